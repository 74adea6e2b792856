import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differences } from '../src/conformance/difference.ts';
import { turn7 } from './turn7.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CASES = readdirSync(join(ROOT, 'cases')).filter((file) => file.endsWith('.t7'));

const folder = mkdtempSync(join(tmpdir(), 'turn7-conform-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An engine in JavaScript that answers each line with what this makes of it. */
function engine(answer: string): string[] {
  const file = join(folder, 'engine.mjs');
  const lines = `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) { ${answer} }`;
  writeFileSync(file, lines);
  return [process.execPath, file];
}

const PAGE = readFileSync(join(ROOT, 'docs/conformance.md'), 'utf8');

test('the adapter of examples/ passes every case, as docs/conformance.md says', () => {
  const [command = ''] = /^npx turn7 (conform -- .+)$/m.exec(PAGE)?.slice(1) ?? [];
  const { code, out } = turn7(command.split(' '));
  expect(out).toBe(`${CASES.length} of ${CASES.length} cases passed\n`);
  expect(code).toBe(0);
});

test('docs/conformance.md shows that adapter whole, for those who have no clone', () => {
  const [, shown] = /```js\n([\s\S]+?)```/.exec(PAGE) ?? [];
  expect(shown).toBe(readFileSync(join(ROOT, 'examples/adapter.mjs'), 'utf8'));
});

test('the help names no program that is not there', () => {
  const programs = [...turn7(['conform', '--help']).out.matchAll(/^ +turn7 conform .*-- (.+?)(?: >.*)?$/gm)];
  expect(programs.map(([, program]) => program)).toEqual(['PROGRAM', 'PROGRAM']);
});

describe('an engine that is wrong', () => {
  let run: ReturnType<typeof turn7>;
  beforeAll(() => {
    // It knows one round and no other.
    run = turn7([
      'conform',
      '--',
      ...engine(`console.log(JSON.stringify({ status: 'playing', winner: null, rounds: [] }))`),
    ]);
  });

  test('is told in which cases, where, and by which ruling', () => {
    expect(run.code).toBe(1);
    expect(run.out).toContain(`Busted cards leave with the round (case-01-busted-cards-leave-with-the-round.t7)
  rounds: [], expected [{"number":1,"dealer":2,"endedBy":"out","scores":[0,5],"totals":[0,5]}]
  totals: missing, expected [0,5]
`);
    expect(run.out).toContain('  R14 A twin busts\n');
  });

  test('is told how many it has right', () => {
    expect(run.out.trimEnd().split('\n').at(-1)).toBe(`0 of ${CASES.length} cases passed`);
  });

  test('has a line of JSON for each case, if asked for', () => {
    const { out, err } = turn7(['conform', '--json', '--', ...engine(`console.log('{}')`)]);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file }) => file)).toEqual(CASES.toSorted());
    expect(Object.keys(lines[0])).toEqual(['file', 'title', 'rulings', 'problems']);
    expect(err).toBe(`0 of ${CASES.length} cases passed\n`);
  });
});

describe('an engine that', () => {
  test.each([
    ['ends', 'process.exit(3)', 'the program ended (exit code 3), expected a line of JSON'],
    ['says something else', `console.log('hello')`, '"hello" is no JSON, expected an object'],
    ['answers with null', `console.log('null')`, 'the answer: null, expected {'],
  ])('%s is told so, and not waited for', (_, answer, says) => {
    const { code, out } = turn7(['conform', '--', ...engine(answer)]);
    expect(out).toContain(`  ${says}`);
    expect(code).toBe(1);
  });

  test('does not answer is waited for as long as said, three times', () => {
    const { out } = turn7(['conform', '--seconds', '1', '--', ...engine('')]);
    expect(out.split('  no answer within 1 s, expected a line of JSON\n')).toHaveLength(4);
    expect(out).toContain(
      `0 of ${CASES.length} cases passed, ${CASES.length - 3} not tried, for it was silent too often\n`,
    );
  });

  test('ends each time is told so in the end, with its exit code', () => {
    const { out } = turn7(['conform', '--', ...engine('process.exit(3)')]);
    const rest = `${CASES.length - 3} not tried, for the program ended 3 times in a row, at last with exit code 3`;
    expect(out).toContain(`0 of ${CASES.length} cases passed, ${rest}\n`);
  });

  test('ends in one case is asked the others', () => {
    const { out } = turn7([
      'conform',
      '--json',
      '--',
      ...engine(`if (line.includes('["7","5","7","9","2"]')) process.exit(1); console.log('{}');`),
    ]);
    expect(out.trimEnd().split('\n')).toHaveLength(CASES.length);
  });
});

test.each([
  ['no program', ['conform'], 'no program; expected one behind --'],
  ['a program that is not there', ['conform', '--', './nowhere'], '"./nowhere" cannot be started'],
  ['no time', ['conform', '--seconds', '0', '--', 'cat'], 'Expected a whole number from 1'],
])('%s is wrong usage', (_, args, says) => {
  const { code, err } = turn7(args);
  expect(err).toContain(says);
  expect(code).toBe(2);
});

test('--list has every case with its game and what comes of it', () => {
  const lines = turn7(['conform', '--list'])
    .out.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ file }) => file)).toEqual(CASES.toSorted());
  expect(Object.keys(lines[0])).toEqual(['file', 'title', 'rulings', 'game', 'outcome']);
});

describe('differences', () => {
  test.each([
    ['the same', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ['a key too many', { a: 1, b: 2 }, { a: 1 }, []],
    ['another value', { a: [1, 2] }, { a: [1, 3] }, ['a[1]: 2, expected 3']],
    ['a list of another length', { a: [1] }, { a: [1, 3] }, ['a: [1], expected [1,3]']],
    ['a key that is not there', {}, { a: { b: 1 } }, ['a: missing, expected {"b":1}']],
    ['a list for an object', { a: { b: [] } }, { a: { b: { c: 1 } } }, ['a.b.c: missing, expected 1']],
  ])('%s', (_, answer, expected, told) => {
    expect(differences(answer, expected)).toEqual(told);
  });
});
