/** A game that is played on this device, with everything that happened in it. */
import {
  type Choice,
  type Game,
  type GameEvent,
  Recorder,
  type Recording,
  type Shuffler,
  type View,
  viewOf,
  writeRecord,
} from '@turn7/engine';

export class PlayedGame {
  /** Counts the games with these players from 1. */
  readonly number: number;
  readonly #recorder: Recorder;
  readonly #moves: Choice[] = [];
  readonly #events: GameEvent[] = [];

  constructor(number: number, recording: Recording, shuffler: Shuffler) {
    this.number = number;
    this.#recorder = new Recorder(recording, shuffler, (event) => this.#events.push(event));
  }

  get game(): Game {
    return this.#recorder.game;
  }

  get view(): View {
    return viewOf(this.game);
  }

  get moves(): readonly Choice[] {
    return [...this.#moves];
  }

  /** Everything that happened so far. */
  get events(): readonly GameEvent[] {
    return [...this.#events];
  }

  /** Different for each choice, the same when it is asked again, and nothing to do with the cards. */
  get botSeed(): number {
    return this.#moves.length;
  }

  /** As a `.t7` record; its secret is in it once the game is over. */
  get record(): string {
    return writeRecord(this.#recorder.record);
  }

  /** The choice of whoever is asked. */
  play(choice: Choice): void {
    if (!this.game.isLegal(choice)) {
      throw new RangeError(`choice ${this.#moves.length + 1} is ${choice}, which is no answer to what is asked`);
    }
    this.#recorder.play(choice);
    this.#moves.push(choice);
  }
}
