/**
 * Two players, numbers alone, first to 200: how to play for the win against somebody who plays every round for its score.
 * Rounds are played side by side with a fresh deck each, and nobody sees the other's. After a round in which somebody
 * reaches the target the higher total wins.
 *
 * Every index is a total below the target, a score, or a lane: that proves each `!`.
 */
import { LANES, MOST_POINTS, RowGraph } from './exact/row-graph.ts';
import { rowsFrom } from './exact/rows.ts';
import { NUMBERS, solveDeck } from './solver.ts';

/** What a tie at or above the target comes to: another round (R44), or half a win for each, as some count it. */
export type Tie = 'plays on' | 'is half a win';

/** The totals of both players before a round. */
type Totals = readonly [own: number, other: number];

/** No difference to speak of. */
const CLOSE = 1e-12;
/** So near to the end of a line that no decision changes on the way, or one that makes no difference. */
const NEAR = 1e-5;

export class Duel {
  readonly target: number;
  readonly #graph = new RowGraph(rowsFrom([], NUMBERS));
  /** How likely the other player scores so much in a round. */
  readonly #scores = solveDeck(NUMBERS).scores;
  /** The chance to win with any two totals that a round can end with. */
  readonly #wins: Float64Array;
  /** How many totals there are for each player. */
  readonly #size: number;

  /** From the end of the game back to its start. It takes some seconds. */
  constructor(target: number, tie: Tie = 'plays on') {
    this.target = target;
    this.#size = target + MOST_POINTS + 1;
    this.#wins = new Float64Array(this.#size ** 2);
    this.#end(0.5);
    if (tie === 'plays on') this.#solveTie();
    for (let sum = 2 * (target - 1); sum >= 0; sum--) this.#solveAll(sum);
  }

  /** The chance to win with this total against that one before a round; or after it, if one has reached the target. */
  win(own: number, other: number): number {
    return this.#wins[own * this.#size + other]!;
  }

  /** The chance to bust in that round, when playing for the win. */
  bust(own: number, other: number): number {
    const worth = this.#worthAt([[own, other]]);
    worth[0]! += this.#chanceOfNothing * this.win(own, other);
    this.#graph.best(worth);
    return this.#graph.bust();
  }

  /** The game is over for whoever has the higher total, at or above the target; `tie` is the chance to win a tie. */
  #end(tie: number): void {
    for (let own = 0; own < this.#size; own++) {
      for (let other = 0; other < this.#size; other++) {
        if (own < this.target && other < this.target) continue;
        this.#wins[own * this.#size + other] = own === other ? tie : Number(own > other);
      }
    }
  }

  /** All totals with this sum: none of them leads to another, so they can be solved side by side. */
  #solveAll(sum: number): void {
    const last = Math.min(this.target - 1, sum);
    for (let own = sum - last; own <= last; own += LANES) {
      const lanes = Math.min(LANES, last - own + 1);
      const totals = Array.from({ length: lanes }, (_, lane): Totals => [own + lane, sum - own - lane]);
      this.#solve(totals).forEach((win, lane) => {
        this.#wins[(own + lane) * this.#size + sum - own - lane] = win;
      });
    }
  }

  /** A tie leads back to a tie whenever both score the same. */
  #solveTie(): void {
    const { target } = this;
    for (let last = Number.NaN; !(Math.abs(this.win(target, target) - last) < CLOSE); ) {
      last = this.win(target, target);
      this.#end(this.#solve([[target, target]])[0]!);
    }
  }

  /**
   * The chance to win at each of these totals. A round that brings nobody a point leads back to where it began, so that
   * chance depends on itself. As long as no decision changes it does so in a straight line: from a good guess, two points
   * of that line tell where it ends.
   */
  #solve(totals: readonly Totals[]): number[] {
    const worth = this.#worthAt(totals);
    const rest = worth.slice(0, LANES);
    const step = (wins: ArrayLike<number>): Float64Array => {
      for (let lane = 0; lane < totals.length; lane++) worth[lane] = rest[lane]! + this.#chanceOfNothing * wins[lane]!;
      return this.#graph.best(worth);
    };
    let wins = totals.map((pair) => this.#guess(pair));
    for (;;) {
      const first = step(wins);
      const second = step(first);
      wins = wins.map((win, lane) => endOfLine(win, first[lane]!, second[lane]!));
      if (wins.every((_, lane) => Math.abs(second[lane]! - first[lane]!) < NEAR)) return wins;
    }
  }

  #guess([own, other]: Totals): number {
    return this.win(own, other + 1) + this.win(own + 1, other) - this.win(own + 1, other + 1);
  }

  /** The chance to win after a round with each score, as far as that does not lead back, for each of these totals. */
  #worthAt(totals: readonly Totals[]): Float64Array {
    const worth = new Float64Array((MOST_POINTS + 1) * LANES);
    for (const [lane, [own, other]] of totals.entries()) {
      for (const { score, chance } of this.#scores) {
        for (let points = score === 0 ? 1 : 0; points <= MOST_POINTS; points++) {
          worth[points * LANES + lane]! += chance * this.win(own + points, other + score);
        }
      }
    }
    return worth;
  }

  get #chanceOfNothing(): number {
    return this.#scores[0]!.chance; // a bust is the lowest score
  }
}

/** Where steps come to rest that lead in a straight line from `from` to `first` to `second`. */
const endOfLine = (from: number, first: number, second: number): number => {
  const [change, next] = [first - from, second - first];
  return Math.abs(change) < CLOSE ? second : first + next / (1 - next / change);
};
