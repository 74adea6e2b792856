/** A game on this device, shuffled so that its record proves it, and remade exactly from what was saved of it. */
import {
  type Choice,
  firstDealer,
  type Game,
  type GameEvent,
  Recorder,
  type View,
  viewOf,
  writeRecord,
} from '@turn7/engine';
import { cleanName, commitmentTo, fairShuffler } from '@turn7/protocol';
import type { SavedGame } from './saved-game.ts';

export class LocalGame {
  /** The hash of the secret that shuffles it. */
  readonly commitment: string;
  readonly #from: Omit<SavedGame, 'moves' | 'over'>;
  readonly #recorder: Recorder;
  readonly #moves: Choice[] = [];
  readonly #events: GameEvent[] = [];

  /** Throws where what was saved is no game: a SetupError, or a RangeError for a choice that was never legal. */
  constructor({ moves, over: _, ...from }: SavedGame) {
    const { setup, number, secret, startedAt } = from;
    const { players, target, decks, originalTurnThree } = setup;
    const seeds = players.map(() => null);
    this.#from = from;
    this.commitment = commitmentTo(secret);
    this.#recorder = new Recorder(
      {
        players: players.map(({ name }, seat) => cleanName(name) ?? `${seat + 1}`),
        setup: {
          dealer: firstDealer(number, players.length),
          target,
          originalTurnThree,
          ...(decks === null ? {} : { decks }),
        },
        notes: { date: new Date(startedAt).toISOString() },
        fairness: { commitment: this.commitment, seeds, secret },
      },
      fairShuffler(secret, seeds),
      (event) => this.#events.push(event),
    );
    for (const move of moves) this.play(move);
  }

  get game(): Game {
    return this.#recorder.game;
  }

  get number(): number {
    return this.#from.number;
  }

  get view(): View {
    return viewOf(this.game);
  }

  /** Everything that happened so far. */
  get events(): readonly GameEvent[] {
    return [...this.#events];
  }

  get saved(): SavedGame {
    return { ...this.#from, moves: [...this.#moves], over: this.game.finished };
  }

  /** As a `.t7` record; its secret is in it once the game is over. */
  get record(): string {
    return writeRecord(this.#recorder.record);
  }

  /** Different for each choice, the same when it is asked again, and nothing to do with the cards. */
  get botSeed(): number {
    return Number.parseInt(this.commitment.slice(0, 6), 16) + this.#moves.length;
  }

  /** What the choice of whoever is asked caused. */
  play(choice: Choice): readonly GameEvent[] {
    if (!this.game.isLegal(choice)) {
      throw new RangeError(`choice ${this.#moves.length + 1} is ${choice}, which is no answer to what is asked`);
    }
    const before = this.#events.length;
    this.#recorder.play(choice);
    this.#moves.push(choice);
    return this.#events.slice(before);
  }
}
