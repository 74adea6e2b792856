/** A review as data, and as a line of JSON: chances from 0 to 1, seats and moves from 1, cards and moves as records have them. */
import { moveWord, nameOf } from '@turn7/engine';
import type { Reviewed } from '../records/reviewing.ts';

export const reviewJson = (reviewed: Reviewed, { seed }: { readonly seed: number }): string =>
  `${JSON.stringify(reviewData(reviewed, seed))}\n`;

export function reviewData({ file, located, review, stopped, seat: wanted }: Reviewed, seed: number) {
  const { finished, winner, seats, choices, cards, precision } = review;
  const { passes, playouts } = precision;
  return {
    file,
    line: located.lines.header,
    status: finished ? 'finished' : 'playing',
    winner: winner === null ? null : winner + 1,
    ...{ seed, passes, playouts, stopped },
    seats: seats.map(({ name, start, result, luck, own, others, correction, accuracy, standIns, se }) => ({
      ...{ name, start, result, luck, own, others, correction, accuracy, standIns },
      se: { luck: se.luck, own: se.own, others: se.others, correction: se.correction },
    })),
    choices: choices
      .filter(({ seat }) => wanted === null || seat === wanted)
      .map(({ move, seat, played, standIn, best, before, after, cost, se, grade }) => ({
        ...{ move: move + 1, seat: seat + 1, played: moveWord(played), standIn, best: moveWord(best) },
        ...{ before, after, cost, se, grade },
      })),
    cards: cards.map(({ seat, card, luck }) => ({ seat: seat + 1, card: nameOf(card), luck })),
  };
}
