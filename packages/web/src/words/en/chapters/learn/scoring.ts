import { TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { number } from '../../../format.ts';

export const scoring = (w: Words) => ({
  lead: 'Always in the same order: add the numbers, double them, add the bonuses, add what seven numbers bring. All sums on this page are worked out by the same rules that count at the table.',
  order: 'The order',
  orderSteps: [
    'Add up the numbers.',
    'With ×2, double that sum, and nothing else.',
    'Add the +2 to +10 cards; they are never doubled.',
    `For ${w.aTurn7} add ${number(TURN_7_BONUS)}.`,
  ],
  steps: {
    numbers: 'Numbers',
    doubled: 'Doubled',
    bonus: 'Bonuses',
    turn7: w.turn7,
  },
  bust: 'Bust: nothing counts, bonuses included.',
  points: (points: number) => `${number(points)} ${points === 1 ? 'point' : 'points'}`,
  groups: {
    five: 'Five numbers, and what joins them',
    small: 'A smaller hand, five ways',
    four: 'Doubling comes first',
    special: 'Zero, ×2 and bonuses alone',
  },
  walkthrough: 'A whole round',
  walkthroughText: 'Three players, one round, from the deal to the score. Watch it, then check the sums.',
  calculator: 'Try it yourself',
  calculatorText: 'Tap the cards that lie in front of you.',
  chooseNumbers: 'Numbers',
  chooseModifiers: 'Modifiers',
  reset: 'Take all away',
  sevenReached: 'Seven numbers: the round is over, no more can come.',
  none: 'No cards yet: 0 points.',
  result: (points: number) => `That makes ${number(points)} ${points === 1 ? 'point' : 'points'}.`,
});
