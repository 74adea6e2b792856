/** The game on a television: the acting seat in the middle, the others around it as many as there are. */
import type { Seat as SeatIndex } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { LiveRegion } from '../../game/log/live-region.tsx';
import { newestTexts } from '../../game/log/newest.tsx';
import { useMotion } from '../../game/motion/use-motion.ts';
import { useAbsence } from '../../game/online/absence.tsx';
import { ConnectionNote } from '../../game/online/connection-note.tsx';
import { Reactions } from '../../game/online/reactions.tsx';
import { TurnClock } from '../../game/online/turn-clock.tsx';
import { roundsOf } from '../../game/playback/moment.ts';
import { TurnThreeTray } from '../../game/question/turn-three-tray.tsx';
import { Seat } from '../../game/seat/seat.tsx';
import type { Online } from '../../game/session/session.ts';
import { useSound } from '../../game/sound/use-sound.ts';
import { RoundSummary } from '../../game/summary/round-summary.tsx';
import { SevenMoment } from '../../game/summary/seven-moment.tsx';
import { SevenRings } from '../../game/summary/seven-rings.tsx';
import { standingsOf } from '../../game/summary/standing.ts';
import { StandingTable } from '../../game/summary/standing-table.tsx';
import { Spotlight } from '../../game/table/big-hand.tsx';
import { companyOf, ringOf } from '../../game/table/layout.ts';
import { hasTray } from '../../game/table/middle.tsx';
import { NextUp } from '../../game/table/next-up.tsx';
import { Piles } from '../../game/table/piles.tsx';
import type { ModelProps } from '../../game/table/table-model.ts';
import { useTableTitle } from '../../game/table/title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { CompanyNews } from '../company-news.tsx';
import { TableNotes } from '../table-notes.tsx';
import { JoinSign } from './join-sign.tsx';
import '../../game/table/seats-area.css';
import './tv-final.css';
import './tv-table.css';

export interface TvTableProps extends ModelProps {
  readonly online: Online;
}

export function TvTable({ model, online }: TvTableProps) {
  const { moment } = model;
  const root = useRef<HTMLElement>(null);
  useTableTitle(model);
  useMotion(root, moment);
  useSound(model);
  const isOver = moment.roundEnd !== null || moment.view.state.kind === 'finished';
  return (
    <main class={`tv has-${companyOf(model.names.length)}`} ref={root}>
      <TvHead model={model} online={online} />
      <TvSeats model={model} />
      <TurnClock model={model} clock={useSignal(online.lobby).options.clock} />
      <LatestLine model={model} />
      <div class={`tv-over${isOver ? ' is-shown' : ''}`}>
        <RoundSummary model={model} />
        <TvFinal model={model} />
      </div>
      <SevenMoment model={model} />
      <Reactions online={online} />
      <TableNotes>
        <ConnectionNote online={online} />
        <CompanyNews people={model.people} online={online} />
      </TableNotes>
      <LiveRegion model={model} />
    </main>
  );
}

function TvHead({ model, online }: TvTableProps) {
  const { table: t } = useTexts();
  const { round, target } = model.moment.view;
  return (
    <header class="tv-head">
      <Wordmark />
      <h1>
        {t.round(round)} <span class="muted">· {t.firstTo(target)}</span>
      </h1>
      <JoinSign online={online} />
    </header>
  );
}

function TvSeats({ model }: ModelProps) {
  switch (companyOf(model.names.length)) {
    case 'few':
    case 'some':
      return <TwoRows model={model} />;
    case 'many':
      return <Around model={model} />;
    case 'crowd':
      return <Leaders model={model} />;
  }
}

/** Clockwise: along the top, and back along the bottom. */
function TwoRows({ model }: ModelProps) {
  const all = model.names.map((_, seat) => seat);
  const half = Math.ceil(all.length / 2);
  return (
    <div class="tv-rows" style={{ '--columns': half }}>
      <TvRow model={model} seats={all.slice(0, half)} />
      <Middle model={model} />
      <TvRow model={model} seats={all.slice(half).toReversed()} />
    </div>
  );
}

function TvRow({ model, seats }: ModelProps & { readonly seats: readonly SeatIndex[] }) {
  const { table: t } = useTexts();
  return (
    <ol class="tv-row" aria-label={t.seats}>
      {seats.map((seat) => (
        <li key={seat}>
          <Seat model={model} seat={seat} size="row" cards="m" />
        </li>
      ))}
    </ol>
  );
}

function Around({ model }: ModelProps) {
  const { table: t } = useTexts();
  const { columns, rows, cells } = ringOf(model.names.length);
  return (
    <div class="tv-around" style={{ '--columns': columns, '--rows': rows }}>
      <ol class="seat-ring" aria-label={t.seats}>
        {cells.map(({ column, row }, seat) => (
          <li key={`${column} ${row}`} style={{ gridColumn: column, gridRow: row }}>
            <Seat model={model} seat={seat} size="wide" />
          </li>
        ))}
      </ol>
      <Middle model={model} />
    </div>
  );
}

const SHOWN = 12;

/** Of a crowd, those that matter most. */
function Leaders({ model }: ModelProps) {
  const { table: t } = useTexts();
  const { seats } = model.moment.view;
  const standing = seats.map((_, seat) => seat).toSorted((a, b) => (seats[b]?.total ?? 0) - (seats[a]?.total ?? 0));
  return (
    <div class="tv-crowd">
      <Middle model={model} />
      <h2 class="muted">{t.leaders}</h2>
      <ol class="tv-leaders" aria-label={t.leaders}>
        {standing.slice(0, SHOWN).map((seat) => (
          <li key={seat}>
            <Seat model={model} seat={seat} size="mini" copy />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Middle({ model }: ModelProps) {
  const isCrowd = companyOf(model.names.length) === 'crowd';
  const isTray = hasTray(model.moment.view);
  return (
    <section class={`tv-middle${isTray ? ' has-tray' : ''}`}>
      <Spotlight model={model} cards="l" copy={!isCrowd} />
      <Piles model={model} cards="l" brief={false} />
      {isTray && <TurnThreeTray model={model} />}
      <NextUp model={model} />
    </section>
  );
}

/** What happened, across the foot of the screen. */
function LatestLine({ model }: ModelProps) {
  const { now, last, before } = newestTexts(model, useTexts());
  const absence = useAbsence(model);
  return (
    <p class="tv-log">
      <b>
        {last} {absence ?? now}
      </b>{' '}
      <span class="muted">{before}</span>
    </p>
  );
}

/** The end of a game: the winner as large as the screen, and everybody's place. */
/** The hues of the rings, from the inside. */
const RINGS = [6, 7, 8, 9, 10, 11, 12];

function TvFinal({ model }: ModelProps) {
  const { summary: t } = useTexts();
  const { view, log } = model.moment;
  if (view.state.kind !== 'finished') return null;
  const { winner } = view.state;
  const name = winner === null ? undefined : model.names[winner];
  return (
    <section class="tv-final">
      <header class="tv-winner">
        <h2>{name === undefined ? t.nobodyWins : t.wins(name)}</h2>
        <p>{winner === null ? t.noCards : t.result(view.seats[winner]?.total ?? 0, roundsOf(log).length)}</p>
        <span class="tv-rings" aria-hidden="true">
          {winner !== null && <SevenRings numbers={RINGS} label="" />}
        </span>
      </header>
      <StandingTable standings={standingsOf(log)} names={model.names} />
    </section>
  );
}
