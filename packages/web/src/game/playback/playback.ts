/** Shows what happens at a table one event after the other, at the pace of the person who looks at it. */
import { beginningOf, follow, type GameEvent, NOBODY, type Question, type View } from '@turn7/engine';
import { type Clock, systemClock } from '../../device/clock.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import type { Session, TableGame } from '../session/session.ts';
import { isRoundEnd, type Moment, momentOf } from './moment.ts';
import { durationOf, mostBehind, summaryDuration } from './pace.ts';

export interface Tempo {
  /** What durations are multiplied by; 0 shows everything at once. */
  readonly pace: () => number;
  /** Whether the person asked for less motion. */
  readonly reduced: () => boolean;
  readonly clock?: Clock;
}

export class Playback {
  readonly #session: Session;
  readonly #tempo: Tempo;
  readonly #clock: Clock;
  readonly #shown = new Signal<Moment | null>(null);
  readonly #stop: () => void;
  /** Those of which something is yet to be shown, as they stand by now; the first is being played back. */
  #games: readonly TableGame[] = [];
  /** As far as it was played back. What takes no time is in it before it is shown. */
  #moment: Moment | null = null;
  /** Ends the present wait before its time. */
  #wake: (() => void) | null = null;
  #hurries = false;

  constructor(session: Session, tempo: Tempo) {
    this.#session = session;
    this.#tempo = tempo;
    this.#clock = tempo.clock ?? systemClock;
    this.#stop = session.game.subscribe(() => this.#hear(session.game.value));
    this.#hear(session.game.value);
  }

  /** null before the first game. */
  get moment(): Readable<Moment | null> {
    return this.#shown;
  }

  /** To the end of what there is to show, or of the round. */
  skip(): void {
    if (this.#wake === null || this.#isAtRoundEnd) return;
    this.#hurries = true;
    this.#wake();
  }

  /** Leaves the summary of a round. */
  goOn(): void {
    if (this.#isAtRoundEnd) this.#wake?.();
  }

  /** Nothing is shown any more. */
  close(): void {
    this.#stop();
    this.#games = [];
    this.#wake?.();
  }

  #hear(game: TableGame | null): void {
    if (game === null) return;
    this.#games = [...this.#games.filter(({ number }) => number !== game.number), game];
    if (this.#wake === null) this.#goAhead();
    else if (this.#isAtRoundEnd && this.#isBehind) this.goOn();
  }

  #goAhead(): void {
    for (;;) {
      const [game, ...others] = this.#games;
      if (game === undefined) return;
      const before = startOf(game, this.#moment);
      const event = game.log[before.log.length];
      if (event === undefined) {
        this.#games = others;
        this.#moment = { ...before, view: game.view, event: null };
        if (others.length > 0) continue;
        this.#finish(game, this.#moment);
        return;
      }
      this.#moment = after(before, event);
      const wait = isRoundEnd(event) ? this.#summaryWait() : this.#waitAfter(event, this.#moment.view.seats.length);
      if (wait === 0) continue;
      this.#waitFor(wait); // first, since whoever is shown it may go on at once
      this.#shown.set({
        ...this.#moment,
        ...(isRoundEnd(event) ? { roundEnd: event, goesOnAt: this.#timeIn(wait) } : {}),
        coming: this.#later[0] ?? null,
      });
      return;
    }
  }

  #finish(game: TableGame, moment: Moment): void {
    this.#hurries = false;
    this.#moment = { ...moment, question: questionOf(game.view), due: game.due };
    this.#shown.set(this.#moment);
    this.#session.seen(game);
  }

  #waitAfter(event: GameEvent, seats: number): number {
    return this.#hurries || this.#isLate(event, seats) ? 0 : this.#timeFor([event], seats);
  }

  #timeFor(events: readonly GameEvent[], seats: number): number {
    const reduced = this.#tempo.reduced();
    return events.reduce((sum, event) => sum + durationOf(event, seats, reduced), 0) * this.#tempo.pace();
  }

  /** Whether an online table would go on for too long before all that has happened there is shown. */
  #isLate(event: GameEvent, seats: number): boolean {
    if (this.#session.online === null) return false;
    return this.#timeFor([event, ...this.#later], seats) > mostBehind(this.#timeLeft);
  }

  /** On one device for as long as the person likes; an online table goes on without them. */
  #summaryWait(): number {
    this.#hurries = false;
    if (this.#session.online === null) return Number.POSITIVE_INFINITY;
    if (this.#isBehind) return 0;
    return summaryDuration(this.#tempo.pace(), this.#timeLeft);
  }

  #timeIn(milliseconds: number): number | null {
    return Number.isFinite(milliseconds) ? this.#clock.now() + milliseconds : null;
  }

  /** Until the clock of whoever is asked runs out. */
  get #timeLeft(): number {
    return (this.#games.at(-1)?.due ?? Number.POSITIVE_INFINITY) - this.#clock.now();
  }

  #waitFor(milliseconds: number): void {
    const wake = () => {
      cancel?.();
      this.#wake = null;
      this.#goAhead();
    };
    const cancel = milliseconds < Number.POSITIVE_INFINITY ? this.#clock.after(milliseconds, wake) : null;
    this.#wake = wake;
  }

  get #isAtRoundEnd(): boolean {
    return this.#wake !== null && this.#shown.value?.roundEnd != null;
  }

  /** Whether the table is a whole round ahead of what is shown. */
  get #isBehind(): boolean {
    return this.#later.some(isRoundEnd);
  }

  /** What has happened and is yet to be shown. */
  get #later(): readonly GameEvent[] {
    const [game, ...others] = this.#games;
    const shown = this.#moment?.log.length ?? 0;
    return [...(game?.log.slice(shown) ?? []), ...others.flatMap(({ log }) => log)];
  }
}

/**
 * From where a game is played back: from what was shown of it, or else from its first card, unless it was under way before
 * anybody looked. Where neither will do, all there is to show is how the table stands.
 */
function startOf(game: TableGame, shown: Moment | null): Moment {
  const { number, view, log } = game;
  if (shown?.game === number && isContinued(shown, log)) return shown;
  const beat = shown?.beat ?? 0;
  const isFromStart = log.length > 0 && (shown === null ? game.question === 0 : shown.game !== number);
  return isFromStart
    ? momentOf(beginningOf(view), { game: number, beat })
    : momentOf(view, { game: number, beat, log });
}

/** Whether a log goes on from what was shown, and none of it was missed. */
const isContinued = ({ log, view }: Moment, later: readonly GameEvent[]): boolean =>
  log.length === 0 ? view.round === 0 || later.length === 0 : later[log.length - 1] === log.at(-1);

const after = (moment: Moment, event: GameEvent): Moment => ({
  ...moment,
  view: follow(moment.view, event),
  event,
  beat: moment.beat + 1,
  question: null,
  due: null,
  log: [...moment.log, event],
});

/** The view of a table before its first event has a question that is put to nobody. */
function questionOf({ state }: View): Question | null {
  return state.kind === 'playing' && state.question.seat !== NOBODY ? state.question : null;
}
