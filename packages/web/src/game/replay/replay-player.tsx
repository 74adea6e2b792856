/** A game as it went: the table, the moment in words, the totals, and the controls. Whoever steps on sees the cards travel. */
import type { GameRecord } from '@turn7/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { useMotion } from '../motion/use-motion.ts';
import { TurnThreeTray } from '../question/turn-three-tray.tsx';
import { Piles } from '../table/piles.tsx';
import { Controls } from './controls.tsx';
import { Highlights } from './highlights.tsx';
import { MomentLink } from './moment-link.tsx';
import { LinesPanel, MomentPanel, placeText } from './moment-panel.tsx';
import { usePlayer, usePlayerKeys } from './player.ts';
import { PositionLink, ProofButton, SaveLink } from './record-buttons.tsx';
import type { Replay } from './replay.ts';
import type { TableReplay } from './replay-link.ts';
import { useReplayModel } from './replay-model.ts';
import { ReplayPage } from './replay-page.tsx';
import { ReplaySeats } from './replay-seats.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import './replay-player.css';

export interface ReplayPlayerProps {
  readonly replay: Replay;
  readonly start: number;
  /** The table that it was fetched from. */
  readonly table: TableReplay | null;
  /** The way to other games. */
  readonly others: ComponentChildren;
}

export function ReplayPlayer({ replay, start, table, others }: ReplayPlayerProps) {
  const { replay: t } = useTexts();
  const player = usePlayer(replay, start);
  usePlayerKeys(player);
  const { at } = player;
  const { model, narrator } = useReplayModel(replay, at);
  const { names } = model;
  const place = placeText(replay, at, t);
  const main = useRef<HTMLElement>(null);
  useMotion(main, model.moment);
  const shown = { replay, at, narrator };
  return (
    <ReplayPage game={described(replay.record, t)} actions={<MomentLink replay={replay} at={at} table={table} />}>
      <main class="replay-main" ref={main}>
        <MomentPanel {...shown} place={place} />
        <ReplaySeats model={model} />
        <div class="replay-middle">
          <Piles model={model} cards="s" brief={false} />
          <LinesPanel {...shown} />
          <TurnThreeTray model={model} />
        </div>
        <Highlights replay={replay} names={names} player={player} />
        <TotalsPanel replay={replay} names={names} at={at} onFrame={player.goTo} />
        <div class="replay-more">
          <ProofButton replay={replay} names={names} />
          <SaveLink replay={replay} />
          <PositionLink replay={replay} at={at} />
          {others}
        </div>
      </main>
      <Controls replay={replay} player={player} place={place} />
    </ReplayPage>
  );
}

/** What the game is called, when it was, and how many played. */
function described({ notes, players }: GameRecord, t: Texts['replay']): string {
  const time = Date.parse(notes.date ?? '');
  const when = Number.isNaN(time) ? notes.date : date(time);
  return [notes.title, when, t.players(players.length)].filter(Boolean).join(', ');
}

const date = (time: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(time);
