/**
 * What a table agrees on before the first card. `Setup` is what somebody asks for; `Rules` is what was found valid and
 * complete, and the only thing that a game is made of.
 */
import { type Card, countKinds, deckOf, isModifier, KINDS, TIMES_TWO } from './card.ts';
import { type HouseRules, houseRulesFrom, wrongHouseRule } from './house-rules.ts';
import { SEVEN } from './score.ts';
import type { Seat } from './seat.ts';

export const MOST_SEATS = 54;
/** So many players share a deck (R2). */
export const SEATS_PER_DECK = 18;

/** Beyond this the points of a hand with every x2 might not fit into the 32 bits that V8 keeps a small integer in. */
const MOST_TIMES_TWO = 24;

/** Where a house rule is not said, it is as usual. */
export interface Setup extends Partial<HouseRules> {
  readonly seats: number;
  /** The seat that deals the first round (R4); seat 0 if not said. */
  readonly dealer?: Seat;
  /** The first draw pile, top card first, instead of shuffled decks. */
  readonly pile?: readonly Card[];
}

export interface Rules extends HouseRules<number> {
  readonly seats: number;
  readonly dealer: Seat;
  /** All cards of the game; the last is the top of a stacked pile. */
  readonly cards: Uint8Array;
  /** Whether the first draw pile is taken as it is, not shuffled. */
  readonly stacked: boolean;
  /** How many cards of each kind there are. */
  readonly kinds: Int32Array;
  /** The most cards that can lie in front of one seat: seven numbers, a twin or Lock, a Life Saver, every modifier. */
  readonly span: number;
}

/** A setup that no table can agree on. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  readonly problem: string;
  readonly expected: string;

  constructor(problem: string, expected: string) {
    super(`${problem}; expected ${expected}`);
    this.problem = problem;
    this.expected = expected;
  }
}

/** The checked door from a setup to rules. */
export function rulesFrom(setup: Setup): Rules {
  const { seats, dealer = 0, pile } = setup;
  whole('seats', seats, 1, MOST_SEATS);
  whole('the dealer', dealer, 0, seats - 1);
  const house = houseRulesFrom(setup);
  const wrong = wrongHouseRule(house);
  if (wrong !== undefined) {
    const expected = wrong.kind === 'flag' ? 'yes or no' : wholeNumber(1, wrong.most);
    throw new SetupError(`${wrong.word}: ${house[wrong.name]} is not possible`, expected);
  }
  const decks = house.decks ?? decksFor(seats);
  const cards = pile ? stack(pile) : deckOf(decks);
  const span = SEVEN + 1 + 1 + cards.filter(isModifier).length;
  const stacked = pile !== undefined;
  return { ...house, decks, seats, dealer, cards, stacked, kinds: countKinds(cards), span };
}

/** One deck for every 18 players or part of them (R2). */
export const decksFor = (seats: number): number => Math.ceil(seats / SEATS_PER_DECK);

/** The seat that deals the first round of a table's game: game by game, counted from 1, the next one (R4). */
export const firstDealer = (game: number, seats: number): Seat => (game - 1) % seats;

function stack(pile: readonly Card[]): Uint8Array {
  if (pile.length === 0) throw new SetupError('the draw pile is empty', 'at least one card');
  for (const card of pile) whole('a card of the draw pile', card, 0, KINDS - 1);
  const doublings = pile.filter((card) => card === TIMES_TWO).length;
  if (doublings > MOST_TIMES_TWO) {
    throw new SetupError(`the draw pile holds ${doublings} x2 cards`, `at most ${MOST_TIMES_TWO}`);
  }
  return Uint8Array.from(pile).reverse();
}

function whole(what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new SetupError(`${what}: ${value} is not possible`, wholeNumber(least, most));
}

const wholeNumber = (least: number, most: number): string => `a whole number from ${least} to ${most}`;
