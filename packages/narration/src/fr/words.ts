/** What the cards are called in French, in both vocabularies: the classic ones as in the French edition. */
import type { Vocabulary } from '../languages.ts';

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
