import { describe, expect, it, test } from 'vitest';
import { isSoloBeaten, isSoloLost, mostPoints, soloResult } from '../src/index.ts';
import { play } from './support.ts';

const FIFTY = '12 11 10 9 8';
const FORTY_NINE = '12 11 10 9 7';
const ROUND = 'h h h h s';
const repeat = (times: number, words: string): string => Array<string>(times).fill(words).join(' ');

describe('the solo challenge (R3)', () => {
  test.each([
    ['200 points in four rounds beat it', repeat(4, FIFTY), 4, 200, { rounds: 4, beaten: true }],
    ['five rounds are too many', repeat(5, FORTY_NINE), 5, 200, { rounds: 5, beaten: false }],
    ['a higher target counts as well', `${repeat(3, FIFTY)} 12 11 10 9 +10`, 4, 202, { rounds: 4, beaten: true }],
    ['a lower target is no challenge', repeat(4, FIFTY), 4, 199, { rounds: 4, beaten: false }],
    ['nothing is decided before the end', repeat(4, FIFTY), 3, 200, null],
  ])('%s', (_, draw, rounds, target, result) => {
    expect(soloResult(play(1, draw, repeat(rounds, ROUND), `target ${target}`).game)).toEqual(result);
  });

  test.each([
    [1, 200, 4, true],
    [1, 200, 5, false],
    [1, 199, 1, null],
    [2, 200, 1, null],
  ])('of %i players to %i in %i rounds: beaten is %s', (seats, target, rounds, beaten) => {
    expect(isSoloBeaten(seats, target, rounds)).toBe(beaten);
  });

  const missing = 200 - mostPoints(1);
  test.each([
    ['after its last round without the points', 4, 199, true],
    ['never where the points are there', 4, 200, false],
    ['not while one hand could bring what is missing', 3, missing, false],
    ['as soon as no hand can', 3, missing - 1, true],
    ['not before the first round', 0, 0, false],
  ] as const)('is lost %s', (_, rounds, total, lost) => {
    expect(isSoloLost({ seats: 1, target: 200, decks: 1 }, rounds, total)).toBe(lost);
  });

  it('cannot be lost by two, nor on the way to fewer points', () => {
    expect(isSoloLost({ seats: 2, target: 200, decks: 1 }, 9, 0)).toBe(false);
    expect(isSoloLost({ seats: 1, target: 100, decks: 1 }, 9, 0)).toBe(false);
  });

  it('is not for two', () => {
    const { game } = play(2, '7 1 2', 's s', 'target 7');
    expect(game.finished).toBe(true);
    expect(soloResult(game)).toBeNull();
  });

  it('is not beaten by running out of cards (R48)', () => {
    const { game } = play(1, 'T3');
    expect(game.finished).toBe(true);
    expect(soloResult(game)).toEqual({ rounds: 1, beaten: false });
  });
});
