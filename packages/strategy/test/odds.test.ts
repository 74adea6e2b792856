import {
  BUSTED,
  createGame,
  drawableOf,
  type Game,
  HIT,
  isModifier,
  isNumber,
  KINDS,
  NO_CARD,
  SeededShuffler,
  STAY,
} from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { type Outcome, oddsOf } from '../src/index.ts';
import { cards, certain, hearEnd, kindsNext, mix, randomPlay, withNext } from './next-cards.ts';

/** What the engine itself makes of every card that may come next, for the seat that is asked to hit or stay. */
const tryAll = (game: Game): Outcome =>
  mix(kindsNext(drawableOf(game)).map(([card, chance]) => [tryCard(game, card), chance] as const));

/** A hit that draws this card, and a stay after it. What an action card sets off is left out. */
function tryCard(game: Game, card: number): Outcome {
  if (!isNumber(card) && !isModifier(card)) return certain(game.asked.points);
  const next = withNext(game, card);
  const hand = next.asked;
  const end = hearEnd(next, hand.seat);
  next.play(HIT);
  const bust = hand.status === BUSTED;
  return end.outcome ?? { ...certain(hand.points), bust: Number(bust) };
}

describe('the odds of the next card are what the engine makes of each', () => {
  test.each([
    { seats: 1, decks: 1, games: 6 },
    { seats: 2, decks: 1, games: 4 },
    { seats: 3, decks: 1, games: 4 },
    { seats: 6, decks: 1, games: 3 },
    { seats: 4, decks: 2, games: 2 },
    { seats: 2, decks: 5, games: 1 },
  ])('$seats seats, $decks decks', ({ games, ...setup }) => {
    let compared = 0;
    for (let seed = 0; seed < games; seed++) {
      for (const game of randomPlay({ ...setup, target: 1_000 }, seed, 120)) {
        if (game.askedCard !== NO_CARD) continue;
        const { bust, turn7, expected } = oddsOf(game, game.asked.seat);
        const tried = tryAll(game);
        expect({ bust, turn7, expected }).toEqual({
          bust: expect.closeTo(tried.bust, 9),
          turn7: expect.closeTo(tried.turn7, 9),
          expected: expect.closeTo(tried.value, 9),
        });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe('the odds of the next card', () => {
  test('know the chance of each kind, from the cards that are left', () => {
    for (const game of randomPlay({ seats: 3 }, 7, 200)) {
      for (const { seat, isActive } of game.hands) {
        if (!isActive) continue;
        const { kinds, cards } = oddsOf(game, seat);
        expect(kinds).toHaveLength(KINDS);
        expect(kinds.map((chance) => Math.round(chance * cards))).toEqual(Array.from(drawableOf(game)));
      }
    }
  });

  const table = () => createGame({ seats: 2, pile: cards('5 9 3 5 9 9') }, new SeededShuffler(1));

  test('are told to any seat in the round, as if the next card were its own', () => {
    const game = table();
    expect([0, 1].map((seat) => oddsOf(game, seat).bust)).toEqual([2 / 4, 1 / 4]); // seat 1 was dealt the 5
  });

  test.each([-1, 2])('are refused for seat %i of two', (seat) => {
    expect(() => oddsOf(table(), seat)).toThrow(`seat ${seat} is not in the round; expected one that is active`);
  });

  test('are refused for a seat that has stayed', () => {
    const game = table();
    const { seat } = game.asked;
    game.play(STAY);
    expect(() => oddsOf(game, seat)).toThrow('expected one that is active');
  });
});
