/** Shows what happens at a table one event after the other, at the pace of the person who looks at it. */
import type { TableGame } from '@turn7/client';
import { beginningOf, follow, type GameEvent, NOBODY, type Question, type Seat, type View } from '@turn7/engine';
import { type Clock, systemClock } from '../../device/clock.ts';
import { type Readable, Signal } from '../../device/signal.ts';
import type { Session } from '../session/session.ts';
import { isRoundEnd, type Moment, momentOf } from './moment.ts';
import { durationOf, faceDownFor, mostBehind, patienceAfter, summaryDuration, thinkingDuration } from './pace.ts';

export interface Tempo {
  /** What durations are multiplied by; 0 shows everything at once. */
  readonly pace: () => number;
  /** Whether the person asked for less motion. */
  readonly reduced: () => boolean;
  readonly clock?: Clock;
  /** From 0 to 1, for how long a bot is seen to think. */
  readonly chance?: () => number;
}

/** How far everything is shown at once: as far as it has happened, or up to the next choice at this device. */
type Haste = 'none' | 'to what happened' | 'to a choice';

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
  #haste: Haste = 'none';
  /** Since when nobody at this device had anything to choose. */
  #idleSince: number;
  /** Who was asked last at this device. */
  #holder: Seat | null = null;

  constructor(session: Session, tempo: Tempo) {
    this.#session = session;
    this.#tempo = tempo;
    this.#clock = tempo.clock ?? systemClock;
    this.#idleSince = this.#clock.now();
    this.#stop = session.game.subscribe(() => this.#hear(session.game.value));
    this.#hear(session.game.value);
  }

  /** null before the first game. */
  get moment(): Readable<Moment | null> {
    return this.#shown;
  }

  /** To the end of what there is to show, or of the round. */
  hasten(): void {
    this.#hurry('to what happened');
  }

  /** To the next choice at this device, or to the end of the round. */
  skip(): void {
    this.#hurry('to a choice');
  }

  /** Leaves the summary of a round, or takes the device over. */
  goOn(): void {
    if (!this.#isHeld) return;
    this.#holder = this.#shown.value?.passTo ?? this.#holder;
    this.#idleSince = this.#clock.now(); // whoever read the scores had something to do
    this.#wake?.();
  }

  /** Nothing is shown any more. */
  close(): void {
    this.#stop();
    this.#games = [];
    this.#wake?.();
  }

  #hurry(haste: Haste): void {
    if (this.#isAtChoice || this.#shown.value?.view.state.kind === 'finished') return;
    if (this.#wake === null && haste === 'to what happened') return;
    this.#haste = haste;
    this.#wake?.();
  }

  #hear(game: TableGame | null): void {
    if (game === null) return;
    this.#games = [...this.#games.filter(({ number }) => number !== game.number), game];
    if (this.#wake === null) this.#goAhead();
    else if (this.#isHeld && this.#isBehind) this.goOn();
  }

  #goAhead(): void {
    const isOver = this.#shown.value?.view.state.kind === 'finished';
    if (this.#isAtChoice || isOver) this.#idleSince = this.#clock.now();
    for (;;) {
      const [game, ...others] = this.#games;
      if (game === undefined) return;
      const before = startOf(game, this.#moment);
      const event = game.log[before.log.length];
      if (event !== undefined) {
        if (this.#showNext(before, event)) return;
      } else if (others.length > 0) {
        this.#games = others;
        this.#moment = { ...before, view: game.view, event: null };
      } else {
        this.#finish(game, before);
        return;
      }
    }
  }

  /** Whether it takes any time. */
  #showNext(before: Moment, event: GameEvent): boolean {
    const seats = before.view.seats.length;
    const faceDown = this.#timeOf(event, before, faceDownFor(event, seats, this.#tempo.reduced()));
    if (event.kind === 'drew' && before.drawing !== event && faceDown > 0) {
      this.#moment = { ...before, ...NOTHING_ASKED, event: null, drawing: event };
      return this.#show(this.#moment, faceDown);
    }
    this.#moment = after(before, event);
    if (!isRoundEnd(event)) {
      return this.#show(this.#moment, this.#timeOf(event, before, this.#durationOf(event, seats)) - faceDown);
    }
    const wait = this.#summaryWait();
    return this.#show({ ...this.#moment, roundEnd: event, goesOnAt: this.#timeIn(wait) }, wait);
  }

  #show(moment: Moment, wait: number): boolean {
    if (wait <= 0) return false;
    this.#waitFor(wait); // first, since whoever is shown it may go on at once
    this.#shown.set({ ...moment, patience: this.#patience, coming: this.#later[0] ?? null });
    return true;
  }

  #finish(game: TableGame, before: Moment): void {
    const question = questionOf(game.view);
    const moment = { ...before, view: game.view, event: null };
    if (question !== null && this.#mustPassTo(question.seat)) {
      this.#haste = 'none';
      this.#moment = moment;
      this.#show({ ...moment, ...NOTHING_ASKED, passTo: question.seat }, Number.POSITIVE_INFINITY);
      return;
    }
    this.#games = [];
    this.#moment = { ...moment, question, due: game.due };
    const isOurs = question === null || this.#isMine(question.seat);
    if (question !== null && isOurs) this.#holder = question.seat;
    if (isOurs || this.#haste === 'to what happened') this.#haste = 'none';
    const thinking = question === null ? 0 : this.#thinkingTime(question.seat, game.view.seats.length);
    if (thinking > 0) this.#waitFor(thinking);
    this.#shown.set(this.#moment);
    this.#session.seen(game);
  }

  /** A bot that plays on this device is seen to think, however soon it knows its answer. */
  #thinkingTime(seat: Seat, seats: number): number {
    const isBot = this.#session.online === null && this.#session.people.value[seat]?.kind === 'bot';
    if (!isBot || this.#haste !== 'none') return 0;
    return thinkingDuration(seats, (this.#tempo.chance ?? Math.random)()) * this.#pace;
  }

  /** From hand to hand: whoever was asked last sees what came of it before the device is another's. */
  #mustPassTo(seat: Seat): boolean {
    return this.#holder !== null && this.#holder !== seat && this.#isMine(seat) && this.#isMine(this.#holder);
  }

  #isMine(seat: Seat): boolean {
    return this.#session.people.value[seat]?.mine === true;
  }

  #durationOf(event: GameEvent, seats: number): number {
    return durationOf(event, seats, this.#tempo.reduced());
  }

  /** How long something of an event takes that would take so long at normal speed. */
  #timeOf(event: GameEvent, before: Moment, duration: number): number {
    return this.#haste !== 'none' || this.#isLate(event, before) ? 0 : duration * this.#pace;
  }

  get #pace(): number {
    return this.#tempo.pace() * this.#patience;
  }

  /** On this device the others go faster the longer one waits; an online table has a pace of its own. */
  get #patience(): number {
    const isPlayed = this.#session.online === null && this.#session.people.value.some(({ mine }) => mine);
    return isPlayed ? patienceAfter(this.#clock.now() - this.#idleSince) : 1;
  }

  /** Whether an online table would go on for too long before all that has happened there is shown. */
  #isLate(event: GameEvent, { view, log }: Moment): boolean {
    if (this.#session.online === null) return false;
    const later = this.#since(log.length + 1);
    const time = [event, ...later].reduce((sum, one) => sum + this.#durationOf(one, view.seats.length), 0);
    return time * this.#pace > mostBehind(this.#timeLeft);
  }

  /** On one device for as long as the person likes; an online table goes on without them. */
  #summaryWait(): number {
    this.#haste = 'none';
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

  /** Whether what is shown waits for somebody to go on. */
  get #isHeld(): boolean {
    const { roundEnd = null, passTo = null } = this.#shown.value ?? {};
    return this.#wake !== null && (roundEnd !== null || passTo !== null);
  }

  /** Whether there is something to choose at this device. */
  get #isAtChoice(): boolean {
    const question = this.#shown.value?.question;
    return this.#isHeld || (question != null && this.#isMine(question.seat));
  }

  /** Whether the table is a whole round ahead of what is shown. */
  get #isBehind(): boolean {
    return this.#later.some(isRoundEnd);
  }

  /** What has happened and is yet to be shown. */
  get #later(): readonly GameEvent[] {
    return this.#since(this.#moment?.log.length ?? 0);
  }

  /** What has happened in the game that is being played back from there on, and in those after it. */
  #since(shown: number): readonly GameEvent[] {
    const [game, ...others] = this.#games;
    return [...(game?.log.slice(shown) ?? []), ...others.flatMap(({ log }) => log)];
  }
}

const NOTHING_ASKED = { question: null, due: null } as const;

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
  ...NOTHING_ASKED,
  event,
  drawing: null,
  beat: moment.beat + 1,
  log: [...moment.log, event],
});

/** The view of a table before its first event has a question that is put to nobody. */
function questionOf({ state }: View): Question | null {
  return state.kind === 'playing' && state.question.seat !== NOBODY ? state.question : null;
}
