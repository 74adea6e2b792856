/** How often somebody may come, with a clock that the test turns. */
import { describe, expect, test } from 'vitest';
import { Buckets, type Opening, Rates, TooOften } from '../src/rates.ts';
import { Refusal } from '../src/refusal.ts';

describe('buckets', () => {
  /** Ten tokens, one more each second. */
  function startBuckets() {
    const clock = { now: 5000 };
    return { clock, buckets: new Buckets({ points: 10, duration: 10 }, () => clock.now) };
  }
  const takeAll = (buckets: Buckets, who: string): void => {
    for (let i = 0; i < 10; i++) expect(buckets.take(who)).toBe(0);
  };

  test('are full at first, and tell when there is a token again', () => {
    const { buckets } = startBuckets();
    takeAll(buckets, 'ann');
    expect(buckets.take('ann')).toBe(1000);
  });

  test.each([
    ['nothing after a moment', 250, 0],
    ['a token after a second', 1000, 1],
    ['half of them after half the time', 5000, 5],
    ['all of them after the time', 10_000, 10],
    ['no more than all of them after a day', 86_400_000, 10],
  ])('get back %s', (_, milliseconds, tokens) => {
    const { clock, buckets } = startBuckets();
    takeAll(buckets, 'ann');
    clock.now += milliseconds;
    let taken = 0;
    while (buckets.take('ann') === 0) taken++;
    expect(taken).toBe(tokens);
  });

  test('allow no second burst at the turn of a minute', () => {
    const { clock, buckets } = startBuckets();
    clock.now = 9999;
    takeAll(buckets, 'ann');
    clock.now = 10_001;
    expect(buckets.take('ann')).toBeGreaterThan(900);
  });

  test('refused tokens cost nothing', () => {
    const { clock, buckets } = startBuckets();
    takeAll(buckets, 'ann');
    for (let i = 0; i < 100; i++) buckets.take('ann');
    clock.now += 1000;
    expect(buckets.take('ann')).toBe(0);
  });

  test('of one are not those of another', () => {
    const { buckets } = startBuckets();
    takeAll(buckets, 'ann');
    expect(buckets.take('ben')).toBe(0);
  });

  test('are forgotten when they are full again, and not before', () => {
    const { clock, buckets } = startBuckets();
    takeAll(buckets, 'ann');
    for (let i = 0; i < 1000; i++) buckets.take(`stranger ${i}`);
    expect(buckets.count).toBe(1001);
    clock.now += 9000;
    expect(buckets.take('ann')).toBe(0); // one of nine
    clock.now += 1000;
    buckets.take('ben');
    expect(buckets.count).toBe(2);
  });
});

describe('rates', () => {
  test('are refused with the seconds to wait', () => {
    const clock = { now: 0 };
    const rates = new Rates(true, () => clock.now);
    const take = () => rates.take('history', 'ann'); // 30 a minute: one in two seconds
    for (let i = 0; i < 30; i++) take();
    expect(take).toThrow(TooOften);
    expect(take).toThrow(expect.objectContaining({ code: 'too many requests', retryAfterSeconds: 2 }));
    clock.now += 1500;
    expect(take).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }));
    clock.now += 500;
    expect(take).not.toThrow();
  });

  test('count every code of nothing, also of those that are looked for at once', async () => {
    const clock = { now: 0 };
    const rates = new Rates(true, () => clock.now); // 60 an hour
    const inVain = async () => {
      throw new Refusal('not found', 'There is none.');
    };
    await Promise.allSettled(Array.from({ length: 180 }, () => rates.guess('ann', inVain)));
    const look = () => rates.guess('ann', async () => 'found');
    clock.now += 119 * 60_000;
    await expect(look()).rejects.toThrow(TooOften);
    clock.now += 2 * 60_000;
    expect(await look()).toBe('found');
  });

  test('are not counted where they are off', () => {
    const rates = new Rates(false);
    for (let i = 0; i < 10_000; i++) rates.take('message', 'ann');
    for (let i = 0; i < 10_000; i++) rates.open('socket', 'ann');
  });
});

describe.each<[Opening, number]>([
  ['socket', 500],
  ['long poll', 100],
  ['connection', 2000],
])('open at once: a %s', (what, most) => {
  test(`${most} of one address, and one more when one is closed`, () => {
    const rates = new Rates(true);
    const closes = Array.from({ length: most }, () => rates.open(what, 'ann'));
    expect(() => rates.open(what, 'ann')).toThrow(Refusal);
    expect(() => rates.open(what, 'ben')).not.toThrow();
    for (let i = 0; i < 2; i++) closes[0]?.(); // again it closes nothing
    rates.open(what, 'ann');
    expect(() => rates.open(what, 'ann')).toThrow(/^More than \d+ of yours are open/);
  });
});
