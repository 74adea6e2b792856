import { describe, expect, it, test } from 'vitest';
import { DictatedShuffler, DictationError } from '../src/dictated.ts';
import { SeededShuffler } from '../src/shuffle.ts';
import { thrownBy } from './support.ts';

const shuffle = (shuffler: DictatedShuffler, pile: number[], count = pile.length): number[] => {
  const cards = Uint8Array.from(pile);
  shuffler.begin(cards, count);
  return Array.from(cards);
};

describe('a dictated shuffler', () => {
  it('lays each pile as it was written down, its first card on top', () => {
    const shuffler = new DictatedShuffler([
      [3, 1, 2],
      [9, 9, 5],
    ]);
    expect(shuffle(shuffler, [3, 1, 2])).toEqual([2, 1, 3]);
    expect(shuffle(shuffler, [5, 9, 9])).toEqual([5, 9, 9]);
  });

  it('leaves the cards beyond the count alone', () => {
    expect(shuffle(new DictatedShuffler([[1, 2]]), [1, 2, 7, 8], 2)).toEqual([2, 1, 7, 8]);
  });

  it('has a clone that goes on where it is', () => {
    const shuffler = new DictatedShuffler([[1], [2], [3]]);
    shuffle(shuffler, [1]);
    const copy = shuffler.clone();
    expect([shuffle(copy, [2]), shuffle(copy, [3])]).toEqual([[2], [3]]);
    expect([shuffle(shuffler, [2]), shuffle(shuffler, [3])]).toEqual([[2], [3]]);
  });

  test.each([
    ['other cards', [[1, 2, 4]], 1],
    ['fewer cards', [[1, 2]], 1],
    ['more cards', [[1, 2, 3, 3]], 1],
    ['another copy', [[1, 2, 2]], 1],
    [
      'other cards later',
      [
        [3, 2, 1],
        [3, 2, 2],
      ],
      2,
    ],
  ])('refuses %s', (_, piles, reshuffle) => {
    const shuffler = new DictatedShuffler(piles);
    for (let i = 1; i < reshuffle; i++) shuffle(shuffler, [1, 2, 3]);
    const error = thrownBy(() => shuffle(shuffler, [1, 2, 3]));
    expect(error).toBeInstanceOf(DictationError);
    expect(error).toMatchObject({
      name: 'DictationError',
      message: `reshuffle ${reshuffle}: other cards`,
      reshuffle,
      kind: 'other cards',
      cards: [1, 2, 3],
    });
  });

  it('refuses a reshuffle that was not written down', () => {
    const shuffler = new DictatedShuffler([[1]]);
    shuffle(shuffler, [1]);
    expect(thrownBy(() => shuffle(shuffler, [1]))).toMatchObject({
      name: 'DictationError',
      message: 'reshuffle 2: missing',
      reshuffle: 2,
      kind: 'missing',
      cards: [1],
    });
  });

  it('lets somebody else shuffle what was not written down, and a clone goes on like that', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffler = new DictatedShuffler([[1]], new SeededShuffler(7));
    const copy = shuffler.clone();
    expect([shuffle(shuffler, [1]), shuffle(copy, [1])]).toEqual([[1], [1]]);
    const pile = shuffle(shuffler, cards);
    expect(pile).not.toEqual(cards);
    expect(pile.toSorted((a, b) => a - b)).toEqual(cards);
    expect(shuffle(copy, cards)).toEqual(pile);
    expect(shuffle(shuffler, cards)).not.toEqual(pile);
  });
});
