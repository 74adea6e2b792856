import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';
import type { Words } from './words.ts';

const { capitalised, number } = formatIn('fr');

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Place ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'plus ').replace('×', 'fois '), w),
  aCard: cardWords((sign) => `un ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'En jeu', stayed: 'Reste', locked: capitalised(w.locked), busted: 'A sauté' },
  points: (points) => `${number(points)} ${points < 2 ? 'point' : 'points'}`,
});
