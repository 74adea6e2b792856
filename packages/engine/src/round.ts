/** A round: how it begins (R4), who is left in it, and how it can end (R16, R37, R42). */
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import type { Status } from './seat.ts';

export const PHASES = ['deal', 'turns'] as const;
/** Index into PHASES. */
export type Phase = number;
export const DEAL: Phase = PHASES.indexOf('deal');
export const TURNS: Phase = PHASES.indexOf('turns');

/** Whether the round is over, and why. */
export type Ending = number;
export const NOT_ENDED: Ending = 0;
export const OUT: Ending = 1;
export const TURN_7: Ending = 2;
export const DRY: Ending = 3;

export const beginRound = (game: Game, dealer: Hand): void => {
  game.round++;
  game.dealer = dealer;
  game.turn = dealer;
  game.phase = DEAL;
  game.toDeal = game.seats;
  game.active = game.seats;
  game.ending = NOT_ENDED;
  game.reporter.tell({ kind: 'round started', round: game.round, dealer: dealer.seat, ruling: 'R4' });
};

/** A hand is out of the round; with the last one the round ends (R42). */
export const leave = (game: Game, hand: Hand, status: Status): void => {
  hand.leave(status);
  game.active--;
  if (game.active === 0) game.ending = OUT;
};
