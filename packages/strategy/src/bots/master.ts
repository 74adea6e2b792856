/**
 * `master`: plays its best answers out to the end of the round, many times, with cards drawn from the unseen ones and
 * `sharp` in every seat, and takes the one after which it wins most. The judgement of `sharp` counts like a number of
 * playouts, so that few are enough.
 */
import type { Choice, Game } from '@turn7/engine';
import type { Advice, Bot } from '../bot.ts';
import { bestOf, Candidate, chancesOf, hopeful } from './candidate.ts';
import { fingerprint } from './fingerprint.ts';
import { Judgement, type Training } from './judgement.ts';
import type { NetData } from './net.ts';
import { Playouts } from './playout.ts';
import { plainAdvice, Sharp } from './sharp.ts';
import { WinChance } from './win-chance.ts';

/**
 * How much a choice may cost: so many playouts of an answer at a table of four (a larger one, where each takes longer,
 * gets fewer), or a time, which makes choices depend on the machine. `now`: a clock in milliseconds.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number; readonly now: () => number };

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
  readonly #budget: Budget;
  #seed: number;

  /** `winChance`: how playouts end. */
  constructor(sharp: Training, winChance: NetData, budget: Budget, seed: number) {
    this.name = 'playouts' in budget ? `master:${budget.playouts}` : `master within ${budget.milliseconds} ms`;
    this.#sharp = new Sharp(sharp);
    this.#judgement = new Judgement(sharp);
    this.#playouts = new Playouts(this.#sharp, new WinChance(winChance));
    this.#budget = budget;
    this.#seed = seed;
  }

  choose(game: Game): Choice {
    if (game.seats === 1) return this.#sharp.choose(game);
    return bestOf(this.#search(game)).choice;
  }

  advise(game: Game): Advice {
    if (game.seats === 1) return this.#sharp.advise(game);
    const candidates = this.#search(game);
    if (candidates.length === 1) return plainAdvice(game);
    const best = bestOf(candidates);
    const reason = { kind: 'playouts', options: chancesOf(candidates), playouts: best.values.length } as const;
    return { choice: best.choice, reason };
  }

  reseed(seed: number): void {
    this.#seed = seed;
  }

  #search(game: Game): Candidate[] {
    const options = this.#judgement.optionsOf(game).toSorted((a, b) => b.value - a.value);
    const candidates = options.slice(0, MOST_CANDIDATES).map((option) => new Candidate(option));
    const isSpent = meter(this.#budget, game.seats);
    const seed = fingerprint(game, this.#seed);
    this.#playouts.take(game);
    let open = candidates;
    for (let played = 0; open.length > 1 && !isSpent(played); played += BATCH) {
      for (let i = played; i < played + BATCH; i++) this.#playOnce(open, seed + i);
      open = hopeful(open);
    }
    return candidates;
  }

  /** The same cards for every answer, so that chance favours none. */
  #playOnce(open: readonly Candidate[], seed: number): void {
    for (const candidate of open) candidate.add(this.#playouts.play(candidate.choice, seed));
  }
}

/** Tells after how many playouts of an answer a budget is spent; one batch is always free. */
const meter = (budget: Budget, seats: number): ((played: number) => boolean) => {
  if ('playouts' in budget) {
    const playouts = Math.max(1, budget.playouts * Math.min(1, FOUR / seats));
    return (played) => played >= playouts;
  }
  const end = budget.now() + budget.milliseconds;
  return (played) => played > 0 && budget.now() >= end;
};
