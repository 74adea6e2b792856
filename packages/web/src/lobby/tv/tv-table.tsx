/** The game on a television: the acting seat in the middle, the others around it as many as there are. */
import type { Seat as SeatIndex } from '@turn7/engine';
import { useRef } from 'preact/hooks';
import { LiveRegion } from '../../game/log/live-region.tsx';
import { newestTexts } from '../../game/log/newest-texts.ts';
import { useMotion } from '../../game/motion/use-motion.ts';
import { useAbsence } from '../../game/online/absence.ts';
import { Absences } from '../../game/online/absences.tsx';
import { ConnectionNote } from '../../game/online/connection-note.tsx';
import { Reactions } from '../../game/online/reactions.tsx';
import type { Moment } from '../../game/playback/moment.ts';
import type { Playback } from '../../game/playback/playback.ts';
import { TurnThreeTray } from '../../game/question/turn-three-tray.tsx';
import { Seat } from '../../game/seat/seat.tsx';
import type { RemoteSession } from '../../game/session/remote.ts';
import type { Online } from '../../game/session/session.ts';
import { useSound } from '../../game/sound/use-sound.ts';
import { RoundSummary } from '../../game/summary/round-summary.tsx';
import { SevenMoment } from '../../game/summary/seven-moment.tsx';
import { Spotlight } from '../../game/table/big-hand.tsx';
import { companyOf, ringOf } from '../../game/table/layout.ts';
import { NextUp } from '../../game/table/next-up.tsx';
import { Piles } from '../../game/table/piles.tsx';
import type { SceneProps } from '../../game/table/scene.ts';
import { useScene } from '../../game/table/scene-of.ts';
import { hasTray } from '../../game/table/stage.tsx';
import { Timer } from '../../game/table/timer.tsx';
import { useTitle } from '../../game/table/title.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useTexts } from '../../words/texts.ts';
import { JoinSign } from './join-sign.tsx';
import { TvFinal } from './tv-final.tsx';

export interface TvTableProps {
  readonly session: RemoteSession;
  readonly playback: Playback;
  readonly moment: Moment;
}

export function TvTable({ session, playback, moment }: TvTableProps) {
  const scene = useScene(session, playback, moment);
  const root = useRef<HTMLElement>(null);
  useTitle(scene);
  useMotion(root, moment);
  useSound(scene);
  const isOver = moment.roundEnd !== null || moment.view.state.kind === 'finished';
  return (
    <main class={`tv has-${companyOf(scene.names.length)}`} ref={root}>
      <TvHead scene={scene} online={session.online} />
      <TvSeats scene={scene} />
      <Timer scene={scene} />
      <LogLine scene={scene} />
      <div class={`tv-over${isOver ? ' is-shown' : ''}`}>
        <RoundSummary scene={scene} />
        <TvFinal scene={scene} />
      </div>
      <SevenMoment scene={scene} />
      <Reactions scene={scene} />
      <ConnectionNote online={session.online} />
      <LiveRegion scene={scene} />
      <Absences scene={scene} />
    </main>
  );
}

function TvHead({ scene, online }: SceneProps & { readonly online: Online }) {
  const { table: t } = useTexts();
  const { round, target } = scene.moment.view;
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

function TvSeats({ scene }: SceneProps) {
  switch (companyOf(scene.names.length)) {
    case 'few':
    case 'some':
      return <TwoRows scene={scene} />;
    case 'many':
      return <Around scene={scene} />;
    case 'crowd':
      return <Leaders scene={scene} />;
  }
}

/** Clockwise: along the top, and back along the bottom. */
function TwoRows({ scene }: SceneProps) {
  const all = scene.names.map((_, seat) => seat);
  const half = Math.ceil(all.length / 2);
  return (
    <div class="tv-rows" style={{ '--columns': half }}>
      <TvRow scene={scene} seats={all.slice(0, half)} />
      <Middle scene={scene} />
      <TvRow scene={scene} seats={all.slice(half).toReversed()} />
    </div>
  );
}

function TvRow({ scene, seats }: SceneProps & { readonly seats: readonly SeatIndex[] }) {
  const { table: t } = useTexts();
  return (
    <ol class="tv-row" aria-label={t.seats}>
      {seats.map((seat) => (
        <li key={seat}>
          <Seat scene={scene} seat={seat} size="row" cards="m" />
        </li>
      ))}
    </ol>
  );
}

function Around({ scene }: SceneProps) {
  const { table: t } = useTexts();
  const { columns, rows, cells } = ringOf(scene.names.length);
  return (
    <div class="tv-around" style={{ '--columns': columns, '--rows': rows }}>
      <ol class="seat-ring" aria-label={t.seats}>
        {cells.map(({ column, row }, seat) => (
          <li key={`${column} ${row}`} style={{ gridColumn: column, gridRow: row }}>
            <Seat scene={scene} seat={seat} size="wide" />
          </li>
        ))}
      </ol>
      <Middle scene={scene} />
    </div>
  );
}

const SHOWN = 12;

/** Of a crowd, those that matter most. */
function Leaders({ scene }: SceneProps) {
  const { table: t } = useTexts();
  const { seats } = scene.moment.view;
  const standing = seats.map((_, seat) => seat).toSorted((a, b) => (seats[b]?.total ?? 0) - (seats[a]?.total ?? 0));
  return (
    <div class="tv-crowd">
      <Middle scene={scene} />
      <h2 class="muted">{t.leaders}</h2>
      <ol class="tv-leaders" aria-label={t.leaders}>
        {standing.slice(0, SHOWN).map((seat) => (
          <li key={seat}>
            <Seat scene={scene} seat={seat} size="mini" copy />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Middle({ scene }: SceneProps) {
  const isCrowd = companyOf(scene.names.length) === 'crowd';
  const isTray = hasTray(scene.moment.view);
  return (
    <section class={`tv-middle${isTray ? ' has-tray' : ''}`}>
      <Spotlight scene={scene} cards="l" copy={!isCrowd} />
      <Piles scene={scene} cards="l" brief={false} />
      {isTray && <TurnThreeTray scene={scene} />}
      <NextUp scene={scene} />
    </section>
  );
}

/** What happened, across the foot of the screen. */
function LogLine({ scene }: SceneProps) {
  const { now, last, before } = newestTexts(scene, useTexts());
  const absence = useAbsence(scene);
  return (
    <p class="tv-log ellipsis">
      <b>
        {last} {absence ?? now}
      </b>{' '}
      <span class="muted">{before}</span>
    </p>
  );
}
