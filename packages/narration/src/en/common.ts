import type { StatusName } from '@turn7/engine';
import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Words } from './words.ts';

const { capitalised, number } = formatIn('en');

/** What all sentences share: seats, cards, what became of a seat, points. */
export const common = (w: Words) => ({
  seat: (seat: number) => `Seat ${seat}`,
  /** A card by its name. */
  card: cardWords((sign) => sign.replace('+', 'plus ').replace('×', 'times '), w),
  /** A card in a sentence: “hits an 8”. */
  aCard: cardWords((sign) => `${/^(8|11)$/.test(sign) ? 'an' : 'a'} ${sign}`, {
    lifeSaver: w.aLifeSaver,
    lock: w.aLock,
    turnThree: w.aTurnThree,
  }),
  /** A card as briefly as can be: “+4”. */
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'Playing', stayed: 'Stayed', locked: capitalised(w.locked), busted: 'Busted' } satisfies Record<
    StatusName,
    string
  >,
  points: (points: number) => `${number(points)} ${points === 1 ? 'point' : 'points'}`,
});
