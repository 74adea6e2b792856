/**
 * What a game says about those who played it: who won, and nothing else. Whoever is behind takes risks in order to win, so
 * the places after the first tell who played it safe, not who played well (docs/ratings.md). openskill knows no such
 * result: its own models take losers for equals, which pulls all ratings together. So it is given this model, the first
 * step of its Plackett–Luce.
 */
import { type Options, rate } from 'openskill';
import type { Skill } from './skill.ts';

type Model = NonNullable<Options['model']>;
type Team = ReturnType<Model>[number];

/** 400 points are ten times the chance at a table of four. */
const BETA = 400 / Math.LN10;
/** People change: after hundreds of games a rating still follows, with an uncertainty of 28 or so. */
const TAU = 2;
/** The more play, the more strength decides; tables larger than this were not measured. */
const MOST_MEASURED = 8;

/** The skills after a game, by seat. */
export function skillsAfter(seats: readonly Skill[], winner: number): Skill[] {
  const teams = seats.map(({ rating, uncertainty }) => [{ mu: rating, sigma: uncertainty }]);
  const rank = seats.map((_, seat) => (seat === winner ? 1 : 2));
  const after = rate(teams, { model: winnerModel, rank, beta: BETA, tau: TAU });
  return after.flat().map(({ mu, sigma }) => ({ rating: mu, uncertainty: sigma }));
}

/** The winner comes first. */
const winnerModel: Model = (teams) => {
  const scale = scaleOf(teams);
  const strongest = Math.max(...teams.map(muOf));
  const strengths = teams.map((team) => Math.exp((muOf(team) - strongest) / scale));
  const all = strengths.reduce(sum, 0);
  return teams.map((team, place) => {
    const expected = (strengths[place] ?? 0) / all;
    const surprise = (place === 0 ? 1 : 0) - expected;
    return team.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / scale) * surprise,
      sigma: sigma * Math.sqrt(1 - (sigma / scale) ** 2 * expected * (1 - expected)),
    }));
  });
};

/** How many points are e times the strength: with two players as openskill has it, with more of them fewer. */
function scaleOf(teams: readonly Team[]): number {
  const variance = teams.flat().reduce((total, { sigma }) => total + sigma ** 2 + BETA ** 2, 0) / teams.length;
  return Math.sqrt((4 * variance) / Math.min(teams.length, MOST_MEASURED));
}

const muOf = (team: Team): number => team.reduce((total, { mu }) => total + mu, 0);
const sum = (a: number, b: number): number => a + b;
