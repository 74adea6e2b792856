/** Many reviews as a table of players, by their names: how they chose and what the cards did, a game on average. */
import type { SeatReview } from '@turn7/strategy';
import pc from 'picocolors';
import { tableLines } from '../drawing.ts';
import { counted, signed, whole } from '../english.ts';
import type { Reviewed } from '../records/reviewing.ts';
import { verdict } from './simulation-report.ts';

interface Player {
  readonly name: string;
  readonly games: readonly SeatReview[];
  readonly wins: number;
}

/** Of games with others: who plays alone always wins. */
export function playersReport(all: readonly Reviewed[]): string {
  const reviewed = all.filter(({ review }) => review.seats.length > 1);
  if (reviewed.length === 0) return '';
  const unfinished = reviewed.filter(({ review }) => !review.finished).length;
  const rows = playersIn(reviewed).map(({ name, games, wins }) => {
    const own = meanOf(games.map((game) => 100 * game.own));
    const luck = meanOf(games.map((game) => 100 * game.luck));
    return [
      `  ${name}`,
      whole(games.length),
      whole(wins),
      meanWords(meanOf(games.flatMap(({ accuracy }) => accuracy ?? [])), (mean) => whole(mean, 1)),
      meanWords(meanOf(games.map(({ cost }) => 100 * cost)), (mean) => whole(Math.max(0, mean), 1)),
      verdict(own.mean, own.se, 0)(meanWords(own, (mean) => signed(mean, 1))),
      verdict(luck.mean, luck.se, 0)(meanWords(luck, (mean) => signed(mean, 1))),
    ];
  });
  const head = ['', 'games', 'wins', 'accuracy ± SE', 'lost by choices', 'own choices', 'luck of the cards'];
  return [
    pc.bold(`Players in ${counted(reviewed.length, 'game')}: wins in 100 games, for each game on average`),
    ...tableLines([head.map(pc.dim), ...rows], ['left']),
    ...(unfinished === 0 ? [] : [`${counted(unfinished, 'unfinished game')} as far as the records go.`]),
    '',
  ].join('\n');
}

/** Who chose best first. */
function playersIn(reviewed: readonly Reviewed[]): Player[] {
  const players = new Map<string, { games: SeatReview[]; wins: number }>();
  for (const { review } of reviewed) {
    review.seats.forEach((game, seat) => {
      const player = players.get(game.name) ?? { games: [], wins: 0 };
      players.set(game.name, player);
      player.games.push(game);
      if (review.winner === seat) player.wins++;
    });
  }
  const skill = ({ games }: Player): number => meanOf(games.map(({ own }) => own)).mean;
  return [...players].map(([name, player]) => ({ name, ...player })).toSorted((a, b) => skill(b) - skill(a));
}

interface Mean {
  readonly mean: number;
  /** The standard error over the games; of one game nobody knows. */
  readonly se: number;
}

function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, se: count < 2 ? Number.NaN : Math.sqrt(squares / (count - 1) / count) };
}

function meanWords({ mean, se }: Mean, write: (mean: number) => string): string {
  if (Number.isNaN(mean)) return '–';
  return `${write(mean)} ± ${Number.isNaN(se) ? '–' : se.toFixed(1).padStart(4)}`;
}
