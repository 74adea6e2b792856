import { listOr, number } from '../../format.ts';

export const texts = () => ({
  chart: 'Chart',
  table: 'Table',
  csv: 'Save as CSV',
  link: 'Copy the link',
  copied: 'Copied',
  byHand: 'Copy this link:',
  /** Of an address that somebody came with. */
  wrongLink: 'A part of this link cannot be read. It was left out; everything else is as the link says.',
  wrong: (given: string, expected: string) => `“${given}” – expected ${expected}.`,
  /** Below a field that was filled in wrongly. */
  expected: (expected: string) => `Expected ${expected}.`,
  whole: (least: number, most: number) => `a whole number from ${number(least)} to ${number(most)}`,
  oneOf: (words: readonly string[]) => listOr(words),
  cards: (example: string) => `cards that can lie there, such as ${example}`,
  seat: (example: string) => `a seat such as ${example}`,
  bot: (names: readonly string[]) => `a bot: ${listOr(names)}, where a capital letter stands for a number`,
  fewer: (most: number) => `at most ${number(most)} of them`,
});
