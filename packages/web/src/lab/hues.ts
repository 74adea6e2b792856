/** Colours of charts, by their tokens. */
import { type Card, isModifier, isNumber, LIFE_SAVER, LOCK } from '@turn7/engine';

/** Of a kind of card. */
export function cardHue(card: Card): string {
  if (isNumber(card)) return `--n${card}`;
  if (isModifier(card)) return '--stub';
  if (card === LIFE_SAVER) return '--saver';
  return card === LOCK ? '--lock' : '--three';
}

/** Colours for the bots of a chart, by their place; names stand beside them, so a colour may come twice. */
const HUES = ['--n2', '--n10', '--n5', '--n12', '--n4', '--n9', '--n1', '--n6', '--n11', '--n3'] as const;

export const botHue = (place: number): string => HUES[place % HUES.length] ?? HUES[0];
