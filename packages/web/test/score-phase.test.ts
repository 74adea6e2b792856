import { MOST_TARGET } from '@turn7/engine';
import { appliedAll, MOST_ROUNDS, type Sheet, type SheetChange } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { nextOpen, phaseOf } from '../src/score/keeper/phase.ts';
import { newSheet } from '../src/score/setup/new-sheet.ts';
import { entriesThatCame, entriesThatWent } from '../src/score/sheet/entries.ts';
import { MISSED, seating } from '../src/score/sheet/presence.ts';
import { standingOf } from '../src/score/sheet/standing.ts';

const SETUP = { names: ['Ana', 'Ben', 'Chidi'], target: 100, decks: null, title: '' };
const EMPTY_SHEET = newSheet(SETUP, { id: 'test', startedAt: 0 });
const NO_WISH = { chosen: null, isBegun: false };

const entry = (round: number, player: number, points: number): SheetChange => ({
  kind: 'entry',
  round,
  player,
  entry: { kind: 'points', points },
});

const after = (...changes: SheetChange[]): Sheet => appliedAll(EMPTY_SHEET, changes);
const phaseAfter = (sheet: Sheet, wish = NO_WISH) => phaseOf(sheet, standingOf(sheet), wish);
const ROUND = [entry(0, 1, 10), entry(0, 2, 20), entry(0, 3, 30)];

describe('the screen is about', () => {
  test('the seat after the dealer first (R4)', () => {
    expect(phaseAfter(EMPTY_SHEET)).toEqual({ kind: 'entering', spot: { round: 0, player: 2 } });
  });

  test('whoever has no entry yet', () => {
    expect(phaseAfter(after(entry(0, 2, 20)))).toEqual({ kind: 'entering', spot: { round: 0, player: 3 } });
  });

  test('the end of a round until the next one is begun', () => {
    const sheet = after(...ROUND);
    expect(phaseAfter(sheet)).toEqual({ kind: 'round over', round: 0 });
    expect(phaseAfter(sheet, { chosen: null, isBegun: true })).toEqual({
      kind: 'entering',
      spot: { round: 1, player: 3 },
    });
  });

  test('an entry that somebody asked for, of whichever round', () => {
    const chosen = { round: 0, player: 1 };
    expect(phaseOf(after(...ROUND), standingOf(after(...ROUND)), { chosen, isBegun: false })).toEqual({
      kind: 'entering',
      spot: chosen,
    });
  });

  test('the winner, once somebody alone is highest at the target (R43)', () => {
    expect(phaseAfter(after(entry(0, 1, 10), entry(0, 2, 120), entry(0, 3, 30)))).toEqual({
      kind: 'won',
      seat: 1,
      round: 0,
    });
  });

  test('another round after a tie at the target (R44)', () => {
    expect(phaseAfter(after(entry(0, 1, 120), entry(0, 2, 120), entry(0, 3, 30)))).toEqual({
      kind: 'round over',
      round: 0,
    });
  });

  test('the last round, when the sheet has no room for another', () => {
    const sheet = after({ kind: 'target', target: MOST_TARGET }, ...ROUND);
    const full = { ...sheet, rounds: Array.from({ length: MOST_ROUNDS }, () => sheet.rounds).flat() };
    expect(phaseAfter(full)).toEqual({ kind: 'round over', round: MOST_ROUNDS - 1 });
  });

  test('nobody, when all have left', () => {
    const left = EMPTY_SHEET.players.map(
      (player): SheetChange => ({ kind: 'player', id: player.id, player: { ...player, left: true } }),
    );
    expect(phaseAfter(after(...left))).toEqual({ kind: 'nobody' });
  });
});

test('the next one without an entry is looked for clockwise, and past those who left', () => {
  const gone: SheetChange = { kind: 'player', id: 3, player: { id: 3, name: 'Chidi', left: true } };
  expect(nextOpen(EMPTY_SHEET, 0, 1)?.name).toBe('Chidi');
  expect(nextOpen(after(gone), 0, 1)?.name).toBe('Ana');
  expect(nextOpen(after(...ROUND), 0, 1)).toBeNull();
});

test('entries that an undo took away are told, to be looked at again', () => {
  const before = after(...ROUND);
  const taken = appliedAll(before, [{ kind: 'entry', round: 0, player: 2, entry: null }]);
  const found = [{ spot: { round: 0, player: 2 }, entry: { kind: 'points', points: 20 } }];
  expect(entriesThatWent(before, taken)).toEqual(found);
  expect(entriesThatCame(taken, before)).toEqual(found);
});

test('an undo that unseats somebody who came late leaves nothing to be looked at', () => {
  const before = after(...ROUND);
  const joined = appliedAll(before, seating(before, { id: 9, name: 'Dagmar', left: false }));
  expect(joined.rounds[0]?.entries[9]).toEqual(MISSED);
  expect(entriesThatWent(joined, before)).toEqual([]);
});
