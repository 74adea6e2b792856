/**
 * Ratings on the scale of Elo. Every bot has a strength, and wins as often as its share of the strength at the table:
 * alone with strength a against n − 1 of strength b it wins a / (a + (n − 1) b), which is par, 1 / n, among equals. The
 * strengths are those that make the results most likely: the model of Bradley, Terry and Luce, fitted by Newton's
 * method. 400 points are ten times the strength.
 *
 * Inside, a strength is its logarithm, the anchor's is 0, and a bot is its place in the list of the others. Every index
 * is such a place.
 */
import type { MatchResult } from './ladder.ts';

export interface Rating {
  readonly rating: number;
  /** Its standard error; that of the anchor is 0. */
  readonly se: number;
}

/** The others are measured by this. */
const ANCHOR: Rating = { rating: 1000, se: 0 };
const POINTS = 400 / Math.LN10;

const MOST_STEPS = 100;
/** No step is longer: far from the solution Newton's method may want to leap beyond it. */
const LONGEST_STEP = 1;
const PRECISION = 1e-9;

/** The rating of each bot, given results that connect all of them. */
export function ratingsOf(
  bots: readonly string[],
  results: readonly MatchResult[],
  anchor: string,
): ReadonlyMap<string, Rating> {
  const places = bots.filter((bot) => bot !== anchor);
  const fit = new Fit(
    places.length,
    results.map((result) => evidenceOf(result, places)),
  );
  fit.solve();
  return new Map(bots.map((bot) => [bot, bot === anchor ? ANCHOR : fit.ratingOf(places.indexOf(bot))]));
}

/** A match as the fit sees it. */
interface Evidence {
  /** The bot adds its strength to the log odds, the field takes its own away; the anchor has none to add. */
  readonly sides: readonly { readonly place: number; readonly sign: 1 | -1 }[];
  readonly rivals: number;
  readonly games: number;
  readonly wins: number;
}

/** One more game, shared at par, keeps the rating finite of a bot that never or always wins. */
function evidenceOf({ players, bot, field, wins, fieldWins }: MatchResult, places: readonly string[]): Evidence {
  const sides = [
    { place: places.indexOf(bot), sign: 1 },
    { place: places.indexOf(field), sign: -1 },
  ] as const;
  return {
    sides: sides.filter(({ place }) => place >= 0),
    rivals: players - 1,
    games: wins + fieldWins + 1,
    wins: wins + 1 / players,
  };
}

class Fit {
  readonly #matches: readonly Evidence[];
  readonly #strengths: Float64Array;
  #covariance: readonly Float64Array[] = [];

  constructor(places: number, matches: readonly Evidence[]) {
    this.#strengths = new Float64Array(places);
    this.#matches = matches;
  }

  solve(): void {
    for (let step = 0; step < MOST_STEPS; step++) if (this.#improve() < PRECISION) return;
  }

  ratingOf(place: number): Rating {
    const variance = this.#covariance[place]![place]!;
    return { rating: ANCHOR.rating + POINTS * this.#strengths[place]!, se: POINTS * Math.sqrt(variance) };
  }

  /** A step towards the most likely strengths; how long it wanted to be. */
  #improve(): number {
    const slope = this.#strengths.map(() => 0);
    const information = Array.from(slope, () => slope.slice());
    for (const { sides, rivals, games, wins } of this.#matches) {
      const odds = sides.reduce((sum, { place, sign }) => sum + sign * this.#strengths[place]!, -Math.log(rivals));
      const expected = 1 / (1 + Math.exp(-odds));
      for (const one of sides) {
        slope[one.place]! += one.sign * (wins - games * expected);
        for (const other of sides) {
          information[one.place]![other.place]! += one.sign * other.sign * games * expected * (1 - expected);
        }
      }
    }
    this.#covariance = inverse(information);
    return this.#move(slope);
  }

  #move(slope: Float64Array): number {
    const steps = this.#covariance.map((row) => row.reduce((sum, value, place) => sum + value * slope[place]!, 0));
    for (const [place, step] of steps.entries()) {
      this.#strengths[place]! += Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
    }
    return Math.max(...steps.map(Math.abs));
  }
}

/** The inverse of a symmetric positive definite matrix, by the method of Gauss and Jordan. Every index is a row's. */
function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const left = matrix.map((row) => Float64Array.from(row));
  const right = matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = 1 / left[pivot]![pivot]!;
    scaleRow(left[pivot]!, scale);
    scaleRow(right[pivot]!, scale);
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const times = left[row]![pivot]!;
      subtractRow(left[row]!, left[pivot]!, times);
      subtractRow(right[row]!, right[pivot]!, times);
    }
  }
  return right;
}

const scaleRow = (row: Float64Array, by: number): void => {
  for (let i = 0; i < row.length; i++) row[i]! *= by;
};

const subtractRow = (row: Float64Array, other: Float64Array, times: number): void => {
  for (let i = 0; i < row.length; i++) row[i]! -= times * other[i]!;
};
