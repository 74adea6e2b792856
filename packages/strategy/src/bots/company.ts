/** Who plays on in a playout, as far as that is said. */
import type { Choice, Game, Seat } from '@turn7/engine';
import type { Bot } from '../bot.ts';

export interface Company {
  /** By seat; where nobody is named, the player that playouts were made with. */
  readonly players: readonly Bot[];
  /** The share of each style among the rivals, for a win chance that knows styles. */
  readonly shares: readonly number[];
}

export const ITS_LIKE: Company = { players: [], shares: [] };

/** Knows the others at a table, or finds out by watching them. */
export interface Acquaintance {
  /** A new game. */
  forget(): void;
  /** Sees a choice before it is played. */
  watch(game: Game, choice: Choice): void;
  /** Who may sit around a seat, each as likely as the next; at least one. */
  companiesOf(own: Seat, seats: number): readonly Company[];
}
