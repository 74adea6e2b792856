import { describe, expect, it, test } from 'vitest';
import { attempt, CARDS, choicesOf, HIT, NO_CARD, Recorder, SeededShuffler, STAY, viewOf } from '../src/index.ts';
import { cards, play } from './support.ts';

const hitOrStay = { kind: 'hit-or-stay', seat: 0 };
const lockQuestion = { kind: 'target', seat: 1, card: cards('L')[0], targets: [1, 2] };

/** Seat 1 has stayed; seat 2 asks itself where its Lock goes. */
const lockGame = () => play(3, '5 6 7 L 8', 's h').game;

describe('the checked door', () => {
  test.each([
    ['a seat that is not asked', 1, HIT, { kind: 'not asked', question: hitOrStay }],
    ['a seat that does not exist', 9, HIT, { kind: 'not asked', question: hitOrStay }],
    ['a target where hit or stay is asked', 0, 0, { kind: 'not an answer', question: hitOrStay }],
    ['a choice that does not exist', 0, -3, { kind: 'not an answer', question: hitOrStay }],
    ['no choice at all', 0, Number.NaN, { kind: 'not an answer', question: hitOrStay }],
  ])('refuses %s', (_, seat, choice, refusal) => {
    const { game } = play(2, '5 6 7');
    const before = viewOf(game);
    expect(attempt(game, seat, choice)).toEqual(refusal);
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
    expect(attempt(game, 1, choice)).toEqual({ kind: 'not an answer', question: lockQuestion });
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
    expect([0, -1].map((seat) => attempt(game, seat, HIT))).toEqual([{ kind: 'game over' }, { kind: 'game over' }]);
    expect(viewOf(game)).toEqual(before);
    expect(choicesOf(game)).toEqual([]);
    expect([HIT, STAY, 0].filter((choice) => game.isLegal(choice))).toEqual([]);
  });

  it('plays a legal choice', () => {
    const game = lockGame();
    expect(attempt(game, 1, 2)).toBeNull();
    expect(viewOf(game).seats.map((seat) => seat.status)).toEqual(['stayed', 'active', 'locked']);
  });

  it('plays for a recorder, which keeps the choice', () => {
    const setup = { pile: cards('5 6 7'), dealer: 1 };
    const recorder = new Recorder({ players: ['Ann', 'Bob'], setup }, new SeededShuffler(1));
    expect(attempt(recorder, 1, HIT)).toEqual({ kind: 'not asked', question: hitOrStay });
    expect(recorder.record.moves).toEqual([]);
    expect(attempt(recorder, 0, HIT)).toBeNull();
    expect(recorder.record.moves).toEqual([HIT]);
    expect(viewOf(recorder.game).seats[0]?.cards).toEqual(cards('5 7'));
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
