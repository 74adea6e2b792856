/** The win chance is calibrated: of the positions that it gives 30 %, 30 % are won. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import fine from '../data/win-chance.json' with { type: 'json' };
import { placeOf, WinChance } from '../src/bots/win-chance.ts';
import { botNamed } from '../src/index.ts';

const BINS = 10;

interface Bin {
  predicted: number;
  won: number;
  count: number;
}

/** Predictions at the start of every round of games among equals, in ten bins. */
function binsOf(seats: number, games: number): Bin[] {
  const [bot, winChance] = [botNamed('sharp'), new WinChance(fine)];
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  const bins = Array.from({ length: BINS }, () => ({ predicted: 0, won: 0, count: 0 }));
  for (let i = 0; i < games; i++) {
    const predictions: number[] = [];
    let round = 0;
    game.start(i % seats);
    while (!game.finished) {
      if (game.round !== round) for (const hand of game.hands) predictions.push(winChance.after(game, hand));
      round = game.round;
      game.play(bot.choose(game));
    }
    predictions.forEach((chance, at) => {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) throw new Error(`${chance} is no chance`);
      bin.predicted += chance;
      bin.won += at % seats === game.winner ? 1 : 0;
      bin.count++;
    });
  }
  return bins;
}

describe('in ten bins the win chance differs from the games won by at most .03', { timeout: 120_000 }, () => {
  test.each([
    [2, 8_000],
    [4, 8_000],
    [6, 8_000],
  ])('at a table of %i', (seats, games) => {
    const bins = binsOf(seats, games);
    expect(Math.min(...bins.map(({ count }) => count))).toBeGreaterThan(100);
    for (const { predicted, won, count } of bins) expect(Math.abs(predicted - won) / count).toBeLessThanOrEqual(0.03);
  });
});

describe('the win chance', () => {
  const game = new Game(rulesFrom({ seats: 3, dealer: 0 }), new SeededShuffler(1));
  const winChance = new WinChance(fine);

  test('rises with the own total and falls with those of the others', () => {
    const chance = (own: number, rival: number): number => {
      winChance.open(game);
      winChance.meet(rival);
      winChance.meet(40);
      return winChance.of(own, 0);
    };
    for (let points = 0; points < 200; points += 20) {
      expect(chance(points + 20, 100)).toBeGreaterThan(chance(points, 100));
      expect(chance(100, points + 20)).toBeLessThan(chance(100, points));
    }
  });

  test('counts places from the left of the dealer', () => {
    game.begin(1);
    expect(game.hands.map((hand) => placeOf(game, hand))).toEqual([1, 2, 0]);
  });
});
