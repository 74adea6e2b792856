/** openskill's own models, to compare ours with: where nobody but the winner is told apart, they take the losers for equals. */
import { type Options, rate } from 'openskill';
import { bradleyTerryFull, plackettLuce } from 'openskill/models';
import type { Skill } from '../../src/rating/skill.ts';

export type Rate = (seats: readonly Skill[], winner: number) => readonly Skill[];

/** With the β that makes 400 points ten times the chance at a table of four, and among two. */
export const OTHER_MODELS: Readonly<Record<string, Rate>> = {
  PlackettLuce: by({ model: plackettLuce, beta: 87 }),
  BradleyTerry: by({ model: bradleyTerryFull, beta: 123 }),
};

function by(options: Options): Rate {
  return (seats, winner) => {
    const teams = seats.map(({ rating, uncertainty }) => [{ mu: rating, sigma: uncertainty }]);
    const rank = seats.map((_, seat) => (seat === winner ? 1 : 2));
    const after = rate(teams, { ...options, tau: 2, rank });
    return after.flat().map(({ mu, sigma }) => ({ rating: mu, uncertainty: sigma }));
  };
}
