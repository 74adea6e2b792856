/**
 * `master`: plays its best answers out to the end of the round, many times, with cards drawn from the unseen ones, `sharp` in
 * its own seat and in every other those who play like it, and takes the one after which it wins most. The judgement of
 * `sharp` counts like a number of playouts, so that few are enough.
 */
import type { Choice, Game } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { bestOf, Candidate, chancesOf, hopeful, nextTo } from './candidate.ts';
import type { Acquaintance } from './company.ts';
import { fingerprint } from './fingerprint.ts';
import { Judgement, type Training } from './judgement.ts';
import type { NetData } from './net.ts';
import { Playouts } from './playout.ts';
import { plainAdvice, Sharp } from './sharp.ts';
import { modelsWith, Styles } from './styles.ts';
import { WinChance } from './win-chance.ts';

/**
 * How much a choice may cost: so many playouts of an answer at a table of four (a larger one, where each takes longer,
 * gets fewer), or a time, which makes choices depend on the machine; or both, whichever is spent first.
 */
export type Budget = { readonly playouts: number; readonly time?: TimeLimit } | { readonly time: TimeLimit };

interface TimeLimit {
  readonly milliseconds: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Answers that look worse than so many others are not played out at all. */
const MOST_CANDIDATES = 4;
const FOUR = 4;
/** Playouts between two looks at the answers; budgets are rounded up to these. */
const BATCH = 16;

export class Master implements Bot {
  readonly name: string;
  readonly #sharp: Sharp;
  readonly #judgement: Judgement;
  readonly #playouts: Playouts;
  readonly #rivals: Acquaintance;
  readonly #budget: Budget;
  #seed: number;

  /** `winChance`: how playouts end; it knows styles. `rivals`: if somebody knows them, who else finds out by watching. */
  constructor(sharp: Training, winChance: NetData, budget: Budget, seed: number, rivals?: Acquaintance) {
    this.name = 'playouts' in budget ? `master:${budget.playouts}` : `master within ${budget.time.milliseconds} ms`;
    this.#sharp = new Sharp(sharp);
    this.#judgement = new Judgement(sharp);
    this.#playouts = new Playouts(this.#sharp, new WinChance(winChance));
    this.#rivals = rivals ?? new Styles(modelsWith(this.#sharp));
    this.#budget = budget;
    this.#seed = seed;
  }

  choose(game: Game): Choice {
    if (game.seats === 1) return this.#sharp.choose(game);
    return bestOf(this.#search(game, meter(this.#budget, game.seats))).choice;
  }

  advise(game: Game): Advice {
    if (game.seats === 1) return this.#sharp.advise(game);
    const isSpent = meter(this.#budget, game.seats);
    const candidates = this.#search(game, isSpent);
    if (candidates.length === 1) return plainAdvice(game);
    const best = bestOf(candidates);
    this.#playOn([best, nextTo(best, candidates)], isSpent);
    const reason = { kind: 'playouts', options: chancesOf(candidates, best), playouts: best.values.length } as const;
    return { choice: best.choice, reason };
  }

  watch(game: Game, choice: Choice): void {
    this.#rivals.watch(game, choice);
  }

  reseed(seed: number): void {
    this.#seed = seed;
    this.#rivals.forget();
  }

  #search(game: Game, isSpent: Meter): Candidate[] {
    const options = this.#judgement.optionsOf(game).toSorted((a, b) => b.value - a.value);
    const candidates = options.slice(0, MOST_CANDIDATES).map((option) => new Candidate(option));
    const companies = this.#rivals.companiesOf(game.asked.seat, game.seats);
    this.#playouts.take(game, fingerprint(game, this.#seed), companies);
    let open = candidates;
    for (let played = 0; open.length > 1 && !isSpent(played); played += BATCH) {
      for (let i = played; i < played + BATCH; i++) this.#playOnce(open, i);
      open = hopeful(open);
    }
    return candidates;
  }

  /** That an answer is hopeless is known soon; how often the two win takes longer. */
  #playOn(two: readonly Candidate[], isSpent: Meter): void {
    for (let i = Math.min(...two.map(({ values }) => values.length)); i % BATCH !== 0 || !isSpent(i); i++) {
      this.#playOnce(
        two.filter(({ values }) => values.length === i),
        i,
      );
    }
  }

  /** The same cards for every answer, so that chance favours none. */
  #playOnce(open: readonly Candidate[], index: number): void {
    for (const candidate of open) candidate.add(this.#playouts.play(candidate.choice, index));
  }
}

/** Tells after how many playouts of an answer a budget is spent; one batch is always free. */
type Meter = (played: number) => boolean;

const meter = (budget: Budget, seats: number): Meter => {
  const playouts = 'playouts' in budget ? Math.max(1, budget.playouts * Math.min(1, FOUR / seats)) : Infinity;
  const isLate = timer(budget.time);
  return (played) => played >= playouts || (played > 0 && isLate());
};

const timer = (limit: TimeLimit | undefined): (() => boolean) => {
  if (limit === undefined) return () => false;
  const end = limit.now() + limit.milliseconds;
  return () => limit.now() >= end;
};
