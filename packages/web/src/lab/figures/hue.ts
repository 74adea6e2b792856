/** The colour of a card in a chart, by its token. */
import { type Card, isModifier, isNumber, LIFE_SAVER, LOCK } from '@turn7/engine';

export function hueOf(card: Card): string {
  if (isNumber(card)) return `--n${card}`;
  if (isModifier(card)) return '--stub';
  if (card === LIFE_SAVER) return '--saver';
  return card === LOCK ? '--lock' : '--three';
}
