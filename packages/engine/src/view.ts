/**
 * What a seat may see, which is what everyone may see: all cards lie open but the draw pile, and of that only the order
 * is hidden. A view is plain data, fit to be sent and shown; nothing in it tells two orders of the draw pile apart.
 */
import type { Card } from './card.ts';
import type { Game } from './game.ts';
import { type Hand, NO_HAND } from './hand.ts';
import { type HouseRules, houseRulesOf } from './house-rules.ts';
import { discardOf, unseenOf } from './piles.ts';
import { type Question, questionOf } from './question.ts';
import type { PHASES } from './round.ts';
import { NOBODY, type Seat, type StatusName } from './seat.ts';

export interface SeatView {
  readonly status: StatusName;
  readonly total: number;
  /** What the hand scores if the seat stays now; 0 for a busted one. */
  readonly points: number;
  /** Everything in front of the seat in the order it came, the Lock of a locked and the twin of a busted one last. */
  readonly cards: readonly Card[];
  readonly lifeSaver: boolean;
}

/** The total of a seat that stays now. */
export const reachOf = ({ total, points }: Pick<SeatView, 'total' | 'points'>): number => total + points;

export interface View extends HouseRules<number> {
  readonly round: number;
  readonly dealer: Seat;
  readonly phase: (typeof PHASES)[number];
  readonly turn: Seat;
  readonly seats: readonly SeatView[];
  /** The Turn Three being resolved, and what it has set aside. */
  readonly turnThree: { readonly seat: Seat; readonly toDraw: number; readonly aside: readonly Card[] } | null;
  /** The assigned cards, next first. */
  readonly queue: readonly { readonly card: Card; readonly seat: Seat }[];
  readonly drawSize: number;
  /** How many cards of each kind are in the discard pile. */
  readonly discard: readonly number[];
  /** How many cards of each kind are still to be drawn, in an order that nobody knows. */
  readonly unseen: readonly number[];
  readonly state: GameState;
}

/** The active seats in the order in which they will be asked (R10), the one whose turn it is last. */
export const comingSeats = ({ seats, turn }: Pick<View, 'seats' | 'turn'>): readonly Seat[] =>
  seats.map((_, i) => (turn + 1 + i) % seats.length).filter((seat) => seats[seat]?.status === 'active');

export type GameState =
  | { readonly kind: 'playing'; readonly question: Question }
  /** Nobody wins only by R48. */
  | { readonly kind: 'finished'; readonly winner: Seat | null };

export function viewOf(game: Game): View {
  const { queue, queueSeat, queueSize } = game.actions;
  return {
    ...houseRulesOf(game.rules),
    round: game.round,
    dealer: game.dealer.seat,
    phase: game.phaseName,
    turn: game.turn.seat,
    seats: game.hands.map(seatView),
    turnThree: turnThreeView(game),
    queue: Array.from(queue.subarray(0, queueSize), (card, i) => ({ card, seat: queueSeat[i]! })), // of the same size
    drawSize: game.drawSize,
    discard: Array.from(discardOf(game)),
    unseen: Array.from(unseenOf(game)),
    state: stateOf(game),
  };
}

/** What is asked now, or who has won. */
export function stateOf(game: Game): GameState {
  const question = questionOf(game);
  if (question !== null) return { kind: 'playing', question };
  return { kind: 'finished', winner: game.winner === NOBODY ? null : game.winner };
}

const seatView = (hand: Hand): SeatView => ({
  status: hand.statusName,
  total: hand.total,
  points: hand.points,
  cards: hand.laid,
  lifeSaver: hand.hasLifeSaver,
});

function turnThreeView(game: Game): View['turnThree'] {
  const { drawer, toDraw, aside, asideSize } = game.actions;
  if (drawer === NO_HAND) return null;
  return { seat: drawer.seat, toDraw, aside: Array.from(aside.subarray(0, asideSize)) };
}
