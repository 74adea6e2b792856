/** An alarm rings once, when it was last told to, however often it was put off before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alarm } from '../src/live/alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What rings at which of these milliseconds. */
function ringsOf(set: (alarm: Alarm) => void, milliseconds = 1000): number[] {
  const rings: number[] = [];
  const alarm = new Alarm(
    () => performance.now(),
    () => rings.push(performance.now()),
  );
  set(alarm);
  vi.advanceTimersByTime(milliseconds);
  return rings;
}

test.each<[string, readonly number[], number]>([
  ['when it is time', [100], 100],
  ['at once, where it was time long ago', [-50], 0],
  ['later, where it was put off', [100, 250, 400], 400],
  ['earlier, where it was brought forward', [400, 100], 100],
  ['at what was said last', [100, 400, 50, 300], 300],
])('it rings once %s', (_, times, rung) => {
  const set = (alarm: Alarm): void => {
    for (const at of times) alarm.set(at);
  };
  expect(ringsOf(set)).toEqual([rung]);
});

test('one that was cleared does not ring until it is set again', () => {
  const set = (alarm: Alarm): void => {
    alarm.set(100);
    alarm.clear();
  };
  expect(ringsOf(set)).toEqual([]);
  expect(ringsOf((alarm) => [set(alarm), alarm.set(performance.now() + 200)])).toHaveLength(1);
});

test('it may be set again while it rings', () => {
  let rings = 0;
  const alarm: Alarm = new Alarm(
    () => performance.now(),
    () => {
      if (++rings < 3) alarm.set(performance.now() + 10);
    },
  );
  alarm.set(10);
  vi.advanceTimersByTime(1000);
  expect(rings).toBe(3);
});

test('to put it off sets no further timer', () => {
  const alarm = new Alarm(
    () => performance.now(),
    () => {},
  );
  for (let at = 100; at < 200; at++) alarm.set(at);
  expect(vi.getTimerCount()).toBe(1);
  alarm.clear();
  expect(vi.getTimerCount()).toBe(0);
});
