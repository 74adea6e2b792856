/** One card, several names: those of the other vocabulary, and those printed on English cards. */

import { words as english } from '@turn7/narration/en';
import { VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';

const NAMED = ['turn7', 'lifeSaver', 'lifeSavers', 'lock', 'locks', 'turnThree', 'turnThrees', 'locked'] as const;

type Names = Readonly<Record<(typeof NAMED)[number], string>>;

/** The text, and after it whatever else the cards in it are called. */
export const withOtherNames =
  (words: Readonly<Record<Vocabulary, Names>>) =>
  (text: string): string => {
    const small = text.toLowerCase();
    const ways: readonly Names[] = [...VOCABULARIES.map((one) => words[one]), english.turn7, english.classic];
    const meant = NAMED.filter((key) => ways.some((names) => small.includes(names[key].toLowerCase())));
    return [text, ...new Set(meant.flatMap((key) => ways.map((names) => names[key])))].join(' ');
  };
