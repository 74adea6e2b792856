/** Scores (R39–R41) and who has won (R43, R44). */
import type { Game } from './game.ts';
import { BUSTED, NOBODY, type Seat } from './seat.ts';

/** What a Turn 7 adds (R39). */
export const TURN_7_BONUS = 15;

export const roundScore = (game: Game, seat: Seat): number => {
  if (game.hands.status(seat) === BUSTED) return 0;
  return game.hands.points(seat) + (seat === game.seven ? TURN_7_BONUS : 0);
};

/** The one seat with the highest total, if that is at least the target; NOBODY otherwise. */
export const leaderAt = (game: Game, target: number): Seat => {
  let leader = NOBODY;
  let best = target - 1;
  for (let seat = 0; seat < game.seats; seat++) {
    const total = game.hands.total(seat);
    if (total > best) {
      best = total;
      leader = seat;
    } else if (total === best) leader = NOBODY;
  }
  return leader;
};
