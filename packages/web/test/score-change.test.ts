import { applied, appliedAll, type Sheet, type SheetChange, Sheet as SheetForm } from '@turn7/protocol';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { UndoStack, undoing } from '../src/score/sheet/undo.ts';
import { MapStorage } from './support/map-storage.ts';
import { changes, entry, sheetOf, sheets } from './support/sheets.ts';

const before = sheetOf('Ann Bo', ['12 | =5', 'bust 3 3 | -']);

describe('a change', () => {
  test.each<[string, SheetChange, Partial<Sheet>]>([
    [
      'notes what a player has of a round',
      { kind: 'entry', round: 1, player: 2, entry: entry('7 x2') },
      { rounds: sheetOf('Ann Bo', ['12 | =5', 'bust 3 3 | 7 x2']).rounds },
    ],
    [
      'begins the rounds that it needs',
      { kind: 'entry', round: 3, player: 1, entry: entry('1') },
      { rounds: sheetOf('Ann Bo', ['12 | =5', 'bust 3 3 | -', '- | -', '1 | -']).rounds },
    ],
    [
      'takes an entry back, and the round that has nothing left',
      { kind: 'entry', round: 1, player: 1, entry: null },
      { rounds: sheetOf('Ann Bo', ['12 | =5']).rounds },
    ],
    [
      'seats somebody new behind the others',
      { kind: 'player', id: 7, player: { id: 7, name: 'Cy', left: false } },
      { players: [...before.players, { id: 7, name: 'Cy', left: false }] },
    ],
    [
      'gives a player another name',
      { kind: 'player', id: 1, player: { id: 1, name: 'Anna', left: false } },
      { players: [{ id: 1, name: 'Anna', left: false }, ...before.players.slice(1)] },
    ],
    ['puts the seats in order', { kind: 'order', ids: [2, 1] }, { players: before.players.toReversed() }],
    [
      'leaves those at their end whom an order does not name',
      { kind: 'order', ids: [2, 9] },
      { players: before.players.toReversed() },
    ],
    ['says who deals first', { kind: 'dealer', dealer: 2 }, { dealer: 2 }],
    ['names the evening', { kind: 'title', title: 'At Bo’s' }, { title: 'At Bo’s' }],
    ['sets the target', { kind: 'target', target: 300 }, { target: 300 }],
    ['sets the decks', { kind: 'decks', decks: 2 }, { decks: 2 }],
    ['notes a shuffle', { kind: 'shuffled', shuffledIn: 1 }, { shuffledIn: 1 }],
  ])('%s', (_, change, after) => {
    expect(applied(before, change)).toEqual({ ...before, ...after });
  });

  test.each<[string, SheetChange]>([
    ['an entry of somebody who does not play', { kind: 'entry', round: 0, player: 9, entry: entry('1') }],
    ['an entry that is there', { kind: 'entry', round: 0, player: 1, entry: entry('12') }],
    ['taking back an entry that is not there', { kind: 'entry', round: 5, player: 1, entry: null }],
    ['forgetting a player who has an entry', { kind: 'player', id: 1, player: null }],
    ['a player under the number of another', { kind: 'player', id: 1, player: { id: 2, name: 'X', left: false } }],
    ['an order that nobody is in', { kind: 'order', ids: [] }],
  ])('%s changes nothing', (_, change) => {
    expect(applied(before, change)).toBe(before);
  });

  it('is undone by setting back what was there', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        expect(appliedAll(applied(sheet, change), undoing(sheet, change))).toEqual(sheet);
      }),
      { seed: 6 },
    );
  });

  it('done twice is done once, and leaves a sheet', () => {
    fc.assert(
      fc.property(sheets, changes, (sheet, change) => {
        const once = applied(sheet, change);
        expect(applied(once, change)).toBe(once);
        expect(SheetForm.safeParse(once).success).toBe(true);
      }),
      { seed: 6 },
    );
  });

  it('of whichever device comes to the same sheet on all of them, in the order of the server', () => {
    fc.assert(
      fc.property(sheets, fc.array(changes), fc.nat(), (sheet, line, cut) => {
        const known = cut % (line.length + 1); // one device has seen so many of them before the others came
        const early = appliedAll(structuredClone(sheet), line.slice(0, known));
        expect(appliedAll(early, line.slice(known))).toEqual(appliedAll(sheet, line));
      }),
      { seed: 6 },
    );
  });
});

