/** The figures of the guide are those that its games come to, and its document is made of them. */

import { readFileSync } from 'node:fs';
import { cardNamed, deckOf, type Game, gameAt, HIT, LOCK, SeededShuffler, STAY } from '@turn7/engine';
import { words } from '@turn7/narration/en';
import { describe, expect, test } from 'vitest';
import { ARM_IDS, ARMS, type ArmId } from '../src/learn/guide/arms.ts';
import { bestMean } from '../src/learn/guide/best-limit.ts';
import { FIGURES, LUCK_TABLE, type WinRate } from '../src/learn/guide/figures.ts';
import { texts as guide } from '../src/words/en/chapters/guide.ts';
import { changeNamed } from '../studies/changes.ts';
import { documentOf } from '../studies/document.ts';
import { type LuckFound, lookAt, luckFigures } from '../studies/luck.ts';
import { policyNamed } from '../studies/policies.ts';
import { work } from '../studies/shard.ts';
import { figuresFrom, luckShardsOf, shardsOf } from '../studies/study.ts';

/** Another seed than that of the shipped figures: the games have nothing to do with each other. */
const FEW = { seed: FIGURES.seed + 1, games: 600, rounds: 1_000, reviews: 2 };
/** So many standard errors may lie between two measurements: with a fixed seed this never fails by chance. */
const TOLERANCE = 4;

const shards = shardsOf(FEW);
const found = luckShardsOf(FEW).map(lookAt);
const few = figuresFrom(FEW, shards, shards.map(work), found);

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

const distance = (a: WinRate, b: WinRate): number => Math.abs(a.rate - b.rate) / Math.hypot(a.se, b.se);

test.each(ARM_IDS)('%s: a few games of the study agree with the shipped figure', (arm) => {
  expect(distance(few.arms[arm], FIGURES.arms[arm])).toBeLessThan(TOLERANCE);
});

test.each(FIGURES.means.map((mean, i) => [mean.limit, mean, few.means[i]] as const))(
  'alone, staying at %i: a few rounds agree with the shipped mean',
  (_, shipped, measured) => {
    expect(measured).toBeDefined();
    const gap = Math.abs((measured?.mean ?? 0) - shipped.mean);
    expect(gap).toBeLessThan(TOLERANCE * Math.hypot(measured?.se ?? 0, shipped.se));
  },
);

test('what is exact is exact', () => {
  const { hands, duel, sevenIfAlways } = few;
  expect({ hands, duel, sevenIfAlways }).toEqual({
    hands: FIGURES.hands,
    duel: FIGURES.duel,
    sevenIfAlways: FIGURES.sevenIfAlways,
  });
});

describe('luck', () => {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  test('in a reviewed game what one wins others lose', () => {
    const games = found.flatMap((one) => one.games);
    expect(games).toHaveLength(FEW.reviews);
    for (const game of games) {
      expect(game).toHaveLength(LUCK_TABLE.length);
      expect(sum(game.flatMap(({ parts }) => parts))).toBeCloseTo(0, 9);
    }
  });

  test.each([['shipped', FIGURES.luck] as const, ['measured here', few.luck] as const])(
    '%s: all shares are one',
    (_, luck) => {
      expect(sum(Object.values(luck.shares).map(({ rate }) => rate))).toBeCloseTo(1, 3);
    },
  );

  test('is most of a game, as the guide says', () => {
    const { luck } = FIGURES.luck.shares;
    expect(luck.rate - 2 * luck.se).toBeGreaterThan(0.5);
  });

  test('is told from skill by hand', () => {
    const seat = (luck: number, own: number, lost: number) => ({ parts: [luck, own, 0, 0], lost });
    const game = (lost: number) => [seat(0.3, 0.1, 0), seat(-0.3, -0.1, lost), seat(0, 0, 1), seat(0, 0, 1)];
    const made: LuckFound[] = [
      { wins: [40, 20, 20, 20], games: [] },
      { wins: [], games: [game(1), game(3)] },
    ];
    const { shares, leads } = luckFigures(2, made);
    expect(shares).toEqual({
      luck: { rate: 0.75, se: 0 },
      own: { rate: 0.25, se: 0 },
      others: { rate: 0, se: 0 },
      correction: { rate: 0, se: 0 },
    });
    // 1.645² × (0.4 + 0.2 − 0.2²) / 0.2², and 1.645² × 2 / 2² for losses of 1 and 3
    expect(leads[0]).toEqual({ other: 'closer', byWins: 38, byChoices: 2 });
    expect(leads[2]).toEqual({ other: 'stay:25', byWins: 38, byChoices: 1 });
  });
});

