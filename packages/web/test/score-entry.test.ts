import { pointsOf, type ScoreEntry } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { hasTurn7 } from '../src/score/sheet/entries.ts';
import { entry } from './support/sheets.ts';

const read = (text: string): ScoreEntry => entry(text) ?? { kind: 'points', points: Number.NaN };

describe('an entry', () => {
  test.each<[text: string, points: number, seven: boolean]>([
    ['12 9 x2 +4', 46, false],
    ['0', 0, false],
    ['', 0, false],
    ['+2 +6 x2', 8, false],
    ['8 LS L', 8, false],
    ['0 1 2 3 4 5 6', 36, true],
    ['6 7 8 9 10 11 12 x2 +10', 151, true],
    ['bust 12 12', 0, false],
    ['bust', 0, false],
    ['=46', 46, false],
    ['=0', 0, false],
  ])('%s is worth %i', (text, points, seven) => {
    expect([pointsOf(read(text)), hasTurn7(read(text))]).toEqual([points, seven]);
  });
});
