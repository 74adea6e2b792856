/**
 * What was chosen in a game, in order. All that a table has been share one list: to copy it for every move would take longer
 * than the move itself, so each of them knows how much of it there was. Only to the last that was kept may a move be added.
 */
import type { Choice } from '@turn7/engine';

export class Moves {
  readonly length: number;
  readonly #shared: Choice[];

  private constructor(shared: Choice[], length: number) {
    this.length = length;
    this.#shared = shared;
  }

  static of(choices: readonly Choice[]): Moves {
    return new Moves([...choices], choices.length);
  }

  /** These and one more. One that was added to the same before, and not written, is forgotten. */
  and(choice: Choice): Moves {
    this.#shared[this.length] = choice;
    return new Moves(this.#shared, this.length + 1);
  }

  toArray(): Choice[] {
    return this.#shared.slice(0, this.length);
  }
}
