/** The arithmetic of ratings: who gains what, and what all of it comes to. */
import { LEVELS } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import {
  BOT_RATINGS,
  changeFrom,
  NEWCOMER,
  ratingOf,
  type Skill,
  skillAfter,
  skillOfBot,
} from '../src/rating/skill.ts';
import { skillsAfter } from '../src/rating/winner-model.ts';

const known = (rating: number, uncertainty = 40): Skill => ({ rating, uncertainty });

describe('a game', () => {
  test('lifts its winner, lowers all others alike, and makes everybody better known', () => {
    const [winner, ...others] = skillsAfter([NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER], 0);
    expect(winner?.rating).toBeGreaterThan(NEWCOMER.rating);
    expect(new Set(others.map(({ rating }) => rating)).size).toBe(1);
    expect(others[0]?.rating).toBeLessThan(NEWCOMER.rating);
    for (const { uncertainty } of others) expect(uncertainty).toBeLessThan(NEWCOMER.uncertainty);
  });

  test.each([
    { who: 'the seat that wins', winner: 2 },
    { who: 'whatever place it has', winner: 0 },
  ])('counts for $who', ({ winner }) => {
    const before = [known(1000), known(1100), known(900)];
    const after = skillsAfter(before, winner);
    const risen = after.flatMap(({ rating }, seat) => (rating > (before[seat]?.rating ?? 0) ? [seat] : []));
    expect(risen).toEqual([winner]);
  });

  test('that the stronger one wins says less than that the weaker one does', () => {
    const [strong, weak] = [known(1150), known(850)];
    const gainOf = (winner: 0 | 1) =>
      (skillsAfter([strong, weak], winner)[winner]?.rating ?? 0) - (winner === 0 ? 1150 : 850);
    expect(gainOf(1)).toBeGreaterThan(2 * gainOf(0));
  });

  test('moves whoever is known well less than a newcomer', () => {
    const [newcomer, veteran] = [skillsAfter([NEWCOMER, known(1000)], 0), skillsAfter([known(1000), known(1000)], 0)];
    expect(newcomer[0]?.rating).toBeGreaterThan((veteran[0]?.rating ?? 0) + 30);
  });

  test('never moves a bot', () => {
    const bots = LEVELS.map(({ name }) => skillOfBot(name));
    const after = skillsAfter([NEWCOMER, ...bots], 0);
    expect(after.slice(1).map(({ rating }) => rating.toFixed(0))).toEqual(bots.map(({ rating }) => rating.toFixed(0)));
  });

  test('of 54 has a result as well', () => {
    const after = skillsAfter(
      Array.from({ length: 54 }, () => NEWCOMER),
      53,
    );
    for (const { rating, uncertainty } of after) expect(Number.isFinite(rating) && uncertainty > 0).toBe(true);
  });
});

describe('a rating', () => {
  test('is what a newcomer has come to by all changes, in any order', () => {
    let skill = NEWCOMER;
    const changes = [0, 1, 1, 0, 1].map((winner) => {
      const [after = skill] = skillsAfter([skill, known(1000), known(1100)], winner);
      const change = changeFrom(skill, after);
      skill = after;
      return change;
    });
    const sumOf = (of: typeof changes) => ({
      gain: of.reduce((sum, { gain }) => sum + gain, 0),
      narrowing: of.reduce((sum, { narrowing }) => sum + narrowing, 0),
    });
    expect(skillAfter(sumOf(changes.toReversed()))).toEqual(skillAfter(sumOf(changes)));
    expect(skillAfter(sumOf(changes)).rating).toBeCloseTo(skill.rating, 2);
    expect(skillAfter(sumOf(changes)).uncertainty).toBeCloseTo(skill.uncertainty, 2);
  });

  test('is provisional until its uncertainty is 50', () => {
    const sumWith = (uncertainty: number) => ({
      gain: 0,
      narrowing: Math.round(1e6 * Math.log(uncertainty / 150)),
      games: 60,
      won: 20,
    });
    expect(ratingOf(sumWith(51))).toEqual({ rating: 1000, uncertainty: 51, games: 60, won: 20, provisional: true });
    expect(ratingOf(sumWith(49))).toMatchObject({ provisional: false });
  });

  test('of a bot is higher for every harder level', () => {
    const ratings = BOT_RATINGS.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(skillOfBot('of the future')).toEqual(NEWCOMER);
  });
});