/** A device with a way back. */
class Score {
  sheet: Sheet;
  readonly stack: UndoStack;

  constructor(sheet: Sheet, device = new MapStorage()) {
    this.sheet = sheet;
    this.stack = new UndoStack(device, sheet.id);
  }

  change(...made: readonly SheetChange[]): void {
    const { left } = this.stack.do(this.sheet, made);
    expect(left).toEqual(appliedAll(this.sheet, made));
    this.sheet = left;
  }

  undo(): void {
    this.sheet = this.stack.undo(this.sheet).left;
  }

  redo(): void {
    this.sheet = this.stack.redo(this.sheet).left;
  }
}

describe('the way back', () => {
  it('takes back what was done, group by group, and does it again', () => {
    fc.assert(
      fc.property(sheets, fc.array(fc.array(changes), { maxLength: 6 }), (sheet, groups) => {
        const score = new Score(sheet);
        const states = [sheet];
        for (const group of groups) {
          score.change(...group);
          if (score.sheet !== states.at(-1)) states.push(score.sheet);
        }
        while (score.stack.canUndo.value) score.undo();
        expect(score.sheet).toEqual(sheet);
        while (score.stack.canRedo.value) score.redo();
        expect(score.sheet).toEqual(states.at(-1));
      }),
      { seed: 6 },
    );
  });

  it('forgets what was taken back once something else is done', () => {
    const score = new Score(before);
    score.change({ kind: 'target', target: 300 });
    score.undo();
    score.change({ kind: 'target', target: 400 });
    expect([score.stack.canUndo.value, score.stack.canRedo.value]).toEqual([true, false]);
  });

  it('is there when the page is loaded again, and when the sheet was shared meanwhile', () => {
    const device = new MapStorage();
    const first = new Score(before, device);
    first.change({ kind: 'target', target: 300 });
    first.change({ kind: 'entry', round: 1, player: 2, entry: entry('7') });
    first.undo();
    const second = new Score(first.sheet, device);
    second.redo();
    expect(second.sheet).toEqual(
      appliedAll(before, [
        { kind: 'target', target: 300 },
        { kind: 'entry', round: 1, player: 2, entry: entry('7') },
      ]),
    );
    second.undo();
    second.undo();
    expect(second.sheet).toEqual(before);
    expect(new Score({ ...before, id: 'another' }, device).stack.canRedo.value).toBe(false);
  });

  it('does not lead over what changed nothing', () => {
    const score = new Score(before);
    score.change({ kind: 'target', target: before.target });
    expect(score.stack.canUndo.value).toBe(false);
  });

  it('leaves alone what somebody else has corrected since', () => {
    const score = new Score(before);
    score.change({ kind: 'entry', round: 1, player: 2, entry: entry('7') }, { kind: 'target', target: 300 });
    score.sheet = applied(score.sheet, { kind: 'entry', round: 1, player: 2, entry: entry('8') });
    score.undo();
    expect(score.sheet).toEqual(sheetOf('Ann Bo', ['12 | =5', 'bust 3 3 | 8']));
  });

  it('leaves alone what somebody else did meanwhile', () => {
    const score = new Score(before);
    score.change({ kind: 'entry', round: 1, player: 2, entry: entry('7') });
    score.sheet = applied(score.sheet, { kind: 'entry', round: 2, player: 1, entry: entry('=9') });
    score.undo();
    expect(score.sheet.rounds).toEqual(sheetOf('Ann Bo', ['12 | =5', 'bust 3 3 | -', '=9 | -']).rounds);
  });
});
