/** Pips always mean copies: as many as the card has in one deck, in one row, or two balanced ones from seven on. */
import { path } from './numeral.ts';

export interface PipTrack {
  /** The middle of the last row. */
  readonly y: number;
  readonly pitch: number;
  readonly rowHeight: number;
}

const ONE_ROW = 6;
const MIDDLE = 50;

/** Dots as lines without length: round ends make them, and all of them are one path. */
export function pipsOf(copies: number, { y, pitch, rowHeight }: PipTrack): string {
  const rows = copies <= ONE_ROW ? [copies] : [Math.ceil(copies / 2), Math.floor(copies / 2)];
  return rows
    .map((pips, row) => rowOf(pips, MIDDLE - ((pips - 1) / 2) * pitch, y - (rows.length - 1 - row) * rowHeight, pitch))
    .join('');
}

const rowOf = (pips: number, left: number, y: number, pitch: number): string =>
  Array.from({ length: pips }, (_, pip) => path`M${left + pip * pitch} ${y}h0`).join('');
