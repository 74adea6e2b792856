/** Rows of cells as lines of text, each column as wide as its widest cell. */
import { stripVTControlCharacters } from 'node:util';

export type Alignment = 'left' | 'right';

/** Cells may be coloured. Columns beyond the alignments given are aligned to the right. */
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
