/** Finds what can be learnt by its words: without regard to case, accents and signs, as they are typed. */

export interface Entry {
  readonly kind: 'basics' | 'ruling' | 'case' | 'example' | 'mistake' | 'word';
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** What it is found by: its title and text with every name of a card, and a short name such as `16b`. */
  readonly words: { readonly title: string; readonly key: string; readonly text: string };
}

/** `Dé-jà ×2` is `de ja x2`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Shorter ones must be the beginning of a word: a 7 is not meant to be found in 17. */
const SHORTEST_INNER = 3;

/** Best first. Every word that was typed must be found; where it stands says how much it counts. */
export function found(query: string, entries: readonly Entry[]): readonly Entry[] {
  const typed = folded(query).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(typed, entry) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function rankOf(typed: readonly string[], { words }: Entry): number {
  const places = [
    { text: ` ${folded(words.title)} `, worth: 4 },
    { text: ` ${folded(words.key)} `, worth: 5 },
    { text: ` ${folded(words.text)} `, worth: 1 },
  ];
  const ranks = typed.map((word) => Math.max(...places.map(({ text, worth }) => worth * fitOf(word, text))));
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

/** A whole word fits best, then the beginning of one, then what is inside a longer one. */
function fitOf(word: string, text: string): number {
  if (text.includes(` ${word} `)) return 3;
  if (text.includes(` ${word}`)) return 2;
  return word.length >= SHORTEST_INNER && text.includes(word) ? 1 : 0;
}
