/**
 * Reviews a game piece by piece, so that whoever waits for it may look at any time and stop when they like. The work is done
 * in passes, each of which makes the estimates better: first what the net says of everything, which is a complete review,
 * then playouts where it matters, then everywhere, then twice as many. A review depends on the record, the seed and how much
 * was done, never on time.
 */
import type { LocatedRecord } from '@turn7/engine';
import midRound from '../../data/mid-round.json' with { type: 'json' };
import training from '../../data/sharp.json' with { type: 'json' };
import winChance from '../../data/win-chance.json' with { type: 'json' };
import { Closer } from '../bots/closer.ts';
import { Judgement } from '../bots/judgement.ts';
import { Sharp } from '../bots/sharp.ts';
import { WinChance } from '../bots/win-chance.ts';
import { Foresight } from './foresight.ts';
import { BATCH, chancesAt, Futures } from './futures.ts';
import { reviewFrom } from './ledger.ts';
import { MidRound } from './mid-round.ts';
import type { Review } from './review.ts';
import { isCritical, type Study, studiesOf } from './study.ts';
import { type Step, trailOf } from './trail.ts';

export interface ReviewBudget {
  /** How many passes: 1 is the net alone, 2 (if not said) adds playouts where they matter, 3 everywhere, each further one doubles. */
  readonly passes?: number;
  readonly seed?: number;
}

/** How far the work has come, for a bar. */
export interface ReviewProgress {
  /** Passes done, and the share of the one under way. */
  readonly passes: number;
  readonly share: number;
}

const USUAL_PASSES = 2;
/** Playouts of an answer in the pass that is the first with any, at a table of four; larger ones, which take longer, get fewer. */
const PLAYOUTS = 512;
const FOUR = 4;
/** So many times as many at the start of a round, from the pass on that looks at everything. */
const AT_START = 4;

export class Reviewer {
  readonly #names: readonly string[];
  readonly #trail: readonly Step[];
  readonly #studies: readonly (Study | null)[];
  readonly #foresight: Foresight;
  readonly #futures: Futures;
  readonly #winChance = new WinChance(winChance);
  readonly #seed: number;
  readonly #passes: number;
  #pass = 0;
  /** Where the pass has come to among the steps. */
  #at = 0;
  #batches = 0;

  /** Throws a RecordError where the record is no game. */
  constructor(located: LocatedRecord, { passes = USUAL_PASSES, seed = 0 }: ReviewBudget = {}) {
    const sharp = new Sharp(training);
    this.#names = located.record.players;
    this.#trail = trailOf(located);
    this.#studies = studiesOf(this.#trail, { judgement: new Judgement(training), sharp, counter: new Closer() });
    const { rules } = this.#trail[0]!.game; // a game has a first round
    this.#foresight = new Foresight(rules, new MidRound(midRound, this.#winChance), this.#winChance);
    this.#futures = new Futures(sharp, this.#winChance);
    this.#seed = seed;
    this.#passes = Math.max(1, passes);
  }

  /** Whether there is a review of every choice and card. */
  get isComplete(): boolean {
    return this.#pass > 0;
  }

  /** Whether the budget is used up. */
  get isDone(): boolean {
    return this.#pass >= this.#passes;
  }

  get progress(): ReviewProgress {
    return { passes: this.#pass, share: this.#at / this.#studies.length };
  }

  /** A piece of the work, of some milliseconds. */
  advance(): void {
    const study = this.#nextStudy();
    if (study === null) return;
    const { game, answers, estimate } = study;
    if (this.#pass === 0) {
      for (const answer of answers) estimate.expect(this.#foresight.after(game, answer));
    } else {
      estimate.add(this.#futures.batch(game, answers, this.#seed * 1_000_003 + this.#at, estimate.batches));
      this.#batches += answers.length;
    }
  }

  /** What the work so far has come to; it must be complete. */
  review(): Review {
    if (!this.isComplete) throw new Error('the first pass is not done; expected a look at `isComplete` before');
    const least = Math.min(...this.#studies.flatMap((study) => (study === null ? [] : study.estimate.batches * BATCH)));
    return reviewFrom(
      this.#names,
      this.#trail.map((step, i) => ({ step, study: this.#studies[i] ?? null, chances: this.#exact(step) })),
      { passes: this.#pass, playouts: this.#batches * BATCH, least, stopped: !this.isDone },
    );
  }

  /** The next that the passes have something to do for; null when they are done. */
  #nextStudy(): Study | null {
    for (; !this.isDone; this.#moveOn()) {
      const study = this.#studies[this.#at] ?? null;
      if (study !== null && wants(study, this.#pass)) return study;
    }
    return null;
  }

  #moveOn(): void {
    if (++this.#at < this.#studies.length) return;
    this.#at = 0;
    this.#pass++;
  }

  /** Everybody's chance where the totals say it. */
  #exact({ kind, game }: Step): readonly number[] | null {
    return kind === 'round' || game.finished ? chancesAt(game, this.#winChance) : null;
  }
}

/** Whether a pass has something to do for it. */
const wants = (study: Study, pass: number): boolean =>
  pass === 0 ? !study.estimate.isExpected : study.estimate.batches < batchesIn(pass, study);

/** How many batches an estimate has after a pass with playouts. */
function batchesIn(pass: number, study: Study): number {
  const { seats } = study.game;
  if (seats === 1) return 0; // alone nobody can lose
  if (pass === 1 && !study.isStart && !isCritical(study)) return 0;
  const times = pass === 1 ? 1 : 2 ** (pass - 2) * (study.isStart ? AT_START : 1);
  return Math.max(2, Math.ceil((PLAYOUTS * times * Math.min(1, FOUR / seats)) / BATCH));
}

/** The review of a record within a budget. Throws a RecordError where the record is no game. */
export function review(located: LocatedRecord, budget: ReviewBudget = {}): Review {
  const reviewer = new Reviewer(located, budget);
  while (!reviewer.isDone) reviewer.advance();
  return reviewer.review();
}
