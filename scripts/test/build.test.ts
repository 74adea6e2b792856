import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from '../bootstrap.mjs';
import { benchmarks, inputs, isStale, PACKAGES } from '../build.mjs';
import { PAGE } from '../lib/page.mjs';
import { inRoot, readJson } from '../lib/root.mjs';

describe('a build is stale', () => {
  it.each([
    ['without an output', 10, undefined, true],
    ['when a source is newer', 10, 9, true],
    ['not when both are of the same time', 10, 10, false],
    ['not when the output is newer', 10, 11, false],
  ])('%s', (_name, newestInput, output, expected) => expect(isStale(newestInput, output)).toBe(expected));

  it.each([...PACKAGES, ...benchmarks()])('when anything changes that $source is made of', ({ source }) => {
    const counted = inputs();
    expect([...filesOf(source)].filter((file) => !counted.includes(file))).toEqual([]);
  });
});

/** The file and all that it imports by paths, and so on. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.json')) return found;
  const { staticImports, staticExports } = parseSync(file, readFileSync(inRoot(file), 'utf8')).module;
  for (const { moduleRequest } of [...staticImports, ...staticExports.flatMap(({ entries }) => entries)])
    if (moduleRequest?.value.startsWith('.')) filesOf(join(dirname(file), moduleRequest.value), found);
  return found;
}

describe('what plays games', () => {
  const assets = inRoot(PAGE, 'assets');
  const files = readdirSync(assets).filter((name) => /^(?:worker|game)-.*\.js$/.test(name));
  const fast = [...files.map((name) => `${assets}/${name}`), inRoot('packages/simulator/dist/worker.js')];

  it.each(fast)('has no field that is stored as undefined first: %s', (file) => {
    const declared: unknown[] = [];
    const visitor = new Visitor({
      PropertyDefinition({ key, value }) {
        if (value === null && key.type !== 'PrivateIdentifier') declared.push(key);
      },
    });
    visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
    expect(declared).toEqual([]);
  });
});

describe('Node.js', () => {
  const RANGE = '^20.19.0 || ^22.13.0 || >=24.0.0';

  it.each(['20.19.0', '20.20.2', '22.13.1', '22.23.3', '24.0.0', '24.21.0', '25.1.0', '26.0.0'])(
    '%s will do',
    (version) => expect(() => checkNodeVersion(RANGE, version)).not.toThrow(),
  );

  it.each(['18.20.4', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])('%s will not, and the message says so', (version) =>
    expect(() => checkNodeVersion(RANGE, version)).toThrow(`needs Node.js ${RANGE}; this is ${version}`),
  );

  it('is the same in package.json and in the lock file', () => {
    expect(readJson(inRoot('package.json')).engines.node).toBe(RANGE);
    expect(readJson(inRoot('package-lock.json')).packages[''].engines.node).toBe(RANGE);
  });
});
