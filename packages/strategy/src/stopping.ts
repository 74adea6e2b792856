/**
 * The best that a seat can do for its score in this round: whether to hit now, what to expect, how likely every score is.
 * With the cards really left, and exact under these assumptions:
 *
 * - Only this seat draws from now on.
 * - Locks, Turn Threes and spare Life Savers that it draws go elsewhere and do nothing to it, even if it is the only
 *   active seat. A card that does nothing changes nothing for a seat that may draw again, so these drop out. (How it is
 *   to play them on oneself: `solveSolo` in solver.ts.)
 * - When the draw pile runs out, the discard pile of now follows, with the twins stopped and the Life Savers used since.
 *   When that runs out too, the seat stays.
 *
 * With one deck every hand that has a number is followed to the end. With several decks, or without a number, there may
 * be more than can be followed in time: then modifiers or Life Savers that come after several others are taken for cards
 * that do nothing, the least likely first. `ignored` says how likely such a card comes.
 */
import {
  type Card,
  type Choice,
  type Game,
  HIT,
  isNumber,
  LIFE_SAVER,
  type Seat,
  STAY,
  scoreOf,
  viewOf,
} from '@turn7/engine';
import { follow } from './exact/course.ts';
import { effortFor } from './exact/effort.ts';
import type { Layer } from './exact/layers.ts';
import { lifeSaverLayers } from './exact/life-savers.ts';
import { Memory } from './exact/memory.ts';
import { type Modifiers, modifiersFrom } from './exact/modifiers.ts';
import { type Outcome, Tally } from './exact/outcome.ts';
import { drawnDry, type Remainder, remainderFor } from './exact/remainder.ts';
import { rowsFrom } from './exact/rows.ts';
import { decide } from './exact/worth.ts';

export interface Stopping extends Outcome {
  /** What it scores to stay now. */
  readonly points: number;
  /** The expected score of a hit now, played on as well as possible. */
  readonly hit: number;
  /** The better of the two; a hit if there is no card in hand (R11). */
  readonly choice: Choice;
}

/** More would take much longer than 40 ms. All that one deck can bring to a hand with a number comes to fewer. */
const MOST_CELLS = 1_350_000;

/** Finds out how to stop. Keeps its memory, so use it again. */
export class Stopper {
  readonly #memory = new Memory();
  readonly #mostCells: number;

  /** `mostCells`: the effort. With Infinity everything that one deck can bring is followed. */
  constructor(mostCells = MOST_CELLS) {
    this.#mostCells = mostCells;
  }

  /** For a seat that is still in the round. */
  look(game: Game, seat: Seat): Stopping {
    return this.solve(remainderFor(viewOf(game), seat));
  }

  solve(remainder: Remainder): Stopping {
    const { hand, left } = remainder;
    const rows = rowsFrom(hand.filter(isNumber), left);
    const effort = effortFor(hand, left, rows, this.#mostCells);
    const modifiers = modifiersFrom(hand, left, effort.modifiers);
    const bare = lifeSaverLayers(hand.includes(LIFE_SAVER), left[LIFE_SAVER]!, effort.lifeSavers);
    const after = bare.map((layer) => (isFollowed(layer, modifiers) ? this.#afterLast(remainder, layer) : null));
    const layers = bare.map((layer, id) => ({ ...layer, beyond: gainOf(after[id]) }));
    const plan = { rows, modifiers, layers, freeCards: true };

    this.#memory.arrange(plan);
    const decisions = decide(plan, this.#memory);
    const course = follow(plan, this.#memory, decisions);
    const tally = new Tally();
    tally.addCourse(plan, this.#memory, course);
    for (const [id, stopping] of after.entries()) if (stopping) tally.addOutcome(stopping, course.beyond[id]!);
    return stoppingFrom(hand, tally.outcome(), layers[0]!.mayStay ? decisions.hit : null);
  }

  /** How to stop once the last card has been drawn and others follow; null where it cannot come to that. */
  #afterLast(remainder: Remainder, { mayStay, stopped }: Layer): Stopping | null {
    const dry = drawnDry(remainder, !mayStay, stopped);
    return dry && this.solve(dry);
  }
}

/** Whether all Life Savers have come in a layer, and all modifiers come in its last cell. */
const isFollowed = ({ others, ignored }: Layer, modifiers: Modifiers): boolean =>
  others.length === 0 && ignored + modifiers.ignored[modifiers.size - 1]! === 0;

const gainOf = (after: Stopping | null | undefined): number => (after ? Math.max(0, after.value - after.points) : 0);

/** `worth`: that of a hit beyond the points, if there is a choice. */
const stoppingFrom = (hand: readonly Card[], outcome: Outcome, worth: number | null): Stopping => {
  const points = scoreOf(hand).total;
  const hit = worth === null ? outcome.value : points + worth;
  const choice = hand.length === 0 || outcome.value > points ? HIT : STAY;
  return { ...outcome, points, hit, choice };
};
