/** How much of what may come is followed: as much as there is time for. */
import { type Card, isModifier, LIFE_SAVER } from '@turn7/engine';
import { countLifeSaverLayers } from './life-savers.ts';
import { countModifierSets } from './modifiers.ts';
import type { Rows } from './rows.ts';

export interface Effort {
  /** So many further modifiers are followed. */
  readonly modifiers: number;
  /** And so many further Life Savers. */
  readonly lifeSavers: number;
}

/** A seat hardly ever draws more of either in one round, and one deck has no more. */
const MOST = 6;
/** About so many cards a seat draws in a round: enough to weigh the rare against the very rare. */
const DRAWS = 6;

/** All of it, if that is no more than so many cells; otherwise without what is least likely to be missed. */
export function effortFor(hand: readonly Card[], left: readonly number[], rows: Rows, mostCells: number): Effort {
  const cards = left.reduce((sum, copies) => sum + copies, 0);
  const allModifiers = left.reduce((sum, copies, card) => (isModifier(card) ? sum + copies : sum), 0);
  const allLifeSavers = left[LIFE_SAVER] ?? 0;
  const held = hand.includes(LIFE_SAVER);
  let modifiers = Math.min(MOST, allModifiers);
  let lifeSavers = Math.min(MOST, allLifeSavers);
  const cells = (): number => rows.size * countModifierSets(left, modifiers) * countLifeSaverLayers(held, lifeSavers);
  while (cells() > mostCells && modifiers + lifeSavers > 0) {
    const withoutModifier = modifiers === 0 ? 1 : moreThan(modifiers - 1, (DRAWS * allModifiers) / cards);
    const withoutLifeSaver = lifeSavers === 0 ? 1 : moreThan(lifeSavers - 1, (DRAWS * allLifeSavers) / cards);
    if (withoutModifier < withoutLifeSaver) modifiers--;
    else lifeSavers--;
  }
  return { modifiers, lifeSavers };
}

/** The chance of more than so many rare events where `mean` are expected (Poisson). */
const moreThan = (events: number, mean: number): number => {
  let chance = Math.exp(-mean);
  let rest = 1 - chance;
  for (let n = 1; n <= events; n++) {
    chance *= mean / n;
    rest -= chance;
  }
  return rest;
};
