/** What is to be simulated. */
import { DEFAULT_TARGET, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import type { Table } from '@turn7/simulator';
import { LEVELS } from '@turn7/strategy';
import type { Limits } from '../../ui/limits.ts';
import { type Bot, levelBot, wordOf } from './bot.ts';

/** So many seats beside each other, all with the same bot. */
export interface Row {
  readonly bot: Bot;
  readonly seats: number;
}

export interface Setup {
  /** At least one. */
  readonly rows: readonly Row[];
  readonly games: number;
  readonly seed: number;
  readonly target: number;
}

export type NumberName = 'games' | 'seed' | 'target';

export const LIMITS: Readonly<Record<NumberName, Limits>> = {
  games: { least: 1, most: 10_000_000 },
  seed: { least: 0, most: 2 ** 32 - 1 },
  target: { least: 1, most: MOST_TARGET },
};

const alone = (bot: Bot): Row => ({ bot, seats: 1 });
const staying = (points: number): Bot => ({ kind: 'strategy', strategy: 'stay', number: points });

/** What others have asked before: one click instead of many. */
export const LINEUPS = {
  sharp: [alone(levelBot('Sharp')), { bot: levelBot('Regular'), seats: 3 }],
  stays: [20, 25, 30, 35].map((points) => alone(staying(points))),
  levels: LEVELS.map(({ name }) => alone(levelBot(name))),
  solo: [alone(levelBot('Regular'))],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export const USUAL: Setup = { rows: LINEUPS.sharp, games: 100_000, seed: 1, target: DEFAULT_TARGET };

export const seatsIn = (rows: readonly Row[]): number => rows.reduce((sum, { seats }) => sum + seats, 0);

/** So many seats a row may have, that all find room at the table. */
export const mostSeats = (rows: readonly Row[], row: Row): number => MOST_SEATS - seatsIn(rows) + row.seats;

/** The row that is added to these: the first level that is not there yet. */
export function nextRow(rows: readonly Row[]): Row {
  const words = rows.map(({ bot }) => wordOf(bot));
  const missing = LEVELS.find(({ name }) => !words.includes(wordOf(levelBot(name))));
  return alone(levelBot(missing?.name ?? 'Regular'));
}

/** The bot of each seat. */
export const botsOf = ({ rows }: Pick<Setup, 'rows'>): readonly Bot[] =>
  rows.flatMap(({ bot, seats }) => Array<Bot>(seats).fill(bot));

/** Bots seat by seat, in rows. */
export function rowsOf(bots: readonly Bot[]): readonly Row[] {
  const rows: Row[] = [];
  for (const bot of bots) {
    const last = rows.at(-1);
    if (last !== undefined && wordOf(last.bot) === wordOf(bot)) rows.splice(-1, 1, { bot, seats: last.seats + 1 });
    else rows.push(alone(bot));
  }
  return rows;
}

export const tableOf = (setup: Setup): Table => ({
  entries: botsOf(setup).map(wordOf),
  seed: setup.seed,
  target: setup.target,
});
