/** The checked door from what stands behind the question mark of an address. A `+` there is the sign of a card, no space. */
import { type Card, cardNamed, nameOf } from '@turn7/engine';
import { isWithin, type Limits } from '../limits.ts';

export interface ParameterProblem {
  /** As it stands in the address. */
  readonly name: string;
  readonly given: string;
  readonly expected: Expected;
}

export type Expected =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'cards' }
  | { readonly kind: 'seat' }
  /** Capital letters in their names stand for numbers. */
  | { readonly kind: 'bot'; readonly names: readonly string[] }
  | { readonly kind: 'fewer'; readonly most: number };

/** Reads one parameter after the other. What is wrong is left out and kept among the problems. */
export class Parameters {
  readonly problems: ParameterProblem[] = [];
  readonly #pairs: readonly (readonly [name: string, value: string])[];

  constructor(search: string) {
    this.#pairs = search
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))]);
  }

  all(name: string): readonly string[] {
    return this.#pairs.filter(([one]) => one === name).map(([, value]) => value);
  }

  whole(name: string, { least, most }: Limits, otherwise: number): number {
    return this.read(name, otherwise, { kind: 'whole', least, most }, (given) => {
      const value = wholeFrom(given);
      return value !== null && isWithin(value, { least, most }) ? value : null;
    });
  }

  oneOf<T extends string>(name: string, words: readonly T[], otherwise: T): T {
    return this.read(name, otherwise, { kind: 'word', words }, (given) => words.find((word) => word === given) ?? null);
  }

  cards(name: string, otherwise: readonly Card[]): readonly Card[] {
    return this.read(name, otherwise, { kind: 'cards' }, cardsFrom);
  }

  /** `from` gives null for what it cannot read. */
  read<T>(name: string, otherwise: T, expected: Expected, from: (given: string) => T | null): T {
    const [given] = this.all(name);
    if (given === undefined) return otherwise;
    const value = from(given);
    if (value === null) this.problems.push({ name, given, expected });
    return value ?? otherwise;
  }
}

/** Something that is no encoding is taken as it is: it will not be what was expected, and is shown as it was written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const wholeFrom = (given: string): number | null => (/^\d{1,10}$/.test(given) ? Number(given) : null);

/** Many times all cards of all decks; a link must not fill the memory. */
const MOST_COPIES = 999;

/** `12,+4,LS*2`, or null. Some programs make a space of a plus. */
export function cardsFrom(given: string): readonly Card[] | null {
  if (given === '') return [];
  const cards: Card[] = [];
  for (const word of given.split(',')) {
    const [name = '', copies = '1', ...more] = word.replace(/^ /, '+').split('*');
    const card = cardNamed(name);
    const count = wholeFrom(copies);
    if (card === undefined || count === null || more.length > 0 || cards.length + count > MOST_COPIES) return null;
    cards.push(...Array<Card>(count).fill(card));
  }
  return cards;
}

/** The same the other way; equal cards beside each other are counted. */
export function cardsText(cards: readonly Card[]): string {
  const words: string[] = [];
  for (let i = 0; i < cards.length; ) {
    const card = cards[i] ?? 0; // there is one: `i` is below their number
    const next = cards.findIndex((one, at) => at > i && one !== card);
    const copies = (next < 0 ? cards.length : next) - i;
    words.push(copies > 1 ? `${nameOf(card)}*${copies}` : nameOf(card));
    i += copies;
  }
  return words.join(',');
}
