import { CARDS, type Card, type CardName, MODIFIER_CARDS } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import {
  bustTapped,
  countIn,
  type Draft,
  EMPTY,
  lifeSaverUsed,
  takes,
  tapped,
  twinTapped,
} from '../src/score/pad/draft.ts';
import { Drafts } from '../src/score/pad/drafts.ts';
import { MapStorage } from './support/map-storage.ts';

const card = (name: CardName): Card => CARDS.indexOf(name);
const hand = (...names: CardName[]): Draft => ({ kind: 'cards', cards: names });
const tap = (draft: Draft, ...names: CardName[]): Draft =>
  names.reduce((now, name) => tapped(now, card(name), 1), draft);

const SEVEN = hand('0', '1', '2', '3', '4', '5', '6');

describe('a tap on a card', () => {
  test('puts it down, the next one takes it away', () => {
    expect(tap(EMPTY, '12', '+4')).toEqual(hand('12', '+4'));
    expect(tap(EMPTY, '12', '+4', '12')).toEqual(hand('+4'));
  });

  test('adds modifiers up to the number of decks, then takes them away', () => {
    const counts = [1, 2, 3, 4].map((taps) =>
      countIn(
        Array.from({ length: taps }).reduce<Draft>((draft) => tapped(draft, card('x2'), 3), EMPTY),
        card('x2'),
      ),
    );
    expect(counts).toEqual([1, 2, 3, 0]);
  });

  test('does nothing with an eighth number (R16), but a modifier still counts', () => {
    expect(takes(SEVEN, card('7'), 1)).toBe(false);
    expect(tap(SEVEN, '7')).toEqual(SEVEN);
    expect(tap(SEVEN, 'x2')).toEqual(hand('0', '1', '2', '3', '4', '5', '6', 'x2'));
  });

  test('replaces a typed score', () => {
    expect(tap({ kind: 'points', points: 30 }, '5')).toEqual(hand('5'));
  });
});

describe('a bust', () => {
  test('keeps the cards, and a second tap makes it good', () => {
    const busted = bustTapped(hand('12', '8'));
    expect(busted).toEqual({ kind: 'bust', cards: ['12', '8'] });
    expect(bustTapped(busted)).toEqual(hand('12', '8'));
  });

  test('has one twin at most; without a bust there is none', () => {
    const busted = bustTapped(hand('12', '8'));
    expect(twinTapped(busted, 8)).toEqual({ kind: 'bust', cards: ['12', '8', '8'] });
    expect(twinTapped(twinTapped(busted, 8), 12)).toEqual({ kind: 'bust', cards: ['12', '8', '12'] });
    expect(twinTapped(twinTapped(busted, 8), 8)).toEqual(busted);
    expect(bustTapped(twinTapped(busted, 8))).toEqual(hand('12', '8'));
    expect(twinTapped(hand('12'), 12)).toEqual(hand('12'));
  });

  test('cannot happen to a Turn 7', () => {
    expect(bustTapped(SEVEN)).toEqual(SEVEN);
  });
});

test('a Life Saver that is used leaves the hand', () => {
  expect(lifeSaverUsed(hand('12', 'LS'))).toEqual(hand('12'));
});

test('the modifiers are those between the numbers and the actions', () => {
  expect(MODIFIER_CARDS.map((one) => CARDS[one])).toEqual(['+2', '+4', '+6', '+8', '+10', 'x2']);
});

describe('drafts on a device', () => {
  const SPOT = { round: 2, player: 1 };

  test('are there when the page is opened again, each with its own sheet', () => {
    const device = new MapStorage();
    new Drafts(device, 'a').set(SPOT, hand('12'), null);
    expect(new Drafts(device, 'a').of(SPOT)).toEqual(hand('12'));
    expect(new Drafts(device, 'a').hasRound(2)).toBe(true);
    expect(new Drafts(device, 'a').hasRound(1)).toBe(false);
    new Drafts(device, 'b').set(SPOT, hand('3'), null);
    expect(new Drafts(device, 'a').of(SPOT)).toEqual(hand('12'));
    expect(new Drafts(device, 'b').of(SPOT)).toEqual(hand('3'));
  });

  test('of the version before are still there', () => {
    const device = new MapStorage();
    device.setItem('turn7 pad drafts a', JSON.stringify({ '2 1': hand('12') }));
    expect(new Drafts(device, 'a').of(SPOT)).toEqual(hand('12'));
  });

  test('of two tabs go together', () => {
    const device = new MapStorage();
    const [one, other] = [new Drafts(device, 'a'), new Drafts(device, 'a')];
    one.set(SPOT, hand('12'), null);
    other.set({ round: 2, player: 2 }, hand('3'), null);
    expect(new Drafts(device, 'a').of(SPOT)).toEqual(hand('12'));
  });

  test('of earlier rounds are forgotten, but for one that is being changed', () => {
    const drafts = new Drafts(new MapStorage(), 'a');
    for (const round of [1, 2, 10]) drafts.set({ round, player: 1 }, hand('12'), null);
    drafts.forgetBefore(10, SPOT);
    expect([1, 2, 10].filter((round) => drafts.hasRound(round))).toEqual([2, 10]);
  });

  test('leave nothing behind on the device', () => {
    const device = new MapStorage();
    const drafts = new Drafts(device, 'a');
    drafts.set(SPOT, hand('12'), null);
    drafts.forget(SPOT);
    expect([...device.items]).toEqual([]);
  });

  test('are forgotten one by one', () => {
    const drafts = new Drafts(new MapStorage(), 'a');
    drafts.set(SPOT, hand('12'), null);
    drafts.set({ round: 2, player: 2 }, hand('3'), null);
    drafts.forget(SPOT);
    expect(drafts.of(SPOT)).toBeUndefined();
    expect(drafts.of({ round: 2, player: 2 })).toEqual(hand('3'));
  });

  test.each(['', 'nonsense', '[]', '{"2 1":{"kind":"cards","cards":["99"]}}'])(
    'that make no sense are none: %s',
    (text) => {
      const device = new MapStorage();
      device.setItem('turn7 pad drafts a', text);
      expect(new Drafts(device, 'a').of(SPOT)).toBeUndefined();
    },
  );
});
