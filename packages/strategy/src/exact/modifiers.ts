/**
 * The modifiers that a seat may come to hold, what each set of them makes of a row, and the cards that lead on. With
 * several decks there are equal ones (R40), so a set says how many it has of each kind.
 *
 * Every index is a set, a link, a cell of a row, or a kind of card: that proves each `!`.
 */
import { CARDS, type Card, isModifier, scoreOf } from '@turn7/engine';

/** Columns with one entry a set. Set 0 is what the seat holds now, and every set comes after those it contains. */
export interface Modifiers {
  readonly size: number;
  /** A row with this set scores `factor × sum + bonus` (R39). */
  readonly factor: Float64Array;
  readonly bonus: Float64Array;
  /** What the cards that can join would add to the factor, each for itself, in all. */
  readonly addedFactor: Float64Array;
  /** And to the bonus. */
  readonly addedBonus: Float64Array;
  /** The sets without a new +N, one for each number of new x2. */
  readonly bare: Int32Array;
  /** How many modifiers can still join. */
  readonly cards: Int32Array;
  /** How many are left and yet cannot, because as many as are followed have come. */
  readonly ignored: Int32Array;
  /** Whether there is one card of each kind and all are followed: then the bits of a set's place are its cards. */
  readonly single: boolean;
  /** The cards that lead from a set to larger ones. */
  readonly joining: Links;
  /** The cards that lead to a set from smaller ones. */
  readonly joined: Links;
}

/** Those of a set are from `first[set]` up to `first[set + 1]`: so many copies of a card, and the set at its other end. */
interface Links {
  readonly first: Int32Array;
  readonly set: Int32Array;
  readonly copies: Float64Array;
}

/** How many there are of each kind of modifier that is left. */
type ModifierSet = readonly number[];

/** All sets that at most `most` further modifiers make of those in a hand. */
export function modifiersFrom(hand: readonly Card[], left: ArrayLike<number>, most: number): Modifiers {
  const kinds = modifiersAmong(left);
  const copies = kinds.map((kind) => left[kind]!);
  const sets = setsWithin(copies, most);
  const scores = sets.map((set) => scoreOf([...hand.filter(isModifier), ...cardsIn(set, kinds)]));
  const links = linksBetween(sets, copies);
  const gains = links.map(({ from, to, copies }) => {
    const [before, after] = [scores[from]!, scores[to]!];
    return { from, factor: copies * (after.factor - before.factor), bonus: copies * (after.bonus - before.bonus) };
  });
  const cards = totals(sets.length, links, (link) => link.copies);
  return {
    size: sets.length,
    factor: Float64Array.from(scores, ({ factor }) => factor),
    bonus: Float64Array.from(scores, ({ bonus }) => bonus),
    addedFactor: totals(sets.length, gains, ({ factor }) => factor),
    addedBonus: totals(sets.length, gains, ({ bonus }) => bonus),
    bare: Int32Array.from(sets.keys()).filter((set) => scores[set]!.bonus === scores[0]!.bonus),
    cards: Int32Array.from(cards),
    ignored: Int32Array.from(sets, (set, place) => sumOf(copies) - sumOf(set) - cards[place]!),
    single: most >= kinds.length && copies.every((count) => count === 1),
    joining: linksOf(links, sets.length, 'from', 'to'),
    joined: linksOf(links, sets.length, 'to', 'from'),
  };
}

/** How many sets there will be. */
export function countModifierSets(left: ArrayLike<number>, most: number): number {
  let ways = [1];
  for (const kind of modifiersAmong(left)) {
    const next = Array<number>(Math.min(most, ways.length - 1 + left[kind]!) + 1).fill(0);
    ways.forEach((count, drawn) => {
      for (let n = 0; n <= left[kind]! && drawn + n < next.length; n++) next[drawn + n]! += count;
    });
    ways = next;
  }
  return sumOf(ways);
}

