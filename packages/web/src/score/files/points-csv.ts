/** A table of points that somebody made: the names in the first row, then a row for each round. */
import { DEFAULT_TARGET, MOST_SEATS } from '@turn7/engine';
import {
  appliedAll,
  cleanName,
  MOST_POINTS,
  MOST_ROUNDS,
  type ScoreEntry,
  type Sheet,
  type SheetChange,
} from '@turn7/protocol';
import { unharmed } from '../../ui/chart/csv.ts';
import { newSheet, type SheetOrigin } from '../setup/new-sheet.ts';
import { isNamedBefore } from '../sheet/person.ts';
import { MISSED } from '../sheet/presence.ts';
import { Cells, FileFault } from './csv-cells.ts';
import type { CsvRow } from './csv-rows.ts';
import { type Expected, shortly } from './file-problem.ts';

/** A first column under such a word, or under none, counts the rounds. */
const ROUND_WORDS = ['', '#', 'round', 'runde', 'manche', 'ronda'];

/** The column of the first player. */
export const firstColumn = ({ cells }: CsvRow): number =>
  ROUND_WORDS.includes((cells[0] ?? '').trim().toLowerCase()) ? 1 : 0;

export function sheetOfPoints(head: CsvRow, rows: readonly CsvRow[], origin: SheetOrigin): Sheet {
  const first = firstColumn(head);
  if (hasSome(head, first, /\S/) && !rows.some((row) => hasSome(row, first, A_NUMBER)))
    throw new FileFault({ kind: 'no score' });
  const names = namesIn(head, first);
  const excess = rows[MOST_ROUNDS];
  if (excess !== undefined) fail(excess, 0, { kind: 'nothing' });
  const sheet = newSheet({ names, target: DEFAULT_TARGET, decks: null, title: '' }, origin);
  const changes = rows.flatMap((row, round) =>
    roundIn(row, { round, first, names, isLast: round === rows.length - 1 }),
  );
  return appliedAll(sheet, changes);
}

/** Right or wrong. */
const A_NUMBER = /^\s*[-+]?\d+([.,]\d+)?\s*$/;

const hasSome = ({ cells }: CsvRow, first: number, form: RegExp): boolean =>
  cells.slice(first).some((cell) => form.test(unharmed(cell)));

function namesIn(head: CsvRow, first: number): readonly string[] {
  const cells = head.cells.slice(first);
  const filled = cells.slice(0, 1 + cells.findLastIndex((cell) => cell.trim() !== ''));
  const names = filled.map((cell, i) => cleanName(unharmed(cell)) ?? fail(head, first + i, { kind: 'name' }));
  if (names.length === 0) fail(head, first, { kind: 'name' });
  if (names.length > MOST_SEATS) fail(head, first + MOST_SEATS, { kind: 'list up to', most: MOST_SEATS });
  const again = names.findIndex(isNamedBefore);
  return again < 0 ? names : fail(head, first + again, { kind: 'another name' });
}

interface RoundPlace {
  readonly round: number;
  /** The column of the first player. */
  readonly first: number;
  readonly names: readonly string[];
  readonly isLast: boolean;
}

/** A cell without anything is a round that was missed; in the last one, it may be still to come. */
function roundIn(row: CsvRow, { round, first, names, isLast }: RoundPlace): readonly SheetChange[] {
  const beyond = row.cells.findIndex((cell, i) => i >= first + names.length && cell.trim() !== '');
  if (beyond >= 0) fail(row, beyond, { kind: 'nothing' });
  const columns = [...Array.from({ length: first }, () => 'round'), ...names.map((_, i) => `${i}`)];
  const cells = new Cells(row, columns);
  return names.flatMap((_, i): SheetChange[] => {
    const isEmpty = cells.text(`${i}`).trim() === '';
    if (isEmpty && isLast) return [];
    const entry: ScoreEntry = isEmpty ? MISSED : { kind: 'points', points: cells.whole(`${i}`, 0, MOST_POINTS) };
    return [{ kind: 'entry', round, player: i + 1, entry }];
  });
}

/** `at` counts from 0. */
function fail({ line, cells }: CsvRow, at: number, expected: Expected): never {
  throw new FileFault({ kind: 'cell', line, column: at + 1, found: shortly(cells[at] ?? ''), expected });
}
