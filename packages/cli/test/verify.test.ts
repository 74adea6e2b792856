import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, Recorder, writeRecord } from '@turn7/engine';
import { commitmentTo, fairShuffler } from '@turn7/protocol';
import { botNamed } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const SECRET = '7'.repeat(64);
const COMMITMENT = commitmentTo(SECRET);
const SEEDS = ['c0ffee', null, '7'];
const PLAIN = 'turn7 record 1\nplayers Ann | Bob\ndraw 5 6\ndraw 6 5\nmoves s s\n';

/** A fair game of three, after so many moves. */
function fairGame(moves = Number.POSITIVE_INFINITY): GameRecord {
  const fairness = { commitment: COMMITMENT, seeds: SEEDS, secret: SECRET };
  const recorder = new Recorder({ players: ['Ann', 'Bob', 'Cy'], setup: {}, fairness }, fairShuffler(SECRET, SEEDS));
  const bot = botNamed('stay:30');
  for (let i = 0; i < moves && !recorder.game.finished; i++) recorder.play(bot.choose(recorder.game));
  return recorder.record;
}

const GAME = writeRecord(fairGame());
const MOVE_LINES = GAME.split('\n').filter((line) => line.startsWith('moves ')).length;

/** The game with one of its lines changed: the first that begins with the key, or the one after so many of them. */
function withLine(key: string, change: (value: string) => string, skip = 0): { text: string; line: number } {
  const lines = GAME.split('\n');
  const at = lines.flatMap((line, i) => (line.startsWith(`${key} `) ? [i] : []))[skip] ?? -1;
  lines[at] = `${key} ${change(lines[at]?.slice(key.length + 1) ?? '')}`;
  return { text: lines.join('\n'), line: at + 1 };
}

/** Swaps the first card of a pile with the first that is another. */
function swapped(pile: string): string {
  const [first = '', ...others] = pile.split(' ');
  const at = others.findIndex((card) => card !== first);
  return [others[at], ...others.slice(0, at), first, ...others.slice(at + 1)].join(' ');
}

const verified = (text: string) => turn7(['verify', '-'], text);

