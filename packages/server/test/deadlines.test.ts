/** What is waited for ends when so much time has passed, whatever the time of day says meanwhile. */
import { expect, test } from 'vitest';
import { Deadlines } from '../src/live/deadlines.ts';
import type { Duty } from '../src/table/due.ts';

const HOUR_MS = 3600_000;
const NOON = 1_800_000_000_000;

/** The choice of a person who has thirty seconds from noon on. */
const choice: Duty = { kind: 'choice', level: 'Sharp', by: 'clock', at: NOON + 30_000, within: 30_000 };

const COURTESY_MS = 600_000;

function clocks() {
  const clock = { now: NOON, steady: 500 };
  const pace = { courtesy: COURTESY_MS };
  return { clock, deadlines: new Deadlines({ now: () => clock.now, steady: () => clock.steady, pace }) };
}

const tableWith = (duty: Duty | null) => ({ version: { duty }, deadline: null });

test('nothing is due where there is no duty', () => {
  expect(clocks().deadlines.of(tableWith(null))).toBe(null);
});

test('a wait counts from the line that began it', () => {
  const { deadlines, clock } = clocks();
  clock.now += 40; // as long as it took to write
  expect(deadlines.of(tableWith(choice), NOON)).toBe(30_500);
});

test.each([HOUR_MS, -HOUR_MS])('a clock that is set by %d ms changes no wait that has begun', (jump) => {
  const { deadlines, clock } = clocks();
  const table = tableWith(choice);
  deadlines.of(table, NOON);
  clock.now += jump;
  clock.steady += 1000;
  // Another line, after which the same is due.
  table.version = { duty: { ...choice } };
  expect(deadlines.of(table, clock.now)).toBe(30_500);
});

test('a table that is read from the store has waited as long as its lines are old', () => {
  const { deadlines, clock } = clocks();
  clock.now += 10_000;
  expect(deadlines.of(tableWith(choice))).toBe(20_500);
});

test('lines from the future make nobody wait longer than the wait is', () => {
  const { deadlines, clock } = clocks();
  clock.now -= HOUR_MS;
  expect(deadlines.of(tableWith(choice))).toBe(30_500);
});

test('the next duty has a wait of its own', () => {
  const { deadlines, clock } = clocks();
  const table = tableWith(choice);
  deadlines.of(table);
  clock.steady += 5000;
  table.version = { duty: { ...choice, at: NOON + 35_000 } };
  expect(deadlines.of(table, NOON + 5000)).toBe(35_500);
});

test.each([
  ['hours that ran out while no server ran end after a courtesy', 2 * HOUR_MS, 500 + COURTESY_MS],
  ['hours that run out soon after a start as well', HOUR_MS - 1000, 500 + COURTESY_MS],
  ['hours that are not over yet end when they do', HOUR_MS / 2, 500 + HOUR_MS / 2],
])('%s', (_, passed, due) => {
  const { deadlines, clock } = clocks();
  const hours = { ...choice, at: NOON + HOUR_MS, within: HOUR_MS };
  clock.now += passed;
  expect(deadlines.of(tableWith(hours))).toBe(due);
});
