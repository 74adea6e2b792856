/** The cells of one row, each through a checked door. What does not pass is thrown to whoever reads the file. */
import { type CardName, cardNamed, nameOf } from '@turn7/engine';
import { unharmed } from '../../ui/chart/csv.ts';
import type { CsvRow } from './csv-rows.ts';
import { type Expected, type FileProblem, shortly } from './file-problem.ts';

/** Stops the reading of a file. */
export class FileFault extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export class Cells<Column extends string> {
  readonly #row: CsvRow;
  readonly #columns: readonly Column[];

  constructor(row: CsvRow, columns: readonly Column[]) {
    this.#row = row;
    this.#columns = columns;
  }

  text(column: Column): string {
    return unharmed(this.#row.cells[this.#columns.indexOf(column)] ?? '');
  }

  whole(column: Column, least: number, most: number): number {
    const value = wholeIn(this.text(column));
    if (value === null || value < least || value > most) this.fail(column, { kind: 'from to', least, most });
    return value;
  }

  oneOf<Word extends string>(column: Column, words: readonly Word[]): Word {
    const found = words.find((word) => word === this.text(column).trim());
    if (found === undefined) this.fail(column, { kind: 'one of', words });
    return found;
  }

  cards(column: Column): CardName[] {
    const words = this.text(column).split(/\s+/).filter(Boolean);
    return words.map((word) => {
      const card = cardNamed(word);
      if (card === undefined) this.fail(column, { kind: 'cards' });
      return nameOf(card);
    });
  }

  /** In milliseconds since 1970. */
  time(column: Column): number {
    const time = Date.parse(this.text(column).trim());
    if (!Number.isSafeInteger(time) || time < 0) this.fail(column, { kind: 'date' });
    return time;
  }

  fail(column: Column, expected: Expected): never {
    const { line, cells } = this.#row;
    const at = this.#columns.indexOf(column);
    throw new FileFault({ kind: 'cell', line, column: at + 1, found: shortly(cells[at] ?? ''), expected });
  }
}

/** null for what is no whole number. */
const wholeIn = (text: string): number | null => (/^\s*\d{1,16}\s*$/.test(text) ? Number(text) : null);
