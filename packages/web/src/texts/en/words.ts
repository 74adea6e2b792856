/** What the cards are called in English, in both vocabularies. */
import type { Vocabulary } from '../../settings/settings.ts';

const turn7 = {
  turn7: 'Turn 7',
  lifeSaver: 'Life Saver',
  lock: 'Lock',
  turnThree: 'Turn Three',
  locked: 'locked',
};

const classic: typeof turn7 = {
  turn7: 'Flip 7',
  lifeSaver: 'Second Chance',
  lock: 'Freeze',
  turnThree: 'Flip Three',
  locked: 'frozen',
};

export const words = { turn7, classic } satisfies Record<Vocabulary, typeof turn7>;
export type Words = typeof turn7;
