/** The scale of ratings: at a table of four, 400 points more are ten times the chance to win. */
import type { Rating } from '@turn7/protocol';
import { LEVELS, type LevelName, levelNamed } from '@turn7/strategy';

/** How strong somebody is believed to be, in points, and how far off that is: one standard deviation. */
export interface Skill {
  readonly rating: number;
  readonly uncertainty: number;
}

export const NEWCOMER: Skill = { rating: 1000, uncertainty: 150 };

/**
 * Bots are as strong as they are, and `npm run bench ratings` has measured it: they stand on the scale, and never move. So
 * a rating means the same on every server, and a game against bots alone says as much as any other.
 */
const LEVEL_RATINGS: Readonly<Record<LevelName, number>> = {
  Rookie: 694,
  Regular: 1000,
  Counter: 1117,
  Sharp: 1155,
  Master: 1168,
};

export const BOT_RATINGS = LEVELS.map(({ name }) => ({ level: name, rating: LEVEL_RATINGS[name] }));

/** A level that this version does not know is somebody of whom nothing is known. */
export function skillOfBot(level: string): Skill {
  const known = levelNamed(level);
  return known ? { rating: LEVEL_RATINGS[known.name], uncertainty: 0 } : NEWCOMER;
}

/** Twice this on either side is the distance from Regular to Counter and hardly more: from here on a rating says something. */
const FIRM = 50;

/** What a finished game did to somebody's skill. Whole numbers, so that any order of games comes to the same sum. */
export interface SkillChange {
  /** Thousandths of a point. */
  readonly gain: number;
  /** Of the natural logarithm of the uncertainty, in millionths. */
  readonly narrowing: number;
}

const GAINS = 1000;
const NARROWINGS = 1_000_000;

export const changeFrom = (before: Skill, after: Skill): SkillChange => ({
  gain: Math.round(GAINS * (after.rating - before.rating)),
  narrowing: Math.round(NARROWINGS * Math.log(after.uncertainty / before.uncertainty)),
});

/** What a newcomer has come to by all changes together. */
export const skillAfter = ({ gain, narrowing }: SkillChange): Skill => ({
  rating: NEWCOMER.rating + gain / GAINS,
  uncertainty: NEWCOMER.uncertainty * Math.exp(narrowing / NARROWINGS),
});

export interface Sum extends SkillChange {
  readonly games: number;
  readonly won: number;
}

/** In points as people see them, what one of the changes did that a sum has in it. */
export const pointsBy = ({ gain }: Pick<SkillChange, 'gain'>, sum: Sum): number =>
  ratingOf(sum).rating - ratingOf({ ...sum, gain: sum.gain - gain }).rating;

/** As people see it. */
export function ratingOf(sum: Sum): Rating {
  const { rating, uncertainty } = skillAfter(sum);
  return {
    rating: Math.round(rating),
    uncertainty: Math.round(uncertainty),
    games: sum.games,
    won: sum.won,
    provisional: uncertainty > FIRM,
  };
}
