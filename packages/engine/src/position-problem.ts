/** What is wrong with a position that no game can come to: data for whoever puts it into words, and words of its own. */
import { type Card, copiesLeft, copiesOf, KINDS, LIFE_SAVER, LOCK, nameOf } from './card.ts';
import { type HandProblem, handProblems } from './hand-problem.ts';
import type { HouseRules } from './house-rules.ts';
import { winnerAmong } from './score.ts';
import type { Seat, StatusName } from './seat.ts';
import { type Rules, rulesFrom, SetupError } from './setup.ts';

export interface SeatPosition {
  /** The points of the rounds before this one. */
  readonly total: number;
  /** Numbers, modifiers and a Life Saver; the Lock of a locked seat and the twin of a busted one may be left out. */
  readonly cards: readonly Card[];
  readonly status: StatusName;
}

/** What lies on a table in the middle of a round. */
export interface TablePosition extends Partial<HouseRules> {
  readonly seats: readonly SeatPosition[];
  /** Cards that were seen and are not on the table: the discard pile. */
  readonly discard: readonly Card[];
  readonly dealer?: Seat;
}

export interface Position extends TablePosition {
  /** The seat that is asked "hit or stay?". */
  readonly asked: Seat;
}

export type PositionProblem =
  | { readonly kind: 'hand'; readonly seat: Seat; readonly problem: HandProblem }
  | { readonly kind: 'asked out'; readonly seat: Seat; readonly status: Exclude<StatusName, 'active'> }
  /** Who has no card is not asked (R11). */
  | { readonly kind: 'asked empty'; readonly seat: Seat }
  /** With one seat ahead at the target nobody would be asked any more (R43). */
  | { readonly kind: 'won'; readonly seat: Seat; readonly total: number; readonly target: number }
  | CopiesProblem
  /** What no table can look like at all, in words. */
  | { readonly kind: 'other'; readonly message: string };

/** More of a card than there are. */
export interface CopiesProblem {
  readonly kind: 'copies';
  readonly card: Card;
  readonly count: number;
  readonly most: number;
}

/** All of them: none for a position that a game can come to. */
export function positionProblems(position: Position): readonly PositionProblem[] {
  try {
    return problemsAt(position, rulesAt(position), position.asked);
  } catch (error) {
    if (error instanceof SetupError) return [other(error.message)];
    throw error;
  }
}

/** The rules of a table with these seats. Throws a SetupError. */
export const rulesAt = (table: TablePosition): Rules => rulesFrom({ ...table, seats: table.seats.length });

/** `asked`: null where nobody is. */
export function problemsAt(table: TablePosition, rules: Rules, asked: Seat | null): readonly PositionProblem[] {
  const { seats, discard } = table;
  const found = [...seats.flatMap(seatProblems), ...cardProblems(discard, 'the cards seen')];
  if (found.some(({ kind }) => kind === 'other')) return found; // there is no counting such cards
  return [
    ...found,
    ...(asked === null ? [] : askedProblems(seats, asked)),
    ...wonProblems(seats, rules.target),
    ...copiesProblems([...seats.flatMap(laidCards), ...discard], rules.decks),
  ];
}

/** The decks are counted over the whole table, not here. */
export function seatProblems({ total, cards, status }: SeatPosition, seat: Seat): readonly PositionProblem[] {
  const place = `seat ${seat + 1}`;
  const isTotal = Number.isInteger(total) && total >= 0;
  const problems = handProblems(cards, Number.POSITIVE_INFINITY, status);
  return [
    ...cardProblems(cards, place),
    ...(isTotal ? [] : [other(`${place}: a total of ${total}; expected a whole number of points`)]),
    ...problems.map((problem) => ({ kind: 'hand', seat, problem }) as const),
  ];
}

function cardProblems(cards: readonly Card[], place: string): readonly PositionProblem[] {
  const strange = cards.find((card) => !(Number.isInteger(card) && card >= 0 && card < KINDS));
  if (strange === undefined) return [];
  return [other(`${place}: no card has the index ${strange}; expected 0 to ${KINDS - 1}`)];
}

function askedProblems(seats: readonly SeatPosition[], asked: Seat): readonly PositionProblem[] {
  const one = seats[asked];
  if (one === undefined) return [other(ASKED_OUT)];
  if (one.status !== 'active') return [{ kind: 'asked out', seat: asked, status: one.status }];
  return one.cards.length === 0 ? [{ kind: 'asked empty', seat: asked }] : [];
}

export function wonProblems(seats: readonly SeatPosition[], target: number): readonly PositionProblem[] {
  const totals = seats.map(({ total }) => total);
  const seat = winnerAmong(totals, target);
  const total = totals[seat];
  return total === undefined ? [] : [{ kind: 'won', seat, total, target }];
}

export function copiesProblems(seen: readonly Card[], decks: number): readonly CopiesProblem[] {
  return copiesLeft(seen, decks).flatMap((left, card) => {
    const most = copiesOf(card) * decks;
    return left < 0 ? [{ kind: 'copies', card, count: most - left, most } as const] : [];
  });
}

/** With its Lock, which goes without saying. */
export function laidCards({ cards, status }: SeatPosition): readonly Card[] {
  return status === 'locked' && !cards.includes(LOCK) ? [...cards, LOCK] : cards;
}

const other = (message: string): PositionProblem => ({ kind: 'other', message });

/** A position that no game can come to. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(wordsFor(problem));
    this.problem = problem;
  }
}

const ASKED_OUT = 'who is asked must be an active seat';

function wordsFor(problem: PositionProblem): string {
  switch (problem.kind) {
    case 'hand':
      return `seat ${problem.seat + 1}: ${handWords(problem.problem)}`;
    case 'asked out':
      return ASKED_OUT;
    case 'asked empty':
      return `seat ${problem.seat + 1}: no card in hand; expected one, or it is not asked (R11)`;
    case 'won':
      return `a total of ${problem.total} has won already; expected totals below ${problem.target}, or a tie`;
    case 'copies': {
      const { card, count, most } = problem;
      return `${count} cards ${nameOf(card)} on the table and seen; expected at most ${most}, as many as there are`;
    }
    case 'other':
      return problem.message;
    default:
      return problem satisfies never;
  }
}

function handWords(problem: HandProblem): string {
  switch (problem.kind) {
    case 'twin':
      return 'a number twice; expected different numbers';
    case 'too many numbers':
      return `${problem.most + 1} numbers, which ends the round; expected at most ${problem.most}`;
    case 'too many copies':
      return `${problem.count} ${problem.card === LIFE_SAVER ? 'Life Savers' : 'Locks'}; expected at most one`;
    case 'not kept':
      return `${nameOf(problem.card)} in hand; expected numbers, modifiers or LS`;
    default:
      return problem satisfies never;
  }
}
