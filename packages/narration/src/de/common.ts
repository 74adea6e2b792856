import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';
import type { Words } from './words.ts';

const { capitalised, number } = formatIn('de');

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Platz ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'plus ').replace('×', 'mal '), w),
  aCard: cardWords((sign) => `eine ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'Im Spiel', stayed: 'Aufgehört', locked: capitalised(w.locked), busted: 'Geplatzt' },
  points: (points) => `${number(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
});
