/** A game as it went: the table, the moment in words, the totals, and the controls. Whoever steps on sees the cards travel. */
import type { GameRecord, Seat } from '@turn7/engine';
import type { Review } from '@turn7/strategy';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { address } from '../../device/address.ts';
import { KEYS } from '../../ui/keys.ts';
import type { Chapters } from '../../words/chapters.ts';
import { spokenLanguage } from '../../words/spoken-language.ts';
import { useChapter } from '../../words/texts.ts';
import { useOwnSeat } from '../kept/use-own-seat.ts';
import { useMotion } from '../motion/use-motion.ts';
import { roundsOf } from '../playback/moment.ts';
import { TurnThreeTray } from '../question/turn-three-tray.tsx';
import { chanceStyles } from '../review/chances.ts';
import { ReviewedReplay } from '../review/review.tsx';
import { ReviewButton } from '../review/review-button.tsx';
import { useReview } from '../review/use-review.ts';
import { type LineStyles, lineStyles, ranking } from '../summary/totals.ts';
import { Piles } from '../table/piles.tsx';
import { Controls } from './controls.tsx';
import { EmbedButton } from './embed-button.tsx';
import { Highlights } from './highlights.tsx';
import { MomentLink } from './moment-link.tsx';
import { LinesPanel, MomentPanel } from './moment-panel.tsx';
import { placeText } from './moment-words.ts';
import type { KeptFile } from './opened.ts';
import { usePlayer, usePlayerKeys } from './player.ts';
import { PositionLink, ProofButton, SaveLink } from './record-buttons.tsx';
import type { Replay } from './replay.ts';
import { type TableReplay, wantsReview } from './replay-link.ts';
import { useReplayModel } from './replay-model.ts';
import { ReplayPage } from './replay-page.tsx';
import { ReplaySeats } from './replay-seats.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useReplayAddress } from './use-replay-address.ts';
import { WhatIfButton } from './what-if-button.tsx';
import './replay-player.css';

export interface ReplayPlayerProps {
  readonly replay: Replay;
  readonly start: number;
  /** The table that it was fetched from. */
  readonly table: TableReplay | null;
  /** What it is one of many games of. */
  readonly file: KeptFile | null;
  /** The way to other games. */
  readonly others: ComponentChildren;
}

export function ReplayPlayer({ replay, start, table, file, others }: ReplayPlayerProps) {
  const t = useChapter('replay');
  const player = usePlayer(replay, start);
  usePlayerKeys(player);
  const { at } = player;
  const [isReviewed, setReviewed] = useState(() => wantsReview(address.value));
  useReplayAddress({ replay, at, table, file, isReviewed });
  const running = useReview(replay.record, isReviewed);
  const { model, narrator } = useReplayModel(replay, at);
  const { names } = model;
  const place = placeText(replay, at, t);
  const main = useRef<HTMLElement>(null);
  const words = useRef<HTMLElement>(null);
  useMotion(main, model.moment);
  const shown = { replay, at, narrator };
  const me = useOwnSeat(replay.record, names);
  const styles = useMemo(() => stylesOf(replay, running.review, me), [replay, running.review, me]);
  const board = (
    <>
      <MomentPanel {...shown} place={place} curve={running.review?.curve ?? null} panel={words} />
      <ReplaySeats model={model} />
      <div class="replay-middle">
        <Piles model={model} cards="s" brief={false} />
        <LinesPanel {...shown} />
        <TurnThreeTray model={model} />
      </div>
      <div class="replay-more">
        <WhatIfButton replay={replay} at={at} names={names} />
        <PositionLink replay={replay} at={at} />
      </div>
    </>
  );
  const actions = (
    <>
      <ReviewButton isOpen={isReviewed} onPress={() => setReviewed(!isReviewed)} />
      <MomentLink {...{ replay, at, table, isReviewed }} />
    </>
  );
  return (
    <ReplayPage game={described(replay.record, t)} actions={actions}>
      <main class="replay-main" ref={main}>
        {isReviewed ? (
          <ReviewedReplay {...shown} {...{ place, running, me, words }} onFrame={player.goTo}>
            {board}
          </ReviewedReplay>
        ) : (
          board
        )}
        <Highlights replay={replay} names={names} player={player} />
        <TotalsPanel {...{ replay, names, styles, at }} onFrame={player.goTo} />
        <div class="replay-more">
          <ProofButton replay={replay} names={names} table={table} />
          <SaveLink replay={replay} />
          <EmbedButton replay={replay} at={at} />
          {others}
        </div>
      </main>
      <Controls replay={replay} player={player} place={place} keys={KEYS.replay} />
    </ReplayPage>
  );
}

/** The same for every chart of the page. As long as there is no review, the totals alone say who deserves attention. */
const stylesOf = ({ events }: Replay, review: Review | null, me: Seat | null): LineStyles =>
  review === null ? lineStyles(ranking(roundsOf(events)), me) : chanceStyles(review, { me, meant: null });

/** What the game is called, when it was, and how many played. */
function described({ notes, players }: GameRecord, t: Chapters['replay']): string {
  const time = Date.parse(notes.date ?? '');
  const when = Number.isNaN(time) ? notes.date : date(time);
  return [notes.title, when, t.players(players.length)].filter(Boolean).join(', ');
}

const date = (time: number): string => new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'medium' }).format(time);
