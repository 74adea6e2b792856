/**
 * Scores as a file for spreadsheets. Every row is a fact: a game, a player, or what a player has of a round; nothing of a
 * sheet is lost.
 */
import { entryOf, pointsOf, type ScoreEntry, type Sheet } from '@turn7/protocol';
import { csvFormatRows } from 'd3-dsv';
import { harmless } from '../../ui/chart/csv.ts';
import { standingOf } from '../sheet/standing.ts';

export const COLUMNS = [
  'game',
  'fact',
  'round',
  'number',
  'player',
  'points',
  'cards',
  'started',
  'title',
  'target',
  'decks',
  'dealer',
  'shuffled',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What a row tells of; the last three are kinds of entries. */
export const FACTS = ['game', 'player', 'left', 'seen', 'cards', 'points', 'bust'] as const;

type Row = Partial<Record<Column, string | number>>;

/** One game or many, all of it. */
export const sheetsCsv = (sheets: readonly Sheet[]): string =>
  written([[...COLUMNS], ...sheets.flatMap(rowsOf).map((row) => COLUMNS.map((column) => `${row[column] ?? ''}`))]);

/** The points of one game, a row for each round and a column for each player; nothing for those who were not there. */
export const pointsCsv = (sheet: Sheet): string =>
  written([
    ['round', ...sheet.players.map(({ name }) => name)],
    ...standingOf(sheet).rounds.map(({ points }, round) => [`${round + 1}`, ...points.map((one) => `${one ?? ''}`)]),
  ]);

const written = (rows: string[][]): string => `${csvFormatRows(rows.map((row) => row.map(harmless)))}\n`;

function rowsOf(sheet: Sheet): readonly Row[] {
  const game = sheet.id;
  const { title, target, dealer } = sheet;
  const started = new Date(sheet.startedAt).toISOString();
  return [
    { game, fact: 'game', started, title, target, decks: sheet.decks ?? '', dealer, shuffled: sheet.shuffledIn + 1 },
    ...sheet.players.map(({ id, name, left }) => ({ game, fact: left ? 'left' : 'player', number: id, player: name })),
    ...sheet.rounds.flatMap((_, round) => roundRows(sheet, round)),
  ];
}

function roundRows(sheet: Sheet, index: number): readonly Row[] {
  const seen = sheet.rounds[index]?.seen ?? [];
  const place = { game: sheet.id, round: index + 1 };
  return [
    ...sheet.players.flatMap(({ id, name }) => {
      const entry = entryOf(sheet, index, id);
      return entry === null ? [] : [{ ...place, number: id, player: name, ...entryCells(entry) }];
    }),
    ...(seen.length === 0 ? [] : [{ ...place, fact: 'seen', cards: seen.join(' ') }]),
  ];
}

const entryCells = (entry: ScoreEntry): Row => ({
  fact: entry.kind,
  points: pointsOf(entry),
  cards: entry.kind === 'points' ? '' : entry.cards.join(' '),
});
