/** What a rated game did to the ratings of those it counts for. */
import { changeFrom, NEWCOMER, type Skill, skillOfBot } from '../rating/skill.ts';
import { skillsAfter } from '../rating/winner-model.ts';
import type { RatingRow } from '../store/store.ts';
import type { Played } from './state.ts';

/**
 * Whoever sat there without being rated counts as a newcomer. A seat is played to the end by whoever began on it, also
 * where a bot went on for them: nobody leaves a game in order not to have lost it. A game without a winner (R48) says
 * nothing.
 */
export function ratingRowsOf(log: string, played: Played, finishedAt: number): readonly RatingRow[] {
  const { rated, game, number, seats } = played;
  if (rated.length === 0 || game.winner < 0) return [];
  const skills = new Map<number, Skill>(rated.map((seat) => [seat.seat, seat]));
  const before = seats.map((occupant, seat): Skill => {
    if (occupant.kind === 'bot') return skillOfBot(occupant.level);
    return skills.get(seat) ?? NEWCOMER;
  });
  const after = skillsAfter(before, game.winner);
  return rated.map(({ seat, player }) => ({
    log,
    game: number,
    player,
    ...changeFrom(before[seat] ?? NEWCOMER, after[seat] ?? NEWCOMER),
    won: seat === game.winner ? 1 : 0,
    finishedAt,
  }));
}
