/** The two sets of names for one game (docs/rules.md). The code speaks the first; a person may read either. */
import { type Card, isModifier, isNumber, LIFE_SAVER, LOCK, nameOf, TURN_THREE } from '@turn7/engine';
import { Option } from 'commander';

const VOCABULARIES = ['turn7', 'classic'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** The option by which every command lets a person choose. */
export const vocabularyOption = (): Option =>
  new Option('--names <vocabulary>', 'what the cards are called').choices(VOCABULARIES).default('turn7');

/** Ours first, then the classic name. */
const NAMES = [
  ['Turn Three', 'Flip Three'],
  ['Turn 7', 'Flip 7'],
  ['Life Saver', 'Second Chance'],
  ['Lock', 'Freeze'],
  ['locked', 'frozen'],
] as const;

/** A text of ours in the names that a person chose. */
export const inWordsOf = (vocabulary: Vocabulary, text: string): string =>
  vocabulary === 'turn7' ? text : NAMES.reduce((told, [ours, classic]) => told.replaceAll(ours, classic), text);

const ACTIONS: Readonly<Record<number, string>> = {
  [LOCK]: 'Lock',
  [TURN_THREE]: 'Turn Three',
  [LIFE_SAVER]: 'Life Saver',
};

/** A card as we say it: `7`, `+4`, `x2`, `Lock`. */
export const cardWords = (card: Card): string =>
  isNumber(card) || isModifier(card) ? nameOf(card) : (ACTIONS[card] ?? nameOf(card));
