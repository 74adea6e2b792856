import { describe, expect, it } from 'vitest';
import { nextVersion } from '../release.mjs';
import { withVersion, withVersionLocked } from '../version.mjs';

describe('a release', () => {
  it.each([
    ['of a version that never was', '0.1.0', false, undefined, '0.1.0'],
    ['after one', '0.1.0', true, undefined, '0.1.1'],
    ['with something new', '0.1.9', true, 'minor', '0.2.0'],
    ['that breaks something', '0.2.1', true, 'major', '1.0.0'],
    ['of a version that somebody names', '0.1.0', false, '1.0.0-rc.1', '1.0.0-rc.1'],
  ])('%s', (_, present, isReleased, wish, expected) => {
    expect(nextVersion(present, isReleased, wish)).toBe(expected);
  });

  it('changes versions of ours, and nothing else of a manifest', () => {
    const text = '{\n  "version": "0.1.0",\n  "dependencies": { "@turn7/engine": "0.1.0", "zod": "0.1.0" }\n}\n';
    const expected = '{\n  "version": "0.2.0",\n  "dependencies": { "@turn7/engine": "0.2.0", "zod": "0.1.0" }\n}\n';
    expect(withVersion(text, '0.2.0')).toBe(expected);
  });

  it('changes them in the lock file as well', () => {
    const engine = { version: '0.1.0' };
    const strategy = { version: '0.1.0', dependencies: { '@turn7/engine': '0.1.0' } };
    const packages = { '': { version: '0.1.0' }, e: engine, s: strategy, 'node_modules/zod': { version: '0.1.0' } };
    expect(withVersionLocked({ version: '0.1.0', packages }, ['e', 's'], '0.2.0')).toEqual({
      version: '0.2.0',
      packages: {
        '': { version: '0.2.0' },
        e: { version: '0.2.0' },
        s: { version: '0.2.0', dependencies: { '@turn7/engine': '0.2.0' } },
        'node_modules/zod': { version: '0.1.0' },
      },
    });
  });
});
