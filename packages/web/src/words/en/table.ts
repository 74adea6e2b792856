import type { Name } from '@turn7/narration';
import type { Words } from '@turn7/narration/en';
import { list, number } from '../format.ts';
import { ordinal } from './summary.ts';

/** A seat in words, for those who hear it. */
export interface SeatWords {
  readonly name: string;
  /** Dealer, bot, away. */
  readonly marks: readonly string[];
  readonly status: string;
  readonly cards: readonly string[];
  readonly points: number | null;
  readonly total: number;
}

export const table = (w: Words) => ({
  cardState: {
    bust: (card: string) => `${card}, busted`,
    twin: (card: string) => `${card}, the twin`,
  },

  seat: ({ name, marks, status, cards, points, total }: SeatWords) =>
    `${[name, ...marks].join(', ')}: ${status}. ${cards.length === 0 ? 'No cards' : `Cards: ${list(cards)}`}. ` +
    `${points === null ? '' : `${number(points)} this round, `}${number(total)} in total.`,
  choose: (seat: string) => `Choose ${seat}`,
  dealer: 'dealer',
  dealerSign: 'D',
  bot: 'bot',
  /** On a seat, and whole for those who hear it. */
  presence: {
    lost: { sign: 'Offline', tells: 'connection lost' },
    away: { sign: 'Bot plays', tells: 'does not answer, a bot plays' },
    left: { sign: 'Left', tells: 'has left, a bot plays' },
    gone: { sign: 'Left', tells: 'has left' },
  },
  turn7: w.turn7,

  seats: 'Seats',
  allSeats: 'All seats',
  thisRound: 'this round',
  total: (total: number) => `total ${number(total)}`,
  missing: (have: number, missing: number) =>
    `${number(have)} of ${number(have + missing)}: ` +
    `${missing === 1 ? 'one more different number' : `${number(missing)} more different numbers`} for ${w.aTurn7}.`,
  lost: (twin: number, points: number) =>
    `A second ${twin}: ${number(points)} ${points === 1 ? 'point' : 'points'} lost.`,
  toPlay: (place: number) => (place === 1 ? 'next to play' : `${ordinal(place)} to play`),
  next: 'Next',
  you: 'you',
  andMore: (seats: number) => `and ${number(seats)} more`,

  round: (round: number) => `Round ${number(round)}`,
  /** Of the rounds that a solo challenge allows. */
  roundOf: (round: number, rounds: number) => `Round ${number(round)} of ${number(rounds)}`,
  challengeLost: 'challenge lost',
  best: (rounds: number) => `best: ${number(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`,
  firstTo: (target: number) => `first to ${number(target)}`,
  seatCount: (seats: number) => `${number(seats)} seats`,
  turnOf: ({ text, you }: Name) => (you ? 'Your turn' : `${text}’s turn`),
  roundOver: (round: number) => `Round ${number(round)} is over`,
  gameOver: 'The game is over',

  piles: 'Piles',
  toDraw: (cards: number) => `${number(cards)} to draw`,
  discarded: (cards: number) => `discard, ${number(cards)}`,
  discardPile: 'Discard pile',
  /** How many of each number are still to come. */
  left: 'Left to draw',
  copies: (value: number, copies: number) => `${copies} × ${value}`,

  menu: 'Menu',
  coach: 'Coach',
  /** At a table whose host forbids it. */
  noCoach: 'no coach',
  rules: 'Rules and keys',
  settings: 'Settings',
  log: 'Log',
  /** By one press: past all that others do. */
  skip: { choice: 'Skip to my next decision', round: 'Skip to the end of the round' },

  join: 'Join or watch',
  joinCode: (address: string) => `Code for ${address}`,
  waiting: 'Waiting for the host to start',
  sitting: (seats: number) => (seats === 1 ? 'One seat is taken' : `${number(seats)} seats are taken`),
  leaders: 'In the lead',
});
