import { describe, expect, it, test } from 'vitest';
import { CARDS, choicesOf, HIT, illegalChoice, NO_CARD, STAY, viewOf } from '../src/index.ts';
import { cards, play } from './support.ts';

const hitOrStay = { kind: 'hit-or-stay', seat: 0 };
const lockQuestion = { kind: 'target', seat: 1, card: cards('L')[0], targets: [1, 2] };

/** Seat 1 has stayed; seat 2 asks itself where its Lock goes. */
const lockGame = () => play(3, '5 6 7 L 8', 's h').game;

describe('the check of a choice', () => {
  test.each([
    ['a seat that is not asked', 1, HIT, { kind: 'not asked', question: hitOrStay }],
    ['a seat that does not exist', 9, HIT, { kind: 'not asked', question: hitOrStay }],
    ['a target where hit or stay is asked', 0, 0, { kind: 'not an answer', question: hitOrStay }],
    ['a choice that does not exist', 0, -3, { kind: 'not an answer', question: hitOrStay }],
    ['no choice at all', 0, Number.NaN, { kind: 'not an answer', question: hitOrStay }],
  ])('refuses %s', (_, seat, choice, problem) => {
    const { game } = play(2, '5 6 7');
    const before = viewOf(game);
    expect(illegalChoice(game, seat, choice)).toEqual(problem);
    expect(viewOf(game)).toEqual(before);
  });

  test.each([
    ['a seat that stayed', 0],
    ['hit', HIT],
    ['stay', STAY],
    ['a seat beyond the table', 3],
    ['half a seat', 1.5],
    ['a number that looks like seat 2 in 32 bits', -31],
    ['a number that looks like seat 2 a word further', 33],
    ['nothing', Number.NaN],
  ])('refuses %s as the target of a Lock', (_, choice) => {
    const game = lockGame();
    const before = viewOf(game);
    expect(illegalChoice(game, 1, choice)).toEqual({ kind: 'not an answer', question: lockQuestion });
    expect(viewOf(game)).toEqual(before);
  });

  it('refuses hit and stay as targets at a large table', () => {
    const { game } = play(40, 'L 1 2 3');
    expect([HIT, STAY, 40, 64, 96].filter((choice) => game.isLegal(choice))).toEqual([]);
    expect(choicesOf(game)).toHaveLength(40);
  });

  it('refuses everything when the game is over', () => {
    const { game } = play(1, '7 1', 's', 'target 7');
    const before = viewOf(game);
    expect([0, -1].map((seat) => illegalChoice(game, seat, HIT))).toEqual([
      { kind: 'game over' },
      { kind: 'game over' },
    ]);
    expect(viewOf(game)).toEqual(before);
    expect(choicesOf(game)).toEqual([]);
    expect([HIT, STAY, 0].filter((choice) => game.isLegal(choice))).toEqual([]);
  });

  it('allows a legal choice, and plays nothing', () => {
    const game = lockGame();
    const before = viewOf(game);
    expect(illegalChoice(game, 1, 2)).toBeNull();
    expect(viewOf(game)).toEqual(before);
    game.play(2);
    expect(viewOf(game).seats.map((seat) => seat.status)).toEqual(['stayed', 'active', 'locked']);
  });

  it('knows every legal choice', () => {
    expect(choicesOf(lockGame())).toEqual([1, 2]);
    expect(choicesOf(play(2, '5 6 7').game)).toEqual([HIT, STAY]);
    expect([HIT, STAY]).toEqual([-1, -2]);
  });

  it('never takes hit or stay for a question about a card', () => {
    expect(play(2, '5 6 7').game.askedCard).toBe(NO_CARD);
    expect(CARDS[NO_CARD]).toBeUndefined();
  });
});
