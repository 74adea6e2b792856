/** The two sets of names for one game (docs/rules.md). The code speaks the first; a person may read either. */
import { type Card, isModifier, isNumber, LIFE_SAVER, LOCK, nameOf, TURN_THREE } from '@turn7/engine';

export const VOCABULARIES = ['turn7', 'classic'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

export const isVocabulary = (word: string): word is Vocabulary => VOCABULARIES.some((name) => name === word);

type Words = { readonly game: string; readonly actions: Readonly<Record<number, string>>; readonly locked: string };

const WORDS: Readonly<Record<Vocabulary, Words>> = {
  turn7: {
    game: 'Turn 7',
    actions: { [LOCK]: 'Lock', [TURN_THREE]: 'Turn Three', [LIFE_SAVER]: 'Life Saver' },
    locked: 'locked',
  },
  classic: {
    game: 'Flip 7',
    actions: { [LOCK]: 'Freeze', [TURN_THREE]: 'Flip Three', [LIFE_SAVER]: 'Second Chance' },
    locked: 'frozen',
  },
};

export const wordsOf = (vocabulary: Vocabulary): Words => WORDS[vocabulary];

/** A card as people say it: `7`, `+4`, `x2`, `Lock`. */
export const cardWords = (card: Card, vocabulary: Vocabulary): string =>
  isNumber(card) || isModifier(card) ? nameOf(card) : (WORDS[vocabulary].actions[card] ?? nameOf(card));
