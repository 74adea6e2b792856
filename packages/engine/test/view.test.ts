import { describe, expect, it, test } from 'vitest';
import { comingSeats, createGame, HIT, KINDS, reachOf, SeededShuffler, viewOf } from '../src/index.ts';
import { cards, play } from './support.ts';

const counts = (words: string): number[] => {
  const all = Array<number>(KINDS).fill(0);
  for (const card of cards(words)) all[card] = (all[card] ?? 0) + 1;
  return all;
};

test('a seat that stays now comes to its total and its points', () => {
  expect(reachOf({ total: 120, points: 31 })).toBe(151);
});

describe('the view', () => {
  it.each([
    ['in the deal', '5 6 7 8', '', [1, 2, 0]],
    ['after a stay', '5 6 7 8', 's', [2, 1]],
    ['round the table', '5 6 7 8 9', 's h', [1, 2]],
  ])('tells who comes next, up to whose turn it is: %s', (_, draw, moves, seats) => {
    expect(comingSeats(viewOf(play(3, draw, moves).game))).toEqual(seats);
  });

  it('shows everything that lies open', () => {
    const { game } = play(3, '5 LS 7 5 x2 L 9 9 2', 'h h h >3');
    expect(viewOf(game)).toEqual({
      target: 200,
      decks: 1,
      originalTurnThree: false,
      round: 1,
      dealer: 2,
      phase: 'turns',
      turn: 1,
      seats: [
        { status: 'busted', total: 0, points: 0, cards: cards('5 5'), lifeSaver: false },
        { status: 'active', total: 0, points: 0, cards: cards('LS x2'), lifeSaver: true },
        { status: 'locked', total: 0, points: 7, cards: cards('7 L'), lifeSaver: false },
      ],
      state: { kind: 'playing', question: { kind: 'hit-or-stay', seat: 1 } },
      turnThree: null,
      queue: [],
      drawSize: 3,
      discard: counts(''),
      unseen: counts('9 9 2'),
    });
  });

  it('shows a Turn Three in progress, and what it has set aside', () => {
    const [lifeSaver, lock] = cards('LS L');
    const { game } = play(3, '5 LS 7 T3 L LS 2', 'h >2');
    expect(viewOf(game)).toMatchObject({
      phase: 'turns',
      turn: 0,
      state: { kind: 'playing', question: { kind: 'target', seat: 1, card: lifeSaver, targets: [0, 2] } },
      turnThree: { seat: 1, toDraw: 1, aside: [lock] },
      queue: [],
      discard: counts(''),
      unseen: counts('2'),
    });
  });

  it('shows what waits in the queue, next first', () => {
    const [lock, turnThree] = cards('L T3');
    const { game } = play(3, '5 6 7 T3 T3 L T3 1 L LS 9', 'h >1 >2 >3 >1');
    expect(viewOf(game)).toMatchObject({
      state: { kind: 'playing', question: { kind: 'target', seat: 1, card: lock, targets: [0, 1, 2] } },
      turnThree: { seat: 1, toDraw: 0, aside: [lock] },
      queue: [
        { card: lock, seat: 2 },
        { card: turnThree, seat: 0 },
      ],
      discard: counts('T3'),
      unseen: counts('9'),
    });
  });

  it('shows the deal', () => {
    const { game } = play(3, 'T3 4 5 6 7 8', '>2');
    expect(viewOf(game)).toMatchObject({
      phase: 'deal',
      turn: 1,
      state: { kind: 'playing', question: { kind: 'hit-or-stay', seat: 1 } },
    });
  });

  it('shows totals, the discard pile and a later round', () => {
    const { game } = play(2, '5 6 7 8 9', 's s');
    expect(viewOf(game)).toMatchObject({
      round: 2,
      dealer: 0,
      turn: 1,
      seats: [{ total: 5 }, { total: 6 }],
      discard: counts('5 6'),
      unseen: counts('9'),
      drawSize: 1,
    });
  });

  it('shows who has won', () => {
    const { game } = play(2, '5 6 7', 's s', 'target 6');
    expect(viewOf(game)).toMatchObject({ state: { kind: 'finished', winner: 1 } });
  });

  it('does not tell two orders of the draw pile apart', () => {
    const one = play(2, '5 6 7 8 9 T3 L', 'h').game;
    const other = play(2, '5 6 7 L T3 9 8', 'h').game;
    expect(viewOf(other)).toEqual(viewOf(one));
    one.play(HIT);
    other.play(HIT);
    expect(viewOf(other)).not.toEqual(viewOf(one));
  });

  it('is plain data', () => {
    const { game } = play(3, '5 6 7 T3 T3 L T3 1 L LS 9', 'h >1 >2 >3 >1');
    const view = viewOf(game);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('is of its moment, whatever is played afterwards', () => {
    const game = createGame({ seats: 3 }, new SeededShuffler(7));
    const view = viewOf(game);
    const text = JSON.stringify(view);
    for (let i = 0; i < 4 && !game.finished; i++) game.play(game.isLegal(HIT) ? HIT : 0);
    expect(JSON.stringify(view)).toBe(text);
  });
});
