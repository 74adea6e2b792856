import { expect, test } from 'vitest';
import { Gathered } from '../src/device/gathered.ts';
import { HandClock } from './support/hand-clock.ts';

function gathering() {
  const clock = new HandClock();
  const written: number[] = [];
  return { clock, written, gathered: new Gathered<number>(clock, 500, (value) => written.push(value)) };
}

test('the first value is written at once', () => {
  const { written, gathered } = gathering();
  gathered.put(1);
  expect(written).toEqual([1]);
});

test('of those that follow soon the latest is written', () => {
  const { clock, written, gathered } = gathering();
  for (const value of [1, 2, 3]) gathered.put(value);
  clock.pass(499);
  expect(written).toEqual([1]);
  clock.pass(1);
  expect(written).toEqual([1, 3]);
});

test('whoever waited long enough is written at once again, and nothing twice', () => {
  const { clock, written, gathered } = gathering();
  gathered.put(1);
  clock.pass(500);
  expect(clock.waiting).toBe(0);
  gathered.put(2);
  clock.pass(5000);
  expect(written).toEqual([1, 2]);
});

test('half a minute of scrubbing writes far less than a hundred times, and ends with where it ended', () => {
  const { clock, written, gathered } = gathering();
  for (let value = 1; value <= 3000; value++) {
    gathered.put(value);
    clock.pass(10);
  }
  expect(written.length).toBeLessThanOrEqual(61);
  clock.pass(500);
  expect(written.at(-1)).toBe(3000);
});

test('what waits can be written now, or never', () => {
  const { clock, written, gathered } = gathering();
  for (const value of [1, 2]) gathered.put(value);
  gathered.flush();
  expect(written).toEqual([1, 2]);
  gathered.put(3);
  gathered.drop();
  clock.pass(5000);
  expect(written).toEqual([1, 2]);
});
