/** One simulation from its start to its end, as the page shows it meanwhile. */
import { type Report, Reports, type Summary, summaryOf } from '@turn7/simulator';
import { Signal } from '../../device/signal.ts';
import { Pace } from './pace.ts';
import { PlayError, type Pool } from './pool.ts';
import { type Setup, tableOf } from './setup.ts';

type RunState =
  /** `perSecond`, `secondsLeft`: null as long as too little is known. */
  | { readonly kind: 'running'; readonly perSecond: number | null; readonly secondsLeft: number | null }
  | { readonly kind: 'complete' }
  | { readonly kind: 'stopped' }
  /** The games that two workers failed in, counted from 1; null where no game was begun. */
  | { readonly kind: 'failed'; readonly games: readonly [first: number, last: number] | null; readonly why: string };

export interface Shown {
  readonly setup: Setup;
  readonly state: RunState;
  /** Games so far. */
  readonly played: number;
  /** Their figures; null before the first. */
  readonly summary: Summary | null;
  /** Workers that had to be replaced. */
  readonly crashes: number;
}

/** The page is drawn anew no more often, in milliseconds: charts that change faster cannot be read. */
const EVERY = 200;

export class Run {
  readonly shown: Signal<Shown>;
  readonly #pool: Pool;
  readonly #now: () => number;
  readonly #reports: Reports;
  readonly #pace = new Pace();
  #crashes = 0;
  #shownAt: number;

  /** Starts it. `now`: a clock in milliseconds. */
  constructor(setup: Setup, pool: Pool, now: () => number = () => performance.now()) {
    const table = tableOf(setup);
    this.#pool = pool;
    this.#now = now;
    this.#reports = new Reports(table);
    this.#shownAt = now();
    this.#pace.note(this.#shownAt, 0);
    const state: RunState = { kind: 'running', perSecond: null, secondsLeft: null };
    this.shown = new Signal<Shown>({ setup, state, played: 0, summary: null, crashes: 0 });
    const listener = {
      onReport: (report: Report) => this.#take(report),
      onCrash: () => {
        this.#crashes++;
      },
    };
    pool.play(table, setup.games, listener).then(
      () => this.#end({ kind: 'complete' }),
      (error: unknown) => this.#end(failureOf(error)),
    );
  }

  get isRunning(): boolean {
    return this.shown.value.state.kind === 'running';
  }

  /** Ends it at once; what was played is kept. */
  stop(): void {
    this.#end({ kind: 'stopped' });
  }

  #take(report: Report): void {
    if (!this.isRunning) return;
    this.#reports.add(report);
    const now = this.#now();
    this.#pace.note(now, this.#reports.tally.games);
    if (now - this.#shownAt < EVERY) return;
    this.#shownAt = now;
    const { games } = this.shown.value.setup;
    this.#show({ kind: 'running', perSecond: this.#pace.perSecond, secondsLeft: this.#pace.secondsTo(games) });
  }

  #end(state: RunState): void {
    if (!this.isRunning) return;
    this.#pool.close();
    this.#show(state);
  }

  #show(state: RunState): void {
    const { setup } = this.shown.value;
    const { tally, seconds } = this.#reports;
    const summary = tally.games > 0 ? summaryOf(tableOf(setup), tally, seconds) : null;
    this.shown.set({ setup, state, played: tally.games, summary, crashes: this.#crashes });
  }
}

function failureOf(error: unknown): RunState {
  const why = error instanceof Error ? error.message : String(error);
  if (!(error instanceof PlayError)) return { kind: 'failed', games: null, why };
  const { first, games } = error.chunk;
  return { kind: 'failed', games: [first + 1, first + games], why };
}
