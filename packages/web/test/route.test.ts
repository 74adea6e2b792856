import { describe, expect, test } from 'vitest';
import { ADDRESSES } from '../../server/src/http/page.ts';
import { type Route, routeOf } from '../src/route.ts';

const at = (address: string): Route => routeOf(new URL(address, 'https://turn7.example'));

/** Each screen, and where the server has to answer with the page for it. */
const SCREENS: Record<Exclude<Route['screen'], 'unknown'>, string> = {
  front: '/',
  local: '/play',
  table: '/t/:code',
  tv: '/tv/:code',
  replay: '/replay',
  rules: '/rules',
};

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
    ['/t', { screen: 'unknown', path: '/t' }],
    ['/t/K7QF2M/more', { screen: 'unknown', path: '/t/K7QF2M/more' }],
    ['/play/more', { screen: 'unknown', path: '/play/more' }],
  ])('%s', (address, route) => {
    expect(at(address)).toEqual(route);
  });

  test.each(Object.entries(SCREENS))('of the screen %s is one that the server knows', (screen, address) => {
    expect(at(address.replace(':code', 'K7QF2M')).screen).toBe(screen);
    expect(ADDRESSES).toContain(address);
  });

  test('is all that the server knows', () => {
    expect([...ADDRESSES].toSorted()).toEqual(Object.values(SCREENS).toSorted());
  });
});
