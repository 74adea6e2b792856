/** What a finished game tells by itself: how it ended, and what the seat of whoever has this device did in it. */
import type { Seat } from '@turn7/engine';

/** Goes up whenever something is worked out otherwise: what is kept is then worked out again. */
export const FACTS_VERSION = 1;

export interface GameFacts {
  readonly players: readonly string[];
  /** Nobody where the game was over without a winner (R48). */
  readonly winner: Seat | null;
  readonly totals: readonly number[];
  readonly target: number;
  readonly rounds: number;
  /** null where no seat is that of whoever has this device. */
  readonly own: OwnFacts | null;
}

export interface OwnFacts {
  /** The round that brought the most. */
  readonly best: { readonly points: number; readonly at: number };
  /** In how many rounds it busted. */
  readonly busts: number;
  /** The moment of each Turn 7. */
  readonly sevens: readonly number[];
  /** Cards that it asked for, where the coach would have done so too. */
  readonly advised: Hits;
  /** And those where the coach would have stayed. */
  readonly bold: Hits;
}

export interface Hits {
  readonly count: number;
  /** The chances to bust at once, together: so many busts were to be expected. */
  readonly risk: number;
  readonly busts: number;
}
