/**
 * What the cards are called in German, in both vocabularies, and whoever a sentence is about. The German edition of the
 * classic game keeps the English names. Forms with an article are accusative; the other cases stand apart.
 */
import { cardWords } from '../card-words.ts';
import { formatIn, type Vocabulary } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';

const { capitalised, number } = formatIn('de');

const turn7 = {
  turn7: 'Turn 7',
  aTurn7: 'einen Turn 7',
  lifeSaver: 'Rettungsring',
  theLifeSaver: 'den Rettungsring',
  aLifeSaver: 'einen Rettungsring',
  lifeSavers: 'Rettungsringe',
  lock: 'Sperre',
  theLock: 'die Sperre',
  aLock: 'eine Sperre',
  locks: 'Sperren',
  turnThree: 'Dreierzug',
  theTurnThree: 'den Dreierzug',
  aTurnThree: 'einen Dreierzug',
  turnThrees: 'Dreierzüge',
  locked: 'gesperrt',
  nominative: {
    aTurn7: 'ein Turn 7',
    theLifeSaver: 'der Rettungsring',
    aLifeSaver: 'ein Rettungsring',
    theLock: 'die Sperre',
    aLock: 'eine Sperre',
    theTurnThree: 'der Dreierzug',
    aTurnThree: 'ein Dreierzug',
  },
  dative: {
    aTurn7: 'einem Turn 7',
    aTurnThree: 'einem Dreierzug',
  },
};

const classic: typeof turn7 = {
  turn7: 'Flip 7',
  aTurn7: 'einen Flip 7',
  lifeSaver: 'Second Chance',
  theLifeSaver: 'die Second-Chance-Karte',
  aLifeSaver: 'eine Second-Chance-Karte',
  lifeSavers: 'Second-Chance-Karten',
  lock: 'Freeze',
  theLock: 'die Freeze-Karte',
  aLock: 'eine Freeze-Karte',
  locks: 'Freeze-Karten',
  turnThree: 'Flip Three',
  theTurnThree: 'die Flip-Three-Karte',
  aTurnThree: 'eine Flip-Three-Karte',
  turnThrees: 'Flip-Three-Karten',
  locked: 'eingefroren',
  nominative: {
    aTurn7: 'ein Flip 7',
    theLifeSaver: 'die Second-Chance-Karte',
    aLifeSaver: 'eine Second-Chance-Karte',
    theLock: 'die Freeze-Karte',
    aLock: 'eine Freeze-Karte',
    theTurnThree: 'die Flip-Three-Karte',
    aTurnThree: 'eine Flip-Three-Karte',
  },
  dative: {
    aTurn7: 'einem Flip 7',
    aTurnThree: 'einer Flip-Three-Karte',
  },
};

export const words = { turn7, classic } satisfies Record<Vocabulary, typeof turn7>;
export type Words = typeof turn7;

/** A subject with the right person of its verb. */
export const does = ({ text, you }: Name, yours: string, theirs: string): string =>
  you ? `Du ${yours}` : `${text} ${theirs}`;
export const subject = ({ text, you }: Name): string => (you ? 'du' : text);
export const accusative = ({ text, you }: Name): string => (you ? 'dich' : text);
export const dative = ({ text, you }: Name): string => (you ? 'dir' : text);

/** What stands for a card as an object: “den Dreierzug: Wer platzt, verliert ihn”. */
export const it = (theCard: string): string => (theCard.startsWith('den ') ? 'ihn' : 'sie');

export const common = (w: Words): Narration['common'] => ({
  seat: (seat) => `Platz ${seat}`,
  card: cardWords((sign) => sign.replace('+', 'plus ').replace('×', 'mal '), w),
  aCard: cardWords((sign) => `eine ${sign}`, { lifeSaver: w.aLifeSaver, lock: w.aLock, turnThree: w.aTurnThree }),
  cardSign: cardWords((sign) => sign, w),
  status: { active: 'Im Spiel', stayed: 'Aufgehört', locked: capitalised(w.locked), busted: 'Geplatzt' },
  points: (points) => `${number(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
});
