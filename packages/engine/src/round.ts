/** A round: how it begins (R4), who is left in it, and how it can end (R16, R37, R42). */
import type { Game } from './game.ts';
import { NOBODY, type Seat, type Status } from './seat.ts';

export const PHASES = ['deal', 'turns'] as const;
/** Index into PHASES. */
export type Phase = number;
export const DEAL: Phase = PHASES.indexOf('deal');
export const TURNS: Phase = PHASES.indexOf('turns');

/** Whether the round is over and why; or the whole game is. */
export type Ending = number;
export const NOT_ENDED: Ending = 0;
export const OUT: Ending = 1;
export const TURN_7: Ending = 2;
export const DRY: Ending = 3;
export const GAME_OVER: Ending = 4;

/** The seat to the left. */
export const leftOf = (game: Game, seat: Seat): Seat => (seat + 1 === game.seats ? 0 : seat + 1);

export const beginRound = (game: Game, dealer: Seat): void => {
  game.round++;
  game.dealer = dealer;
  game.turn = dealer;
  game.phase = DEAL;
  game.toDeal = game.seats;
  game.active.fill(game.seats);
  game.ending = NOT_ENDED;
  game.seven = NOBODY;
  game.reporter?.roundStarted(game.round, dealer);
};

/** A seat is out of the round; with the last one the round ends (R42). */
export const leave = (game: Game, seat: Seat, status: Status): void => {
  game.hands.setStatus(seat, status);
  game.active.remove(seat);
  if (game.active.isEmpty) game.ending = OUT;
};
