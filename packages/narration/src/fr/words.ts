/**
 * What the cards are called in French, in both vocabularies (the classic ones as in the French edition), and whoever a
 * sentence is about.
 */
import { cardWords } from '../card-words.ts';
import { formatIn, type Vocabulary } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';

const { capitalised, number } = formatIn('fr');

const turn7 = {
  turn7: 'Turn 7',
  aTurn7: 'un Turn 7',
  lifeSaver: 'Bouée',
  theLifeSaver: 'la Bouée',
  aLifeSaver: 'une Bouée',
  lifeSavers: 'Bouées',
  lock: 'Verrou',
  theLock: 'le Verrou',
  aLock: 'un Verrou',
  locks: 'Verrous',
  turnThree: 'Triple tirage',
  theTurnThree: 'le Triple tirage',
  aTurnThree: 'un Triple tirage',
  turnThrees: 'Triples tirages',
  ofTheTurnThree: 'du Triple tirage',
  /** Said of a seat without regard to gender. */
  locked: 'sous verrou',
};

const classic: typeof turn7 = {
  turn7: 'Flip 7',
  aTurn7: 'un Flip 7',
  lifeSaver: 'Seconde chance',
  theLifeSaver: 'la Seconde chance',
  aLifeSaver: 'une Seconde chance',
  lifeSavers: 'Secondes chances',
  lock: 'Stop',
  theLock: 'le Stop',
  aLock: 'un Stop',
  locks: 'Stops',
  turnThree: 'Trois à la suite',
  theTurnThree: 'le Trois à la suite',
  aTurnThree: 'un Trois à la suite',
  turnThrees: 'Trois à la suite',
  ofTheTurnThree: 'du Trois à la suite',
  locked: 'à l’arrêt',
};

export const words = { turn7, classic } satisfies Record<Vocabulary, typeof turn7>;
export type Words = typeof turn7;

/** A subject with the right person of its verb. */
export const does = ({ text, you }: Name, yours: string, theirs: string): string =>
  you ? `Tu ${yours}` : `${text} ${theirs}`;
export const stressed = ({ text, you }: Name): string => (you ? 'toi' : text);

/** “de Chidi”, “d’Ana”. */
export const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** “que Chidi”, “qu’Ana”. */
export const than = (name: string): string => (startsWithVowel(name) ? `qu’${name}` : `que ${name}`);

/** An h is mute, but before an a mostly not: “d’Hugo”, “de Hassan”, our “Habitué” and our “Hasard”. A y is a vowel before a consonant: “d’Yves”, “de Yann”. */
const startsWithVowel = (name: string): boolean =>
  /^([aeiouœæøı]|h(?!a(?!bitu|drien|nna))|y(?![aeiou]))/i.test(name.normalize('NFD'));

/** “1,5 point”, “2 points”: French has a plural from two on. */
export const counted = (count: number, one: string, many: string, digits = 0): string =>
  `${number(count, digits)} ${Number(count.toFixed(digits)) < 2 ? one : many}`;

/** An answer inside a sentence: “tirer gagne plus souvent que rester”. */
export const inside = (answer: string): string => answer.charAt(0).toLowerCase() + answer.slice(1);

/** What stands for a card after “qui” is its article: “le Verrou: qui saute le perd”. */
export const it = (theCard: string): string => (theCard.startsWith('la ') ? 'la' : 'le');

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Place ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'plus ').replace('×', 'fois '), w),
  aCard: cardWords((sign) => `un ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'En jeu', stayed: 'A encaissé', locked: capitalised(w.locked), busted: 'A sauté' },
  points: (points) => counted(points, 'point', 'points'),
});
