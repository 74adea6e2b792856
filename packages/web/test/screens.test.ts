import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SCREENS, screenAt } from '../src/app/screens.ts';
import { inHash, keepAddress } from '../src/device/address.ts';
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

test('what is shown is kept in the address only as long as the browser allows it', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: { from: '/' }, replaceState });
  onTestFinished(() => void vi.unstubAllGlobals());
  keepAddress('/lab?own=5');
  expect(replaceState).toHaveBeenCalledWith({ from: '/' }, '', '/lab?own=5');
  replaceState.mockImplementation(() => {
    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
  });
  expect(() => keepAddress('/lab?own=10')).not.toThrow();
});
