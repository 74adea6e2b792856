/** A game taken one step at a time says beforehand who the next card is for. */
import { describe, expect, it } from 'vitest';
import { Game, HIT, NO_HAND, nextDrawer, rulesFrom, SeededShuffler, viewOf } from '../src/index.ts';
import { DRY } from '../src/round.ts';
import { cards, play } from './support.ts';

describe('a game that has begun', () => {
  it('has dealt no card, and its first is for the dealer’s left', () => {
    const game = new Game(rulesFrom({ seats: 3, dealer: 1 }), new SeededShuffler(1));
    game.begin();
    expect([game.round, game.drawSize, game.isAsked]).toEqual([1, 94, false]);
    expect(game.hands.every(({ isEmpty }) => isEmpty)).toBe(true);
    expect(nextDrawer(game)).toBe(game.hands[2]);
    game.begin(2);
    expect(nextDrawer(game)).toBe(game.hands[0]);
  });
});

describe('the next card', () => {
  /** The seats that steps draw for up to the next question, -1 for a step without a card. */
  const drawersOf = (game: Game): number[] => {
    const drawers: number[] = [];
    for (; !game.isAsked; game.step()) drawers.push(nextDrawer(game).seat);
    return drawers;
  };

  it('is for the seat that hits, once it has answered', () => {
    const { game } = play(2, '5 6 7 8');
    expect(nextDrawer(game)).toBe(NO_HAND);
    game.answer(HIT);
    expect([game.isAsked, game.drawSize]).toEqual([false, 2]);
    expect(nextDrawer(game)).toBe(game.hands[0]);
    game.step();
    expect([game.isAsked, game.drawSize]).toEqual([false, 1]);
    expect(game.hands[0]?.laid).toEqual(cards('5 7'));
  });

  it('is for whoever takes a Turn Three, until its cards are taken', () => {
    const { game } = play(2, '5 6 T3 7 8 9 10', 'h');
    game.answer(1);
    expect(drawersOf(game)).toEqual([-1, 1, 1, 1, -1, -1]); // it takes effect; three cards; it ends; the next seat is asked
    expect(game.asked).toBe(game.hands[1]);
  });

  it('is for a seat without one (R11), but not for one that is out (R7)', () => {
    const { game } = play(3, 'L 5 6 7');
    game.answer(1);
    expect(drawersOf(game)).toEqual([-1, -1, 2, 0, -1]); // seat 2 is locked and skipped, and seat 3 asked in the end
    expect(game.asked).toBe(game.hands[2]);
  });

  it('is for nobody while somebody is asked, though the next seat has none yet', () => {
    const { game } = play(3, '5 L 6 7', '>3');
    expect([game.asked, game.hands[1]?.isEmpty]).toEqual([game.hands[0], true]);
    expect(nextDrawer(game)).toBe(NO_HAND);
  });

  it('is for nobody when the deal comes to a seat that has had cards (R8)', () => {
    const { game } = play(2, 'T3 5 6 7 8', '');
    game.answer(1);
    expect(drawersOf(game)).toEqual([-1, 1, 1, 1, -1, -1]);
    expect(viewOf(game)).toMatchObject({ phase: 'deal', state: { question: { kind: 'hit-or-stay', seat: 1 } } });
  });

  it('is for whoever would have drawn it even if there is none left (R37)', () => {
    const { game } = play(1, '5');
    game.answer(HIT);
    expect(nextDrawer(game)).toBe(game.hands[0]);
    game.step();
    expect(game.ending).toBe(DRY);
    expect(nextDrawer(game)).toBe(NO_HAND);
  });

  it('is for nobody in a round that has ended, even in the midst of a Turn Three (R37)', () => {
    const { game } = play(2, '5 6 T3 7', 'h');
    game.answer(1);
    while (game.ending !== DRY) game.step();
    expect(game.actions.toDraw).toBeGreaterThan(0);
    expect(nextDrawer(game)).toBe(NO_HAND);
  });
});
