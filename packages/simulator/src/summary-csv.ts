/** The figures of a simulation for a spreadsheet. */
import type { EntrySummary, Summary } from './summary.ts';

const COLUMNS = [
  'strategy',
  'wins',
  'winRate',
  'se',
  'meanRoundScore',
  'meanRoundScoreSe',
  'bustRate',
  'bustRateSe',
  'turn7Rate',
  'turn7RateSe',
  'lockedRate',
  'lockedRateSe',
] as const satisfies readonly (keyof EntrySummary)[];

/** A row for each entry. No name of a bot needs quotes. */
export function summaryCsv({ games, rounds, cards, seats }: Summary): string {
  const rows = seats.map((seat) => [...COLUMNS.map((column) => seat[column]), games, rounds, cards]);
  return [[...COLUMNS, 'games', 'rounds', 'cards'], ...rows].map((row) => `${row.join(',')}\n`).join('');
}
