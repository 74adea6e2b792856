import type { Sheet } from '@turn7/protocol';
import { csvParseRows } from 'd3-dsv';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from '../src/score/files/csv-reader.ts';
import type { FileProblem } from '../src/score/files/file-problem.ts';
import { MOST_CHARACTERS } from '../src/score/files/file-problem.ts';
import { importSheets, readScores } from '../src/score/files/importing.ts';
import { jsonFault } from '../src/score/files/json-fault.ts';
import { pointsCsv, sheetsCsv } from '../src/score/files/sheet-csv.ts';
import { type ReadSheets, readJson, sheetsText, sheetText } from '../src/score/files/sheet-file.ts';
import { Library } from '../src/score/sheet/library.ts';
import { csvOf } from '../src/ui/chart/csv.ts';
import { MapStorage } from './support/map-storage.ts';
import { sheetOf, sheets } from './support/sheets.ts';

const games = fc.uniqueArray(sheets, { selector: ({ id }) => id, maxLength: 4 });
const ok = sheetOf('Ann Bo', ['12 9 x2 | bust 5 5', '=30 | -']);
const origin = { id: 'new', startedAt: 5 };

const sheetsOf = (read: ReadSheets): readonly Sheet[] => {
  if (read.kind === 'problem') throw new Error(`expected sheets, found ${JSON.stringify(read.problem)}`);
  return read.sheets;
};

function problemOf(read: ReadSheets): FileProblem {
  if (read.kind !== 'problem') throw new Error('expected a problem, found sheets');
  return read.problem;
}

describe('a file of JSON', () => {
  it('gives back what was written, one game or many', () => {
    fc.assert(
      fc.property(games, (written) => {
        expect(sheetsOf(readJson(sheetsText(written)))).toEqual(written);
        for (const sheet of written) expect(sheetsOf(readJson(sheetText(sheet)))).toEqual([sheet]);
      }),
      { seed: 6, numRuns: 50 },
    );
  });

  const wrong = (change: object): string => JSON.stringify({ ...ok, ...change });
  test.each<[why: string, text: string, problem: FileProblem]>([
    ['nothing', ' \n', { kind: 'empty' }],
    ['no JSON', '{\n "a": 1,\n "b" 2}', { kind: 'json', line: 3, column: 6 }],
    ['half of it', '{"format": "turn7', { kind: 'json', line: 1, column: 12 }],
    ['a number', '7', { kind: 'value', path: '', found: '7', expected: { kind: 'score sheet' } }],
    [
      'another format',
      wrong({ format: 'score 2' }),
      { kind: 'value', path: 'format', found: 'score 2', expected: { kind: 'one of', words: ['turn7 score sheet 1'] } },
    ],
    [
      'a target in words',
      wrong({ target: 'many' }),
      { kind: 'value', path: 'target', found: 'many', expected: { kind: 'whole number' } },
    ],
    [
      'a target of nothing',
      wrong({ target: 0 }),
      { kind: 'value', path: 'target', found: '0', expected: { kind: 'at least', least: 1 } },
    ],
    [
      'a long title',
      wrong({ title: 'x'.repeat(81) }),
      { kind: 'value', path: 'title', found: `${'x'.repeat(40)}…`, expected: { kind: 'text up to', most: 80 } },
    ],
    [
      'a name that is none',
      wrong({ players: [{ id: 1, name: ' ', left: false }] }),
      { kind: 'value', path: 'players[0].name', found: ' ', expected: { kind: 'name' } },
    ],
    [
      'two players with one number',
      wrong({ players: [ok.players[0], ok.players[0]] }),
      { kind: 'value', path: 'players[1].id', found: '1', expected: { kind: 'another player' } },
    ],
    [
      'an entry of nobody',
      wrong({ rounds: [{ entries: { 9: { kind: 'points', points: 1 } }, seen: [] }] }),
      { kind: 'value', path: 'rounds[0].entries', found: '9', expected: { kind: 'a player' } },
    ],
    [
      'an entry under a word',
      wrong({ rounds: [{ entries: { Ann: { kind: 'points', points: 1 } }, seen: [] }] }),
      { kind: 'value', path: 'rounds[0].entries', found: 'Ann', expected: { kind: 'a player' } },
    ],
    [
      'an entry of an unknown kind',
      wrong({ rounds: [{ entries: { 1: { kind: 'luck' } }, seen: [] }] }),
      {
        kind: 'value',
        path: 'rounds[0].entries.1.kind',
        found: 'luck',
        expected: { kind: 'one of', words: ['cards', 'points', 'bust'] },
      },
    ],
    [
      'what does not belong there',
      wrong({ colour: 'red' }),
      { kind: 'value', path: '', found: 'colour', expected: { kind: 'nothing' } },
    ],
    [
      'many without a list',
      '{"format":"turn7 score sheets 1","sheets":{}}',
      { kind: 'value', path: 'sheets', found: '{}', expected: { kind: 'list' } },
    ],
    [
      'the second of many',
      JSON.stringify({ format: 'turn7 score sheets 1', sheets: [ok, { ...ok, decks: 99 }] }),
      { kind: 'value', path: 'sheets[1].decks', found: '99', expected: { kind: 'at most', most: 12 } },
    ],
    [
      'the whole second of many',
      JSON.stringify({ format: 'turn7 score sheets 1', sheets: [ok, 5] }),
      { kind: 'value', path: 'sheets[1]', found: '5', expected: { kind: 'object' } },
    ],
  ])('says where it is wrong: %s', (_, text, problem) => {
    expect(problemOf(readJson(text))).toEqual(problem);
  });

  it('that is far too large is not even looked at', () => {
    expect(problemOf(readJson(`${' '.repeat(MOST_CHARACTERS)}{}`)).kind).toBe('too large');
  });

  it('says where any text stops being JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (text, place) => {
        const cut = text.slice(0, place % text.length);
        try {
          JSON.parse(cut);
        } catch {
          const { line, column } = jsonFault(cut);
          expect(line).toBe(1);
          expect(column).toBeLessThanOrEqual(cut.length + 1);
          return;
        }
      }),
      { seed: 6, numRuns: 50 },
    );
    expect(jsonFault(`${'['.repeat(200_000)}`).line).toBe(1);
  });
});