describe('measured elsewhere by independent programs', () => {
  const PUBLISHED: readonly (readonly [ArmId, WinRate])[] = [
    ['saverAlways', { rate: 0.3184, se: 0.0007 }],
    ['counts', { rate: 0.3709, se: 0.0008 }],
    ['stays30', { rate: 0.2749, se: 0.0007 }],
    ['closes', { rate: 0.2762, se: 0.001 }],
    // Published without an error, and with a slightly different player.
    ['aimsAmongRandom', { rate: 0.571, se: 0.003 }],
    ['aimsAmongSelf', { rate: 0.642, se: 0.003 }],
  ];
  test.each(PUBLISHED)('%s', (arm, published) => {
    expect(distance(FIGURES.arms[arm], published)).toBeLessThan(TOLERANCE);
  });

  test.each([
    [15, 16.321, 0.004],
    [20, 18.194, 0.006],
    [25, 19.063, 0.007],
    [27, 19.112, 0.008],
    [30, 18.831, 0.009],
    [35, 17.743, 0.01],
  ])('a round alone, staying at %i', (limit, mean, se) => {
    const ours = FIGURES.means.find((one) => one.limit === limit);
    expect(Math.abs((ours?.mean ?? 0) - mean)).toBeLessThan(TOLERANCE * Math.hypot(ours?.se ?? 0, se));
  });

  test('the best fixed limit is about 27', () => {
    expect(Math.abs(bestMean(FIGURES).limit - 27)).toBeLessThanOrEqual(1);
  });
});

test('docs/strategy.md is what the figures make of it', () => {
  const file = new URL('../../../docs/strategy.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(documentOf(FIGURES)); // otherwise: npm run guide -- --words
});

test('the numbers in the name of a player are those it plays by', () => {
  const { arms } = guide(words.turn7);
  const strange = ARM_IDS.filter((arm) => {
    const played = numbersIn(`${ARMS[arm].one} ${ARMS[arm].field}`);
    return numbersIn(arms[arm].replace('×2', '')).some((number) => !played.includes(number));
  });
  expect(strange).toEqual([]);
});

describe('a player of a study', () => {
  const gameWith = (total: number, words: string): Game => {
    const cards = words.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
    const rival = { total: 100, cards: [cardNamed('1') ?? Number.NaN], status: 'active' } as const;
    const seats = [{ total, cards, status: 'active' } as const, rival];
    return gameAt({ seats, asked: 0, discard: [] }, new SeededShuffler(1));
  };

  test.each([
    ['stay:25 high:20', 100, '12 10', STAY],
    ['stay:25 high:20', 100, '12 8', HIT],
    ['stay:25 low:30', 100, '9 8 7 2', HIT],
    ['stay:25 low:30', 100, '12 8 5', STAY],
    ['stay:25 x2:50', 100, '12 10 x2', HIT],
    ['stay:25 x2:50', 100, '12 11 9 x2', STAY],
    ['stay:25 saver', 100, '12 11 10 LS', HIT],
    ['stay:25 saver', 100, '12 11 10', STAY],
    ['stay:25 seven:5', 100, '12 11 10 9 8', HIT],
    ['stay:25 seven:5', 100, '12 11 10 9', STAY],
    ['stay:25 adapt:10', 70, '12 11 9', HIT],
    ['stay:25 adapt:10', 130, '9 6', STAY],
    ['stay:25 adapt:10', 71, '12 11 2', STAY],
    ['count blind', 100, '12 11 10', STAY],
    ['count blind', 100, '12 11 10 LS', HIT],
  ])('%s, at %i : 100 with %s', (name, total, cards, choice) => {
    const game = gameWith(total, cards);
    expect(policyNamed(name).choose(game)).toBe(choice);
  });

  /** The first seat has a Lock to give away, the only kind of card that is left in the pile. */
  const gameWithLock = (): Game => {
    const seats = [
      { total: 0, cards: [12, 11], status: 'active' },
      { total: 0, cards: [10, 9], status: 'active' },
      { total: 50, cards: [8], status: 'active' },
    ] as const;
    const discard = [...deckOf(1)].filter((card) => card !== LOCK);
    for (const card of seats.flatMap(({ cards }) => cards)) discard.splice(discard.indexOf(card), 1);
    const game = gameAt({ seats, asked: 0, discard }, new SeededShuffler(1));
    game.play(HIT);
    return game;
  };

  test.each([
    ['leader', [2]],
    ['rich', [1]],
    ['poor', [2]],
    ['self', [0]],
    ['random', [0, 1, 2]],
    ['rival', [1, 2]],
  ])('a Lock with the aim "%s" goes to the seats %j', (aim, seats) => {
    const bot = policyNamed(`stay:25 lock:${aim}`);
    bot.reseed(1);
    const struck = Array.from({ length: 50 }, () => bot.choose(gameWithLock()));
    expect([...new Set(struck)].toSorted()).toEqual(seats);
  });

  test.each(['stay:25 hihg:20', 'stay:25 high:20 low:30', 'nobody high:20'])('"%s" is refused', (name) => {
    expect(() => policyNamed(name)).toThrow(/there is no/);
  });

  test('plays as the bot does where its change has no say', () => {
    expect(policyNamed('stay:25').name).toBe('stay:25');
    expect(policyNamed('stay:25 high:20').name).toBe('stay:25 high:20');
    expect(changeNamed('nothing')).toBeUndefined();
  });
});
