import { describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const ladder = (...args: string[]) => turn7(['ladder', ...args]);
const SMALL = ['--bots', 'random,stay:25,count', '--players', '2,4', '--games', '200', '--seed', '3'];

describe('turn7 ladder --json', () => {
  const { code, out, err } = ladder(...SMALL, '--json');
  const { ratings, matches, seed } = JSON.parse(out);

  test('has every pair, a match of two once, with games and errors', () => {
    expect({ code, err, seed }).toEqual({ code: 0, err: '', seed: 3 });
    expect(matches).toHaveLength(3 + 6);
    for (const match of matches) {
      expect(Object.keys(match)).toEqual(['players', 'bot', 'field', 'games', 'wins', 'fieldWins', 'winRate', 'se']);
      expect(match.games).toBe(200);
      expect(match.wins + match.fieldWins).toBe(200);
    }
  });

  test('rates the strongest first, by stay:25', () => {
    expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['count', 'stay:25', 'random']);
    expect(ratings[1]).toMatchObject({ rating: 1000, se: 0, byPlayers: [{ players: 2 }, { players: 4 }] });
    expect(ratings[0].rating).toBeGreaterThan(1020);
    expect(ratings[2].rating).toBeLessThan(700);
  });

  test('has matches that `turn7 simulate` repeats', () => {
    const seats = ['--seats', 'count,stay:25,stay:25,stay:25'];
    const { games, wins, winRate, se } = matches.find(
      ({ players, bot, field }: { players: number; bot: string; field: string }) =>
        players === 4 && bot === 'count' && field === 'stay:25',
    );
    const again = JSON.parse(turn7(['simulate', ...seats, '--games', '200', '--seed', '3', '--json']).out);
    expect(again).toMatchObject({ games, seats: [{ wins, winRate, se }, {}, {}, {}] });
  });
});

test('turn7 ladder shows ratings, then a matrix for each number of players', () => {
  const { code, out, err } = ladder(...SMALL);
  const lines = out.split('\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(lines[0]).toMatch(/^ +rating ± SE +2 players +4 players$/);
  expect(lines[2]).toMatch(/^ {2}stay:25 +1000 ± {2}0 +1000 ± {2}0 +1000 ± {2}0$/);
  expect(lines[5]).toMatch(/^2 players: .+ par 50\.0%$/);
  expect(lines[6]?.trim().split(/ +/)).toEqual(['count', 'stay:25', 'random']);
  expect(lines[7]).toMatch(/^ {2}count +· +\d\d\.\d ±\d\.\d 200 +\d\d\.\d ±\d\.\d 200$/);
  expect(lines[11]).toMatch(/^4 players: .+ alone against 3 of .+ par 25\.0%$/);
});

test('turn7 ladder --less-luck has both figures, from the same games', { tags: 'long' }, () => {
  const small = ['--bots', 'stay:25,count', '--players', '3', '--games', '30', '--seed', '3'];
  const { out, err } = ladder(...small, '--less-luck');
  expect(err).toBe('');
  expect(out).toMatch(/^ {2}count +· +\d\d\.\d ±\d\.\d \(\d\d\.\d ±\d\.\d\) 30$/m);
  const matchesIn = (text: string) => JSON.parse(text).matches;
  const [plain, measured] = [ladder(...small, '--json'), ladder(...small, '--less-luck', '--json')];
  for (const [i, match] of matchesIn(plain.out).entries()) {
    const { lessLuck, ...same } = matchesIn(measured.out)[i];
    expect(same).toEqual(match);
    expect(lessLuck).toEqual({ rate: expect.any(Number), se: expect.any(Number) });
  }
});

test('a bot without a number plays with its usual one', () => {
  const { matches } = JSON.parse(ladder('--bots', 'stay,risk', '--players', '2', '--games', '2', '--json').out);
  expect(matches).toMatchObject([{ bot: 'stay:25', field: 'risk:30', games: 2 }]);
});

test.each([
  ['one bot', ['--bots', 'stay'], 'Expected 2 to 100 names, as in stay:25,count; got 1.'],
  ['the same bot twice', ['--bots', 'stay,stay:25'], 'Expected each bot once.'],
  ['an unknown bot', ['--bots', 'stay,nobody'], 'there is no bot "nobody"'],
  ['a table for one', ['--players', '1'], 'Expected a whole number from 2 to 54.'],
  ['a size twice', ['--players', '2,2'], 'Expected each number once.'],
  ['no games', ['--games', '0'], 'Expected a whole number from 1 to 10,000,000.'],
  ['no time', ['--seconds', '0'], 'Expected a whole number from 1 to 3,600.'],
])('%s: exits with 2 and says what was expected', (_, args, expected) => {
  const { code, out, err } = ladder(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(expected);
});
