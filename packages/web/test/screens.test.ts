import { readFileSync } from 'node:fs';
import { PREVIEWS } from '@turn7/narration/preview';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SCREENS, screenAt } from '../src/app/screens.ts';
import { inHash } from '../src/device/address.ts';
import { PARTS } from '../src/learn/parts.ts';

/** The path of the screen, and what the screen is told. */
function at(address: string): readonly unknown[] {
  const opened = screenAt(new URL(address, 'https://turn7.example'));
  if (opened === null) return [null];
  const { code, search, hash } = opened.props;
  return [opened.screen.path, code, search, hash];
}

const PATHS = SCREENS.map(({ path }) => path);

describe('an address of the page', () => {
  test.each<[string, readonly unknown[]]>([
    ['/', ['/', '', '', '']],
    ['/play', ['/play', '', '', '']],
    ['/rules#R12', ['/rules', '', '', '#R12']],
    ['/t/k7qf2m', ['/t/:code', 'K7QF2M', '', '']],
    ['/t/K7QF2M#pass=abc', ['/t/:code', 'K7QF2M', '', '#pass=abc']],
    ['/tv/K7QF2M', ['/tv/:code', 'K7QF2M', '', '']],
    ['/replay', ['/replay', '', '', '']],
    ['/replay#r=abc&at=3', ['/replay', '', '', '#r=abc&at=3']],
    ['/replay?table=K7QF2M&game=2', ['/replay', '', '?table=K7QF2M&game=2', '']],
    ['/score', ['/score', '', '', '']],
    ['/score/evenings', ['/score/evenings', '', '', '']],
    ['/score/nothing', [null]],
    ['/s/k7qf2m', ['/s/:code', 'K7QF2M', '', '']],
    ['/s/K7QF2M#key=abc', ['/s/:code', 'K7QF2M', '', '#key=abc']],
    ['/board', ['/board', '', '', '']],
    ['/board/k7qf2m', ['/board/:code', 'K7QF2M', '', '']],
    ['/learn', ['/learn', '', '', '']],
    ['/learn/cases?q=lock#16b', ['/learn/cases', '', '?q=lock', '#16b']],
    ['/learn/nothing', [null]],
    ['/lab', ['/lab', '', '', '']],
    ['/lab/position?h=12', ['/lab/position', '', '?h=12', '']],
    ['/lab/nothing', [null]],
    ['/t', [null]],
    ['/t/K7QF2M/more', [null]],
    ['/play/more', [null]],
  ])('%s', (address, opened) => {
    expect(at(address)).toEqual(opened);
  });

  test.each(PATHS)('opens one screen, and no other: %s', (path) => {
    expect(at(path.replace(':code', 'K7QF2M'))[0]).toBe(path);
  });

  test('is one if the README says so', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const named = [...readme.matchAll(/`(\/[\w/]+)`/g)].map(([, address = '']) => address.replace('CODE', ':code'));
    expect(named.length).toBeGreaterThan(3);
    expect(PATHS).toEqual(expect.arrayContaining(named));
  });

  test('says what it is about where its link is shared', () => {
    const others = ['/', '/daily', '/replay', '/embed/replay']; // have words of their own there
    const plain = PATHS.filter((path) => !path.includes(':') && !others.includes(path));
    expect(Object.keys(PREVIEWS.en.screens).toSorted()).toEqual(plain.toSorted());
  });

  test('is there for every lesson', () => {
    expect(PATHS).toEqual(expect.arrayContaining(PARTS.map(({ part }) => `/learn/${part}`)));
  });
});

test.each([
  ['', null],
  ['#watch', null],
  ['#pass=abc', 'abc'],
  ['#key=x&pass=abc', 'abc'],
])('what stands in the hash %s', (hash, pass) => {
  expect(inHash(hash, 'pass')).toBe(pass);
});

describe('what is shown is kept in the address', () => {
  /** Each begins with a page of its own. */
  async function pageWith(replaceState: History['replaceState']) {
    vi.resetModules();
    vi.useFakeTimers();
    vi.stubGlobal('history', { state: { from: '/' }, replaceState });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    return import('../src/device/address.ts');
  }

  test('with what is known of it', async () => {
    const replaceState = vi.fn();
    const { keepAddress } = await pageWith(replaceState);
    keepAddress('/lab?own=5', { seen: 7 });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ from: '/', seen: 7 }, '', '/lab?own=5');
  });

  test('not more often than browsers allow', async () => {
    const replaceState = vi.fn();
    const { keepAddress } = await pageWith(replaceState);
    for (let own = 1; own <= 300; own++) keepAddress(`/lab?own=${own}`);
    vi.runAllTimers();
    expect(replaceState.mock.calls.map(([, , next]) => next)).toEqual(['/lab?own=1', '/lab?own=300']);
  });

  test('only where the browser allows it', async () => {
    const { keepAddress } = await pageWith(() => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    });
    expect(() => keepAddress('/lab?own=10')).not.toThrow();
  });

  test('but not in that of another screen, which is about to be shown', async () => {
    const replaceState = vi.fn();
    const { keepAddress, replaceAddress } = await pageWith(replaceState);
    let show = () => {};
    const startViewTransition = (shown: () => void) => {
      show = shown;
      return { ready: Promise.resolve() };
    };
    vi.stubGlobal('document', { startViewTransition });
    vi.stubGlobal('scrollTo', () => {});
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    replaceAddress('/replay');
    keepAddress('/lab?own=5');
    show();
    keepAddress('/replay#at=1');
    expect(replaceState.mock.calls.map(([, , next]) => next)).toEqual(['/replay', '/replay#at=1']);
  });
});
