/** Finds games by what people remember of them: a name, a day, how it ended. */

/** Without accents and capital letters. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word of the search is somewhere in these texts. */
export function isFound(search: string, texts: readonly string[]): boolean {
  const whole = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