describe('a file for spreadsheets', () => {
  it('gives back what was written, one game or many', () => {
    fc.assert(
      fc.property(games, (written) => {
        expect(sheetsOf(readCsv(sheetsCsv(written)))).toEqual(written);
      }),
      { seed: 6, numRuns: 50 },
    );
  });

  it('has no cell that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(games, (written) => {
        const cells = csvParseRows(sheetsCsv(written)).flat();
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
      { seed: 6, numRuns: 50 },
    );
    expect(csvOf({ columns: ['Name'], rows: [['=1+2'], ['+2']] })).toBe("Name\n'=1+2\n+2\n");
    expect(pointsCsv(sheetOf('=1+2 -Bo', ['=5 | =6']))).toBe("round,'=1+2,'-Bo\n1,5,6\n");
  });

  it('of points alone gives back the points', () => {
    const [read] = sheetsOf(readCsv(pointsCsv(ok), origin));
    expect(read).toEqual({ ...sheetOf('Ann Bo', ['=42 | =0', '=30 | -']), ...origin });
    const late = sheetOf('Ann Bo', ['=12 | ', '=5 | =7']); // Bo came for the second round
    expect(sheetsOf(readCsv(pointsCsv(late), origin))).toEqual([{ ...late, ...origin }]);
  });

  test.each<[why: string, text: string, rounds: string[]]>([
    ['names and points', 'Ann,Bo\n12,30\n5,0\n', ['=12 | =30', '=5 | =0']],
    ['with a column of rounds', 'Round;Ann;Bo\r\n1;12;30\r\n2;5;0\r\n', ['=12 | =30', '=5 | =0']],
    ['from a clipboard', 'Runde\tAnn\tBo\n1\t12\t30', ['=12 | =30']],
    ['with a mark at its start', '\ufeff,Ann,Bo\n1,12,30', ['=12 | =30']],
    ['with spaces and empty lines', 'Ann , Bo\n\n 12 , 30\n\n', ['=12 | =30']],
    ['with quotes', '"Ann","Bo"\n"12","30"', ['=12 | =30']],
    ['whose last round is not complete', 'Ann,Bo\n12,30\n,7', ['=12 | =30', '- | =7']],
    ['with somebody who came later', 'Ann,Bo\n12,\n5,7', ['=12 | ', '=5 | =7']],
  ])('may be made by hand: %s', (_, text, rounds) => {
    expect(sheetsOf(readCsv(text, origin))).toEqual([{ ...sheetOf('Ann Bo', rounds), ...origin }]);
  });

  test.each<[why: string, text: string, rounds: string[], totalLine: number | undefined]>([
    ['a row with a word of its own', 'Round,Ann,Bo\n1,12,30\nTotal,12,30', ['=12 | =30'], 3],
    ['whatever it adds up', 'Runde;Ann;Bo\n1;12;30\nSumme;99;', ['=12 | =30'], 3],
    ['a row that is the sum', 'Ann,Bo\n12,30\n5,0\n17,30', ['=12 | =30', '=5 | =0'], 4],
    ['without a number', ',Ann,Bo\n1,12,30\n2,5,0\n,17,30', ['=12 | =30', '=5 | =0'], 4],
    [
      'not a round that has its number',
      ',Ann,Bo\n1,12,30\n2,5,0\n3,17,30',
      ['=12 | =30', '=5 | =0', '=17 | =30'],
      undefined,
    ],
    ['not a second round like the first', 'Ann,Bo\n12,30\n12,30', ['=12 | =30', '=12 | =30'], undefined],
  ])('leaves out the totals below a table: %s', (_, text, rounds, totalLine) => {
    const sheets = [{ ...sheetOf('Ann Bo', rounds), ...origin }];
    expect(readCsv(text, origin)).toEqual({ kind: 'sheets', sheets, ...(totalLine && { totalLine }) });
  });

  const lines = sheetsCsv([ok]).trimEnd().split('\n');
  const withLine = (number: number, change: (line: string) => string): string =>
    lines.map((line, i) => (i === number - 1 ? change(line) : line)).join('\n');
  const cell = (line: number, column: number, found: string, expected: object) => ({
    kind: 'cell',
    line,
    column,
    found,
    expected,
  });

  test.each<[why: string, text: string, problem: object]>([
    ['nothing', '', { kind: 'empty' }],
    ['an open quote', 'Ann,Bo\n1,"2\n3,4', { kind: 'quote', line: 2 }],
    ['a score in words', 'Ann,Bo\n1,many', cell(2, 2, 'many', { kind: 'from to', least: 0, most: 10_000 })],
    ['half a point', 'Ann,Bo\n\n1.5,2', cell(3, 1, '1.5', { kind: 'from to', least: 0, most: 10_000 })],
    ['fewer than none', 'round,Ann\n1,-4', cell(2, 2, '-4', { kind: 'from to', least: 0, most: 10_000 })],
    ['a name twice', 'Ann,Bo,ann\n1,2,3', cell(1, 3, 'ann', { kind: 'another name' })],
    ['nobody', 'round\n1', cell(1, 2, '', { kind: 'name' })],
    ['a name that is none', 'Ann,|,Bo\n1,2,3', cell(1, 2, '|', { kind: 'name' })],
    ['more cells than names', 'Ann,Bo\n1,2,3', cell(2, 3, '3', { kind: 'nothing' })],
    [
      'another column',
      withLine(1, (line) => line.replace('cards', 'cord')),
      cell(1, 7, 'cord', { kind: 'one of', words: ['cards'] }),
    ],
    [
      'an unknown fact',
      withLine(3, (line) => line.replace('player', 'plyer')),
      { kind: 'cell', line: 3, column: 2, found: 'plyer' },
    ],
    ['no such card', withLine(5, (line) => line.replace('x2', 'x3')), cell(5, 7, '12 9 x3', { kind: 'cards' })],
    [
      'points that the cards do not make',
      withLine(5, (line) => line.replace(',42,', ',44,')),
      cell(5, 6, '44', { kind: 'one of', words: ['42'] }),
    ],
    ['a round of no game', lines.filter((_, i) => i !== 1).join('\n'), { kind: 'cell', line: 2, column: 1 }],
    ['an entry of nobody', lines.filter((_, i) => i !== 2).join('\n'), cell(4, 4, '1', { kind: 'a player' })],
    [
      'a day that is none',
      withLine(2, (line) => line.replace('2023-11-14', '2023-99-14')),
      { kind: 'cell', line: 2, column: 8 },
    ],
  ])('says where it is wrong: %s', (_, text, problem) => {
    expect(problemOf(readCsv(text))).toMatchObject(problem);
  });

  it('never fails in another way, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.array(fc.string()).map((row) => row.join(','))).map((rows) => rows.join('\n')),
        ),
        (text) => {
          expect(['sheets', 'problem']).toContain(readScores(text).kind);
        },
      ),
    );
  });
});

describe('an import', () => {
  function library(): Library {
    const storage = new MapStorage();
    return new Library(Object.assign(storage, { keys: () => [...storage.items.keys()], isLasting: () => true }));
  }

  it('knows the two kinds of files apart', () => {
    expect(sheetsOf(readScores(sheetText(ok)))).toEqual([ok]);
    expect(sheetsOf(readScores(`\ufeff${sheetsText([ok])}`))).toEqual([ok]);
    expect(sheetsOf(readScores(sheetsCsv([ok])))).toEqual([ok]);
  });

  it('adds what is new, knows what is there, and never writes over it', () => {
    const storage = library();
    storage.save(ok);
    const other = { ...ok, target: 300 };
    const young = { ...ok, id: 'young' };
    const { added, known, copies } = importSheets(storage, [ok, other, young]);
    expect([added.length, known, copies]).toEqual([2, 1, 1]);
    expect(storage.find(ok.id)).toEqual(ok);
    expect(storage.sheets.map(({ target }) => target).toSorted()).toEqual([200, 200, 300]);
  });
});
