/** What the cards are called in English, in both vocabularies, and whoever a sentence is about. */
import type { StatusName } from '@turn7/engine';
import { cardWords } from '../card-words.ts';
import { formatIn, type Vocabulary } from '../languages.ts';
import type { Name } from '../narration.ts';

const { capitalised, number } = formatIn('en');

const turn7 = {
  turn7: 'Turn 7',
  aTurn7: 'a Turn 7',
  lifeSaver: 'Life Saver',
  theLifeSaver: 'the Life Saver',
  aLifeSaver: 'a Life Saver',
  lifeSavers: 'Life Savers',
  lock: 'Lock',
  theLock: 'the Lock',
  aLock: 'a Lock',
  locks: 'Locks',
  turnThree: 'Turn Three',
  theTurnThree: 'the Turn Three',
  aTurnThree: 'a Turn Three',
  turnThrees: 'Turn Threes',
  locked: 'locked',
};

const classic: typeof turn7 = {
  turn7: 'Flip 7',
  aTurn7: 'a Flip 7',
  lifeSaver: 'Second Chance',
  theLifeSaver: 'the Second Chance',
  aLifeSaver: 'a Second Chance',
  lifeSavers: 'Second Chances',
  lock: 'Freeze',
  theLock: 'the Freeze',
  aLock: 'a Freeze',
  locks: 'Freezes',
  turnThree: 'Flip Three',
  theTurnThree: 'the Flip Three',
  aTurnThree: 'a Flip Three',
  turnThrees: 'Flip Threes',
  locked: 'frozen',
};

export const words = { turn7, classic } satisfies Record<Vocabulary, typeof turn7>;
export type Words = typeof turn7;

/** A subject with the right person of its verb. */
export const does = ({ text, you }: Name, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${text} ${theirs}`;
export const did = (who: Name, verb: string): string => does(who, verb, verb);
export const object = ({ text, you }: Name): string => (you ? 'you' : text);

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
