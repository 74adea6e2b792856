import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/en';
import { number, percent } from '../../../format.ts';

export const bonus = (w: Words) => ({
  lead: `${number(SEVEN)} different numbers in one row: ${number(TURN_7_BONUS)} points on top, and the round ends for everybody. It looks near more often than it is.`,
  facts: 'What counts',
  factLines: [
    'Only number cards count, the 0 included. Modifiers and action cards never do.',
    `The ${number(TURN_7_BONUS)} points are added at the end; ×2 does not double them.`,
    'Whoever is still in when it happens keeps their points, as if they had stayed.',
  ],
  often: 'How often it happens',
  oftenTells: 'The chance in one round with a fresh deck, for somebody who plays alone. Worked out exactly.',
  ways: {
    always: 'Numbers only, never staying',
    best: 'Numbers only, best play for points',
    bestWhole: 'All cards, best play for points',
  },
  way: 'Play',
  chance: 'Chance',
  points: 'Points a round',
  oneIn: (rounds: number) => `one round in ${number(rounds)}`,
  oftenText: (always: number, best: number) =>
    `Whoever never stays gets there most often, and scores ${number(always, 1)} points a round. The best play brings ${number(best, 1)}, almost without it.`,
  reach: 'From four, five, six numbers',
  reachTells:
    'The chance to complete the seven without ever staying, with a fresh deck and without other cards: for the lowest row and for the highest.',
  numbers: 'Numbers',
  lowRow: 'Lowest row',
  highRow: 'Highest row',
  rowOf: (count: number) => `${number(count)} numbers`,
  border: 'When to go on',
  borderTells: 'Up to which sum of the row one more card is right, for points, with a fresh deck of numbers.',
  alwaysHit: 'Hit up to',
  neverHit: 'Stay from',
  borderText: (count: number, hit: number, stay: number) =>
    `With ${number(count)} numbers hit up to ${number(hit)}, stay from ${number(stay)}; between them it depends on the cards.`,
  zones: { hit: 'hit', stay: 'stay' },
  try: 'Your row',
  tryText: `Choose up to ${number(SEVEN - 1)} numbers: how good is the chance, and is it worth it? All other cards of one deck are still to come.`,
  tryEmpty: 'Choose a number.',
  newNext: 'The next number is a new one',
  complete: `All the way to ${w.turn7}, never staying`,
  best: `${w.turn7} with the best play`,
  stayNow: 'Points if you stay',
  hitNow: 'Points to expect from a hit',
  advise: { hit: 'One more card is right.', stay: 'Staying is right.' },
  share: (chance: number) => percent(chance, chance < 0.1 ? 1 : 0),
});
