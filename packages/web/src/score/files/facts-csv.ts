/** Sheets from the facts that `sheet-csv.ts` writes. */
import { MOST_DECKS, MOST_TARGET } from '@turn7/engine';
import {
  cleanName,
  MOST_POINTS,
  MOST_ROUNDS,
  pointsOf,
  type ScoreEntry,
  Sheet,
  type SheetRound,
  tidy,
} from '@turn7/protocol';
import { MOST_IDS } from '../sheet/presence.ts';
import { Cells, FileFault } from './csv-cells.ts';
import type { CsvRow } from './csv-rows.ts';
import { COLUMNS, type Column, FACTS } from './sheet-csv.ts';
import { bondProblem, problemOfIssue } from './sheet-issue.ts';

type Row = Cells<Column>;

/** Whether somebody would take the row for the head of our own table, even if it is damaged. */
export const isFacts = ({ cells: [game, fact] }: CsvRow): boolean => game === COLUMNS[0] && fact === COLUMNS[1];

export function factsIn(head: CsvRow, rows: readonly CsvRow[]): readonly Sheet[] {
  const names = new Cells(head, COLUMNS);
  for (const column of COLUMNS) names.oneOf(column, [column]);
  const sheets = new Map<string, Sheet>();
  for (const row of rows) note(sheets, new Cells(row, COLUMNS));
  return [...sheets.values()].map(checked);
}

/** Puts a fact into the sheet that it is of. */
function note(sheets: Map<string, Sheet>, row: Row): void {
  const id = row.text('game');
  const fact = row.oneOf('fact', FACTS);
  if (fact === 'game') {
    if (id === '' || sheets.has(id)) row.fail('game', { kind: 'text' });
    sheets.set(id, gameIn(row, id));
    return;
  }
  const sheet = sheets.get(id) ?? row.fail('game', { kind: 'one of', words: [...sheets.keys()] });
  if (fact === 'player' || fact === 'left') notePlayer(sheet, row, fact === 'left');
  else if (fact === 'seen') roundOf(sheet, row).seen = row.cards('cards');
  else noteEntry(sheet, row, fact);
}

const gameIn = (row: Row, id: string): Sheet => ({
  format: 'turn7 score sheet 1',
  id,
  startedAt: row.time('started'),
  title: row.text('title'),
  target: row.whole('target', 1, MOST_TARGET),
  decks: row.text('decks').trim() === '' ? null : row.whole('decks', 1, MOST_DECKS),
  players: [],
  dealer: row.whole('dealer', 1, MOST_IDS),
  rounds: [],
  shuffledIn: row.whole('shuffled', 1, MOST_ROUNDS) - 1,
});

function notePlayer({ players }: Sheet, row: Row, left: boolean): void {
  const id = row.whole('number', 1, MOST_IDS);
  if (players.some((player) => player.id === id)) row.fail('number', { kind: 'another player' });
  const name = cleanName(row.text('player')) ?? row.fail('player', { kind: 'name' });
  players.push({ id, name, left });
}

function noteEntry(sheet: Sheet, row: Row, kind: ScoreEntry['kind']): void {
  const id = row.whole('number', 1, MOST_IDS);
  if (sheet.players.every((player) => player.id !== id)) row.fail('number', { kind: 'a player' });
  const points = row.whole('points', 0, Number.MAX_SAFE_INTEGER);
  const entry: ScoreEntry =
    kind === 'points' ? { kind, points: row.whole('points', 0, MOST_POINTS) } : { kind, cards: row.cards('cards') };
  if (pointsOf(entry) !== points) row.fail('points', { kind: 'one of', words: [`${pointsOf(entry)}`] });
  roundOf(sheet, row).entries[id] = entry;
}

function roundOf({ rounds }: Sheet, row: Row): SheetRound {
  const index = row.whole('round', 1, MOST_ROUNDS) - 1;
  while (rounds.length <= index) rounds.push({ entries: {}, seen: [] });
  return rounds[index] ?? row.fail('round', { kind: 'whole number' });
}

/** What no single cell shows. */
function checked(sheet: Sheet): Sheet {
  const { data, error } = Sheet.safeParse(sheet);
  if (data === undefined) throw new FileFault(problemOfIssue(sheet, error.issues[0], ''));
  const problem = bondProblem(data, '');
  if (problem !== null) throw new FileFault(problem);
  return tidy(data);
}
