/** A game on this device, shuffled so that its record proves it, and remade exactly from what was saved of it. */
import { firstDealer, houseRulesOf } from '@turn7/engine';
import { cleanName, commitmentTo, fairShuffler } from '@turn7/protocol';
import { PlayedGame } from './played-game.ts';
import type { SavedGame } from './saved-game.ts';

export class LocalGame extends PlayedGame {
  /** The hash of the secret that shuffles it. */
  readonly commitment: string;
  readonly #from: Omit<SavedGame, 'moves' | 'over'>;

  /** Throws where what was saved is no game: a SetupError, or a RangeError for a choice that was never legal. */
  constructor({ moves, over: _, ...from }: SavedGame) {
    const { setup, number, secret, startedAt } = from;
    const { players } = setup;
    const seeds = players.map(() => null);
    const commitment = commitmentTo(secret);
    super(
      number,
      {
        players: players.map(({ name }, seat) => cleanName(name) ?? `${seat + 1}`),
        setup: { ...houseRulesOf(setup), dealer: firstDealer(number, players.length) },
        notes: { date: new Date(startedAt).toISOString() },
        fairness: { commitment, seeds, secret },
      },
      fairShuffler(secret, seeds),
    );
    this.#from = from;
    this.commitment = commitment;
    for (const move of moves) this.play(move);
  }

  get saved(): SavedGame {
    return { ...this.#from, moves: this.moves, over: this.game.finished };
  }

  override get botSeed(): number {
    return Number.parseInt(this.commitment.slice(0, 6), 16) + super.botSeed;
  }
}
