/**
 * The exact solution of a duel, solved anew.
 *
 * @module-tag long
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { Duel, SOLVED_DUEL } from '../src/index.ts';

describe('two players with numbers alone, one for the win, one for the score', () => {
  let duel: Duel;
  beforeAll(() => {
    duel = new Duel(200, 'is half a win'); // as it was published
  }, 120_000);

  test('the one for the win wins 55.93 %', () => expect(duel.win(0, 0)).toBeCloseTo(0.5593, 4));

  test.each([
    [110, 160, 0.567],
    [110, 135, 0.438],
    [110, 110, 0.341],
    [110, 85, 0.257],
    [110, 60, 0.211],
  ])('at %i : %i it busts with this chance', (own, other, bust) => {
    expect(duel.bust(own, other)).toBeCloseTo(bust, 3);
  });

  test('more points are better, fewer of the other as well', () => {
    for (let own = 0; own < 190; own += 19) {
      for (let other = 0; other < 190; other += 19) {
        expect(duel.win(own + 9, other)).toBeGreaterThan(duel.win(own, other));
        expect(duel.win(own, other + 9)).toBeLessThan(duel.win(own, other));
      }
    }
  });
});

describe('the published data of the duel', () => {
  const at = (table: readonly (readonly number[])[], own: number, other: number): number =>
    table[SOLVED_DUEL.totals.indexOf(own)]?.[SOLVED_DUEL.totals.indexOf(other)] ?? Number.NaN;

  test('are for ties that play on', () => {
    expect(SOLVED_DUEL.win).toBeCloseTo(0.5598, 4);
    expect(SOLVED_DUEL.winWithHalfTies).toBeCloseTo(0.5593, 4);
  });

  test('agree with what is found now; what counts is how much is missing', () => {
    const last = new Duel(30);
    for (const own of [170, 180, 185, 195]) {
      for (const other of [170, 175, 190]) {
        expect(at(SOLVED_DUEL.wins, own, other)).toBeCloseTo(last.win(own - 170, other - 170), 4);
        expect(at(SOLVED_DUEL.busts, own, other)).toBeCloseTo(last.bust(own - 170, other - 170), 4);
      }
    }
  });
});
