/** The cards of playouts: as fair as real ones, and no seat's depend on what another does. */
import { type Choice, createGame, type Game, HIT, NO_CARD, SeededShuffler, STAY } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import winChance from '../data/win-chance.json' with { type: 'json' };
import stylish from '../data/win-chance-styles.json' with { type: 'json' };
import { ITS_LIKE } from '../src/bots/company.ts';
import { Playouts } from '../src/bots/playout.ts';
import { SeatOrders } from '../src/bots/seat-orders.ts';
import { Stay } from '../src/bots/stay.ts';
import { WinChance } from '../src/bots/win-chance.ts';
import { botNamed } from '../src/index.ts';

const SIZE = 20;
const SEATS = 3;

/** The cards that the seats draw in turn, by where they lay in the pile at first. */
function draws(orders: SeatOrders, seed: number, index: number, drawers: readonly number[]): number[] {
  const pile = Array.from({ length: SIZE }, (_, card) => card);
  orders.reseed(seed, index, SIZE, SEATS, 0);
  return drawers.map((seat, drawn) => {
    const left = SIZE - drawn;
    const place = orders.pick(left, seat);
    const card = pile[place] ?? Number.NaN;
    pile[place] = pile[left - 1] ?? Number.NaN;
    return card;
  });
}

/** By how many of its standard deviations chi-square is off, for counts that should be alike. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return (chiSquare - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1));
}

describe('the orders of the seats', () => {
  const orders = new SeatOrders(94);

  test('bring every card once, down to the last', () => {
    const all = Array.from({ length: SIZE }, (_, card) => card);
    for (let index = 0; index < 50; index++) {
      const drawn = draws(orders, 3, index, [...all.map((card) => card % SEATS)]);
      expect(drawn.toSorted((a, b) => a - b)).toEqual(all);
    }
  });

  test.each([0, 1, 2, 5, 11])('bring each card equally often as draw %i, whatever came before', (draw) => {
    const drawers = Array.from({ length: draw + 1 }, (_, i) => (i * 2) % SEATS);
    const counts = Array<number>(SIZE).fill(0);
    const pairs = Array<number>(SIZE).fill(0);
    for (let seed = 0; seed < 8_000; seed++) {
      const drawn = draws(orders, seed, seed % 7, drawers);
      const [last = 0, before = 0] = [drawn[draw], drawn[draw - 1] ?? 0];
      const apart = (last - before + SIZE) % SIZE;
      counts[last] = (counts[last] ?? Number.NaN) + 1;
      pairs[apart] = (pairs[apart] ?? Number.NaN) + 1;
    }
    expect(unevenness(counts)).toBeLessThan(4);
    if (draw > 0) {
      expect(pairs[0]).toBe(0); // never the same card
      expect(unevenness(pairs.slice(1))).toBeLessThan(4);
    }
  });

  test('leave a seat what it would have drawn, unless another has taken it', () => {
    for (let index = 0; index < 200; index++) {
      const [one, two] = draws(orders, 5, index, [1, 1]);
      const [other, first, second] = draws(orders, 5, index, [2, 1, 1]);
      if (other !== one) expect(first).toBe(one);
      if (other !== one && other !== two) expect(second).toBe(two);
    }
  });

  test('spread the first card of each seat evenly over playouts, however many', () => {
    for (const seat of [0, 1, 2]) {
      for (const count of [SIZE, 3 * SIZE, 5 * SIZE + 7]) {
        const low = Array.from({ length: count }, (_, index) => draws(orders, 9, index, [seat])[0] ?? Number.NaN);
        const share = low.filter((card) => card < SIZE / 2).length / count;
        expect(Math.abs(share - 0.5)).toBeLessThan(3 / count);
      }
    }
  });
});

describe('playouts', () => {
  const position = (): Game => {
    const game = createGame({ seats: 3 }, new SeededShuffler(4));
    while (game.askedCard !== NO_CARD) game.play(0);
    return game;
  };

  test('end with the round, at the totals that it brought', () => {
    const playouts = new Playouts(new Stay(25), new WinChance(winChance));
    const game = position();
    playouts.take(game, 1);
    const end = playouts.playOut(STAY, 0);
    expect(end.round).toBe(game.round + 1);
    expect(end.hands[game.asked.seat]?.total).toBe(game.asked.points);
    expect(end.hands.every((hand) => hand.isEmpty)).toBe(true);
  });

  test('go on by themselves from where nobody is asked', () => {
    const playouts = new Playouts(new Stay(25), new WinChance(winChance));
    const asked = position();
    const taken = asked.clone();
    taken.answer(HIT);
    playouts.take(asked, 1);
    const totals = (end: Game): number[] => end.hands.map(({ total }) => total);
    const expected = totals(playouts.playOut(HIT, 0));
    playouts.take(taken, 1);
    expect(totals(playouts.playOut(null, 0))).toEqual(expected);
  });

  test('do not depend on the order in which they are asked for', () => {
    const playouts = new Playouts(new Stay(25), new WinChance(winChance));
    playouts.take(position(), 1);
    const values = [0, 1, 2].map((index) => playouts.play(HIT, index));
    expect([2, 1, 0].map((index) => playouts.play(HIT, index)).toReversed()).toEqual(values);
  });

  test('ask nobody again after the same cards', () => {
    const player = new Counted();
    const playouts = new Playouts(player, new WinChance(winChance));
    playouts.take(position(), 1);
    const value = playouts.play(HIT, 0);
    const { asked } = player;
    expect(asked).toBeGreaterThan(0);
    expect([playouts.play(HIT, 0), player.asked]).toEqual([value, asked]);
    playouts.take(position(), 1);
    expect([playouts.play(HIT, 0), player.asked]).toEqual([value, 2 * asked]); // nothing is kept of another position
  });

  test('come to the same, whatever is remembered of those before, until there is no more room', () => {
    const [remembering, fresh] = [1, 2].map(() => new Playouts(botNamed('sharp'), new WinChance(winChance)));
    const game = position();
    const companies = [ITS_LIKE, { players: game.hands.map(() => new Stay(15)), shares: [] }];
    remembering?.take(game, 2, companies);
    for (let index = 0; index < 1000; index++) {
      const choice = index % 3 === 0 ? STAY : HIT;
      fresh?.take(game, 2, companies);
      expect(remembering?.play(choice, index)).toBe(fresh?.play(choice, index));
    }
  });

  test('are played by one company after the other, and end with the win chance among them', () => {
    const [odd, even] = [new Counted(), new Counted()];
    const game = position();
    const playouts = new Playouts(new Stay(25), new WinChance(stylish));
    const company = (player: Counted, share: number) => ({
      players: game.hands.map(() => player),
      shares: [share, 0, 0, 0, 0, 0, 0],
    });
    playouts.take(game, 1, [company(even, 0), company(odd, 1)]);
    playouts.play(HIT, 0);
    expect([even.asked > 0, odd.asked]).toEqual([true, 0]);
    playouts.play(HIT, 1);
    expect(odd.asked).toBeGreaterThan(0);

    const among = (share: number): number => {
      playouts.take(game, 1, [company(even, share)]);
      return playouts.play(STAY, 0);
    };
    expect(among(1)).not.toBe(among(0));
    playouts.take(game, 1, [{ ...company(even, 1), shares: [] }]);
    expect(playouts.play(STAY, 0)).toBe(among(0)); // nothing is left over of those before
  });
});

/** Says how often it was asked. */
class Counted extends Stay {
  asked = 0;

  constructor() {
    super(25);
  }

  override choose(game: Game): Choice {
    this.asked++;
    return super.choose(game);
  }
}
