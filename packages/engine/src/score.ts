/** Scores (R39–R41) and who has won (R43, R44). */
import { bonusOf, type Card, isModifier, isNumber, TIMES_TWO } from './card.ts';
import type { Game } from './game.ts';
import { NOBODY, type Seat } from './seat.ts';

/** So many different numbers make a Turn 7 (R16). */
export const SEVEN = 7;

/** What a Turn 7 adds (R39). */
export const TURN_7_BONUS = 15;

export const roundScore = (game: Game, seat: Seat): number =>
  game.hands.points(seat) + (seat === game.seven ? TURN_7_BONUS : 0);

/** The arithmetic of a score, step by step, for everyone who wants to see it. */
export interface Score {
  /** The sum of the numbers. */
  readonly numbers: number;
  /** What the x2 cards multiply it by. */
  readonly factor: number;
  /** What the +N cards add. */
  readonly bonus: number;
  /** 15 for a Turn 7, else 0. */
  readonly turn7: number;
  readonly total: number;
}

/** Scores the cards of a seat that has not busted; whatever is neither number nor modifier counts nothing. */
export function scoreOf(cards: readonly Card[]): Score {
  const row = new Set(cards.filter(isNumber));
  const numbers = [...row].reduce((sum, number) => sum + number, 0);
  const factor = 2 ** cards.filter((card) => card === TIMES_TWO).length;
  const plus = cards.filter((card) => isModifier(card) && card !== TIMES_TWO);
  const bonus = plus.reduce((sum, card) => sum + bonusOf(card), 0);
  const turn7 = row.size >= SEVEN ? TURN_7_BONUS : 0;
  return { numbers, factor, bonus, turn7, total: numbers * factor + bonus + turn7 };
}

/** The one seat with the highest total, if that is at least the target; NOBODY otherwise. */
export const leaderAt = (game: Game, target: number): Seat =>
  aloneAtTop(game.seats, target, (seat) => game.hands.total(seat));

/** The same of totals that somebody else has added up, by seat. */
export const winnerAmong = (totals: readonly number[], target: number): Seat =>
  aloneAtTop(totals.length, target, (seat) => totals[seat] ?? 0);

function aloneAtTop(seats: number, target: number, totalOf: (seat: Seat) => number): Seat {
  let leader = NOBODY;
  let best = target - 1;
  for (let seat = 0; seat < seats; seat++) {
    const total = totalOf(seat);
    if (total > best) {
      best = total;
      leader = seat;
    } else if (total === best) leader = NOBODY;
  }
  return leader;
}
