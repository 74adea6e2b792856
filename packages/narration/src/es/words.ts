/**
 * What the cards are called in Spanish, in both vocabularies (the classic ones by their English names), and whoever a
 * sentence is about.
 */
import { cardWords } from '../card-words.ts';
import { formatIn, type Vocabulary } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';

const { capitalised, number } = formatIn('es');

const turn7 = {
  turn7: 'Turn 7',
  aTurn7: 'un Turn 7',
  lifeSaver: 'Salvavidas',
  theLifeSaver: 'el Salvavidas',
  aLifeSaver: 'un Salvavidas',
  lifeSavers: 'Salvavidas',
  lock: 'Candado',
  theLock: 'el Candado',
  aLock: 'un Candado',
  locks: 'Candados',
  turnThree: 'Triple',
  theTurnThree: 'el Triple',
  aTurnThree: 'un Triple',
  turnThrees: 'Triples',
  ofTheTurnThree: 'del Triple',
  /** Said of a seat without regard to gender. */
  locked: 'con candado',
};

const classic: typeof turn7 = {
  turn7: 'Flip 7',
  aTurn7: 'un Flip 7',
  lifeSaver: 'Second Chance',
  theLifeSaver: 'el Second Chance',
  aLifeSaver: 'un Second Chance',
  lifeSavers: 'Second Chance',
  lock: 'Freeze',
  theLock: 'el Freeze',
  aLock: 'un Freeze',
  locks: 'Freeze',
  turnThree: 'Flip Three',
  theTurnThree: 'el Flip Three',
  aTurnThree: 'un Flip Three',
  turnThrees: 'Flip Three',
  ofTheTurnThree: 'del Flip Three',
  locked: 'en Freeze',
};

export const words = { turn7, classic } satisfies Record<Vocabulary, typeof turn7>;
export type Words = typeof turn7;

/** A subject with the right person of its verb; the verb alone says “you”. */
export const does = ({ text, you }: Name, yours: string, theirs: string): string =>
  you ? capitalised(yours) : `${text} ${theirs}`;
export const pronoun = ({ text, you }: Name): string => (you ? 'tú' : text);
/** What stands for a card in “quien se pasa lo pierde”. */
export const it = (theCard: string): string => (theCard.startsWith('la ') ? 'la' : 'lo');
/** An answer inside a sentence: “pedir gana más que plantarse”. */
export const inside = (answer: string): string => answer.charAt(0).toLowerCase() + answer.slice(1);
export const afterFor = ({ text, you }: Name): string => (you ? 'ti' : text);

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Asiento ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'más ').replace('×', 'por '), w),
  aCard: cardWords((sign) => `un ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'En juego', stayed: 'Se planta', locked: capitalised(w.locked), busted: 'Se pasa' },
  points: (points) => `${number(points)} ${points === 1 ? 'punto' : 'puntos'}`,
});
