import {
  choicesOf,
  DEFAULT_TARGET,
  emptyView,
  follow,
  Game,
  type GameEvent,
  gameAt,
  type HandProblem,
  HIT,
  KINDS,
  LIFE_SAVER,
  LOCK,
  MOST_DECKS,
  MOST_SEATS,
  NO_CARD,
  type PositionProblem,
  rulesFrom,
  SeededShuffler,
  STATUSES,
  STAY,
} from '@turn7/engine';
import { type Option, oddsOf } from '@turn7/strategy';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { positionAddress, readPosition } from '../src/game/position/address.ts';
import { type Draft, draftBefore, draftOf, withCard, withSeats, withSeen } from '../src/game/position/draft.ts';
import { CLOSE, isTooClose } from '../src/lab/position/coach-advice.tsx';
import { changed, undone } from '../src/lab/position/history.ts';
import { PRESET_NAMES, PRESETS } from '../src/lab/position/presets.ts';
import { check } from '../src/lab/problem-list.tsx';

const searchOf = (address: string): string => new URL(address, 'http://x').search;

const seats = fc.array(
  fc.record({
    total: fc.integer({ min: 0, max: 260 }),
    cards: fc.array(fc.integer({ min: 0, max: KINDS - 1 }), { maxLength: 9 }),
    status: fc.constantFrom(...STATUSES),
  }),
  { minLength: 1, maxLength: 8 },
);
const drafts: fc.Arbitrary<Draft> = seats.chain((those) =>
  fc.record({
    seats: fc.constant(those),
    asked: fc.integer({ min: 0, max: those.length - 1 }),
    dealer: fc.integer({ min: 0, max: those.length - 1 }),
    target: fc.integer({ min: 1, max: 300 }),
    decks: fc.integer({ min: 1, max: MOST_DECKS }),
    discard: fc.array(fc.integer({ min: 0, max: KINDS - 1 }), { maxLength: 12 }),
  }),
);

/** With hands that people have. */
const likely: fc.Arbitrary<Draft> = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: LIFE_SAVER }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 2,
  })
  .map((hands) =>
    draftOf(
      hands.map((cards) => ({ total: 0, cards, status: 'active' as const })),
      DEFAULT_TARGET,
    ),
  );

describe('the address of a position', () => {
  it('leads to the same position', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readPosition(searchOf(positionAddress(draft)), PRESETS.hand)).toEqual({ draft, problems: [] });
      }),
    );
  });

  it('can be read by people', () => {
    const draft = { ...PRESETS.behind, discard: [12, 12, LIFE_SAVER] };
    expect(positionAddress(draft)).toBe('/lab/position?seat=110:10,7,6&seat=160:9,4&seen=12*2,LS');
  });

  it('without a seat is the first example', () => {
    expect(readPosition('', PRESETS.hand)).toEqual({ draft: PRESETS.hand, problems: [] });
  });

  it.each([
    ['seat=abc', 'seat', 'abc'],
    ['seat=10:99', 'seat', '10:99'],
    ['seat=10:5:asleep', 'seat', '10:5:asleep'],
    ['seat=10:5&asked=7', 'asked', '7'],
    ['decks=0', 'decks', '0'],
    ['seen=Q', 'seen', 'Q'],
    ['target=x', 'target', 'x'],
  ])('tells what is wrong with %s', (search, name, given) => {
    expect(readPosition(`?${search}`, PRESETS.hand).problems).toMatchObject([{ name, given }]);
  });

  it('has as many seats as a table may', () => {
    const many = Array(MOST_SEATS + 1).fill('seat=0:5');
    const { draft, problems } = readPosition(`?${many.join('&')}`, PRESETS.hand);
    expect(draft.seats).toHaveLength(MOST_SEATS);
    expect(problems).toMatchObject([{ name: 'seat', expected: { kind: 'fewer' } }]);
  });
});

