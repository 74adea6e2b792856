import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'turn7-simulate-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const simulate = (...args: string[]) => turn7(['simulate', ...args]);
const MIXED = ['--seats', 'stay:25,count,random', '--games', '600', '--seed', '5'];

describe('turn7 simulate --json', () => {
  const { code, out, err } = simulate(...MIXED, '--json', '--workers', '2');
  const summary = JSON.parse(out);

  test('prints one line and nothing else', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n')).toHaveLength(1);
  });

  test('has the documented keys', () => {
    expect(Object.keys(summary)).toEqual([
      ...['games', 'seconds', 'gamesPerSecond', 'rounds', 'lengths', 'cards', 'turn7PerRound', 'withoutWinner'],
      ...['seed', 'target', 'decks', 'originalTurnThree', 'scoreStep', 'seats'],
    ]);
    expect(summary.seats).toHaveLength(3);
    for (const seat of summary.seats) {
      expect(Object.keys(seat)).toEqual([
        ...['strategy', 'wins', 'winRate', 'se', 'meanRoundScore', 'meanRoundScoreSe', 'bustRate', 'bustRateSe'],
        ...['turn7Rate', 'turn7RateSe', 'lockedRate', 'lockedRateSe', 'histogram'],
      ]);
    }
  });

  test('tells each entry under the name it was given', () => {
    expect(summary).toMatchObject({ games: 600, seed: 5, target: 200 });
    expect(summary.seats.map(({ strategy }: { strategy: string }) => strategy)).toEqual(['stay:25', 'count', 'random']);
    expect(summary.seats[1].wins).toBeGreaterThan(summary.seats[2].wins);
  });

  test.each(['1', '3'])('says the same with %s workers, but for the time', (workers) => {
    const again = JSON.parse(simulate(...MIXED, '--json', '--workers', workers).out);
    const { seconds, gamesPerSecond } = again;
    expect(again).toEqual({ ...summary, seconds, gamesPerSecond });
    expect(gamesPerSecond).toBeCloseTo(600 / seconds, 6);
  });
});

