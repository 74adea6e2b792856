/** What a card would be to a hand, before it is drawn. */
import { describe, expect, test } from 'vitest';
import { bustsWith, type Hand, isTwin, sevensWith } from '../src/index.ts';
import { cards, play } from './support.ts';

/** The only hand of a game, which has drawn these. */
function handOf(words: string): Hand {
  const { game } = play(1, `${words} 11`, 'h '.repeat(cards(words).length - 1));
  return game.asked;
}

describe('the next card', () => {
  test.each([
    ['a number that the hand has not got is no twin', '5 12 +2', '7', [false, false, false]],
    ['the same number is a twin and busts (R14)', '5 12 +2', '5', [true, true, false]],
    ['so is the highest', '5 12 +2', '12', [true, true, false]],
    ['a modifier is never a twin', '5 12 +2', '+2', [false, false, false]],
    ['a Life Saver saves from a twin (R18)', '5 12 LS', '12', [true, false, false]],
    ['the seventh number is a Turn 7 (R16)', '1 2 3 4 5 6', '12', [false, false, true]],
    ['a twin is not', '1 2 3 4 5 6', '6', [true, true, false]],
    ['a modifier is not', '1 2 3 4 5 6', 'x2', [false, false, false]],
    ['the sixth number is not', '1 2 3 4 5', '6', [false, false, false]],
  ])('%s', (_, hand, card, expected) => {
    const [held, [next = -1]] = [handOf(hand), cards(card)];
    expect([isTwin(held, next), bustsWith(held, next), sevensWith(held, next)]).toEqual(expected);
  });
});
