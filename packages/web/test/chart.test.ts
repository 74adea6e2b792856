import type { RoundEnded } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import {
  apart,
  lineStyles,
  MOST_HIGHLIGHTED,
  ranking,
  roundMarks,
  ticksTo,
  totalsLines,
} from '../src/game/summary/totals.ts';

const round = (number: number, totals: number[]): RoundEnded => ({
  kind: 'round ended',
  round: number,
  dealer: 0,
  by: 'out',
  scores: totals,
  totals,
  hands: [],
  ruling: 'R42',
});

describe('a chart of totals', () => {
  it('names as many rounds as have room', () => {
    expect(roundMarks(5, 40)).toEqual([1, 2, 3, 4, 5]);
    expect(roundMarks(9, 13)).toEqual([2, 4, 6, 8]);
  });

  it('has a line for each seat from nothing on, the highest first', () => {
    const rounds = [round(1, [5, 9]), round(2, [20, 9])];
    expect(totalsLines(rounds, lineStyles(ranking(rounds), 1))).toEqual([
      { seat: 0, totals: [0, 5, 20], style: 'line-1' },
      { seat: 1, totals: [0, 9, 9], style: 'line-0' },
    ]);
  });

  it('draws the leaders and me apart from the crowd where there are many', () => {
    const ranked = ranking([
      round(
        1,
        Array.from({ length: 54 }, (_, seat) => seat),
      ),
    ]);
    const apart = (me: number | null) => [...lineStyles(ranked, me).keys()].toSorted((a, b) => b - a);
    expect(apart(3)).toEqual([53, 52, 51, 50, 49, 3]);
    expect(apart(null)).toHaveLength(MOST_HIGHLIGHTED);
  });

  it.each([null, 3, 17])('draws nobody in two ways, and no two alike, whoever is meant and if I am %s', (me) => {
    const ranked = Array.from({ length: 18 }, (_, seat) => (7 * seat) % 18);
    const usual = lineStyles(ranked, me);
    expect(new Set(usual.values()).size).toBe(MOST_HIGHLIGHTED);
    for (const meant of ranked) {
      const styles = lineStyles(ranked, me, meant);
      expect(styles.get(meant)).toBeDefined();
      expect(styles.size).toBe(MOST_HIGHLIGHTED);
      const drawn = new Map([...usual, ...styles]);
      expect(new Set(drawn.values()).size).toBe(drawn.size);
      for (const [seat, style] of styles) expect(usual.get(seat) ?? style).toBe(style);
    }
  });

  it.each([
    [200, [0, 50, 100, 150, 200]],
    [203, [0, 50, 100, 150, 200, 250]],
    [40, [0, 10, 20, 30, 40]],
    [1200, [0, 250, 500, 750, 1000, 1250]],
    [7, [0, 10]],
    [1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('has round steps up to %i', (most, ticks) => {
    expect(ticksTo(most)).toEqual(ticks);
  });

  it.each([
    ['that are apart already', [10, 60], [10, 60]],
    ['that would overlap', [10, 12, 60], [10, 30, 60]],
    ['at the bottom', [95, 99], [80, 100]],
    ['in any order', [12, 10], [30, 10]],
  ])('moves labels apart: %s', (_, wished, placed) => {
    expect(apart(wished, 20, 100)).toEqual(placed);
  });
});
