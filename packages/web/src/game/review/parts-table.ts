/** Luck and skill of every seat in rows and columns. */
import { GRADES, type Review } from '@turn7/strategy';
import type { Cell, TableData } from '../../ui/chart/data-table.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { capitalised, number, percent } from '../../words/format.ts';
import { change, error } from './figures.ts';
import { PARTS } from './parts.ts';
import { partName } from './told.ts';

export function partsTable({ seats, finished }: Review, t: Chapters['review']): TableData {
  const hasStandIns = seats.some(({ standIns }) => standIns > 0);
  return {
    columns: [
      t.player,
      partName('start', t),
      ...PARTS.map((part) => partName(part, t)),
      finished ? partName('result', t) : t.soFar,
      capitalised(t.told.accuracy),
      ...GRADES.map((grade) => t.told.grades[grade]),
      ...(hasStandIns ? [capitalised(t.told.byBot)] : []),
    ],
    rows: seats.map((seat) => [
      seat.name,
      whole(seat.start),
      ...PARTS.map((part): Cell => ({ value: seat[part], text: `${change(seat[part])} ${error(seat.se[part])}` })),
      whole(seat.result),
      seat.accuracy === null ? null : { value: seat.accuracy, text: number(seat.accuracy) },
      ...GRADES.map((grade): Cell => ({ value: seat.grades[grade], text: number(seat.grades[grade]) })),
      ...(hasStandIns ? [{ value: seat.standIns, text: number(seat.standIns) }] : []),
    ]),
  };
}

const whole = (value: number): Cell => ({ value, text: percent(value, 1) });
