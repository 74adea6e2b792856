import type { ScoreEntry } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import {
  cardsOfEntry,
  type HandProblem,
  handProblem,
  hasTurn7,
  mostPoints,
  pointsOf,
} from '../src/score/sheet/entry.ts';
import { entry } from './support/sheets.ts';

const read = (text: string): ScoreEntry => entry(text) ?? { kind: 'points', points: Number.NaN };

test.each([
  [1, '6 7 8 9 10 11 12 x2 +2 +4 +6 +8 +10'],
  [2, '6 7 8 9 10 11 12 x2 x2 +2 +2 +4 +4 +6 +6 +8 +8 +10 +10'],
])('no hand of %i decks has more than %s', (decks, text) => {
  expect(mostPoints(decks)).toBe(pointsOf(read(text)));
});

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

  test.each<[why: string, text: string, decks: number, problem: HandProblem['kind'] | null]>([
    ['numbers are different (R13)', '5 7 9', 1, null],
    ['a number twice busts (R14)', '5 7 5', 1, 'twin'],
    ['a busted hand has one twin', 'bust 5 7 5', 1, null],
    ['and not two', 'bust 5 7 5 7', 1, 'twin'],
    ['seven numbers are a Turn 7 (R16)', '0 1 2 3 4 5 6', 1, null],
    ['eight are too many', '0 1 2 3 4 5 6 7', 1, 'too many numbers'],
    ['nobody busts with seven', 'bust 0 1 2 3 4 5 6 6', 1, 'too many numbers'],
    ['a deck has one x2', '5 x2 x2', 1, 'too many copies'],
    ['two decks have two', '5 x2 x2 +4 +4', 2, null],
    ['a seat keeps one Life Saver (R17)', 'LS LS', 2, 'too many copies'],
    ['a seat is locked once (R23)', '5 L L', 2, 'too many copies'],
    ['a Turn Three is discarded (R29)', '5 T3', 1, 'not kept'],
    ['a busted seat was not locked', 'bust 5 5 L', 1, 'not kept'],
    ['points have no cards', '=12', 1, null],
  ])('%s', (_, text, decks, problem) => {
    const hand = read(text);
    const held = hand.kind === 'bust' ? 'busted' : 'kept';
    expect(handProblem(cardsOfEntry(hand), decks, held)?.kind ?? null).toBe(problem);
  });
});
