/** A game as it went: the table, the moment in words, the totals, and the controls. Whoever steps on sees the cards travel. */
import type { GameRecord } from '@turn7/engine';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { useMotion } from '../motion/use-motion.ts';
import { TurnThreeTray } from '../question/turn-three-tray.tsx';
import { Piles } from '../table/piles.tsx';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { Highlights } from './highlights.tsx';
import { MomentLink } from './moment-link.tsx';
import { LinesPanel, MomentPanel } from './moment-panel.tsx';
import { usePlayer, usePlayerKeys } from './player.ts';
import { PositionLink, ProofButton, SaveLink } from './record-buttons.tsx';
import { type Film, momentAt } from './replay.ts';
import type { TableReplay } from './replay-link.ts';
import { ReplayPage } from './replay-page.tsx';
import { peopleOf, stillOf } from './still.ts';
import { TotalsPanel } from './totals-panel.tsx';

export interface FilmScreenProps {
  readonly film: Film;
  readonly start: number;
  /** The table that it was fetched from. */
  readonly table: TableReplay | null;
  /** The way to other games. */
  readonly others: ComponentChildren;
}

export function FilmScreen({ film, start, table, others }: FilmScreenProps) {
  const texts = useTexts();
  const t = texts.replay;
  const player = usePlayer(film, start);
  usePlayerKeys(player);
  const people = useMemo(() => peopleOf(film), [film]);
  const names = useMemo(() => people.map(({ name }) => ({ text: name, you: false })), [people]);
  const { at } = player;
  const moment = momentAt(film, at);
  const place = moment === null ? t.beforeStart : t.step(moment.round, moment.step, moment.steps);
  const model = stillOf(film, at, people, names);
  const main = useRef<HTMLElement>(null);
  useMotion(main, model.moment);
  const shown = { film, at, narrator: { names, texts } };
  return (
    <ReplayPage game={described(film.record, t)} actions={<MomentLink film={film} at={at} table={table} />}>
      <main class="replay-main" ref={main}>
        <MomentPanel {...shown} place={place} />
        <Board model={model} />
        <div class="replay-middle">
          <Piles model={model} cards="s" brief={false} />
          <LinesPanel {...shown} />
          <TurnThreeTray model={model} />
        </div>
        <Highlights film={film} names={names} player={player} />
        <TotalsPanel film={film} names={names} at={at} onFrame={player.goTo} />
        <div class="replay-more">
          <ProofButton film={film} names={names} />
          <SaveLink film={film} />
          <PositionLink film={film} at={at} />
          {others}
        </div>
      </main>
      <Controls film={film} player={player} moment={place} />
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
