/**
 * How everybody at a table plays, told from their choices so far. Of a handful of players each choice speaks for those who
 * would have made it; who explains a seat best plays on for it in playouts. Until a seat has shown anything else, it is
 * taken for `sharp`.
 */
import { type Choice, choicesOf, type Game, type Seat } from '@turn7/engine';
import type { Bot } from '../bot.ts';

/** How often somebody chooses what their style does not. */
const SLIP = 0.08;
/** How much better another must explain a seat than `sharp`: as many times as likely, as a logarithm. */
const DOUBT = Math.log(4);

/** Every index is that of a model, or of a seat and a model: that proves each `!`. */
export class Styles {
  readonly #models: readonly Bot[];
  /** By seat, then by model: the logarithm of how likely all choices of the seat are. */
  #evidence = new Float64Array();

  /** The first of the models is `sharp`. */
  constructor(models: readonly Bot[]) {
    this.#models = models;
  }

  /** A new game. */
  forget(): void {
    this.#evidence = new Float64Array();
  }

  /** Sees a choice before it is played. Where there is none, or all models agree, nothing can be told. */
  watch(game: Game, choice: Choice): void {
    const models = this.#models;
    const answers = choicesOf(game).length;
    if (answers < 2 || game.seats === 1) return;
    if (this.#evidence.length !== game.seats * models.length)
      this.#evidence = new Float64Array(game.seats * models.length);
    const first = game.asked.seat * models.length;
    const [agrees, differs] = [Math.log(1 - SLIP), Math.log(SLIP / (answers - 1))];
    for (let i = 0; i < models.length; i++) {
      this.#evidence[first + i]! += models[i]!.choose(game) === choice ? agrees : differs;
    }
  }

  /** Who plays on for a seat. */
  playerAt(seat: Seat): Bot {
    const models = this.#models;
    const first = seat * models.length;
    let best = 0;
    let most = (this.#evidence[first] ?? 0) + DOUBT;
    for (let i = 1; i < models.length; i++) {
      const evidence = this.#evidence[first + i] ?? 0;
      if (evidence > most) {
        most = evidence;
        best = i;
      }
    }
    return models[best]!;
  }
}
