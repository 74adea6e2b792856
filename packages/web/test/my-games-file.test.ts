import { describe, expect, test } from 'vitest';
import { fileOf, gamesIn } from '../src/game/kept/games-file.ts';
import { type FinishedGame, type KeptGame, keptGameOf } from '../src/game/kept/kept-game.ts';

/** Bob has 12 points and wins. */
const WON = 'turn7 record 1\nplayers Ann | Bob\ntarget 10\ndraw 5 12 3\nmoves s s\n';
const OTHER = WON.replace('Ann', 'Cleo');
const LATER = Date.UTC(2026, 10, 18, 20, 15);

const kept = (some: Partial<FinishedGame> = {}): KeptGame =>
  keptGameOf({ record: WON, kind: 'bots', mine: 0, at: LATER, ...some });

describe('a file of games', () => {
  test('gives back what was put into it', () => {
    const games = [
      kept(),
      kept({ record: OTHER, kind: 'pass', mine: null }),
      kept({ record: WON.replace('Bob', 'Dora'), kind: 'online', mine: 1, at: LATER + 1 }),
    ];
    expect(gamesIn(fileOf(games), 0)).toEqual({ games, refused: [] });
  });

  test('is one that every reader of records understands', () => {
    expect(fileOf([kept()])).toBe(
      'turn7 record 1 # bots, seat 1, 2026-11-18T20:15:00.000Z\nplayers Ann | Bob\ndealer 1\ntarget 10\ndraw 5 12 3\nmoves s s\n',
    );
  });

  test('may have been written by anybody: what it does not say is not known', () => {
    expect(gamesIn(WON, 7).games).toMatchObject([{ kind: 'file', mine: null, at: 7 }]);
    expect(gamesIn(WON.replace('players', 'date 2026-11-18\nplayers'), 7).games).toMatchObject([
      { kind: 'file', mine: null, at: Date.UTC(2026, 10, 18) },
    ]);
  });

  test.each([
    ['another comment', '# my best game'],
    ['a kind that is none', '# poker, seat 1, 2026-11-18T20:15:00.000Z'],
    ['no time', '# bots, seat 1'],
  ])('is not believed where it says %s', (_, comment) => {
    const text = WON.replace('record 1', `record 1 ${comment}`);
    expect(gamesIn(text, 7).games).toMatchObject([{ kind: 'file', mine: null, at: 7 }]);
  });

  test('names no seat that is not there', () => {
    const text = WON.replace('record 1', 'record 1 # bots, seat 3, 2026-11-18T20:15:00.000Z');
    expect(gamesIn(text, 7).games).toMatchObject([{ kind: 'bots', mine: null, at: LATER }]);
  });

  test('that is good in part gives its good games, and names the others by their line', () => {
    const text = [WON, WON.replace('draw 5', 'draw 99'), OTHER, WON.replace('moves s s', 'moves s')].join('');
    const { games, refused } = gamesIn(text, 7);
    expect(games.map(({ id }) => id)).toEqual([kept().id, kept({ record: OTHER }).id]);
    expect(refused).toEqual([
      { line: 9, why: { kind: 'wrong', message: expect.stringContaining('99') } },
      { line: 16, why: { kind: 'unfinished' } },
    ]);
  });

  test('that is no file of games is refused at its first line', () => {
    expect(gamesIn('dear diary', 7)).toMatchObject({ games: [], refused: [{ line: 1, why: { kind: 'wrong' } }] });
  });
});
