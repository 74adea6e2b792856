/** What can be learnt, as search knows it, and the cards that somebody may call by another name. */

import { words as english } from '@turn7/narration/en';
import { VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';
import { type Findable, folded } from '@turn7/narration/search';
import type { Chapters } from '../../words/chapters.ts';

export interface Entry extends Findable {
  readonly kind: keyof Chapters['learn']['search']['kinds'];
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** Cards that somebody looks for by a name that the vocabulary chosen does not use. */
const NAMED = ['turn7', 'lifeSaver', 'lock', 'turnThree'] as const;
type Named = (typeof NAMED)[number];

interface OtherName {
  readonly asked: string;
  readonly here: string;
  /** The vocabulary it comes from. */
  readonly from: Vocabulary;
}

/** `nameOf`: in the language chosen; English names stand on many cards as well. */
export function otherNamesIn(
  typed: string,
  vocabulary: Vocabulary,
  nameOf: (from: Vocabulary, card: Named) => string,
): readonly OtherName[] {
  const isTyped = (name: string) => ` ${folded(typed)} `.includes(` ${folded(name)} `);
  return NAMED.flatMap((card) => {
    const here = nameOf(vocabulary, card);
    if (isTyped(here)) return [];
    const names = VOCABULARIES.flatMap((from) => [
      { asked: nameOf(from, card), here, from },
      { asked: english[from][card], here, from },
    ]);
    return names.filter(({ asked }) => isTyped(asked)).slice(0, 1);
  });
}
