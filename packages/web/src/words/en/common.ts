import type { StatusName } from '@turn7/engine';
import { cardWords } from '../card-words.ts';
import { capitalised, number } from '../format.ts';
import type { Words } from './words.ts';

export const common = (w: Words) => ({
  close: 'Close',
  home: 'Front page',
  you: 'You',
  seat: (seat: number) => `Seat ${seat}`,
  /** A card by its name. */
  card: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `plus ${value}`,
    timesTwo: 'times 2',
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
  }),
  /** A card in a sentence: “hits an 8”. */
  aCard: cardWords({
    number: (value) => `${value === 8 || value === 11 ? 'an' : 'a'} ${value}`,
    plus: (value) => `a +${value}`,
    timesTwo: 'a ×2',
    lifeSaver: w.aLifeSaver,
    lock: w.aLock,
    turnThree: w.aTurnThree,
  }),
  /** A card as briefly as can be: “+4”. */
  cardSign: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `+${value}`,
    timesTwo: '×2',
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
  }),
  status: { active: 'Playing', stayed: 'Stayed', locked: capitalised(w.locked), busted: 'Busted' } satisfies Record<
    StatusName,
    string
  >,
  turn: 'Turn',
  yourTurn: 'Your turn',
  points: (points: number) => `${number(points)} ${points === 1 ? 'point' : 'points'}`,
  /** Of the page itself. */
  updateReady: 'A new version is ready.',
  updateNow: 'Update now',
  missing: 'This part could not be loaded',
  missingTells:
    'The connection may be gone, or there is a newer version of this page. Your game on this device is safe.',
  loadAgain: 'Load again',
});
