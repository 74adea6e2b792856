/** Hands that claims are shown with. What is best with each is computed, with a fresh deck. */
import type { CardName } from '@turn7/engine';

export const HANDS = {
  twoHigh: ['12', '10'],
  noHigh: ['9', '7', '6'],
  tiny: ['3', '2', '1', '0'],
  manyLow: ['7', '6', '5', '4', '3'],
  fewHigh: ['12', '8', '5'],
  fifteenDoubled: ['8', '7', 'x2'],
  twentyTwoDoubled: ['12', '10', 'x2'],
  highSaved: ['12', '10', 'LS'],
  sixLow: ['6', '5', '4', '3', '2', '1'],
  sixHigh: ['12', '11', '10', '9', '8', '7'],
  twenty: ['9', '6', '5'],
} as const satisfies Record<string, readonly CardName[]>;

export type HandId = keyof typeof HANDS;
