/** Figures as people write them and as a file gets them. */
import type { Cell } from '../../ui/chart/data-table.tsx';
import { number, percent } from '../../words/format.ts';
import type { Estimate } from './groups.ts';

type Format = (value: number) => string;

export const share: Format = (value) => percent(value, 2);
export const points: Format = (value) => number(value, 2);

/** Named beside an axis: whole per cents, unless they are few. */
export const shareTick: Format = (value) =>
  percent(value, Math.abs(Math.round(100 * value) - 100 * value) < 1e-9 ? 0 : 1);

/** The value and its standard error, a cell each. */
export const estimateCells = ({ value, se }: Estimate, format: Format): readonly [Cell, Cell] => [
  { value, text: format(value) },
  { value: se, text: format(se) },
];

export const count = (value: number): Cell => ({ value, text: number(value) });
