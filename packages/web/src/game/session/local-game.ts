/** A game on this device, shuffled so that its record proves it, and remade exactly from what was saved of it. */
import { DictatedShuffler, firstDealer, houseRulesOf, type Recording, type Shuffler } from '@turn7/engine';
import { cleanName, commitmentTo, fairShuffler } from '@turn7/protocol';
import { PlayedGame } from './played-game.ts';
import type { SavedGame } from './saved-game.ts';

export class LocalGame extends PlayedGame {
  /** The hash of the secret that shuffles it; null where that does not decide all cards, so that it would prove nothing. */
  readonly commitment: string | null;
  readonly #from: Omit<SavedGame, 'moves' | 'over'>;

  /** Throws where what was saved is no game: a SetupError, a DictationError, or a RangeError for a choice that was never legal. */
  constructor({ moves, over: _, ...from }: SavedGame) {
    super(from.number, recordingOf(from), shufflerOf(from));
    this.#from = from;
    this.commitment = from.opening === undefined ? commitmentTo(from.secret) : null;
    for (const move of moves) this.play(move);
  }

  get saved(): SavedGame {
    return { ...this.#from, moves: this.moves, over: this.game.finished };
  }

  override get botSeed(): number {
    return Number.parseInt(commitmentTo(this.#from.secret).slice(0, 6), 16) + super.botSeed;
  }
}

type Begun = Omit<SavedGame, 'moves' | 'over'>;

/** Nobody at this device gives a seed. */
const seedsOf = ({ setup }: Begun): readonly null[] => setup.players.map(() => null);

function recordingOf(from: Begun): Recording {
  const { setup, number, opening, secret, startedAt } = from;
  const { players } = setup;
  const about = {
    players: players.map(({ name }, seat) => cleanName(name) ?? `${seat + 1}`),
    notes: { date: new Date(startedAt).toISOString() },
  };
  if (opening !== undefined) {
    const [pile = []] = opening.draws;
    return { ...about, setup: { ...houseRulesOf(setup), dealer: opening.dealer, pile } };
  }
  return {
    ...about,
    setup: { ...houseRulesOf(setup), dealer: firstDealer(number, players.length) },
    fairness: { commitment: commitmentTo(secret), seeds: seedsOf(from), secret },
  };
}

function shufflerOf(from: Begun): Shuffler {
  const fair = fairShuffler(from.secret, seedsOf(from));
  return from.opening === undefined ? fair : new DictatedShuffler(from.opening.draws.slice(1), fair);
}
