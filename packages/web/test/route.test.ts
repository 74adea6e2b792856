import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADDRESSES } from '../../server/src/http/page.ts';
import { LAB_PARTS, type Route, routeOf } from '../src/app/route.ts';
import { keepAddress } from '../src/device/address.ts';
import { PATH } from '../src/learn/path.ts';

const at = (address: string): Route => routeOf(new URL(address, 'https://turn7.example'));

/** Each screen, and where the server has to answer with the page for it. */
const SCREENS: Record<Exclude<Route['screen'], 'unknown'>, readonly string[]> = {
  front: ['/'],
  local: ['/play'],
  table: ['/t/:code'],
  tv: ['/tv/:code'],
  replay: ['/replay'],
  rules: ['/rules'],
  score: ['/score'],
  evenings: ['/score/evenings'],
  sheet: ['/s/:code'],
  board: ['/board', '/board/:code'],
  learn: ['/learn', '/learn/:part'],
  lab: ['/lab', '/lab/:part'],
};
const PARTS: Readonly<Record<string, string>> = { learn: PATH[0].part, lab: LAB_PARTS[0] };

describe('an address of the page', () => {
  test.each<[string, Route]>([
    ['/', { screen: 'front' }],
    ['/play', { screen: 'local' }],
    ['/rules#R12', { screen: 'rules' }],
    ['/t/k7qf2m', { screen: 'table', code: 'K7QF2M', pass: null }],
    ['/t/K7QF2M#pass=abc', { screen: 'table', code: 'K7QF2M', pass: 'abc' }],
    ['/tv/K7QF2M', { screen: 'tv', code: 'K7QF2M' }],
    ['/replay', { screen: 'replay', search: '', hash: '' }],
    ['/replay#r=abc&at=3', { screen: 'replay', search: '', hash: '#r=abc&at=3' }],
    ['/replay?table=K7QF2M&game=2', { screen: 'replay', search: '?table=K7QF2M&game=2', hash: '' }],
    ['/score', { screen: 'score' }],
    ['/score/evenings', { screen: 'evenings' }],
    ['/score/nothing', { screen: 'unknown', path: '/score/nothing' }],
    ['/s/k7qf2m', { screen: 'sheet', code: 'K7QF2M', key: null }],
    ['/s/K7QF2M#key=abc', { screen: 'sheet', code: 'K7QF2M', key: 'abc' }],
    ['/board', { screen: 'board', code: null }],
    ['/board/k7qf2m', { screen: 'board', code: 'K7QF2M' }],
    ['/learn', { screen: 'learn', part: null, search: '', hash: '' }],
    ['/learn/cases?q=lock#16b', { screen: 'learn', part: 'cases', search: '?q=lock', hash: '#16b' }],
    ['/learn/nothing', { screen: 'unknown', path: '/learn/nothing' }],
    ['/lab', { screen: 'lab', part: null, search: '' }],
    ['/lab/position?h=12', { screen: 'lab', part: 'position', search: '?h=12' }],
    ['/lab/nothing', { screen: 'unknown', path: '/lab/nothing' }],
    ['/t', { screen: 'unknown', path: '/t' }],
    ['/t/K7QF2M/more', { screen: 'unknown', path: '/t/K7QF2M/more' }],
    ['/play/more', { screen: 'unknown', path: '/play/more' }],
  ])('%s', (address, route) => {
    expect(at(address)).toEqual(route);
  });

  const addresses = Object.entries(SCREENS).flatMap(([screen, some]) =>
    some.map((address) => [screen, address] as const),
  );

  test.each(addresses)('of the screen %s is one that the server knows: %s', (screen, address) => {
    expect(at(address.replace(':code', 'K7QF2M').replace(':part', PARTS[screen] ?? '')).screen).toBe(screen);
    expect(ADDRESSES).toContain(address);
  });

  test('is one if the README says so', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const named = [...readme.matchAll(/`(\/[\w/]+)`/g)].map(([, address = '']) => address.replace('CODE', ':code'));
    expect(named.length).toBeGreaterThan(3);
    expect(ADDRESSES).toEqual(expect.arrayContaining(named));
  });

  test('is all that the server knows', () => {
    expect([...ADDRESSES].toSorted()).toEqual(addresses.map(([, address]) => address).toSorted());
  });
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
