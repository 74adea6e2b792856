/** A table as a file that every spreadsheet opens: numbers with a point, whatever the language. */
import { csvFormatRows } from 'd3-dsv';
import type { Cell, TableData } from './data-table.tsx';

export const csvOf = ({ columns, rows }: TableData): string =>
  `${csvFormatRows([[...columns], ...rows.map(([head, ...cells]) => [head, ...cells.map(plain)])])}\n`;

const plain = (cell: Cell): string => (typeof cell === 'object' ? `${cell?.value ?? ''}` : cell);
