import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moveWord, Recorder, SeededShuffler, writeRecord } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { afterAll, describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'turn7-review-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** A short game of three who play differently, up to so many moves. */
function played(seed: number, most = Number.POSITIVE_INFINITY) {
  const bots = ['stay:15', 'random', 'count'].map((name) => botNamed(name));
  const recorder = new Recorder({ players: ['Ann', 'Bob', 'Cy'], setup: { target: 40 } }, new SeededShuffler(seed));
  for (let move = 0; move < most && !recorder.game.finished; move++) {
    const bot = bots[recorder.game.asked.seat];
    if (bot === undefined) throw new Error('nobody is asked');
    recorder.play(bot.choose(recorder.game));
  }
  return recorder.record;
}

/** One that takes many seconds to review. */
function longGame() {
  const players = Array.from({ length: 9 }, (_, seat) => `P${seat + 1}`);
  const recorder = new Recorder({ players, setup: {} }, new SeededShuffler(1));
  const bot = botNamed('stay:25');
  while (!recorder.game.finished) recorder.play(bot.choose(recorder.game));
  return recorder.record;
}

const RECORD = played(7);
const GAME = writeRecord(RECORD);
const STOPPED = writeRecord(played(7, 4));
const ALONE = 'turn7 record 1\nplayers Ann\ntarget 5\ndraw 5 6\nmoves s\n';
/** In which some chances are so small that an estimate may be below 0. */
const LEAD = fileURLToPath(new URL('../../../cases/ruling-r44-tie-below-the-lead.t7', import.meta.url));
const BAD_CARD = 'turn7 record 1\nplayers Ann | Bob\ndraw 13\n';
const BAD_MOVE = 'turn7 record 1\nplayers Ann | Bob\ndraw 5 6 7 8\nmoves s >1\n';
const lineCount = (text: string): number => text.split('\n').length - 1;

interface Seat {
  readonly name: string;
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly correction: number;
  readonly accuracy: number;
}

interface Choice {
  readonly move: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly cost: number;
  readonly grade: string;
}

interface Card {
  readonly seat: number;
  readonly card: string;
  readonly luck: readonly number[];
}

const review = (text: string, ...args: string[]) => turn7(['review', ...args, '-'], text);
const reviewed = (text: string, ...args: string[]) => JSON.parse(review(text, '--json', ...args).out);

describe('turn7 review --json', () => {
  const { code, out, err } = review(GAME, '--json');
  const one = JSON.parse(out);
  const [seats, choices, cards]: [Seat[], Choice[], Card[]] = [one.seats, one.choices, one.cards];

  test('prints one line and nothing else', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lineCount(out)).toBe(1);
  });

  test('has the documented keys', () => {
    expect(Object.keys(one)).toEqual([
      ...['file', 'line', 'status', 'winner', 'seed', 'passes', 'playouts', 'stopped', 'seats', 'choices', 'cards'],
    ]);
    const parts = ['luck', 'own', 'others', 'correction'];
    for (const seat of one.seats) {
      expect(Object.keys(seat)).toEqual(['name', 'start', 'result', ...parts, 'accuracy', 'standIns', 'se']);
      expect(Object.keys(seat.se)).toEqual(parts);
    }
    for (const choice of one.choices) {
      expect(Object.keys(choice)).toEqual([
        ...['move', 'seat', 'played', 'standIn', 'best', 'before', 'after', 'cost', 'se', 'grade'],
      ]);
    }
    for (const card of one.cards) expect(Object.keys(card)).toEqual(['seat', 'card', 'luck']);
  });

  test('tells the game of the record, counted from 1 and in its words', () => {
    expect(one).toMatchObject({ file: '-', line: 1, status: 'finished', seed: 1, stopped: false });
    expect(seats.map(({ name }) => name)).toEqual(RECORD.players);
    expect(seats[one.winner - 1]?.result).toBe(1);
    expect(choices.map(({ move }) => move)).toEqual(RECORD.moves.map((_, i) => i + 1));
    expect(choices.map((choice) => choice.played)).toEqual(RECORD.moves.map(moveWord));
    const [pile = ''] = GAME.split('\n').filter((line) => line.startsWith('draw '));
    expect(pile).toContain(`draw ${cards.map(({ card }) => card).join(' ')}`);
    for (const { seat, luck } of cards) expect([1, 2, 3].includes(seat) && luck.length).toBe(3);
  });

  test('adds up', () => {
    for (const { start, result, luck, own, others, correction } of seats)
      expect(Math.abs(result - start - luck - own - others - correction)).toBeLessThan(1e-9);
    for (const { luck } of cards) expect(Math.abs(luck.reduce((sum, part) => sum + part, 0))).toBeLessThan(1e-9);
    for (const { grade, played: given, best, cost } of choices) {
      expect(['best', 'fine', 'inaccuracy', 'mistake', 'blunder']).toContain(grade);
      expect(given === best).toBe(grade === 'best');
      expect(cost).toBeGreaterThanOrEqual(0);
    }
  });

  test('says the same for the same seed', () => {
    expect(review(GAME, '--json').out).toBe(out);
    expect(reviewed(GAME, '--seed', '2').seats).not.toEqual(one.seats);
  });

  test('has the choices of one seat alone, if asked for', () => {
    const own = choices.filter(({ seat }) => seat === 2);
    expect(reviewed(GAME, '--seat', 'bob')).toEqual({ ...one, choices: own });
    expect(reviewed(GAME, '--seat', '2')).toEqual({ ...one, choices: own });
  });

  test('has a line for each record', () => {
    const lines = review(GAME + STOPPED, '--json')
      .out.trimEnd()
      .split('\n');
    const records = lines.map((line) => JSON.parse(line));
    expect(records).toMatchObject([
      { line: 1, status: 'finished' },
      { line: lineCount(GAME) + 1, status: 'playing', winner: null },
    ]);
  });

  test('thinks as long as it is told, and has a complete review by then', () => {
    const long = reviewed(STOPPED, '--seconds', '1');
    expect(long.choices).toHaveLength(4);
    expect(long.playouts).toBeGreaterThan(0);
  });
});

