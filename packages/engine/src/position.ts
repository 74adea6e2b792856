/**
 * A game in the middle of a round, put together from what lies on the table: for questions such as "what if?" and for
 * people with real cards. `Position` is what somebody says; `gameAt` is the checked door to a game.
 */
import { type Card, countKinds, isModifier, isNumber, KINDS, LIFE_SAVER, LOCK, nameOf } from './card.ts';
import { Game } from './game.ts';
import { fillDraw } from './piles.ts';
import { ask, NO_CARD } from './question.ts';
import { beginRound, leave, TURNS } from './round.ts';
import { SEVEN } from './score.ts';
import { type Seat, STATUSES, type StatusName } from './seat.ts';
import { type Rules, rulesFrom } from './setup.ts';
import type { Shuffler } from './shuffle.ts';

export interface SeatPosition {
  /** The points of the rounds before this one. */
  readonly total: number;
  /** Numbers, modifiers and a Life Saver; the Lock of a locked seat and the twin of a busted one may be left out. */
  readonly cards: readonly Card[];
  readonly status: StatusName;
}

export interface Position {
  readonly seats: readonly SeatPosition[];
  /** The seat that is asked "hit or stay?". */
  readonly asked: Seat;
  /** Cards that were seen and are not on the table: the discard pile. */
  readonly discard: readonly Card[];
  readonly dealer?: Seat;
  readonly target?: number;
  readonly decks?: number;
}

/** A position that no game can come to. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

/** Throws a PositionError, or a SetupError for what is wrong with the table itself. */
export function gameAt(position: Position, shuffler: Shuffler): Game {
  const { seats, asked, discard, ...setup } = position;
  const rules = rulesFrom({ ...setup, seats: seats.length });
  seats.forEach(checkSeat);
  checkCards(discard, 'the cards seen');
  const { status, cards } = seats[asked] ?? { status: null, cards: [] };
  if (status !== 'active') throw new PositionError('who is asked must be an active seat');
  if (cards.length === 0)
    throw new PositionError(`seat ${asked + 1}: no card in hand; expected one, or it is not asked (R11)`);
  checkGoesOn(seats, rules.target);
  const left = countLeft(rules, [...seats.flatMap(laidCards), ...discard]);
  return arrange(new Game(rules, shuffler), position, left);
}

function arrange(game: Game, { seats, asked }: Position, left: Int32Array): Game {
  for (let seat = 0; seat < game.seats; seat++) game.hands.reset(seat);
  beginRound(game, game.rules.dealer);
  game.toDeal = 0;
  game.phase = TURNS;
  game.turn = asked;
  fillDraw(game.piles, left);
  game.shuffler.shuffle(game.piles.draw, game.piles.drawSize);
  seats.forEach((seat, index) => {
    placeSeat(game, index, seat);
  });
  ask(game, asked, NO_CARD);
  return game;
}

/** Lays out the cards of a seat that has none yet. */
export function placeSeat(game: Game, seat: Seat, position: SeatPosition): void {
  const { hands } = game;
  hands.addToTotal(seat, position.total);
  for (const card of laidCards(position)) {
    if (isNumber(card)) placeNumber(game, seat, card);
    else if (isModifier(card)) hands.holdModifier(seat, card);
    else if (card === LIFE_SAVER) hands.holdLifeSaver(seat);
    else hands.lay(seat, card);
  }
  if (position.status === 'busted') hands.losePoints(seat);
  if (position.status !== 'active') leave(game, seat, STATUSES.indexOf(position.status));
}

/** The twin of a bust lies beside the row. */
function placeNumber({ hands }: Game, seat: Seat, card: Card): void {
  if (hands.holdNumber(seat, card) === 0) hands.lay(seat, card);
}

/** With its Lock, which goes without saying. */
function laidCards({ cards, status }: SeatPosition): readonly Card[] {
  return status === 'locked' && !cards.includes(LOCK) ? [...cards, LOCK] : cards;
}

export function checkSeat({ total, cards, status }: SeatPosition, index: number): void {
  const fail = (problem: string): never => {
    throw new PositionError(`seat ${index + 1}: ${problem}`);
  };
  checkCards(cards, `seat ${index + 1}`);
  if (!(Number.isInteger(total) && total >= 0)) fail(`a total of ${total}; expected a whole number of points`);
  const numbers = cards.filter(isNumber);
  const twins = numbers.length - new Set(numbers).size;
  if (twins > (status === 'busted' ? 1 : 0)) fail(`a number twice; expected different numbers`);
  if (numbers.length - twins >= SEVEN) fail(`${SEVEN} numbers, which ends the round; expected at most ${SEVEN - 1}`);
  const savers = cards.filter((card) => card === LIFE_SAVER).length;
  if (savers > 1) fail(`${savers} Life Savers; expected at most one`);
  const strange = cards.find((card) => card > LIFE_SAVER && !(card === LOCK && status === 'locked'));
  if (strange !== undefined) fail(`${nameOf(strange)} in hand; expected numbers, modifiers or LS`);
}

/** With one seat ahead at the target nobody would be asked any more (R43). */
export function checkGoesOn(seats: readonly SeatPosition[], target: number): void {
  const best = Math.max(...seats.map(({ total }) => total));
  if (best < target || seats.filter(({ total }) => total === best).length > 1) return;
  throw new PositionError(`a total of ${best} has won already; expected totals below ${target}, or a tie`);
}

function checkCards(cards: readonly Card[], place: string): void {
  const strange = cards.find((card) => !(Number.isInteger(card) && card >= 0 && card < KINDS));
  if (strange === undefined) return;
  throw new PositionError(`${place}: no card has the index ${strange}; expected 0 to ${KINDS - 1}`);
}

/** How many cards of each kind are still to be drawn when these have been seen. */
function countLeft(rules: Rules, seen: readonly Card[]): Int32Array {
  const left = rules.kinds.slice();
  const counts = countKinds(Uint8Array.from(seen));
  for (let card = 0; card < KINDS; card++) {
    left[card]! -= counts[card]!; // one count for each kind
    if (left[card]! < 0) {
      const problem = `${counts[card]} cards ${nameOf(card)} on the table and seen`;
      throw new PositionError(`${problem}; expected at most ${rules.kinds[card]}, as many as there are`);
    }
  }
  return left;
}