describe('turn7 verify', () => {
  test('tells what it checked of a fair game', () => {
    const { code, out, err } = verified(GAME);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(
      [
        '-:1: Ann, Bob, Cy',
        '  94 cards, nothing but whole decks; 1 reshuffle of the discard pile',
        `  2 shuffles as the secret of ${COMMITMENT} and the seeds make them`,
        '  seeds of Ann, Cy; none of Bob',
        '  not compared: the commitment that you saw before the first card (--commitment)',
        '  not compared: the seed that your device gave (--seed)',
        '  94 moves legal',
        '  9 rounds add up: 135 213 152',
        '  0 expectations met',
        '  winner: Bob',
        '',
      ].join('\n'),
    );
  });

  test('tells the same as JSON', () => {
    const { code, out } = turn7(['verify', '--json', '-'], GAME);
    expect(code).toBe(0);
    expect(out).toBe(
      `{"file":"-","line":1,"proof":{"kind":"proven","commitment":"${COMMITMENT}","shuffles":2},` +
        '"cards":94,"reshuffles":1,"moves":94,"rounds":9,"expectations":0,"totals":[135,213,152],' +
        '"status":"finished","winner":2,"compared":{"commitment":false,"seed":null}}\n',
    );
  });

  test('finds every case good', () => {
    const files = readdirSync(new URL('../../../cases', import.meta.url))
      .filter((file) => file.endsWith('.t7'))
      .map((file) => `cases/${file}`);
    const { code, out, err } = turn7(['verify', '--json', ...files]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n')).toHaveLength(files.length);
  });

  test('proves the example in docs/records.md', () => {
    const page = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');
    const [example = ''] = /^turn7 record 1\n(?:\w.*\n)+secret (?:.*\n)+?(?=```)/m.exec(page) ?? [];
    expect(verified(example).out).toContain('\n  1 shuffle as the secret of 630dcd29');
  });

  test('says of a game under way that its proof is yet to come', () => {
    const { code, out } = verified(writeRecord(fairGame(20)));
    expect(code).toBe(0);
    expect(out).toContain(`\n  no shuffle proven yet: the secret of ${COMMITMENT} is not revealed\n`);
    expect(out).toContain('\n  20 moves legal\n');
    expect(out).toContain('\n  no winner yet\n');
  });

  test('says of a record without a commitment that it proves no shuffle', () => {
    const { code, out } = verified(PLAIN);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        '-:1: Ann, Bob',
        '  2 cards, as written; 1 reshuffle of the discard pile',
        '  no shuffle proven: the record has no commitment',
        '  2 moves legal',
        '  1 round adds up: 6 5',
        '  0 expectations met',
        '  no winner yet',
        '',
      ].join('\n'),
    );
  });

  test('checks files one after the other, and every record in them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'turn7-verify-'));
    try {
      const [two, one] = [join(folder, 'two.t7'), join(folder, 'one.t7')];
      writeFileSync(two, PLAIN + GAME);
      writeFileSync(one, PLAIN);
      const { code, out } = turn7(['verify', '--json', two, one]);
      expect(code).toBe(0);
      const found = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(found.map(({ file, line, proof }) => [file, line, proof.kind])).toEqual([
        [two, 1, 'none'],
        [two, 6, 'proven'],
        [one, 1, 'none'],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what somebody saw before the first card', () => {
  const compared = (...args: string[]) => turn7(['verify', ...args, '-'], GAME);
  const ORDERED = withLine('seeds', (seeds) => `${seeds}\nseeded 3 1`).text;
  const OTHER = commitmentTo('8'.repeat(64));

  test.each<[string, text: string, args: string[], lines: string[]]>([
    [
      'both',
      ORDERED,
      ['--commitment', COMMITMENT, '--seed', 'c0ffee'],
      [
        'seeds of Cy, then Ann; none of Bob',
        'the commitment is the one that you saw before the first card',
        'your seed is that of seat 1, Ann, the last that came',
      ],
    ],
    [
      'the seed that came first',
      ORDERED,
      ['--seed', '7'],
      [
        'not compared: the commitment that you saw before the first card (--commitment)',
        'your seed is that of seat 3, Cy; after it came that of Ann',
      ],
    ],
    [
      'a seed in a record that does not say when it came',
      GAME,
      ['--seed', '7'],
      ['your seed is that of seat 3, Cy; the record does not say which seeds came after it'],
    ],
    [
      'the commitment alone, in capitals and in fours as the page shows it',
      GAME,
      ['--commitment', COMMITMENT.toUpperCase().replace(/.{4}/g, '$& ')],
      [
        'the commitment is the one that you saw before the first card',
        'not compared: the seed that your device gave (--seed)',
      ],
    ],
  ])('is compared: %s', (_, text, args, lines) => {
    const { code, out, err } = turn7(['verify', ...args, '-'], text);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(lines.map((line) => `  ${line}\n`).join(''));
  });

  test('is compared while the game goes on, when its secret is not told yet', () => {
    const fairness = { commitment: COMMITMENT, seeds: SEEDS, secret: null };
    const { code, out } = turn7(['verify', '--commitment', COMMITMENT, '-'], writeRecord({ ...fairGame(9), fairness }));
    expect(code).toBe(0);
    expect(out).toContain(`no shuffle proven yet: the secret of ${COMMITMENT} is not revealed`);
  });

  test('is compared in JSON as well', () => {
    const { out } = compared('--json', '--commitment', COMMITMENT, '--seed', '7');
    expect(JSON.parse(out)).toMatchObject({ proof: { kind: 'proven' }, compared: { commitment: true, seed: 3 } });
  });

  test.each<[string, text: string, args: string[], err: string]>([
    [
      'another commitment',
      GAME,
      ['--commitment', OTHER, '--seed', '7'],
      `-:5: the commitment is ${COMMITMENT}; expected ${OTHER}, which you saw before the first card\n`,
    ],
    [
      'a seed that is not there',
      GAME,
      ['--commitment', COMMITMENT, '--seed', 'feed'],
      '-:6: your seed is not in the record; expected feed among the seeds\n',
    ],
    [
      'a record without a commitment',
      PLAIN,
      ['--commitment', OTHER],
      `-:1: the record has no commitment; expected ${OTHER}, which you saw before the first card\n`,
    ],
    [
      'a secret that is withheld after the game',
      GAME.replace(/^secret .*\n/m, ''),
      ['--commitment', COMMITMENT],
      '-:5: the game is over, and the secret behind this commitment is not told; expected a line `secret`; that of a daily ' +
        'challenge is told when its day is over\n',
    ],
    [
      'a second record',
      GAME + PLAIN,
      ['--seed', '7'],
      `-:${GAME.split('\n').length}: there is another record; expected one, to compare with what you saw\n`,
    ],
  ])('is not the record’s: %s', (_, text, args, err) => {
    expect(turn7(['verify', ...args, '-'], text)).toMatchObject({ code: 1, err });
  });

  test.each<[string[], RegExp]>([
    [['--commitment', 'c0ffee', '-'], /'--commitment <hash>' argument 'c0ffee' is invalid. expected 64 hexadecimal/],
    [['--seed', 'mine', '-'], /'--seed <seed>' argument 'mine' is invalid. expected 1 to 64 hexadecimal digits/],
    [['--seed', '7', 'a.t7', 'b.t7'], /^error: --commitment and --seed are of one game; expected one file/],
  ])('must make sense: %j', (args, err) => {
    const { code, err: said } = turn7(['verify', ...args], GAME);
    expect(code).toBe(2);
    expect(said).toMatch(err);
  });
});

describe('a bad record', () => {
  const asMade = '; expected \\S+, as secret and seeds have it';
  const table: [string, { text: string; line: number }, message: string][] = [
    [
      'another secret',
      withLine('secret', (secret) => `8${secret.slice(1)}`),
      `the hash of this secret is [0-9a-f]{64}; expected ${COMMITMENT}, the commitment on line 5`,
    ],
    ['two cards of the first pile swapped', withLine('draw', swapped), `card 1 of the first pile is \\S+${asMade}`],
    ['two cards of a reshuffle swapped', withLine('draw', swapped, 1), `card 1 of reshuffle 1 is \\S+${asMade}`],
    [
      'another card in the first pile',
      withLine('draw', (pile) => pile.replace(/\b12\b/, '11')),
      'the first pile has 12 of the card 11; expected 11, since with a commitment it is a whole deck',
    ],
    [
      'an illegal move',
      withLine('moves', (moves) => moves.replace(/[hs]/, '>1')),
      'move \\d+ is ">1" but seat 2 \\(Bob\\) is asked hit or stay; expected h or s',
    ],
    [
      'a move too many',
      withLine('moves', (moves) => `${moves} h`, MOVE_LINES - 1),
      'move 95 is "h" but the game is over; expected no more moves',
    ],
  ];

  test.each(table)('with %s is named with its line', (_, { text, line }, message) => {
    const { code, out, err } = verified(text);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`^-:${line}: ${message}\n$`));
  });

  test('with another seed is named with the first pile', () => {
    const { text } = withLine('seeds', (seeds) => seeds.replace('c0ffee', 'c0ffe0'));
    const { code, err } = verified(text);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^-:8: card \\d+ of the first pile is \\S+${asMade}\n$`));
  });

  test('with an expectation that is not met', () => {
    expect(verified(`${PLAIN}expect totals 5 6\n`)).toMatchObject({
      code: 1,
      err: '-:6: it came to "totals 6 5"; expected "totals 5 6"\n',
    });
  });

  test('comes after the good ones before it', () => {
    const { code, out, err } = verified(`${PLAIN}turn7 record 1\nplayers Ann\ndraw 13\n`);
    expect(code).toBe(1);
    expect(out).toContain('-:1: Ann, Bob\n');
    expect(err).toMatch(/^-:8: "13" is not a card; /);
  });

  test('is also none at all', () => {
    expect(verified('# nothing yet\n')).toEqual({
      code: 1,
      out: '',
      err: '-:1: there is no record; expected at least one\n',
    });
  });
});
