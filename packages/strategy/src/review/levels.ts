/**
 * Everybody's chance to win before and after every moment of a game: one chain, in which the end of each link is the start
 * of the next. Found from the end backwards: after a choice comes the level of what follows, before it that level without
 * what the choice did. So a stay is measured by the cards that all answers have in common, not by two levels.
 *
 * Every list is by seat or by moment, as long as the game has seats and moments: that proves each `!`.
 */
import type { Measured } from './estimate.ts';
import type { Study } from './study.ts';
import type { Step } from './trail.ts';

export interface Moment {
  readonly step: Step;
  readonly study: Study | null;
  /** Everybody's chance where it needs no estimate. */
  readonly chances: readonly number[] | null;
}

export interface Level {
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Standard errors of both. */
  readonly seBefore: readonly number[];
  readonly seAfter: readonly number[];
  /** What a choice did; nothing at all other moments. */
  readonly effect: readonly Measured[];
}

export function levelsOf(moments: readonly Moment[]): readonly Level[] {
  const levels: Level[] = [];
  for (let i = moments.length - 1; i >= 0; i--) {
    levels[i] = levelOf(moments[i]!, moments[i - 1], levels[i + 1]);
  }
  return levels;
}

function levelOf(moment: Moment, previous: Moment | undefined, next: Level | undefined): Level {
  const { step, study, chances } = moment;
  const seats = step.game.hands.map(({ seat }) => seat);
  const question = study?.question ?? null;
  if (study !== null && question !== null && next !== undefined) {
    const effect = seats.map((seat) => study.estimate.difference(question.played, question.par, seat));
    const before = next.before.map((level, seat) => level - effect[seat]!.value);
    const seBefore = effect.map(({ se }, seat) => Math.hypot(se, next.seBefore[seat]!));
    return { before, after: next.before, seBefore, seAfter: next.seBefore, effect };
  }
  const measured = seats.map((seat) => own(chances?.[seat], study, seat) ?? afterChoice(previous, seat));
  const [before, seBefore] = [measured.map(({ value }) => value), measured.map(({ se }) => se)];
  const [after, seAfter] = [next?.before ?? before, next?.seBefore ?? seBefore];
  return { before, after, seBefore, seAfter, effect: seats.map(() => NOTHING) };
}

const NOTHING: Measured = { value: 0, se: 0 };

const own = (chance: number | undefined, study: Study | null, seat: number): Measured | undefined =>
  chance === undefined ? study?.estimate.level(0, seat) : { value: chance, se: 0 };

/** The card that a choice leads to starts from the worth of that choice. */
const afterChoice = (previous: Moment | undefined, seat: number): Measured =>
  previous?.study?.estimate.level(previous.study.question?.played ?? 0, seat) ?? NOTHING;
