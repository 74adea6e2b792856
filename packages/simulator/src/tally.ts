/**
 * What was counted in some games. Everything is a whole number in one array, so two tallies are merged by adding them,
 * in any order with the same result, and a tally goes from thread to thread as it is. Of a round, one number a seat is
 * counted: how many ended with this status and this score. Busts, means and the histogram follow from it afterwards.
 *
 * Every index is that of a fact, of a fact of an entry of the table, or of a seat: that proves each `!`.
 */
import { type Game, hasSeven, mostPoints, NOBODY, STATUSES, type Status } from '@turn7/engine';

const GAMES = 0;
const ROUNDS = 1;
const CARDS = 2;
/** From here on the games by their length in rounds. */
const LENGTHS = 3;
/** Games that are longer are counted as if they were so long. */
export const LONGEST = 400;
/**
 * With more decks there are hands with more x2, each of which doubles how many scores there are to count. Beyond what
 * these decks allow a score is counted as if it were the highest of theirs: it takes six x2 in one hand.
 */
const MOST_DECKS_COUNTED = 5;
/** Facts of the table come first, then those of each entry. */
const TABLE_FACTS = LENGTHS + LONGEST + 1;

const WINS = 0;
const SEVENS = 1;
/** Of results without their luck: their sum and that of their squares, in millionths, so that they are whole numbers too. */
const SKILL = 2;
const SKILL_SQUARES = 3;
const MILLION = 1e6;
/** From here on the ends of rounds: by status, and for each status by score. */
const ENDS = 4;

export class Tally {
  readonly entries: number;
  readonly decks: number;
  readonly counts: Float64Array<ArrayBuffer>;
  /** How many scores there are, 0 among them. */
  readonly #scores: number;
  /** How many facts of an entry. */
  readonly #facts: number;

  /** Counts of some games with so many entries and decks; none yet if not given. */
  constructor(entries: number, decks: number, counts?: Float64Array<ArrayBuffer>) {
    this.entries = entries;
    this.decks = decks;
    this.#scores = mostPoints(Math.min(decks, MOST_DECKS_COUNTED)) + 1;
    this.#facts = ENDS + STATUSES.length * this.#scores;
    this.counts = counts ?? new Float64Array(TABLE_FACTS + entries * this.#facts);
  }

  add(other: Tally): void {
    for (let i = 0; i < this.counts.length; i++) this.counts[i]! += other.counts[i]!;
  }

  get games(): number {
    return this.counts[GAMES]!;
  }

  get rounds(): number {
    return this.counts[ROUNDS]!;
  }

  /** Cards drawn. */
  get cards(): number {
    return this.counts[CARDS]!;
  }

  /** How many games took no round, one, two and so on up to LONGEST, where the longer ones are as well. */
  get lengths(): number[] {
    return [...this.counts.subarray(LENGTHS, LENGTHS + LONGEST + 1)];
  }

  wins(entry: number): number {
    return this.counts[this.#first(entry) + WINS]!;
  }

  /** How many Turn 7s. */
  sevens(entry: number): number {
    return this.counts[this.#first(entry) + SEVENS]!;
  }

  /** The mean result without its luck, of games in which that was measured, and the standard error. */
  skill(entry: number): { rate: number; se: number } {
    const { games } = this;
    const rate = this.counts[this.#first(entry) + SKILL]! / MILLION / games;
    const square = this.counts[this.#first(entry) + SKILL_SQUARES]! / MILLION / games;
    return { rate, se: Math.sqrt(Math.max(0, square - rate ** 2) / Math.max(1, games - 1)) };
  }

  /** How many rounds the entry ended with this status. */
  ended(entry: number, status: Status): number {
    const from = this.#first(entry) + ENDS + status * this.#scores;
    return this.counts.subarray(from, from + this.#scores).reduce((sum, count) => sum + count, 0);
  }

  /** How many round scores of 0 the entry had, how many of 1, and so on. */
  scores(entry: number): number[] {
    const from = this.#first(entry) + ENDS;
    return Array.from({ length: this.#scores }, (_, score) =>
      STATUSES.reduce((sum, _, status) => sum + this.counts[from + status * this.#scores + score]!, 0),
    );
  }

  /** A round that is over, its table not yet cleared. `seated`: the entry at each seat. */
  countRound(game: Game, seated: Uint8Array): void {
    const { counts } = this;
    const scores = this.#scores;
    const facts = this.#facts;
    const { dealer } = game;
    let hand = dealer;
    do {
      const first = TABLE_FACTS + seated[hand.seat]! * facts;
      const score = Math.min(hand.points, scores - 1);
      counts[first + ENDS + hand.status * scores + score]!++;
      if (hasSeven(hand)) counts[first + SEVENS]!++;
      hand = hand.left;
    } while (hand !== dealer);
  }

  /** A game that is over. */
  countGame(game: Game, seated: Uint8Array, cards: number): void {
    this.counts[GAMES]!++;
    this.counts[ROUNDS]! += game.round;
    this.counts[CARDS]! += cards;
    this.counts[LENGTHS + Math.min(game.round, LONGEST)]!++;
    if (game.winner !== NOBODY) this.counts[this.#first(seated[game.winner]!) + WINS]!++;
  }

  /** A game that is over, and the luck of each seat in it. */
  countSkill(game: Game, seated: Uint8Array, luck: Float64Array): void {
    for (let seat = 0; seat < game.seats; seat++) {
      const first = this.#first(seated[seat]!);
      const skill = (game.winner === seat ? 1 : 0) - luck[seat]!;
      this.counts[first + SKILL]! += Math.round(MILLION * skill);
      this.counts[first + SKILL_SQUARES]! += Math.round(MILLION * skill ** 2);
    }
  }

  #first(entry: number): number {
    return TABLE_FACTS + entry * this.#facts;
  }
}