describe('turn7 review', () => {
  const { code, out, err } = review(GAME, '--seat', 'Bob');
  const lines = out.split('\n');
  const after = (title: string): string[] => lines.slice(lines.indexOf(title) + 1);

  test('shows a page without colours where none are wanted', () => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lines[0]).toBe('Ann, Bob, Cy');
    expect(lines[1]).toMatch(/^\d+ rounds?, \d+ choices, \d+ cards · [\d,]+ playouts, seed 1$/);
    expect(lines[3]).toMatch(/^(Ann|Bob|Cy) won in round \d\. At the start Bob would win \d\d\.\d games in 100; /);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('draws everybody’s chance over the rounds', () => {
    const [ann, bob, cy, rounds] = after('Chance to win');
    for (const line of [ann, bob, cy]) expect(line).toMatch(/^ {2}(Ann|Bob|Cy) +\d+% {2}[▁▂▃▄▅▆▇█]{61} +(0|100)%$/);
    expect(rounds).toMatch(/^ +round {2}1/);
  });

  test('shows the parts of luck and skill, and the grades', () => {
    const [head, ...parts] = after('Luck and skill: wins in 100 games ± SE');
    expect(head?.trim().split(/ {2,}/)).toEqual([
      ...['start', 'cards', 'own choices', 'others’ choices', 'correction', 'result'],
    ]);
    for (const line of parts.slice(0, 3))
      expect(line).toMatch(/^ {2}\w+ +\d\d\.\d( +[+−]?\d+\.\d ± *\d+\.\d){4} +(0|100)\.0$/);
    const [grades, ...counts] = after('Choices');
    expect(grades?.trim()).toMatch(/^accuracy +best +fine +inaccuracy +mistake +blunder +lost in all$/);
    for (const line of counts.slice(0, 3)) expect(line).toMatch(/^ {2}\w+( +\d+){6} +\d+\.\d ± *\d+\.\d$/);
  });

  test('tells the choices of a seat one by one', () => {
    const [head, ...rows] = after('The choices of Bob');
    expect(head?.trim()).toMatch(/^move +round +choice +before +after +cost ± SE +grade +better$/);
    expect(rows[0]).toMatch(/^ +\d+ +\d+ {2}Bob (hit|stayed|gave|took).+(best|fine|inaccuracy|mistake|blunder)/);
  });

  test('says of an unfinished game how far it goes', () => {
    const stopped = review(STOPPED);
    expect(stopped.code).toBe(0);
    expect(stopped.out).toContain('The record stops in round 1, before the end of the game, and is reviewed up to');
  });

  test('says of a game of one that there is nothing to compare', () => {
    const alone = review(ALONE);
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(alone.out).toMatch(/nothing to\s+compare\.\n$/);
    expect(JSON.parse(review(ALONE, '--json').out).seats).toMatchObject([{ name: 'Ann', accuracy: null }]);
    expect(review(ALONE + ALONE).out).not.toContain('Players in');
  });

  test('tells no chance that there cannot be', () => {
    for (const { before, after } of JSON.parse(review(readFileSync(LEAD, 'utf8'), '--json').out).choices) {
      expect(Math.min(before, after)).toBeGreaterThanOrEqual(0);
      expect(Math.max(before, after)).toBeLessThanOrEqual(1);
    }
  });

  test('calls the cards as asked', () => {
    const lock = 'turn7 record 1\nplayers Ann | Bob\ntarget 20\ndraw 5 6 L 7 8\nmoves h >1 s\n';
    const told = (...args: string[]) => review(lock, '--seat', '2', ...args).out;
    expect(told()).toContain('Bob gave the Lock to Ann.');
    expect(told('--names', 'classic')).toContain('Bob gave the Freeze to Ann.');
  });
});

