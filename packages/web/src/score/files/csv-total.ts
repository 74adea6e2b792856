/** The row below a table of points in which somebody has added them up: it is no round. */
import type { CsvRow } from './csv-rows.ts';

/** null if there is none. `first`: the column of the first player. */
export function totalRow(rows: readonly CsvRow[], first: number): CsvRow | null {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const head = last.cells.slice(0, first).join('').trim();
  if (head !== '') return /\d/.test(head) ? null : last;
  return isSum(last, rows.slice(0, -1), first) ? last : null;
}

/** Below two rounds or more, for two people or more: otherwise a round may come to the same by chance. */
function isSum({ cells }: CsvRow, rounds: readonly CsvRow[], first: number): boolean {
  const columns = cells.map((_, column) => column).filter((column) => column >= first);
  const sums = columns.map((column) => rounds.reduce((sum, row) => sum + Number(row.cells[column] ?? 0), 0));
  const isEqual = columns.every((column, i) => cells[column]?.trim() !== '' && Number(cells[column]) === sums[i]);
  return rounds.length > 1 && columns.length > 1 && sums.some((sum) => sum > 0) && isEqual;
}
