/** Exact values of one round for one seat that plays for the highest expected score. */
import { CARDS, type Card, copiesOf, isModifier, isNumber, LIFE_SAVER, LOCK, TURN_THREE } from '@turn7/engine';
import { follow } from './exact/course.ts';
import { lifeSaverLayers } from './exact/life-savers.ts';
import { Memory } from './exact/memory.ts';
import { modifiersFrom } from './exact/modifiers.ts';
import { type Outcome, type ScoreChance, Tally } from './exact/outcome.ts';
import { rowsFrom } from './exact/rows.ts';
import { type LockOrder, soloLayers } from './exact/solo-layers.ts';
import { decide } from './exact/worth.ts';
import { Stopper } from './stopping.ts';

/** How many cards of each kind a deck has of those that are wanted. */
const deckWith = (isWanted: (card: Card) => boolean): number[] =>
  CARDS.map((_, card) => (isWanted(card) ? copiesOf(card) : 0));

/** Fresh decks with one part after the other: 79, 85, 88 and 94 cards. */
export const NUMBERS: readonly number[] = deckWith(isNumber);
export const WITH_MODIFIERS: readonly number[] = deckWith((card) => isNumber(card) || isModifier(card));
export const WITH_LIFE_SAVERS: readonly number[] = deckWith((card) => card <= LIFE_SAVER);
export const WHOLE_DECK: readonly number[] = deckWith(() => true);

/** The best that can be done with these cards, if Locks and Turn Threes go elsewhere: then they change nothing. */
export const solveDeck = (left: readonly number[]): Outcome =>
  new Stopper(Number.POSITIVE_INFINITY).solve({ hand: [], left, later: left.map(() => 0) });

/** The same for a seat that is alone, and must play Locks and Turn Threes on itself. */
export function solveSolo(left: readonly number[], order: LockOrder = 'in its turn'): Outcome {
  const count = (card: Card): number => left[card] ?? 0;
  const lifeSavers = lifeSaverLayers(false, count(LIFE_SAVER), count(LIFE_SAVER));
  const plan = {
    rows: rowsFrom([], left),
    modifiers: modifiersFrom([], left, Number.POSITIVE_INFINITY),
    layers: soloLayers(lifeSavers, count(LOCK), count(TURN_THREE), order),
    freeCards: false,
  };
  const memory = new Memory();
  memory.arrange(plan);
  const tally = new Tally();
  tally.addCourse(plan, memory, follow(plan, memory, decide(plan, memory)));
  return tally.outcome();
}

/** How many rounds it takes to get to a total, if every round brings a score with these chances. */
export function roundsTo(target: number, scores: readonly ScoreChance[]): number {
  const nothing = scores.find(({ score }) => score === 0)?.chance ?? 0;
  const rounds = new Float64Array(target);
  for (let total = target - 1; total >= 0; total--) {
    let after = 0;
    for (const { score, chance } of scores) if (score > 0) after += chance * (rounds[total + score] ?? 0);
    rounds[total] = (1 + after) / (1 - nothing);
  }
  return rounds[0] ?? 0;
}
