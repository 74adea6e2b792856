/** Small pictures of numbers, made of block characters, and tables: rows of cells as lines of text. */
import { stripVTControlCharacters } from 'node:util';

/** Parts of a cell from left to right, in eighths. */
const LEFT = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const LOW = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** A bar that fills a share of `width` cells. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return '█'.repeat(eighths >> 3) + (LEFT[eighths & 7] ?? '');
}

/** Columns beside each other, as high as their values; the highest is full, and nothing at all is blank. */
export function columns(values: readonly number[]): string {
  const most = Math.max(...values);
  return values.map((value) => (value === 0 ? ' ' : LOW[Math.ceil((8 * value) / most) - 1])).join('');
}

/** Shares between 0 and 1 beside each other; all of it is as high as it can be. */
export const sparkline = (shares: readonly number[]): string =>
  shares.map((share) => LOW[Math.min(7, Math.max(0, Math.floor(8 * share)))]).join('');

/** A text as lines of at most so many characters, where its words are not longer. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export type Alignment = 'left' | 'right';

/**
 * Each column is as wide as its widest cell. Cells may be coloured. Columns beyond the alignments given are aligned to
 * the right.
 */
export function tableLines(rows: readonly (readonly string[])[], alignments: readonly Alignment[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = ' '.repeat((widths[i] ?? 0) - widthOf(cell));
        return alignments[i] === 'left' ? cell + space : space + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}

const widthOf = (cell: string): number => stripVTControlCharacters(cell).length;
