import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';
import type { Words } from './words.ts';

const { capitalised, number } = formatIn('es');

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Asiento ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'más ').replace('×', 'por '), w),
  aCard: cardWords((sign) => `un ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'En juego', stayed: 'Se planta', locked: capitalised(w.locked), busted: 'Se pasa' },
  points: (points) => `${number(points)} ${points === 1 ? 'punto' : 'puntos'}`,
});
