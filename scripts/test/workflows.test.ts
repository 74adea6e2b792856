/** The workflows are what GitHub understands, and do nothing that is not done here. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, readJson } from '../lib/root.mjs';
import { mistakesIn, workflowFiles } from '../workflows.mjs';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, part = '']) => part);

describe('a workflow', () => {
  test.each(workflowFiles())('%s is without mistakes', async (file) => {
    expect(await mistakesIn(file, read(file))).toEqual([]);
  });

  test.each([
    ['an event that is none', (text: string) => text.replace('push:', 'psuh:'), /unknown Webhook event "psuh"/],
    ['a machine that is none', (text: string) => text.replace('macos-latest', 'macos-9'), /label "macos-9" is unknown/],
    ['an input that is none', (text: string) => text.replace('node-version:', 'version:'), /input "version" is not/],
    ['a value that is none', (text: string) => text.replace('matrix.os', 'matrix.so'), /property "so" is not defined/],
  ])('with %s is refused, and the place is said', async (_, broken, expected) => {
    const text = broken(read('.github/workflows/test.yml'));
    const mistakes = await mistakesIn('test.yml', text);
    expect(mistakes.join('\n')).toMatch(expected);
    expect(mistakes[0]).toMatch(/^test\.yml:\d+:\d+: /);
  });
});

describe('what workflows call', () => {
  const SCRIPTS = readJson(inRoot('package.json')).scripts as Record<string, string>;
  const npmScripts = (text: string): string[] =>
    [...text.matchAll(/\bnpm (?:run ([\w:]+)|(test)\b)/g)].map(([, name = '', test = '']) => name || test);

  /** What .ci/run calls, and what that calls. */
  function calledHere(): Set<string> {
    const called = new Set<string>();
    const waiting = npmScripts(read('.ci/run'));
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (called.has(name)) continue;
      called.add(name);
      waiting.push(...npmScripts(SCRIPTS[name] ?? ''));
    }
    return called;
  }

  /** Those that a test starts as a program. */
  const tested = (): string[] => {
    const texts = readdirSync(inRoot('scripts/test')).map((name) => read(`scripts/test/${name}`));
    const files = texts.flatMap((text) => found(text, /'(scripts\/[\w-]+\.mjs)'/g));
    return Object.keys(SCRIPTS).filter((name) => files.includes(SCRIPTS[name]?.replace('node ', '') ?? ''));
  };

  const calls = workflowFiles().flatMap((file) => found(read(file), /^\s*-? *run: (.+?)(?: #.+)?$/gm));

  test('is all found by this test', () => {
    const steps = workflowFiles().flatMap((file) => found(read(file), /^\s*-? *(run): ?/gm));
    expect(calls).toHaveLength(steps.length);
  });

  test.each(calls)('%s: a script that CI calls here too', (call) => {
    if (call.endsWith('bash .ci/run')) return;
    expect(npmScripts(call)).toHaveLength(1);
    expect([...calledHere(), ...tested()]).toEqual(expect.arrayContaining(npmScripts(call)));
  });
});
