import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

const ROUND = 'turn7 record 1\nplayers Ann | Bob\ndraw 5 6 7 8\nmoves s s\n';
const HEADLESS = 'players Ann | Bob\n';

describe('turn7 replay --json', () => {
  test('prints exactly the keys of docs/records.md, in their order', () => {
    const { out } = turn7(['replay', '--json'], ROUND);
    expect(out).toBe(
      '{"status":"playing","winner":null,' +
        '"rounds":[{"number":1,"dealer":1,"endedBy":"out","scores":[6,5],"totals":[6,5]}],"totals":[6,5],' +
        '"round":{"number":2,"dealer":2,"phase":"turns","seats":[' +
        '{"status":"active","numbers":[7],"modifiers":[],"lifeSaver":false},' +
        '{"status":"active","numbers":[8],"modifiers":[],"lifeSaver":false}]},' +
        '"ask":{"seat":1,"kind":"hit-or-stay"},"draw":0,"discard":2}\n',
    );
  });

  test('tells a target question with its card and targets, and cards in neither pile', () => {
    const { out } = turn7(['replay', '--json'], 'turn7 record 1\nplayers Ann | Bob\ndraw T3 5\n');
    expect(JSON.parse(out)).toMatchObject({
      round: { phase: 'deal' },
      ask: { seat: 2, kind: 'target', card: 'T3', targets: [1, 2] },
      draw: 1,
      discard: 0,
    });
  });

  test('tells a finished game', () => {
    const { out } = turn7(['replay', '--json', '-'], 'turn7 record 1\nplayers Ann\ntarget 5\ndraw 5 6\nmoves s\n');
    expect(JSON.parse(out)).toMatchObject({ status: 'finished', winner: 1, round: null, ask: null });
  });

  test('replays thousands of records in one run, a line each', () => {
    const { out, code } = turn7(['replay', '--json'], ROUND.repeat(5000));
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(5001);
  });

  test('replays every case', () => {
    const files = readdirSync(new URL('../../../cases', import.meta.url))
      .filter((file) => file.endsWith('.t7'))
      .map((file) => `cases/${file}`);
    const { out, code, err } = turn7(['replay', '--json', ...files]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(files.length);
  });
});

describe('a bad record', () => {
  test('is named with file and line, after the good ones before it, with exit code 1', () => {
    const { code, out, err } = turn7(
      ['replay', '--json', '-'],
      `${ROUND}turn7 record 1\nplayers Ann\ndraw 13\n${ROUND}`,
    );
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toBe(
      '-:7: "13" is not a card; expected one of 0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 LS L T3\n',
    );
  });

  test.each([
    [
      'an expectation that is not met',
      `${ROUND}expect totals 5 6\n`,
      '-:5: it came to "totals 6 5"; expected "totals 5 6"\n',
    ],
    [
      'a record without a header',
      HEADLESS,
      '-:1: a record cannot begin with "players Ann | Bob"; expected "turn7 record 1"\n',
    ],
  ])('%s', (_, text, message) => {
    expect(turn7(['replay', '-'], text)).toMatchObject({ code: 1, err: message });
  });

  test('is also none at all', () => {
    expect(turn7(['replay', '-'], '# nothing yet\n')).toEqual({
      code: 1,
      out: '',
      err: '-:1: there is no record; expected at least one\n',
    });
  });

  test('a file that is not there', () => {
    const { code, err } = turn7(['replay', 'cases/none.t7']);
    expect(code).toBe(1);
    expect(err).toBe('cases/none.t7: there is no such file; expected a file of records\n');
  });
});

describe('a readable playthrough', () => {
  test.each([
    ['example-walkthrough', []],
    ['case-16c-first-in-first-out', ['--why']],
    ['ruling-r47-original-turn-three', ['--why']],
    ['ruling-r48-nothing-but-life-savers', []],
    ['case-08-spare-life-saver-is-given-away', ['--names', 'classic']],
    ['example-score-64', []],
    ['whole-game', ['--why']],
  ] as const)('of %s', async (name, options) => {
    const file = name === 'whole-game' ? 'packages/cli/test/golden/whole-game.t7' : `cases/${name}.t7`;
    const { out, code } = turn7(['replay', ...options, file]);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});

test('classic names are those of cards, never of players', () => {
  const record = 'turn7 record 1\nplayers Lockwood | Turn 7 Fan\ndraw 5 6 L 9\nmoves h >1\n';
  const { out } = turn7(['replay', '--why', '--names', 'classic', '-'], record);
  expect(out).toContain('Turn 7 Fan gave the Freeze to Lockwood.');
  expect(out).toContain('Lockwood is frozen and banks 6 points.');
  expect(out).not.toMatch(/Freezewood|Flip 7 Fan|\bLock\b|locked/);
});

describe('wrong usage exits with 2 and says what was expected', () => {
  test.each([
    [['replay', '--names', 'german'], 'Allowed choices are turn7, classic.'],
    [['replay', '--jsno'], "error: unknown option '--jsno'"],
    [['replay', '--json', '--why'], "error: option '--json' cannot be used with option '--why'"],
    [['deal'], "error: unknown command 'deal'"],
    [['play', '--bots', '54'], 'Expected a whole number from 0 to 53, or names'],
    [['play', '--name', 'a|b'], 'Expected 1 to 20 characters without # and |.'],
    [['play'], 'error: a game needs a terminal to be played in'],
  ])('turn7 %s', (args, message) => {
    const { code, err } = turn7(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test.each([[], ['play'], ['odds'], ['replay'], ['simulate'], ['ladder']])(
    'turn7 %s --help has examples',
    (...args) => {
      const { code, out } = turn7([...args, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('Usage: turn7');
      expect(out).toContain('\nExamples:\n  turn7 ');
    },
  );
});
