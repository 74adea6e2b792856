import { MOST_SEATS } from '@turn7/engine';
import { botNamed, LEVELS, ROSTER } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { addressOf, setupFrom } from '../src/lab/simulation/address.ts';
import { botFrom, STRATEGIES, usualBot, wordOf } from '../src/lab/simulation/bot.ts';
import { botsOf, LIMITS, LINEUPS, nextRow, type Setup, seatsIn, tableOf, USUAL } from '../src/lab/simulation/setup.ts';

const searchOf = (address: string): string => new URL(address, 'https://turn7.example').search;
const entries = (setup: Setup): readonly string[] => tableOf(setup).entries;

describe('a bot and its word', () => {
  test.each([
    ...LEVELS.map(({ name }) => name),
    ...ROSTER.map(({ name }) => name),
    ...STRATEGIES.map((strategy) => wordOf(usualBot(strategy))),
    ...['stay:20', 'risk:45', 'master:800', ' Sharp ', 'STAY:30'],
  ])('“%s” is the bot that the roster knows under it', (word) => {
    const bot = botFrom(word);
    expect(bot && botNamed(wordOf(bot)).name).toBe(botNamed(word.trim().toLowerCase()).name);
  });

  test.each(['', 'nobody', 'stay:0', 'stay:x', 'stay:1:2', 'risk:101', 'count:3', 'sharp:2'])(
    'nobody is “%s”',
    (word) => {
      expect(botFrom(word)).toBeNull();
    },
  );

  test('a number that was asked for stays to be seen, though a level has the same', () => {
    expect(botFrom('stay:25')).toEqual({ kind: 'strategy', strategy: 'stay', number: 25 });
    expect(botFrom('closer')).toEqual({ kind: 'level', level: 'Counter' });
  });
});

describe('an address', () => {
  test.each<[string, Setup]>([
    ['the usual setup', USUAL],
    ...Object.entries(LINEUPS).map(([name, rows]): [string, Setup] => [`the lineup ${name}`, { ...USUAL, rows }]),
    ['numbers of its own', { ...USUAL, games: 10_000_000, seed: 4_294_967_295, target: 1 }],
    ['a full table', { ...USUAL, rows: [{ bot: usualBot('risk'), seats: MOST_SEATS }] }],
  ])('with %s leads back to it', (_, setup) => {
    expect(setupFrom(searchOf(addressOf(setup)))).toEqual({ setup, problems: [] });
  });

  test('is readable', () => {
    const { setup } = setupFrom('?bots=Sharp,stay:25&games=1000&seed=7&target=150');
    expect(addressOf(setup)).toBe('/lab/simulate?bots=sharp,stay:25&games=1000&seed=7&target=150');
  });

  test('that says nothing means the usual', () => {
    expect(setupFrom('')).toEqual({ setup: USUAL, problems: [] });
  });

  test('keeps the order of the seats, since a seed means other games with another', () => {
    expect(entries(setupFrom('?bots=count,random,count').setup)).toEqual(['count', 'random', 'count']);
  });

  test('with an unknown bot says so and seats the others', () => {
    const { setup, problems } = setupFrom('?bots=sharp,nobody,stay:9999,regular&games=5');
    expect(entries(setup)).toEqual(['sharp', 'regular']);
    expect(setup.games).toBe(5);
    expect(problems).toMatchObject([
      { name: 'bots', given: 'nobody', expected: { kind: 'bot' } },
      { name: 'bots', given: 'stay:9999', expected: { kind: 'bot' } },
    ]);
  });

  test.each([
    ['games', '0'],
    ['games', '10000001'],
    ['games', '1e3'],
    ['seed', '-1'],
    ['seed', '4294967296'],
    ['target', '12.5'],
    ['target', ''],
  ] as const)('with %s=%s says so and takes the usual number', (name, text) => {
    const { setup, problems } = setupFrom(`?bots=random&${name}=${text}`);
    expect(setup[name]).toBe(USUAL[name]);
    expect(entries(setup)).toEqual(['random']);
    expect(problems).toEqual([{ name, given: text, expected: { kind: 'whole', ...LIMITS[name] } }]);
  });

  test('with no bot says which there are, and seats the usual ones', () => {
    const { setup, problems } = setupFrom('?bots=');
    expect(problems).toMatchObject([{ given: '', expected: { kind: 'bot' } }]);
    expect(problems[0]?.expected).toHaveProperty('names', expect.arrayContaining(['sharp', 'stay:N']));
    expect(setup.rows).toEqual(USUAL.rows);
  });

  test('with too many bots says how many there were, and seats the first ones', () => {
    const { setup, problems } = setupFrom(`?bots=${'random,'.repeat(MOST_SEATS + 2)}random`);
    expect(problems).toEqual([
      { name: 'bots', given: `${MOST_SEATS + 3}`, expected: { kind: 'fewer', most: MOST_SEATS } },
    ]);
    expect(setup.rows).toEqual([{ bot: usualBot('random'), seats: MOST_SEATS }]);
  });
});

test('a row that is added is a level that was not there', () => {
  expect(nextRow(LINEUPS.sharp)).toEqual({ bot: { kind: 'level', level: 'Rookie' }, seats: 1 });
  expect(nextRow(LINEUPS.levels)).toEqual({ bot: { kind: 'level', level: 'Regular' }, seats: 1 });
});

test('rows are seats with a bot each', () => {
  expect(seatsIn(LINEUPS.sharp)).toBe(4);
  expect(botsOf({ rows: LINEUPS.sharp }).map(wordOf)).toEqual(['sharp', 'regular', 'regular', 'regular']);
});
