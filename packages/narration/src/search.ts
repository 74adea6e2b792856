/** Finds things by their words: without regard to case, accents and signs, as they are typed. */

export interface Findable {
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

/** How much of what was typed must be found, its rare words counting more: of a whole question some stand nowhere. */
const ENOUGH = 0.6;

/** Best first. Where a word stands says how much it counts, and how rare it is: `what` stands almost everywhere. */
export function found<Entry extends Findable>(query: string, entries: readonly Entry[]): readonly Entry[] {
  const typed = [...new Set(folded(query).split(' ').filter(Boolean))];
  const weighed = entries.map((entry) => ({ entry, fits: fitsOf(typed, entry) }));
  const weights = typed.map((_, i) => rarity(weighed.filter(({ fits }) => fits[i] !== 0).length, entries.length));
  const total = sumOf(weights);
  return weighed
    .map(({ entry, fits }) => ({
      entry,
      share: sumOf(weights.filter((_, i) => fits[i] !== 0)) / total,
      rank: sumOf(weights.map((weight, i) => weight * (fits[i] ?? 0))),
    }))
    .filter(({ rank, share }) => rank > 0 && share >= ENOUGH)
    .toSorted((a, b) => b.rank * b.share - a.rank * a.share)
    .map(({ entry }) => entry);
}

/** A word that is found nowhere says nothing about what is meant. */
const rarity = (having: number, all: number): number => (having === 0 ? 0 : Math.log(1 + all / having));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How well each word fits where it fits best. */
function fitsOf(typed: readonly string[], { words }: Findable): readonly number[] {
  const places = [
    { text: ` ${folded(words.title)} `, worth: 4 },
    { text: ` ${folded(words.key)} `, worth: 4 },
    { text: ` ${folded(words.text)} `, worth: 1 },
  ];
  return typed.map((word) => Math.max(...places.map(({ text, worth }) => worth * fitOf(word, text))));
}

/** A whole word fits best, then the beginning of one, then what is inside a longer one. */
function fitOf(word: string, text: string): number {
  if (text.includes(` ${word} `)) return 3;
  if (text.includes(` ${word}`)) return 2;
  return word.length >= SHORTEST_INNER && text.includes(word) ? 1 : 0;
}
