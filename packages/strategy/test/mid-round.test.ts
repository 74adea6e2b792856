/**
 * The chance in the middle of a round is calibrated: positions that it gives 30 % come to 30 % on average when the round is
 * over. (That these are won as often as that, hundreds of thousands of positions say in win-chance.test.ts.)
 */
import { Game, NO_HAND, nextDrawer, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import midRound from '../data/mid-round.json' with { type: 'json' };
import fine from '../data/win-chance.json' with { type: 'json' };
import { WinChance } from '../src/bots/win-chance.ts';
import { botNamed } from '../src/index.ts';
import { chancesAt } from '../src/review/futures.ts';
import { MidRound } from '../src/review/mid-round.ts';
import { questions } from './questions.ts';

const BINS = 10;
/** Of all positions every so-and-so-many-th is looked at: neighbours say much the same. */
const APART = 3;

const net = new MidRound(midRound, new WinChance(fine));

interface Bin {
  predicted: number;
  reached: number;
  count: number;
}

const noBins = (): Bin[] => Array.from({ length: BINS }, () => ({ predicted: 0, reached: 0, count: 0 }));

/** Predictions at questions and before cards of games among equals, and what becomes of them by the end of the round. */
function binsOf(seats: number, games: number): Bin[] {
  const [bot, winChance] = [botNamed('sharp'), new WinChance(fine)];
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  const bins = noBins();
  let [position, round] = [0, 0];
  let predictions: number[] = [];
  for (let i = 0; i < games; i++) {
    for (game.begin(i % seats); !game.finished; ) {
      round = game.round;
      const isSettled = game.isAsked || nextDrawer(game) !== NO_HAND;
      if (isSettled && position++ % APART === 0) predictions.push(...net.chances(game));
      if (game.isAsked) game.answer(bot.choose(game));
      else game.step();
      if (game.round === round && !game.finished) continue;
      const reached = chancesAt(game, winChance);
      predictions.forEach((chance, at) => {
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
        if (!bin) throw new Error(`${chance} is no chance`);
        bin.predicted += chance;
        bin.reached += reached[at % seats] ?? NaN;
        bin.count++;
      });
      predictions = [];
    }
  }
  return bins;
}

describe('in ten bins the chance differs from what it comes to by at most .02', { timeout: 240_000 }, () => {
  for (const { seats, games, tags } of [
    { seats: 2, games: 600, tags: [] },
    { seats: 4, games: 1_000, tags: ['long'] },
    { seats: 6, games: 1_500, tags: ['long'] },
  ])
    test(`at a table of ${seats}`, { tags }, () => {
      const bins = binsOf(seats, games);
      expect(Math.min(...bins.map(({ count }) => count))).toBeGreaterThan(100);
      for (const { predicted, reached, count } of bins)
        expect(Math.abs(predicted - reached) / count).toBeLessThanOrEqual(0.02);
    });
});

test('the chances of all seats are 1 together, wherever a game stands', () => {
  for (const game of questions(3, 20)) {
    const chances = net.chances(game);
    expect(chances.every((chance) => chance >= 0)).toBe(true);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  }
});
