/** The answers that `master` weighs, each with its playouts. */
import type { Choice } from '@turn7/engine';
import type { Option } from '../bot.ts';

/** So many playouts the judgement of `sharp` is worth: its usual error is about as large as theirs. */
const TRUST = 150;
/** An answer is given up when it lies so many standard errors behind the best. */
const HOPELESS = 4;
/** Few playouts may agree by chance: no error is taken for smaller than this. */
const LEAST_ERROR = 0.002;

export class Candidate {
  readonly choice: Choice;
  /** How each playout ended, in their order: the same place is the same cards for every answer. */
  readonly values: number[] = [];
  readonly judged: number;
  #sum = 0;

  constructor({ choice, value }: Option) {
    this.choice = choice;
    this.judged = value;
  }

  add(value: number): void {
    this.values.push(value);
    this.#sum += value;
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.values.length);
  }

  /** Playouts and judgement together. `level`: what makes a chance to win of the judgement, which knows differences. */
  worth(level: number): number {
    return (this.#sum + TRUST * (this.judged + level)) / (this.values.length + TRUST);
  }
}

/** The best of those that were played out to the end: with as many playouts, differences are all that counts. */
export function bestOf(candidates: readonly Candidate[]): Candidate {
  const most = Math.max(...candidates.map(({ values }) => values.length));
  const open = candidates.filter(({ values }) => values.length === most);
  return open.reduce((best, candidate) => (candidate.worth(0) > best.worth(0) ? candidate : best));
}

/** Of the others the one that looks best. */
export function nextTo(best: Candidate, candidates: readonly Candidate[]): Candidate {
  const others = candidates.filter((candidate) => candidate !== best);
  return others.reduce((next, candidate) => (candidate.worth(0) > next.worth(0) ? candidate : next));
}

/**
 * The chance to win after each, as playouts have it: judgement may be far off where it decides nothing. Of an answer that
 * was given up early it is all there is. None is told to be above the best: there judgement has tipped the balance.
 */
export function chancesOf(candidates: readonly Candidate[], best: Candidate): Option[] {
  const level = best.mean - best.judged;
  return candidates.map((candidate) => {
    const isPlayed = candidate.values.length === best.values.length;
    const chance = isPlayed ? candidate.mean : Math.max(0, candidate.worth(level));
    return { choice: candidate.choice, value: Math.min(chance, best.mean) };
  });
}

/** Those that may still turn out to be the best. */
export function hopeful(open: readonly Candidate[]): Candidate[] {
  const best = bestOf(open);
  return open.filter(
    (candidate) => candidate === best || best.worth(0) - candidate.worth(0) < HOPELESS * spread(best, candidate),
  );
}

/** The standard error of the difference between two answers that saw the same cards. */
function spread(a: Candidate, b: Candidate): number {
  const count = a.values.length;
  const mean = a.mean - b.mean;
  const squares = a.values.reduce((sum, value, i) => sum + (value - (b.values[i] ?? 0) - mean) ** 2, 0);
  return Math.max(LEAST_ERROR, Math.sqrt(squares / (count * Math.max(1, count - 1))));
}