describe('what is wrong with a position', () => {
  const reads = (draft: Draft): boolean => {
    try {
      gameAt(draft, new SeededShuffler(0));
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    ['any', drafts],
    ['mostly possible', likely],
  ])('is found exactly where the engine refuses it: %s', (_, positions) => {
    fc.assert(
      fc.property(positions, (draft) => {
        expect(check(draft).kind === 'game').toBe(reads(draft));
      }),
      { numRuns: 300 },
    );
  });

  const of = (cards: readonly number[], change: Partial<Draft> = {}): Draft => ({
    ...draftOf([{ total: 0, cards, status: 'active' }], DEFAULT_TARGET),
    ...change,
  });

  const inHand = (problem: HandProblem): PositionProblem => ({ kind: 'hand', seat: 0, problem });

  it.each<[string, Draft, PositionProblem]>([
    ['a number twice', of([5, 5]), inHand({ kind: 'twin', card: 5 })],
    ['seven numbers', of([1, 2, 3, 4, 5, 6, 7]), inHand({ kind: 'too many numbers', count: 7, most: 6 })],
    [
      'two Life Savers',
      of([LIFE_SAVER, LIFE_SAVER]),
      inHand({ kind: 'too many copies', card: LIFE_SAVER, count: 2, most: 1 }),
    ],
    ['a Lock in hand', of([5, LOCK]), inHand({ kind: 'not kept', card: LOCK })],
    ['no card in hand', of([]), { kind: 'asked empty', seat: 0 }],
    ['more copies than there are', of([1], { discard: [1] }), { kind: 'copies', card: 1, count: 2, most: 1 }],
    [
      'a game that is won',
      draftOf([{ total: 200, cards: [5], status: 'active' }], DEFAULT_TARGET),
      { kind: 'won', seat: 0, total: 200, target: 200 },
    ],
    [
      'a seat that has stayed and is asked',
      draftOf([{ total: 0, cards: [5], status: 'stayed' }], DEFAULT_TARGET),
      { kind: 'asked out', seat: 0, status: 'stayed' },
    ],
  ])('%s', (_, draft, problem) => {
    expect(check(draft)).toEqual({ kind: 'problems', problems: [problem] });
  });
});

test.each(PRESET_NAMES)('the example %s is a position', (name) => {
  expect(check(PRESETS[name]).kind).toBe('game');
});

describe('changes', () => {
  it('a card is put in and taken out again, numbers before the others', () => {
    const withSaver = withCard(PRESETS.hand, 0, LIFE_SAVER);
    expect(withCard(withSaver, 0, 7).seats[0]?.cards).toEqual([12, 8, 3, 5, 7, LIFE_SAVER]);
    expect(withCard(withSaver, 0, LIFE_SAVER)).toEqual(PRESETS.hand);
  });

  it('cards seen are counted and change the odds', () => {
    const bustOf = (draft: Draft) => oddsOf(gameAt(draft, new SeededShuffler(0)), 0);
    expect(bustOf(PRESETS.hand)).toMatchObject({ cards: 89, bust: 24 / 89 });
    expect(bustOf(withSeen(PRESETS.hand, 12, 11))).toMatchObject({ cards: 78, bust: 13 / 78 });
  });

  it('with more seats there are more decks, and those who left are no longer asked', () => {
    expect(withSeats(PRESETS.hand, 19)).toMatchObject({ decks: 2 });
    const asked = { ...withSeats(PRESETS.hand, 4), asked: 3, dealer: 2 };
    expect(withSeats(asked, 2)).toMatchObject({ asked: 0, dealer: 0 });
  });

  it('can be taken back, and what changes nothing is none', () => {
    const start = { draft: PRESETS.hand, before: [] };
    const next = changed(start, PRESETS.six);
    expect(changed(next, PRESETS.six)).toBe(next);
    expect(undone(next)).toEqual(start);
    expect(undone(start)).toBe(start);
  });
});

test('a moment of a replay is a position with the odds of the game, whenever a seat hits or stays', () => {
  const game = new Game(rulesFrom({ seats: 3 }), new SeededShuffler(7));
  let view = emptyView(game.rules);
  let positions = 0;
  while (!game.finished) {
    const before = view;
    const odds = game.askedCard === NO_CARD ? oddsOf(game, game.asked.seat) : null;
    const events: GameEvent[] = [];
    game.listen((event) => events.push(event));
    if (!game.isAsked) game.start();
    else game.play(choicesOf(game)[0] ?? HIT);
    for (const event of events) view = follow(view, event);
    const draft = draftBefore(events[0] ?? null, before);
    if (draft === null) continue;
    positions++;
    expect(oddsOf(gameAt(draft, new SeededShuffler(1)), draft.asked)).toEqual(odds);
  }
  expect(positions).toBeGreaterThan(20);
});

describe('an advice for the win', () => {
  const advice = (...chances: readonly number[]) => {
    const options = chances.map((value, i): Option => ({ choice: i === 0 ? HIT : STAY, value }));
    return { choice: HIT, reason: { kind: 'playouts', options, playouts: 1000 } } as const;
  };

  test.each([
    ['close', 0.52, 0.512, true],
    ['close the other way round', 0.532, 0.537, true],
    ['as far apart as playouts can tell', 0.5, 0.5 - 1.01 * CLOSE, false],
    ['clear', 0.6, 0.4, false],
  ])('%s: hit %d, stay %d', (_, hit, stay, expected) => {
    expect(isTooClose(advice(hit, stay))).toBe(expected);
  });

  it('is no matter of playouts where no card can bust', () => {
    expect(isTooClose({ choice: HIT, reason: { kind: 'free' } })).toBe(false);
  });
});
