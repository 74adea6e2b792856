/** The rows of a file for spreadsheets, each with the line that it begins in. */
import { dsvFormat } from 'd3-dsv';
import type { FileProblem } from './file-problem.ts';

export interface CsvRow {
  /** From 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

type CsvRows = { readonly kind: 'rows'; readonly rows: readonly CsvRow[] } | QuoteProblem;
interface QuoteProblem {
  readonly kind: 'problem';
  readonly problem: FileProblem;
}

/** Spreadsheets write semicolons where a comma stands in numbers, and tabs into the clipboard. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Lines without anything are left out. */
export function csvRows(text: string): CsvRows {
  const plain = text.replace(/^\ufeff/, '');
  const open = openQuote(plain);
  if (open !== null) return { kind: 'problem', problem: { kind: 'quote', line: open } };
  let line = 1;
  const rows = dsvFormat(delimiterOf(plain))
    .parseRows(plain)
    .map((cells) => {
      const row = { line, cells };
      line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      return row;
    });
  return { kind: 'rows', rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

/** The one that most often stands in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r|\n/, 1);
  const countOf = (sign: string): number => first.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}

/** The line of a quote that is never closed; null if there is none. Quotes inside of quotes stand in pairs. */
function openQuote(text: string): number | null {
  const quotes = text.split('"');
  if (quotes.length % 2 === 1) return null;
  const before = quotes.slice(0, -1).join('"');
  return before.split(/\r\n|\r|\n/).length;
}
