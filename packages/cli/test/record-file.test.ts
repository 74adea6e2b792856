import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, HIT, writeRecord } from '@turn7/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecordFile } from '../src/records/record-file.ts';

const RECORD: GameRecord = {
  notes: {},
  players: ['Ann'],
  dealer: 0,
  target: 200,
  decks: null,
  originalTurnThree: false,
  draws: [[5, 6]],
  moves: [HIT],
  expects: [],
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn7-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the file of a record', () => {
  test.each([
    ['is new', undefined],
    ['is empty', ''],
  ])('takes the record when it %s', (_, before) => {
    const path = join(folder, 'game.t7');
    if (before !== undefined) writeFileSync(path, before);
    const file = new RecordFile(path);
    expect(file.problem).toBeUndefined();
    file.keep(RECORD, () => expect.unreachable());
    expect(readFileSync(path, 'utf8')).toBe(writeRecord(RECORD));
  });

  test.each([
    ['anything', 'precious'],
    ['another record', 'turn7 record 1\nplayers Bob\n'],
  ])('never takes the place of %s', (_, before) => {
    const path = join(folder, 'game.t7');
    writeFileSync(path, before);
    expect(new RecordFile(path).problem).toBe('exists already; expected a new file');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('tells at once that its folder does not exist', () => {
    const { problem } = new RecordFile(join(folder, 'none', 'game.t7'));
    expect(problem).toMatch(/^cannot be written \(ENOENT.*\); expected a file in a folder that exists$/);
  });

  test('warns once while it cannot be written, and goes on when it can', () => {
    const path = join(folder, 'game.t7');
    const file = new RecordFile(path);
    const warnings: string[] = [];
    const keep = (): void => file.keep(RECORD, (line) => warnings.push(line));
    unlinkSync(path);
    mkdirSync(path); // in the way
    keep();
    keep();
    expect(warnings).toEqual([expect.stringMatching(/^The record cannot be written now: EISDIR/)]);
    rmdirSync(path);
    keep();
    expect(readFileSync(path, 'utf8')).toBe(writeRecord(RECORD));
    expect(warnings).toHaveLength(1);
  });
});