/** The sum of the cells of a row to which one more card leads from a set, each as often as there are copies. */
export const sumAhead = (modifiers: Modifiers, cells: Float64Array, row: number, set: number): number => {
  if (modifiers.single) return sumOver(cells, row + set, (modifiers.size - 1) & ~set, 1);
  return sumOfLinks(modifiers.joining, cells, row, set);
};

/** The sum of the cells of a row from which one more card leads to a set. */
export const sumBehind = (modifiers: Modifiers, cells: Float64Array, row: number, set: number): number => {
  if (modifiers.single) return sumOver(cells, row + set, set, -1);
  return sumOfLinks(modifiers.joined, cells, row, set);
};

/** The cells that are as far off as each of these bits says: spelt out, for nothing is done more often. */
const sumOver = (cells: Float64Array, cell: number, bits: number, side: 1 | -1): number => {
  let sum = 0;
  if ((bits & 1) !== 0) sum += cells[cell + side]!;
  if ((bits & 2) !== 0) sum += cells[cell + side * 2]!;
  if ((bits & 4) !== 0) sum += cells[cell + side * 4]!;
  if ((bits & 8) !== 0) sum += cells[cell + side * 8]!;
  if ((bits & 16) !== 0) sum += cells[cell + side * 16]!;
  if ((bits & 32) !== 0) sum += cells[cell + side * 32]!;
  return sum;
};

const sumOfLinks = ({ first, set: other, copies }: Links, cells: Float64Array, row: number, set: number): number => {
  let sum = 0;
  for (let link = first[set]!, end = first[set + 1]!; link < end; link++) {
    sum += copies[link]! * cells[row + other[link]!]!;
  }
  return sum;
};

const modifiersAmong = (left: ArrayLike<number>): Card[] =>
  [...CARDS.keys()].filter((card) => isModifier(card) && left[card]! > 0);

const cardsIn = (set: ModifierSet, kinds: readonly Card[]): Card[] =>
  set.flatMap((copies, i) => Array<Card>(copies).fill(kinds[i]!));

/** The sets of at most `most` cards, so many of each kind at most, in the order of their digits: subsets come first. */
const setsWithin = (copies: readonly number[], most: number): ModifierSet[] => {
  let sets: ModifierSet[] = [[]];
  for (const limit of copies) {
    sets = sets.flatMap((set) => {
      const more = Math.min(limit, most - sumOf(set));
      return Array.from({ length: more + 1 }, (_, n) => [...set, n]);
    });
  }
  return sets;
};

interface Link {
  readonly from: number;
  readonly to: number;
  readonly copies: number;
}

/** Every card that leads from one of these sets to another. */
const linksBetween = (sets: readonly ModifierSet[], copies: readonly number[]): Link[] => {
  const placeOf = new Map(sets.map((set, place) => [set.join(), place]));
  return sets.flatMap((set, from) =>
    copies.flatMap((limit, i) => {
      const to = set[i]! < limit ? placeOf.get(set.with(i, set[i]! + 1).join()) : undefined;
      return to === undefined ? [] : [{ from, to, copies: limit - set[i]! }];
    }),
  );
};

/** The links in the order of the sets at one of their ends. */
const linksOf = (links: readonly Link[], sets: number, end: 'from' | 'to', other: 'from' | 'to'): Links => {
  const ordered = links.toSorted((a, b) => a[end] - b[end]);
  const first = new Int32Array(sets + 1);
  for (const link of ordered) first[link[end] + 1]!++;
  for (let set = 0; set < sets; set++) first[set + 1]! += first[set]!;
  return {
    first,
    set: Int32Array.from(ordered, (link) => link[other]),
    copies: Float64Array.from(ordered, (link) => link.copies),
  };
};

const totals = <T extends { readonly from: number }>(size: number, parts: readonly T[], of: (part: T) => number) => {
  const sums = new Float64Array(size);
  for (const part of parts) sums[part.from]! += of(part);
  return sums;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
