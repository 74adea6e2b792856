/** Reads scores from a file for spreadsheets: one that this page wrote, or a table of points that somebody made. */

import { newOrigin, type SheetOrigin } from '../setup/new-sheet.ts';
import { FileFault } from './csv-cells.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';
import { factsIn, isFacts } from './facts-csv.ts';
import { sizeProblem } from './file-problem.ts';
import { firstColumn, sheetOfPoints } from './points-csv.ts';
import type { ReadSheets } from './sheet-file.ts';

/** All of it, or nothing and what is wrong. `origin`: of a table that does not say where it is from. */
export function readCsv(text: string, origin: SheetOrigin = newOrigin()): ReadSheets {
  const problem = sizeProblem(text);
  if (problem !== null) return { kind: 'problem', problem };
  const read = csvRows(text);
  return read.kind === 'problem' ? read : attempt(read.rows, origin);
}

function attempt([head, ...rows]: readonly CsvRow[], origin: SheetOrigin): ReadSheets {
  if (head === undefined) return { kind: 'problem', problem: { kind: 'empty' } };
  try {
    if (isFacts(head)) return { kind: 'sheets', sheets: factsIn(head, rows) };
    const total = totalRow(rows, firstColumn(head));
    const rounds = total === null ? rows : rows.slice(0, -1);
    return { kind: 'sheets', sheets: [sheetOfPoints(head, rounds, origin)], ...(total && { totalLine: total.line }) };
  } catch (fault) {
    if (fault instanceof FileFault) return { kind: 'problem', problem: fault.problem };
    throw fault;
  }
}

/**
 * The row below a table of points in which somebody has added them up: it is no round. null if there is none. `first`:
 * the column of the first player.
 */
function totalRow(rows: readonly CsvRow[], first: number): CsvRow | null {
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
