/** How much of a game is luck, and after how many games the better player leads: games of different bots, some reviewed. */
import { type LocatedRecord, Recorder, readRecords, SeededShuffler, writeRecord } from '@turn7/engine';
import { gamesToLead, playGames } from '@turn7/simulator';
import { botNamed, review } from '@turn7/strategy';
import { LUCK_TABLE, type LuckFigures, PARTS, type WinRate } from '../src/learn/guide/figures.ts';

const TARGET = 200;

/** Games of the table from `first` on: many that are only played, and some that are reviewed. */
export interface LuckShard {
  readonly kind: 'wins' | 'reviews';
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** By bot, in the order of the table. */
interface Reviewed {
  /** The parts of what became of its chance, in the order of their names. */
  readonly parts: readonly number[];
  /** What its choices cost. */
  readonly lost: number;
}

export interface LuckFound {
  /** How many each bot has. */
  readonly wins: readonly number[];
  readonly games: readonly (readonly Reviewed[])[];
}

export function lookAt({ kind, seed, first, count }: LuckShard): LuckFound {
  if (kind === 'wins') {
    const table = { entries: LUCK_TABLE, seed, target: TARGET };
    const tally = playGames({ table, first, games: count }, botNamed);
    return { wins: LUCK_TABLE.map((_, i) => tally.wins(i)), games: [] };
  }
  return { wins: [], games: Array.from({ length: count }, (_, i) => reviewedGame(seed, first + i)) };
}

/** A game with its own cards; places go round. */
function reviewedGame(seed: number, place: number): readonly Reviewed[] {
  const seats = LUCK_TABLE.map((_, seat) => (seat + place) % LUCK_TABLE.length);
  const bots = seats.map((bot) => botNamed(LUCK_TABLE[bot] ?? ''));
  const recorder = new Recorder(
    { players: bots.map(({ name }) => name), setup: { target: TARGET } },
    new SeededShuffler(seed + place),
  );
  while (!recorder.game.finished) {
    const bot = bots[recorder.game.asked.seat];
    if (bot === undefined) throw new RangeError('nobody is asked');
    recorder.play(bot.choose(recorder.game));
  }
  const told = review(located(writeRecord(recorder.record)), { seed: place }).seats;
  const ordered = LUCK_TABLE.flatMap((_, bot) => told[seats.indexOf(bot)] ?? []);
  return ordered.map((seat) => ({ parts: PARTS.map((part) => seat[part]), lost: seat.cost }));
}

function located(text: string): LocatedRecord {
  for (const one of readRecords(text)) return one;
  throw new RangeError('a record was written and cannot be read');
}

export function luckFigures(reviews: number, found: readonly LuckFound[]): LuckFigures {
  const games = found.flatMap((one) => one.games);
  const wins = LUCK_TABLE.map((_, i) => found.reduce((sum, one) => sum + (one.wins[i] ?? 0), 0));
  return {
    reviews,
    shares: shares(games),
    leads: LUCK_TABLE.slice(1).map((other, i) => ({
      other,
      byWins: leadOf(differenceOfWins(wins, i + 1)),
      byChoices: leadOf(spreadOf(games.map((game) => (game[i + 1]?.lost ?? 0) - (game[0]?.lost ?? 0)))),
    })),
  };
}

/** How much of the spread of results goes with each part; a ratio of sums over the games, so that is what its error is of. */
function shares(games: LuckFound['games']): LuckFigures['shares'] {
  const changeOf = ({ parts }: Reviewed): number => parts.reduce((sum, part) => sum + part, 0);
  const squares = games.map((game) => sumOf(game.map((seat) => changeOf(seat) ** 2)));
  const shareOf = (part: number): WinRate => {
    const products = games.map((game) => sumOf(game.map((seat) => (seat.parts[part] ?? 0) * changeOf(seat))));
    const rate = sumOf(products) / sumOf(squares);
    const misses = products.map((product, i) => (product - rate * (squares[i] ?? 0)) ** 2);
    return { rate: rounded(rate), se: rounded(Math.sqrt(sumOf(misses)) / sumOf(squares)) };
  };
  const [luck, own, others, correction] = PARTS.map((_, part) => shareOf(part));
  if (!luck || !own || !others || !correction) throw new RangeError('there are four parts');
  return { luck, own, others, correction };
}

interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/** Of a game in which one of the two wins, or neither. */
function differenceOfWins(wins: readonly number[], other: number): Spread {
  const all = sumOf(wins);
  const [own, others] = [(wins[0] ?? 0) / all, (wins[other] ?? 0) / all];
  return { mean: own - others, variance: own + others - (own - others) ** 2 };
}

function spreadOf(values: readonly number[]): Spread {
  const mean = sumOf(values) / values.length;
  return { mean, variance: sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1) };
}

const leadOf = ({ mean, variance }: Spread): number => gamesToLead(mean, variance);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number): number => Number(value.toFixed(4));
