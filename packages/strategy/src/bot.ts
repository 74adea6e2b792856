/** A player: a named strategy that answers whatever a game asks, and can say why. */
import type { Choice, Game } from '@turn7/engine';
import type { Reason } from './reason.ts';

export interface Bot {
  /** As people write it: `stay:25`. The same name always makes the same player. */
  readonly name: string;
  /**
   * The answer to what the game asks. It depends on what the seat that is asked may see, and on the seed of the bot:
   * never on the order of the draw pile. The game is left as it is.
   */
  choose(game: Game): Choice;
  /** The same answer, with its reason. */
  advise(game: Game): Advice;
  /** A new seed for what is left to chance; bots that leave nothing to chance ignore it. */
  reseed(seed: number): void;
}

export interface Advice {
  readonly choice: Choice;
  readonly reason: Reason;
}
