import { describe, expect, it } from 'vitest';
import { advisoriesIn, isWelcome, licencesIn } from '../audit.mjs';
import { inRoot, readJson } from '../lib/root.mjs';

describe('licences', () => {
  it('are those of what a server runs with', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/@turn7/engine': { link: true },
      'packages/engine': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/a': { version: '1.0.0', license: 'ISC' },
      'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    };
    expect([...licencesIn(packages)]).toEqual([
      ['ISC', ['a 1.0.0']],
      ['MIT', ['b 2.0.0', 'b 1.0.0']],
      ['none said', ['c 1.0.0']],
    ]);
  });

  it('are welcome if whoever runs it owes nobody the source', () => {
    expect(['MIT', 'OFL-1.1', 'GPL-3.0', 'none said'].map(isWelcome)).toEqual([true, true, false, false]);
    expect(['MIT AND ISC', 'MIT AND GPL-3.0'].map(isWelcome)).toEqual([true, false]);
  });

  it('of this repository include no strange one', () => {
    const { packages } = readJson(inRoot('package-lock.json'));
    expect(
      [...licencesIn(packages).keys()].filter((licence) => !isWelcome(licence) && licence !== 'none said'),
    ).toEqual([]);
  });
});

describe('what is known against packages', () => {
  it.each([
    ['a registry that knows of nothing', '{"vulnerabilities":{}}', { isBad: false }],
    [
      'one that knows something, after a warning',
      'npm warn x\n{"vulnerabilities":{"a":{"name":"a","severity":"high","range":"<2"}}}',
      { isBad: true, words: expect.stringContaining('  a <2: high') },
    ],
  ])('says %s', (_, output, said) => expect(advisoriesIn(output)).toMatchObject(said));

  it.each([
    ['nobody', 'npm error network'],
    ['a registry that does not tell', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}'],
  ])('is not said by %s', (_, output) => expect(advisoriesIn(output)).toBeNull());
});
