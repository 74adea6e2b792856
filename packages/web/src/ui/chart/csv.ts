/** A table as a file that every spreadsheet opens: numbers with a point, whatever the language. */
import { csvFormatRows } from 'd3-dsv';
import { harmless } from './csv-cell.ts';
import type { Cell, TableData } from './data-table.tsx';

export const csvOf = ({ columns, rows }: TableData): string =>
  `${csvFormatRows([columns.map(safe), ...rows.map(([head, ...cells]) => [safe(head), ...cells.map(plain)])])}\n`;

const plain = (cell: Cell): string => (typeof cell === 'object' ? `${cell?.value ?? ''}` : safe(cell));

/** A card such as +2 is only a number to a spreadsheet. */
const safe = (text: string): string => (/^[+-]\d+$/.test(text) ? text : harmless(text));
