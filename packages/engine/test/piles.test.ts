import { describe, expect, it, test } from 'vitest';
import {
  createGame,
  drawableOf,
  fixOrder,
  HIT,
  KINDS,
  lastOf,
  SeededShuffler,
  type Shuffler,
  STAY,
  shuffleUnseen,
  unseenOf,
  viewOf,
} from '../src/index.ts';
import { cards, factsFor, play, type Row } from './support.ts';

/** How many of each kind there are among these cards. */
const countsOf = (words: string): number[] => {
  const counts = new Array<number>(KINDS).fill(0);
  for (const card of cards(words)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};

const rows: Row[] = [
  [
    'R35: an empty draw pile is made anew from the discard pile',
    2,
    '5 6 7 8',
    's s h',
    ['seat 2 active 7 6', 'seat 1 active 8', 'draw 1', 'discard 0'],
    ['draw 6 5'],
  ],
  [
    'R35: for the deal as well',
    2,
    '5 6',
    's s',
    ['round 1 out 5 6', 'seat 2 active 6', 'seat 1 active 5', 'draw 0', 'discard 0'],
    ['draw 6 5'],
  ],
  [
    'R35: a used Life Saver and its twin come back in the same round',
    2,
    'LS 6 7 8 7',
    'h h h h',
    ['seat 2 active 6 8 LS', 'draw 1', 'discard 0'],
    ['draw LS 7'],
  ],
  [
    'R36: busted cards are not reshuffled',
    2,
    '5 6 7 8 7',
    's s h h',
    ['seat 2 busted 7', 'seat 1 active 8 6', 'draw 1', 'discard 0'],
    ['draw 6 5'],
  ],
  [
    'R36: a Lock in effect is not reshuffled',
    2,
    '5 6 7 8 L',
    's s h >1 h',
    ['seat 1 locked 8', 'seat 2 active 7 6', 'draw 1', 'discard 0'],
    ['draw 6 5'],
  ],
  [
    'R36: neither is a Turn Three being drawn for, nor what it set aside',
    2,
    '5 6 7 8 T3 L',
    's s h >1',
    ['ask 1 target L 1 2', 'seat 1 active 8 5 6', 'draw 0', 'discard 0'],
    ['draw 5 6'],
  ],
  [
    'R36: nor is an assigned card',
    2,
    '5 6 7 8 T3 T3 L 9',
    's s h >1 >2 >1',
    ['ask 2 target T3 1 2', 'seat 2 active 7 5 6', 'discard 0', 'draw 0'],
    ['draw 5 6 T3'],
  ],
  [
    'R35: a Life Saver discarded before comes back right after another was given away',
    3,
    'LS 5 6 LS 7 8 T3 9 LS',
    's s s h >2 >1',
    ['seat 2 active 9 5 LS', 'seat 1 active 8 LS', 'draw 2', 'discard 1', 'ask 3 hit-or-stay'],
    ['draw 5 6 LS'],
  ],
  [
    'R37: with nothing to reshuffle the round ends, and seats in play bank',
    2,
    '5 6',
    'h',
    ['round 1 dry 5 6', 'seat 2 active 6', 'ask 2 hit-or-stay'],
    ['draw 6 5'],
  ],
  ['R37: a busted seat banks nothing', 2, '5 6 5', 'h h', ['round 1 dry 0 6', 'ask 2 hit-or-stay'], ['draw 6 5 5']],
  [
    'R37: Turn Threes and Life Savers alone are no draw pile',
    2,
    'LS LS LS 6 T3 1 2 3',
    'h h h >1 h',
    ['round 1 dry 6 6', 'draw 6', 'discard 0', 'ask 2 hit-or-stay'],
    ['draw 6 1 2 3 LS LS LS T3'],
  ],
  [
    'R37: one Lock more is a draw pile',
    3,
    '5 6 7 T3 L L 1',
    'h >2 >3 >3 h',
    ['ask 2 target L 1 2', 'draw 1', 'discard 0'],
    ['draw L T3'],
  ],
  [
    'R37: so is one number more',
    2,
    'LS 6 LS 6 9',
    's h h h h',
    ['seat 2 active 6 9 LS', 'draw 1', 'discard 0', 'ask 2 hit-or-stay'],
    ['draw LS 6'],
  ],
  [
    'R37: so is one modifier more',
    2,
    'x2 6 7',
    's h s',
    ['round 1 out 0 13', 'draw 1', 'discard 0', 'seat 2 active x2', 'seat 1 active 6'],
    ['draw x2 6 7'],
  ],
  [
    'R37: the piles may run dry in a Turn Three',
    2,
    '5 6 T3 L 7',
    'h >2',
    ['round 1 dry 5 13', 'draw 3', 'discard 0'],
    ['draw 5 6 7 L T3'],
  ],
  [
    'R38: the table is cleared, and the draw pile is not shuffled',
    2,
    '7 5 7 9 2 4',
    'h s',
    ['round 1 out 0 5', 'discard 3', 'seat 2 active 9', 'seat 1 active 2', 'draw 1'],
  ],
];

describe('the piles', () => {
  test.each(rows)('%s', (...row) => {
    const { found, expected } = factsFor(row);
    expect(found).toEqual(expected);
  });

  it('are reshuffled from exactly the discarded cards, kind by kind', () => {
    const calls: number[][] = [];
    const shuffler: Shuffler = {
      begin: (pile, count) => void calls.push(Array.from(pile.subarray(0, count))),
      pick: lastOf,
      clone: () => shuffler,
    };
    const game = createGame({ seats: 2, dealer: 1, pile: cards('12 0 x2 12 5 4') }, shuffler);
    for (const choice of [HIT, HIT, STAY]) game.play(choice); // seat 1: 12 x2; seat 2: 0 12
    game.play(STAY);
    expect(viewOf(game).discard.reduce((sum, copies) => sum + copies, 0)).toBe(4);
    game.play(HIT);
    expect(calls).toEqual([cards('0 12 12 x2')]);
    expect(viewOf(game).seats.map((seat) => seat.cards)).toEqual([cards('4'), cards('5 x2')]);
    expect(viewOf(game).drawSize).toBe(3);
  });

  it('of a stacked game are drawn from the top, and then as the shuffler picks them', () => {
    const [pile, drawn] = [cards('7 3 9 12 5 10'), [] as number[]];
    const game = createGame({ seats: 1, pile }, new SeededShuffler(3), (event) => {
      if (event.kind === 'drew') drawn.push(event.card);
    });
    for (const choice of [HIT, HIT, STAY, HIT, HIT, STAY]) game.play(choice);
    expect(drawn.slice(0, 6)).toEqual(pile);
    for (const choice of [HIT, HIT, HIT, HIT, HIT]) game.play(choice);
    const again = Uint8Array.from(pile).sort();
    fixOrder(new SeededShuffler(3), again, again.length);
    expect(drawn.slice(6)).toEqual(Array.from(again).reverse());
  });

  it('say what the next card may be: of an empty draw pile what is about to be shuffled (R35), unless it is dry (R37)', () => {
    const game = createGame({ seats: 1, pile: cards('7 3 9') }, new SeededShuffler(1));
    expect(Array.from(drawableOf(game))).toEqual(countsOf('3 9'));
    game.play(HIT);
    game.play(HIT);
    expect(Array.from(drawableOf(game))).toEqual(countsOf(''));
    const { game: second } = play(2, '5 6 7 8', 's s', 'draw 6 5');
    expect([second.drawSize, Array.from(drawableOf(second))]).toEqual([0, countsOf('5 6')]);
  });

  it('are put into another order for a what-if, with the same cards', () => {
    const pile = cards('0 1 2 3 4 5 6 7 8 9 10 11 12');
    const game = createGame({ seats: 1, pile }, new SeededShuffler(1));
    const before = Array.from(unseenOf(game));
    shuffleUnseen(game);
    expect(Array.from(unseenOf(game))).toEqual(before);
    while (viewOf(game).drawSize > 7) game.play(HIT);
    expect(viewOf(game).seats[0]?.cards).not.toEqual(cards('0 1 2 3 4 5'));
  });

  it('of a stacked game are drawn as they are', () => {
    const never: Shuffler = {
      begin: () => {
        throw new Error('nothing is shuffled');
      },
      pick: () => {
        throw new Error('nothing is picked');
      },
      clone: () => never,
    };
    const game = createGame({ seats: 1, pile: cards('7 3 9') }, never);
    game.play(HIT);
    expect(viewOf(game).seats[0]?.cards).toEqual(cards('7 3'));
  });
});
