/** A game told in words: what each language has for it. English says which texts there are. */
import type { Seat } from '@turn7/engine';
import type { parts as english } from './en/index.ts';
import type { Made } from './languages.ts';

export type Narration = Made<typeof english>;

/** How a language tells a game, to be made of what it calls the cards. */
export type Parts<Words> = { readonly [Part in keyof Narration]: (w: Words) => Narration[Part] };

/** How a seat is called in a sentence: the one person who reads it is "you". */
export interface Name {
  /** Isolated, where it is somebody's own. */
  readonly text: string;
  readonly you: boolean;
}

/** Whoever tells more than a game has more texts. */
export interface Narrator<Texts extends Narration = Narration> {
  /** By seat. */
  readonly names: readonly Name[];
  readonly texts: Texts;
}

export const nameIn =
  ({ names, texts }: Narrator) =>
  (seat: Seat): Name =>
    names[seat] ?? { text: texts.common.seat(seat + 1), you: false };
