import { createHash, createHmac } from 'node:crypto';
import { deckOf, type Shuffler } from '@turn7/engine';
import { describe, expect, it, test } from 'vitest';
import { commitmentTo, fairShuffler } from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SEEDS = ['c0ffee', null, '7'];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const shuffled = (shuffler: Shuffler, cards = deckOf(1)): number[] => {
  shuffler.begin(cards, cards.length);
  return Array.from(cards);
};

/** The algorithm of docs/records.md once more, with another library and all words at once. */
function reference(secret: string, seeds: string, shuffle: number, pile: Uint8Array): number[] {
  const blocks = Array.from({ length: 400 }, (_, block) =>
    createHmac('sha256', Buffer.from(secret, 'hex')).update(`turn7 shuffle 1|${seeds}|${shuffle}|${block}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  const cards = Array.from(pile);
  let at = 0;
  for (let left = cards.length; left > 1; left--) {
    while (bytes.readUInt16BE(at) >= Math.floor(65536 / left) * left) at += 2;
    const other = bytes.readUInt16BE(at) % left;
    at += 2;
    [cards[other], cards[left - 1]] = [cards[left - 1] ?? -1, cards[other] ?? -1];
  }
  return cards;
}

describe('a commitment', () => {
  it('is the SHA-256 hash of the bytes of the secret', () => {
    expect(commitmentTo(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });
});

describe('a fair shuffle', () => {
  it('gives the same orders for ever', () => {
    const shuffler = fairShuffler(SECRET, SEEDS);
    const ten = () => shuffled(shuffler, Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect([ten(), ten()]).toEqual([
      [1, 8, 6, 5, 4, 3, 9, 2, 7, 0],
      [9, 0, 3, 5, 2, 7, 4, 6, 1, 8],
    ]);
  });

  test.each([
    ['one deck', 1],
    ['three decks', 3],
    ['the most decks, of which many words are left out', 12],
  ])('of %s is what another program makes of it', (_, decks) => {
    const shuffler = fairShuffler(SECRET, SEEDS);
    for (const shuffle of [0, 1, 2]) {
      const expected = reference(SECRET, 'c0ffee,-,7', shuffle, deckOf(decks));
      expect(shuffled(shuffler, deckOf(decks))).toEqual(expected);
    }
  });

  it('leaves the cards beyond the count alone', () => {
    const cards = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]);
    fairShuffler(SECRET, SEEDS).begin(cards, 5);
    expect(Array.from(cards.slice(5))).toEqual([5, 6, 7]);
    expect(Array.from(cards.slice(0, 5)).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('has a clone that goes on equally and independently', () => {
    const shuffler = fairShuffler(SECRET, SEEDS);
    shuffled(shuffler);
    const copy = shuffler.clone();
    const next = [shuffled(copy), shuffled(copy)];
    expect([shuffled(shuffler), shuffled(shuffler)]).toEqual(next);
    expect(next[0]).not.toEqual(next[1]);
  });

  test.each<[string, readonly (string | null)[], readonly (string | null)[]]>([
    ['a seed', ['a1'], ['a2']],
    ['a seed and none', ['a1'], [null]],
    ['a zero before a seed', ['1'], ['01']],
    ['the seats of two seeds', ['a', 'b'], ['b', 'a']],
    ['the seat of the only seed', ['a', null], [null, 'a']],
    ['the number of seats', ['a'], ['a', null]],
    ['where one seed ends and the next begins', ['ab', 'c'], ['a', 'bc']],
  ])('depends on %s', (_, seeds, others) => {
    expect(shuffled(fairShuffler(SECRET, seeds))).not.toEqual(shuffled(fairShuffler(SECRET, others)));
  });

  it('depends on the secret', () => {
    const orders = ['a', 'b'].map((name) => shuffled(fairShuffler(hashOf(name), SEEDS)));
    expect(orders[0]).not.toEqual(orders[1]);
  });

  it('puts every card everywhere equally often, whatever the secret', () => {
    const [size, times] = [7, 7000];
    const counts = Array<number>(size * size).fill(0);
    for (let i = 0; i < times; i++) {
      const order = shuffled(fairShuffler(hashOf(`secret ${i}`), SEEDS), Uint8Array.from(Array(size).keys()));
      for (const [place, card] of order.entries()) counts[place * size + card] = (counts[place * size + card] ?? 0) + 1;
    }
    const mean = times / size;
    const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    expect(chiSquare).toBeLessThan(68); // 36 degrees of freedom: more than this once in a thousand
    expect(chiSquare).toBeGreaterThan(14);
  });
});

describe('what is no secret and no seed', () => {
  test.each(['', SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET}\n`])(
    'refuses %j as a secret and does not repeat it',
    (secret) => {
      const refusal = new TypeError('this is not a secret; expected 64 hexadecimal digits in lower case');
      expect(() => fairShuffler(secret, SEEDS)).toThrow(refusal);
      expect(() => commitmentTo(secret)).toThrow(refusal);
    },
  );

  test.each(['', '-', 'a,b', 'A', 'g', 'a'.repeat(65), 'a\n'])('refuses %j as a seed', (seed) => {
    expect(() => fairShuffler(SECRET, [null, seed])).toThrow(
      new TypeError(`"${seed}" is not a seed; expected 1 to 64 hexadecimal digits in lower case, or null`),
    );
  });
});
