/** Who plays on in a playout, as far as that is said. */
import type { Bot } from '../bot.ts';

export interface Company {
  /** By seat; where nobody is named, the player that playouts were made with. */
  readonly players: readonly Bot[];
  /** The share of each style among the rivals, for a win chance that knows styles. */
  readonly shares: readonly number[];
}

export const ITS_LIKE: Company = { players: [], shares: [] };
