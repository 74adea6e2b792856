/** A ladder as text: ratings, and a table of win rates for each number of players. */
import { type MatchResult, type Rating, ratingsOf, resultFor, winRateOf } from '@turn7/simulator';
import pc from 'picocolors';
import { tableLines } from '../drawing.ts';
import { percent } from '../english.ts';
import { verdict } from './simulation-report.ts';

export interface Ladder {
  readonly bots: readonly string[];
  readonly players: readonly number[];
  readonly seed: number;
  readonly results: readonly MatchResult[];
}

/** A bot with its ratings: from all matches, and from those of each number of players. */
interface Rated extends Rating {
  readonly bot: string;
  readonly byPlayers: readonly (Rating & { readonly players: number })[];
}

const ANCHOR = 'stay:25';

export function ladderReport(ladder: Ladder): string {
  const { results } = ladder;
  const rated = ratedBots(ladder);
  const bots = rated.map(({ bot }) => bot);
  const sizes = ladder.players.filter((size) => results.some(({ players }) => players === size));
  return [
    ...ratingLines(rated, sizes),
    ...sizes.flatMap((players) => ['', ...matrixLines(players, bots, results)]),
    '',
  ].join('\n');
}

export function ladderJson(ladder: Ladder) {
  return {
    seed: ladder.seed,
    ratings: ratedBots(ladder),
    matches: ladder.results.map((result) => {
      const { rate: winRate, se } = winRateOf(result);
      return { ...result, winRate, se };
    }),
  };
}

/** The strongest first. */
function ratedBots({ bots, players, results }: Ladder): Rated[] {
  const bySize = players.map((size) => {
    const ratings = ratingsOfPlayed(
      bots,
      results.filter((result) => result.players === size),
    );
    return { size, ratings };
  });
  const rated = [...ratingsOfPlayed(bots, results)].map(([bot, rating]) => {
    const byPlayers = bySize.flatMap(({ size, ratings }) => {
      const one = ratings.get(bot);
      return one ? [{ players: size, ...one }] : [];
    });
    return { bot, ...rating, byPlayers };
  });
  return rated.toSorted((a, b) => b.rating - a.rating);
}

/** Before an interruption not every bot may have played. */
function ratingsOfPlayed(bots: readonly string[], results: readonly MatchResult[]): ReadonlyMap<string, Rating> {
  const played = bots.filter((one) => results.some(({ bot, field }) => bot === one || field === one));
  return ratingsOf(played, results, played.includes(ANCHOR) ? ANCHOR : (played[0] ?? ANCHOR));
}

function ratingLines(rated: readonly Rated[], players: readonly number[]): string[] {
  const sizes = players.length > 1 ? players : [];
  const rows = rated.map(({ bot, byPlayers, ...rating }) => [
    `  ${bot}`,
    pc.bold(ratingWords(rating)),
    ...sizes.map((size) => ratingWords(byPlayers.find((one) => one.players === size))),
  ]);
  const head = ['', 'rating ± SE', ...sizes.map((size) => `${size} players`)];
  return tableLines([head.map(pc.dim), ...rows], ['left']);
}

const ratingWords = (rating: Rating | undefined): string =>
  rating ? `${rating.rating.toFixed(0)} ± ${rating.se.toFixed(0).padStart(2)}` : '–';

function matrixLines(players: number, bots: readonly string[], results: readonly MatchResult[]): string[] {
  const rows = bots.map((bot) => [
    `  ${bot}`,
    ...bots.map((field) => (bot === field ? '·' : cell(resultFor(results, { players, bot, field })))),
  ]);
  const title = `${players} players: win % ± SE and games of the row's bot alone against ${players - 1} of the column's; par`;
  return [pc.bold(`${title} ${percent(1 / players)}`), ...tableLines([['', ...bots].map(pc.dim), ...rows], ['left'])];
}

function cell(result: MatchResult | undefined): string {
  if (!result) return '–';
  const { lessLuck } = result;
  const played = winRateOf(result);
  const { rate, se } = lessLuck ?? played;
  const shown = verdict(rate, se, 1 / result.players)(rateWords({ rate, se }));
  return `${shown} ${lessLuck ? `(${rateWords(played)}) ` : ''}${pc.dim(compact(result.games))}`;
}

const rateWords = ({ rate, se }: { rate: number; se: number }): string =>
  `${(100 * rate).toFixed(1)} ±${(100 * se).toFixed(1)}`;

/** `312`, `10k`, `1.5M` */
const compact = (games: number): string =>
  games.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 }).replace('K', 'k');
