/**
 * Every script says how it is used, and what was expected where it is used wrongly; none shows a stack.
 * @module-tag long
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headOf, inRoot, readJson } from '../lib/root.mjs';
import { runQuietly } from '../lib/run.mjs';

const SCRIPTS = readJson(inRoot('package.json')).scripts as Record<string, string>;
/** Of these the help is that of the program which they start. */
const PASSED_ON = ['start', 'format', 'mutate', 'test:all'];
const BENCHMARKS = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith('.ts') && file !== 'counted.ts')
  .map((file) => basename(file, '.ts'));

const node = (...args: string[]) => runQuietly(process.execPath, args);
const wordsOf = (script: string): string[] => SCRIPTS[script]?.replace(/^node /, '').split(' ') ?? [];

describe('--help', () => {
  test.each(Object.keys(SCRIPTS).filter((name) => !PASSED_ON.includes(name)))('npm run %s', async (name) => {
    const { code, output } = await node(...wordsOf(name), '--help');
    expect(output).toContain(`npm ${name === 'test' ? '' : 'run '}${name}`);
    expect(code).toBe(0);
  });

  test.each([...BENCHMARKS, 'browser'])('npm run bench %s', async (name) => {
    const { code, output } = await node('scripts/bench.mjs', name, '--help');
    expect(output).toContain(`npm run bench${name === 'engine' ? '' : ` ${name}`}\``);
    expect(output).not.toMatch(/\*\/|^ *\* |^\/\//m);
    expect(code).toBe(0);
  });

  test('is the top of a file without what makes it a comment', () => {
    expect(headOf(inRoot('scripts/solve.mjs'))).toMatch(/^`npm run solve`: .+\.$/);
    expect(headOf(inRoot('bench/odds.ts'))).toMatch(/^`npm run bench odds`: [^*]+\.$/);
  });
});

describe('what a script does not know', () => {
  test.each([
    [['scripts/check.mjs', '--fix'], '"--fix": expected nothing after `npm run check`.'],
    [['scripts/build.mjs', 'page'], '"page": expected nothing after `npm run build`.'],
    [['scripts/audit.mjs', '--json'], '"--json": expected nothing after `npm run audit`.'],
    [['scripts/solve.mjs', 'all'], '"all": expected nothing after `npm run solve`.'],
    [['scripts/icons.mjs', 'all'], '"all": expected nothing after `npm run icons`.'],
    [['scripts/api.mjs', '--wirte'], 'Expected nothing, or `--write`.'],
    [['scripts/dev.mjs', '--prot', '1'], "Unknown option '--prot'; expected --port."],
    [['scripts/dev.mjs', '--port', 'x'], '"x" is no port; expected one as in npm run dev -- --port 8080'],
    [['scripts/packages.mjs', '--publsh'], "Unknown option '--publsh'; expected --publish, --dry-run, --provenance."],
    [['scripts/packages.mjs', 'engine'], /^"engine" is not published; expected @turn7\/engine, /],
    [['scripts/release.mjs', 'majro', '--dry-run'], /^"majro" is no version; expected major, minor, patch or one such/],
    [
      ['scripts/release.mjs', '--dryrun'],
      "Unknown option '--dryrun'; expected --dry-run, --no-git.requireCleanWorkingDir.",
    ],
    [['scripts/release.mjs', 'minor', 'major', '--dry-run'], '"major" is one too many; expected one version.'],
    [['scripts/version.mjs', 'next'], '"next" is no version; expected one such as 0.2.0 or 0.2.0-rc.1.'],
    [['scripts/screenshots.mjs', '--al'], 'Expected nothing, or `--all FOLDER`.'],
    [['scripts/workflows.mjs', 'no.yml'], /^no\.yml cannot be read; expected a workflow such as/],
    [['scripts/bench.mjs', 'sever'], /^There is no benchmark "sever"; expected bots, engine, /],
    [
      ['bench/dist/server.js', '--tabels', '3'],
      "Unknown option '--tabels'; expected --tables, --rounds, --seconds, --rate, --memory, --idle, --nodes.",
    ],
    [['bench/dist/server.js', '--tables', '3,x'], '--tables is "x"; expected a whole number from 1 on.'],
    [['bench/dist/server.js', '--idle', '100'], '--idle is "100"; expected 0 for none, or more than the first 100.'],
    [['bench/dist/engine.js', '--games', '0'], '--games is "0"; expected a whole number from 1 on.'],
    [['bench/dist/odds.js', '--games', '1'], "Unknown option '--games'; expected none."],
    [['packages/server/dist/faults.js', '--sed', '1'], /Expected --schedules 8, --seed 27 or nothing\.$/],
    [['packages/strategy/dist/train.js', '--sed', '1'], /^Unknown option '--sed'/],
  ])('%j', async (args, expected) => {
    const { code, output } = await node(...args);
    if (typeof expected === 'string') expect(output.trim()).toBe(expected);
    else expect(output.trim()).toMatch(expected);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBeGreaterThan(0);
  });
});
