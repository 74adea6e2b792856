/** The daily challenge on this device: who plays here, how a result stands, what is practised with. */
import { type Board, fairShuffler, type OwnTry } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { practiceGame } from '../src/daily/practice.ts';
import { latestBoard, placeOf, shareBelow } from '../src/daily/standing.ts';
import { LocalGame } from '../src/game/session/local-game.ts';
import { isKey, OwnPlayer } from '../src/sync/player.ts';
import { MapStorage } from './support/map-storage.ts';

const KEY = 'k'.repeat(43);

test('a player has one key, made when it is first asked for', () => {
  const storage = new MapStorage();
  const player = new OwnPlayer(storage);
  expect(player.known).toBeNull();
  const { key } = player;
  expect(isKey(key)).toBe(true);
  expect(new OwnPlayer(storage).key).toBe(key);
  expect(new OwnPlayer(new MapStorage()).key).not.toBe(key);
});

test('a key that is brought takes the place of the other, and groups stay', () => {
  const player = new OwnPlayer(new MapStorage());
  player.keepGroup({ code: '7KQ2MX', title: 'Friday' });
  player.take(KEY);
  expect([player.key, player.groups]).toEqual([KEY, [{ code: '7KQ2MX', title: 'Friday' }]]);
  player.keepGroup({ code: '7KQ2MX', title: 'Saturday' });
  expect(player.groups).toEqual([{ code: '7KQ2MX', title: 'Saturday' }]);
  player.forgetGroup('7KQ2MX');
  expect(player.groups).toEqual([]);
});

test.each(['', 'null', '{"key":"short"}', '{"key":7,"groups":[{"code":"no"}]}'])(
  'what was stored as %s is nobody',
  (text) => {
    const storage = new MapStorage();
    storage.setItem('turn7 daily', text);
    const player = new OwnPlayer(storage);
    expect([player.known, player.groups]).toEqual([null, []]);
    expect(isKey(player.key)).toBe(true);
  },
);

test.each([
  [{ players: 1, below: 0, equal: 1 }, null],
  [{ players: 2, below: 0, equal: 1 }, 0],
  [{ players: 2, below: 1, equal: 1 }, 1],
  [{ players: 2, below: 0, equal: 2 }, 0.5],
  [{ players: 5, below: 2, equal: 3 }, 0.75],
])('%o is better than %s of the others', (standing, share) => {
  expect(shareBelow(standing)).toBe(share);
});

test('those who came to the same have the same place, and the next one comes after all of them', () => {
  const ranks = [140, 134, 134, 90].map((score, i) => ({ player: `${i}`, name: 'Ann', days: 1, score }));
  expect(ranks.map(({ score }) => placeOf(score, ranks))).toEqual([1, 2, 2, 4]);
});

test('practice has the cards that the secret of a day makes for everybody', () => {
  const secret = '5e'.repeat(32);
  const { game } = new LocalGame(practiceGame('bots', 'Ann', secret));
  const same = new LocalGame(practiceGame('bots', 'Ben', secret));
  expect(same.view).toEqual(new LocalGame(practiceGame('bots', 'Ann', secret)).view);
  expect(game.rules.seats).toBe(4);
  expect(fairShuffler(secret, [null, null, null, null]).piles).toBe(0);
  expect(practiceGame('solo', 'Ann').secret).not.toBe(practiceGame('solo', 'Ann').secret);
});

const finished = (board: Board, date: string): OwnTry => {
  const result = { score: 200, total: 200, rounds: 10, won: true };
  return {
    stage: 'finished',
    date,
    board,
    code: '7KQ2MX',
    result,
    standing: { players: 1, below: 0, equal: 1 },
    master: result,
  };
};
const begun = (board: Board, date: string): OwnTry => ({ stage: 'playing', date, board, code: '7KQ2MX' });

test.each<[string, readonly OwnTry[], Board]>([
  ['nothing', [], 'bots'],
  ['one alone', [finished('solo', '2026-11-18')], 'solo'],
  ['one alone, and another begun', [begun('bots', '2026-11-18'), finished('solo', '2026-11-18')], 'solo'],
  ['one alone after one against bots', [finished('bots', '2026-11-17'), finished('solo', '2026-11-18')], 'solo'],
  ['one against bots after one alone', [finished('solo', '2026-11-17'), finished('bots', '2026-11-18')], 'bots'],
])('the tables open at the board of the newest result: %s', (_, tries, board) => {
  expect(latestBoard(tries)).toBe(board);
});
