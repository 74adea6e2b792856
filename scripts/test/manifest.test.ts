import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandManifest, dependenciesOf, libraryManifest, withAbsoluteLinks } from '../lib/manifest.mjs';
import { LIBRARIES, manifestIn, PUBLISHED, workspaces } from '../lib/published.mjs';
import { inRoot, readJson } from '../lib/root.mjs';

const ROOT = {
  license: 'MIT',
  homepage: 'https://example.org/turn7#readme',
  bugs: 'https://example.org/turn7/issues',
  repository: { type: 'git', url: 'git+https://example.org/turn7.git' },
  engines: { node: '>=24' },
};
const OWN = {
  name: '@turn7/dice',
  version: '1.2.3',
  private: true,
  description: 'Dice.',
  keywords: ['dice'],
  sideEffects: false,
  exports: { '.': { source: './src/index.ts', types: './dist/types/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@turn7/engine': '1.2.3', zod: '4.6.7' },
};

describe('the manifest of a library', () => {
  const manifest = libraryManifest(OWN, ROOT, 'packages/dice');

  it('says what the root says for all, and where in the repository it is', () => {
    expect(manifest).toMatchObject({ license: 'MIT', engines: ROOT.engines, bugs: ROOT.bugs });
    expect(manifest.repository).toEqual({ ...ROOT.repository, directory: 'packages/dice' });
  });

  it('can be published, and leads to what is built alone', () => {
    expect(manifest).not.toHaveProperty('private');
    expect(manifest.exports).toEqual({
      '.': { types: './dist/types/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    });
  });

  it('needs our packages at its own version, and those of others at any that keeps its promises', () => {
    expect(manifest.dependencies).toEqual({ '@turn7/engine': '1.2.3', zod: '^4.6.7' });
  });
});

describe('the manifest of the command', () => {
  const other = { name: '@turn7/web', version: '1.2.3', dependencies: { kysely: '0.28.18', commander: '14.0.3' } };

  it('needs what any of its parts needs of others, but what is in a bundle', () => {
    expect(dependenciesOf([OWN, other], ['kysely'])).toEqual({ commander: '14.0.3', zod: '4.6.7' });
  });

  it('brings the packages that it finds by name', () => {
    const manifest = commandManifest(OWN, ROOT, 'packages/cli', [other], { zod: '4.6.7' });
    expect(manifest.bundleDependencies).toEqual(['@turn7/web']);
    expect(manifest.dependencies).toEqual({ zod: '4.6.7', '@turn7/web': '1.2.3' });
  });
});

describe('a readme that is read elsewhere', () => {
  it.each([
    ['[rules](../../docs/rules.md)', '[rules](https://example.org/turn7/blob/main/docs/rules.md)'],
    ['[public](api/index.api.md)', '[public](https://example.org/turn7/blob/main/packages/dice/api/index.api.md)'],
    ['[below](#more), [Zod](https://zod.dev)', '[below](#more), [Zod](https://zod.dev)'],
  ])('%s', (text, expected) => expect(withAbsoluteLinks(text, 'packages/dice', ROOT.homepage)).toBe(expected));
});

describe('in this repository', () => {
  it('all packages have one version', () => {
    const { version } = readJson(inRoot('package.json'));
    expect(workspaces().map((folder) => manifestIn(folder).version)).toEqual(workspaces().map(() => version));
  });

  it.each(PUBLISHED)('%s has a readme', (folder) => {
    expect(existsSync(inRoot(folder, 'README.md'))).toBe(true);
  });

  it.each(PUBLISHED)('%s is named by the readme of the command', (folder) => {
    expect(readFileSync(inRoot('packages/cli/README.md'), 'utf8')).toContain(manifestIn(folder).name);
  });

  it.each(LIBRARIES)('%s needs nothing of ours that is not published', (folder) => {
    const published = PUBLISHED.map((other) => manifestIn(other).name);
    const needed = Object.keys(manifestIn(folder).dependencies ?? {}).filter((name) => name.startsWith('@turn7/'));
    expect(published).toEqual(expect.arrayContaining(needed));
  });
});