describe('turn7 simulate', () => {
  test('shows a table with small plots, and no colour where none is wanted', () => {
    const { code, out, err } = simulate('--seats', 'stay:25,random', '--games', '300', '--target', '100');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    expect(lines[0]).toBe('300 games of 2 players to 100 points, seed 1');
    expect(lines[1]).toMatch(/^\d\.\d{3} rounds and \d+\.\d cards a game, 0\.\d{4} Turn 7s a round$/);
    expect(lines[2]).toMatch(/^\d+\.\d\d s of play, [\d.,]+ games\/s$/);
    expect(lines[4]).toMatch(/^ +wins +win rate ± SE {2}par 50\.0%$/);
    expect(lines[5]).toMatch(/^ {2}stay:25 +\d+ +\d\d\.\d\d% ± \d\.\d\d {2}█{24}$/);
    expect(lines[8]).toMatch(/^ +round score ± SE +bust +Turn 7 +locked {2}scores: 0 to 80\+$/);
    expect(lines[10]).toMatch(/^ {2}random +\d+\.\d\d ± \d\.\d\d +\d+\.\d% +\d\.\d\d% +\d+\.\d% {2}[ ▁▂▃▄▅▆▇█]+$/);
  });

  test('plays by the rules of the house', () => {
    const house = ['--target', '100', '--decks', '2', '--original-turn-three'];
    const run = (...more: string[]) => simulate('--seats', 'stay:25,random', '--games', '50', ...more);
    expect(run(...house).out).toContain('50 games of 2 players to 100 points, seed 1, decks 2, original-turn-three');
    expect(JSON.parse(run(...house, '--json').out)).toMatchObject({ target: 100, decks: 2, originalTurnThree: true });
    expect(JSON.parse(run('--json').out)).toMatchObject({ target: 200, decks: null, originalTurnThree: false });
  });

  test('plays alone as well', () => {
    expect(simulate('--seats', 'stay:25', '--games', '10').out).toContain('10 games of one player to 200 points');
  });

  test('--csv writes a row for each entry, beside the table', () => {
    const file = join(FOLDER, 'figures.csv');
    const { code, out } = simulate(...MIXED, '--csv', file);
    const [head, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(code).toBe(0);
    expect(out).toContain('win rate');
    expect(head).toBe(
      'strategy,wins,winRate,se,meanRoundScore,meanRoundScoreSe,bustRate,bustRateSe,turn7Rate,turn7RateSe,' +
        'lockedRate,lockedRateSe,games,rounds,cards',
    );
    expect(rows.map((row) => row.split(',')[0])).toEqual(['stay:25', 'count', 'random']);
    for (const row of rows) expect(row).toMatch(/^[a-z:\d]+(,\d+(\.\d+)?(e-\d+)?){14}$/);
  });

  test('--help names every bot and gives examples', () => {
    const { code, out } = simulate('--help');
    expect(code).toBe(0);
    for (const text of [
      '--target',
      '--decks',
      '--original-turn-three',
      'stay:N',
      'risk:P',
      'closer',
      'Examples:',
      'exits with 130',
    ])
      expect(out).toContain(text);
  });
});

test.each([
  ['no seats', [], "required option '--seats <bots>'"],
  ['an unknown bot', ['--seats', 'stay:25,nobody'], 'there is no bot "nobody"; expected random, stay:N, '],
  ['a number that a bot cannot have', ['--seats', 'stay:0'], 'expected stay:N with a whole number from 1 to 999'],
  ['a name too few', ['--seats', 'stay:25,'], 'there is no bot ""'],
  ['55 seats', ['--seats', Array(55).fill('stay').join()], 'Expected 1 to 54 names, as in stay:25,count; got 55.'],
  ['no games', ['--seats', 'stay', '--games', '0'], 'Expected a whole number from 1 to 1,000,000,000.'],
  ['half a game', ['--seats', 'stay', '--games', '1.5'], 'Expected a whole number from 1 to 1,000,000,000.'],
  ['no workers', ['--seats', 'stay', '--workers', '0'], 'Expected a whole number from 1 to 256.'],
  ['a negative seed', ['--seats', 'stay', '--seed', '-1'], 'Expected a whole number from 0 to 4,294,967,295.'],
  ['no target', ['--seats', 'stay', '--target', '0'], 'Expected a whole number from 1 to 1,000,000.'],
  ['too many decks', ['--seats', 'stay', '--decks', '13'], 'Expected a whole number from 1 to 12.'],
  [
    'a file that cannot be',
    ['--seats', 'stay', '--csv', join(FOLDER, 'no', 'f.csv')],
    'expected a file in a folder that',
  ],
])('%s: exits with 2 and says what was expected', (_, args, expected) => {
  const { code, out, err } = simulate(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(expected);
});

test('Ctrl-C prints what was reached and exits with 130', async () => {
  // The progress bar tells when to interrupt; the real command shows it on a terminal only, so one is pretended.
  const terminal = 'data:text/javascript,process.stderr.isTTY=true';
  const program = fileURLToPath(new URL('../bin/turn7.mjs', import.meta.url));
  const args = [
    '--import',
    terminal,
    program,
    'simulate',
    '--seats',
    'stay:25,count',
    '--games',
    '1000000000',
    '--json',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
    if (!child.killed && /[1-9]\d* of 1,000,000,000 games/.test(err)) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  const { games, seats } = JSON.parse(out);
  expect(code).toBe(130);
  // The bar is gone by then, and no late report brings it back.
  expect(err.endsWith(`\r\u001b[2KInterrupted after ${games.toLocaleString('en')} of 1,000,000,000 games.\n`)).toBe(
    true,
  );
  expect(seats[0].wins + seats[1].wins).toBe(games);
}, 30_000);
