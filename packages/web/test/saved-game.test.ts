import { HIT, STAY } from '@turn7/engine';
import { describe, expect, test, vi } from 'vitest';
import {
  findGame,
  freeSlot,
  type SavedGame,
  saveGame,
  setAside,
  waitingGames,
} from '../src/game/session/saved-game.ts';
import { MapStorage } from './support/map-storage.ts';

const KEY = 'turn7 game';
const game: SavedGame = {
  setup: {
    mode: 'bots',
    players: [
      { name: 'Ann', level: null },
      { name: 'Ada', level: 'Sharp' },
    ],
    target: 200,
    decks: null,
    originalTurnThree: false,
  },
  number: 2,
  startedAt: 1_700_000_000_000,
  secret: 'ab'.repeat(32),
  moves: [HIT, STAY, 1],
  over: false,
};

function shelfWith(text: string): MapStorage {
  const storage = new MapStorage();
  storage.setItem(KEY, text);
  return storage;
}

/** The text of a saved game, in which some of it is different. */
const textWith = (change: object): string => JSON.stringify({ version: 1, ...game, ...change });
const setupWith = (change: object): string => textWith({ setup: { ...game.setup, ...change } });

describe('a saved game', () => {
  test('is found as it was saved', () => {
    const storage = new MapStorage();
    saveGame(storage, game);
    expect(findGame(storage)).toEqual({ kind: 'game', game });
  });

  test('that goes on from a moment of another is found with that beginning', () => {
    const storage = new MapStorage();
    const begun = { ...game, opening: { dealer: 1, draws: [[7, 12, 3]] } };
    saveGame(storage, begun);
    expect(findGame(storage)).toEqual({ kind: 'game', game: begun });
  });

  test('is not there before one is saved', () => {
    const storage = new MapStorage();
    expect(findGame(storage)).toEqual({ kind: 'none' });
    expect(setAside(storage)).toEqual({ kind: 'none' });
  });

  test.each<[string, string]>([
    ['no JSON', '{"version":1,'],
    ['no object', '7'],
    ['nothing', 'null'],
    ['another version', textWith({ version: 2 })],
    ['no setup', textWith({ setup: null })],
    ['a mode that is none', setupWith({ mode: 'online' })],
    ['nobody at the table', setupWith({ players: [] })],
    ['a level that is none', setupWith({ players: [{ name: 'Ada', level: 'Wizard' }] })],
    ['a player without a name', setupWith({ players: [{ level: null }] })],
    ['half a deck', setupWith({ decks: 0.5 })],
    ['a target in words', setupWith({ target: '200' })],
    ['a house rule in words', setupWith({ originalTurnThree: 'yes' })],
    ['no number', textWith({ number: 0 })],
    ['no time', textWith({ startedAt: null })],
    ['a secret that is none', textWith({ secret: 'abc' })],
    ['a choice in words', textWith({ moves: ['hit'] })],
    ['no end in sight', textWith({ over: 1 })],
    ['a beginning that is none', textWith({ opening: null })],
    ['a beginning that nobody deals', textWith({ opening: { draws: [[7]] } })],
    ['a beginning with a card in words', textWith({ opening: { dealer: 0, draws: [['L']] } })],
  ])('that is damaged is put aside and said to be: %s', (_, text) => {
    const storage = shelfWith(text);
    const key = `${KEY} damaged 1`;
    expect(findGame(storage)).toEqual({ kind: 'damaged', key });
    expect([...storage.items]).toEqual([[key, text]]);
  });

  test('that is damaged does not take the place of another', () => {
    const storage = shelfWith('one');
    findGame(storage);
    storage.setItem(KEY, 'two');
    expect(findGame(storage)).toEqual({ kind: 'damaged', key: `${KEY} damaged 2` });
    expect([...storage.items.values()]).toEqual(['one', 'two']);
  });

  test('that is damaged needs no room but its own to be put aside', () => {
    const storage = shelfWith('one');
    const room = vi.spyOn(storage, 'setItem');
    room.mockImplementation((key, text) => {
      if (storage.items.size > 0) throw new DOMException('full', 'QuotaExceededError');
      storage.items.set(key, text);
    });
    expect(findGame(storage)).toEqual({ kind: 'damaged', key: `${KEY} damaged 1` });
  });
});

describe('games that wait', () => {
  const startedAt = (time: number, over = false): SavedGame => ({ ...game, startedAt: time, over });

  test('have a slot each, and the latest comes first', () => {
    const storage = new MapStorage();
    saveGame(storage, startedAt(1), freeSlot(storage));
    saveGame(storage, startedAt(3), freeSlot(storage));
    saveGame(storage, startedAt(2), freeSlot(storage));
    expect([...storage.items.keys()]).toEqual([KEY, `${KEY} 2`, `${KEY} 3`]);
    expect(waitingGames(storage)).toEqual([
      { slot: 2, game: startedAt(3) },
      { slot: 3, game: startedAt(2) },
      { slot: 1, game: startedAt(1) },
    ]);
  });

  test('are not those that are over, and these give up their slot', () => {
    const storage = new MapStorage();
    saveGame(storage, startedAt(1, true), 1);
    saveGame(storage, startedAt(2), 2);
    expect(waitingGames(storage)).toEqual([{ slot: 2, game: startedAt(2) }]);
    expect(freeSlot(storage)).toBe(1);
  });

  test('are found beside one that is damaged, which is put aside', () => {
    const storage = shelfWith('one');
    saveGame(storage, game, 2);
    expect(waitingGames(storage)).toEqual([{ slot: 2, game }]);
    expect(storage.getItem(`${KEY} damaged 1`)).toBe('one');
  });
});
