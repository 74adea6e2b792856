/** A table as a file that every spreadsheet opens: numbers with a point, whatever the language. */
import { csvFormatRows } from 'd3-dsv';
import type { Cell, TableData } from './data-table.tsx';

export const csvOf = ({ columns, rows }: TableData): string =>
  `${csvFormatRows([columns.map(safe), ...rows.map(([head, ...cells]) => [safe(head), ...cells.map(plain)])])}\n`;

const plain = (cell: Cell): string => (typeof cell === 'object' ? `${cell?.value ?? ''}` : safe(cell));

/** A card such as +2 is only a number to a spreadsheet. */
const safe = (text: string): string => (/^[+-]\d+$/.test(text) ? text : harmless(text));

/** What makes a spreadsheet calculate, also behind the quotes that keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Text as a cell that is not taken for a formula. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text again. */
export const unharmed = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
