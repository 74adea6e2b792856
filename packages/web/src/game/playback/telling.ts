/** Tells what happens at a table one event after the other, at the pace of the person who looks at it. */
import { beginningOf, follow, type GameEvent, NOBODY, type Question, type RoundEnded, type View } from '@turn7/engine';
import { type Clock, systemClock } from '../../device/clock.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import type { Session, Step } from '../session/session.ts';
import { durationOf, mostBehind, summaryDuration } from './pace.ts';
import type { Told } from './told.ts';

export interface Tempo {
  /** What durations are multiplied by; 0 tells everything at once. */
  readonly pace: () => number;
  /** Whether the person asked for less motion. */
  readonly reduced: () => boolean;
  readonly timers?: Clock;
}

interface Pending {
  readonly step: Step;
  readonly done: () => void;
}

export class Telling {
  readonly #session: Session;
  readonly #tempo: Tempo;
  readonly #timers: Clock;
  readonly #shown = new Signal<Told | null>(null);
  readonly #stop: () => void;
  /** In the order they came; the first is being told. */
  #steps: readonly Pending[] = [];
  /** The events of that step which are yet to be told. */
  #ahead: readonly GameEvent[] = [];
  /** As far as it is told. What takes no time is in it before it is shown. */
  #told: Told | null = null;
  /** Ends the present wait before its time. */
  #wake: (() => void) | null = null;
  #hurries = false;

  constructor(session: Session, tempo: Tempo) {
    this.#session = session;
    this.#tempo = tempo;
    this.#timers = tempo.timers ?? systemClock;
    this.#stop = session.follow((step) => this.#hear(step));
  }

  /** null before the first step. */
  get told(): Readable<Told | null> {
    return this.#shown;
  }

  /** To the end of what there is to tell, or of the round. */
  skip(): void {
    if (this.#wake === null || this.#isAtRoundEnd) return;
    this.#hurries = true;
    this.#wake();
  }

  /** Leaves the summary of a round. */
  goOn(): void {
    if (this.#isAtRoundEnd) this.#wake?.();
  }

  /** Nothing is told any more; whoever waits for it need not. */
  close(): void {
    this.#stop();
    const pending = this.#steps;
    this.#steps = [];
    this.#ahead = [];
    this.#wake?.();
    for (const { done } of pending) done();
  }

  #hear(step: Step): Promise<void> {
    return new Promise((done) => {
      this.#steps = [...this.#steps, { step, done }];
      if (this.#steps.length === 1) this.#begin(step);
      else if (this.#isAtRoundEnd && this.#isBehind) this.goOn();
    });
  }

  #begin(step: Step): void {
    const start = this.#startOf(step);
    if (start !== null && isReached(step.events.reduce(follow, start.view), step.view)) {
      this.#told = start;
      this.#ahead = step.events;
    } else this.#told = this.#jumpTo(step);
    this.#goAhead();
  }

  /** From where the events of a step are told; null if that is not known. */
  #startOf({ game, view, events }: Step): Told | null {
    if (this.#told?.game === game) return this.#told;
    if (events[0]?.kind !== 'game started') return null;
    return toldAt(game, beginningOf(view), this.#told?.beat ?? 0, []);
  }

  /** At the first step, and where something was missed, all there is to show is how the table stands. */
  #jumpTo({ game, view, events }: Step): Told {
    const heard = [...(this.#told?.game === game ? this.#told.log : []), ...events];
    const past = this.#steps.length === 1 ? this.#session.past() : []; // else it knows what is yet to be told
    const log = past.length > heard.length ? past : heard;
    return toldAt(game, view, this.#told?.beat ?? 0, log);
  }

  #goAhead(): void {
    for (;;) {
      const [event, ...ahead] = this.#ahead;
      if (event === undefined || this.#told === null) break;
      this.#ahead = ahead;
      this.#told = after(this.#told, event);
      const wait = isRoundEnd(event) ? this.#summaryWait() : this.#waitAfter(event, this.#told.view.seats.length);
      if (wait === 0) continue;
      this.#waitFor(wait); // first, since whoever is shown it may go on at once
      this.#shown.set({
        ...this.#told,
        ...(isRoundEnd(event) ? { roundEnd: event, goesOnAt: this.#momentIn(wait) } : {}),
        coming: this.#later[0] ?? null,
      });
      return;
    }
    this.#finish();
  }

  #waitAfter(event: GameEvent, seats: number): number {
    return this.#hurries || this.#isLate(event, seats) ? 0 : this.#timeFor([event], seats);
  }

  #timeFor(events: readonly GameEvent[], seats: number): number {
    const reduced = this.#tempo.reduced();
    return events.reduce((sum, event) => sum + durationOf(event, seats, reduced), 0) * this.#tempo.pace();
  }

  /** Whether an online table would go on for too long before all that has happened there is told. */
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

  #momentIn(milliseconds: number): number | null {
    return Number.isFinite(milliseconds) ? this.#timers.now() + milliseconds : null;
  }

  /** Until the clock of whoever is asked runs out. */
  get #timeLeft(): number {
    return (this.#steps.at(-1)?.step.due ?? Number.POSITIVE_INFINITY) - this.#timers.now();
  }

  #waitFor(milliseconds: number): void {
    const wake = () => {
      cancel?.();
      this.#wake = null;
      if (this.#steps.length > 0) this.#goAhead();
    };
    const cancel = milliseconds < Number.POSITIVE_INFINITY ? this.#timers.after(milliseconds, wake) : null;
    this.#wake = wake;
  }

  #finish(): void {
    const [told, ...others] = this.#steps;
    if (told === undefined || this.#told === null) return;
    const { step, done } = told;
    const [next] = others;
    this.#steps = others;
    this.#told = { ...this.#told, view: step.view, event: null };
    if (next === undefined) {
      this.#hurries = false;
      this.#told = { ...this.#told, question: questionOf(step.view), due: step.due };
      this.#shown.set(this.#told);
    }
    done();
    if (next !== undefined) this.#begin(next.step);
  }

  get #isAtRoundEnd(): boolean {
    return this.#wake !== null && this.#shown.value?.roundEnd != null;
  }

  /** Whether the table is a whole round ahead of what is told. */
  get #isBehind(): boolean {
    return this.#later.some(isRoundEnd);
  }

  /** What has happened and is yet to be told. */
  get #later(): readonly GameEvent[] {
    return [...this.#ahead, ...this.#steps.slice(1).flatMap(({ step }) => step.events)];
  }
}

/** Before anything more of it is told. */
const toldAt = (game: number, view: View, beat: number, log: readonly GameEvent[]): Told => ({
  game,
  view,
  event: null,
  beat,
  question: null,
  due: null,
  roundEnd: null,
  goesOnAt: null,
  coming: null,
  log,
});

const after = (told: Told, event: GameEvent): Told => ({
  ...told,
  view: follow(told.view, event),
  event,
  beat: told.beat + 1,
  question: null,
  due: null,
  log: [...told.log, event],
});

const isRoundEnd = (event: GameEvent): event is RoundEnded => event.kind === 'round ended';

/** The view of a table before its first event has a question that is put to nobody. */
function questionOf({ state }: View): Question | null {
  return state.kind === 'playing' && state.question.seat !== NOBODY ? state.question : null;
}

/** Whether the events that were told lead to this view; if not, some were missed. */
const isReached = (told: View, view: View): boolean => textOf(told) === textOf(view);

const textOf = ({ round, dealer, drawSize, seats }: View): string =>
  JSON.stringify([round, dealer, drawSize, seats.map(({ status, total, cards }) => [status, total, cards])]);