describe('many records', () => {
  test('give a line each and a table of players', () => {
    const [a, b] = [join(FOLDER, 'a.t7'), join(FOLDER, 'b.t7')];
    writeFileSync(a, GAME + STOPPED);
    writeFileSync(b, writeRecord(played(8)));
    const { code, out, err } = turn7(['review', a, b]);
    const lines = out.split('\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lines[0]).toMatch(/:1: (Ann|Bob|Cy) won in round \d+; accuracy: Ann \d+, Bob \d+, Cy \d+$/);
    expect(lines[1]).toContain(`${a}:${lineCount(GAME) + 1}: unfinished, in round 1; accuracy: `);
    expect(lines[2]).toContain(`${b}:1: `);
    expect(lines[4]).toBe('Players in 3 games: wins in 100 games, for each game on average');
    const players = lines.slice(6, 9);
    expect(players.map((line) => line.trim().split(' ')[0]).toSorted()).toEqual(['Ann', 'Bob', 'Cy']);
    for (const line of players) expect(line).toMatch(/^ {2}\w+ +3 +[0-2]( +[+−]?\d+\.\d ± +\d+\.\d){4}$/);
    expect(lines[9]).toBe('1 unfinished game as far as the records go.');
  });

  test('among which are bad ones: those are named, all others reviewed', () => {
    const { code, out, err } = review(BAD_CARD + STOPPED + BAD_MOVE + GAME, '--json');
    expect(code).toBe(1);
    const at = lineCount(BAD_CARD);
    const found = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).line);
    expect(found).toEqual([at + 1, at + lineCount(STOPPED) + lineCount(BAD_MOVE) + 1]);
    expect(err.split('\n')).toEqual([
      '-:3: "13" is not a card; expected one of 0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 LS L T3',
      `-:${at + lineCount(STOPPED) + 4}: move 2 is ">1" but seat 1 (Ann) is asked hit or stay; expected h or s`,
      '',
    ]);
  });
});

test.each([
  ['a bad record', [], BAD_CARD, 1, '-:3: "13" is not a card; expected one of 0 1 2'],
  ['no record', [], '# nothing\n', 1, '-:1: there is no record; expected at least one'],
  ['no such file', ['none.t7'], '', 1, 'none.t7: there is no such file; expected a file of records'],
  [
    'nobody of that name',
    ['--seat', 'Zoe'],
    GAME,
    1,
    'there is no player "Zoe"; expected Ann, Bob or Cy, or a seat from 1 to 3',
  ],
  ['no such seat', ['--seat', '4'], GAME, 1, 'there is no player "4"; expected Ann, Bob or Cy'],
  [
    'a name that two have',
    ['--seat', 'Al'],
    'turn7 record 1\nplayers Al | Al\ndraw 5 6 7\n',
    1,
    'several players are called "Al"',
  ],
  ['no time', ['--seconds', '0'], GAME, 2, 'Expected a whole number from 1 to 3,600.'],
  ['names in JSON', ['--json', '--names', 'classic'], GAME, 2, "option '--json' cannot be used with option '--names"],
])('%s: says what was expected', (_, args, input, code, expected) => {
  const run = turn7(['review', ...args], input);
  expect(run).toMatchObject({ code, out: '' });
  expect(run.err).toContain(expected);
});

test('--help says what the figures mean and what the JSON has', () => {
  const { code, out } = turn7(['review', '--help']);
  expect(code).toBe(0);
  for (const text of ['result - start', 'accuracy', 'seats    name start result', 'exits with 130', 'Examples:'])
    expect(out).toContain(text);
});

/** Reviews records and is interrupted as soon as the progress bar says so. */
async function interrupted(args: readonly string[], at: string) {
  // The real command shows its progress on a terminal only, so one is pretended.
  const terminal = 'data:text/javascript,process.stderr.isTTY=true';
  const program = fileURLToPath(new URL('../bin/turn7.mjs', import.meta.url));
  const command = ['--import', terminal, program, 'review', ...args, '--json'];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
    if (!child.killed && err.includes(at)) child.kill('SIGINT');
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe('Ctrl-C', () => {
  test('prints what was reached and exits with 130', async () => {
    const file = join(FOLDER, 'game.t7');
    writeFileSync(file, GAME);
    const { code, out, err } = await interrupted([file, '--seconds', '3600'], 'getting more precise');
    const { stopped, playouts, choices } = JSON.parse(out);
    expect({ code, stopped }).toEqual({ code: 130, stopped: true });
    expect(choices).toHaveLength(RECORD.moves.length);
    const said = `Interrupted after ${playouts.toLocaleString('en')} playouts; what is told is what they came to.\n`;
    expect(err.endsWith(`\r\u001b[2K${said}`)).toBe(true);
  }, 30_000);

  test('leaves out the record under way where there are several', async () => {
    const [short, long] = [join(FOLDER, 'short.t7'), join(FOLDER, 'long.t7')];
    writeFileSync(short, ALONE);
    writeFileSync(long, writeRecord(longGame()));
    const { code, out, err } = await interrupted([short, long], '1 of 2 records');
    expect(code).toBe(130);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).file),
    ).toEqual([short]);
    expect(err).toContain('Interrupted after 1 of 2 records.');
  }, 30_000);
});
