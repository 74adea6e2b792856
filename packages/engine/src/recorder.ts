/** Plays a game and keeps its record: every pile as it was shuffled, every choice as it was made. */
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import type { Listener, StandIn } from './event.ts';
import { createGame, type Game } from './game.ts';
import { houseRulesFrom } from './house-rules.ts';
import type { GameRecord, NoteKey } from './record.ts';
import type { Fairness } from './record-fairness.ts';
import type { Setup } from './setup.ts';
import { fixOrder, lastOf, type Shuffler } from './shuffle.ts';
import type { StandInMove } from './stand-in.ts';

export interface Recording {
  readonly players: readonly string[];
  readonly setup: Omit<Setup, 'seats'>;
  readonly notes?: Partial<Record<NoteKey, string>>;
  /** Its secret stands in no record before the game is over. */
  readonly fairness?: Fairness;
}

export class Recorder {
  readonly game: Game;
  readonly #about: Recording;
  readonly #draws: (readonly Card[])[] = [];
  readonly #moves: Choice[] = [];
  readonly #standIns: StandInMove[] = [];

  constructor(about: Recording, shuffler: Shuffler, listener: Listener | null = null) {
    this.#about = about;
    if (about.setup.pile) this.#draws.push(about.setup.pile);
    const setup = { ...about.setup, seats: about.players.length };
    this.game = createGame(setup, watched(shuffler, this.#draws), listener);
  }

  /** `why`: if a bot made the choice for a person. */
  play(choice: Choice, why?: StandIn): void {
    this.game.play(choice);
    if (why !== undefined) this.#standIns.push({ move: this.#moves.length, why });
    this.#moves.push(choice);
  }

  /** The record so far. */
  get record(): GameRecord {
    const fairness = this.#fairness;
    return {
      notes: this.#about.notes ?? {},
      players: this.#about.players,
      dealer: this.game.rules.dealer,
      ...houseRulesFrom(this.#about.setup),
      ...(fairness === undefined ? {} : { fairness }),
      draws: [...this.#draws],
      moves: [...this.#moves],
      ...(this.#standIns.length === 0 ? {} : { standIns: [...this.#standIns] }),
      expects: [],
    };
  }

  get #fairness(): Fairness | undefined {
    const { fairness } = this.#about;
    return fairness === undefined || this.game.finished ? fairness : { ...fairness, secret: null };
  }
}

/** A shuffler whose piles are written down, top card first. */
function watched(shuffler: Shuffler, draws: (readonly Card[])[]): Shuffler {
  return {
    begin(cards, count) {
      fixOrder(shuffler, cards, count);
      draws.push(Array.from(cards.subarray(0, count)).reverse());
    },
    pick: lastOf,
    clone: () => watched(shuffler.clone(), []), // whose piles are of no record
  };
}
