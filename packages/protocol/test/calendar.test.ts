/** Days of UTC, against the calendar of the machine. */
import { describe, expect, test } from 'vitest';
import { DailyDate, dateAt, daysAfter, mondayOf, startOf } from '../src/index.ts';

describe('a day', () => {
  test('is that of the machine, on every day of centuries', () => {
    for (let time = Date.UTC(1970, 0, 1, 12); time < Date.UTC(2410, 0, 1); time += 24 * 3600_000) {
      const date = new Date(time).toISOString().slice(0, 10);
      if (dateAt(time) !== date || startOf(date) !== Date.parse(date)) expect([dateAt(time), startOf(date)]).toBe(date);
    }
  });

  test.each([
    ['2026-11-18', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['26-1-1', false],
    ['today', false],
    ['', false],
  ])('%j is one: %s', (date, isOne) => {
    expect(DailyDate.safeParse(date).success).toBe(isOne);
  });

  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week that begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
    expect(daysAfter(monday, 7)).toBe(mondayOf(daysAfter(date, 7)));
  });
});
