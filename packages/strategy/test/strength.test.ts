/** Who beats whom, by games that the seeds repeat exactly; docs/bots.md has the long runs. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

/** How often one bot wins against a table full of another, from every place and with every dealer alike. */
function winRate(name: string, rivals: string, seats: number, games: number): number {
  const [bot, rival] = [botNamed(name), botNamed(rivals)];
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(7));
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const place = i % seats;
    game.start(Math.floor(i / seats) % seats);
    while (!game.finished) game.play((game.asked.seat === place ? bot : rival).choose(game));
    if (game.winner === place) wins++;
  }
  return wins / games;
}

const GAMES = 8_000;
/** Three standard errors of a rate near a third. */
const MARGIN = 0.016;

describe('known strengths are met', { timeout: 120_000 }, () => {
  test.each([
    ['count', 'stay:25', 4, 0.3709],
    ['closer', 'stay:25', 4, 0.4045],
    ['closer', 'count', 4, 0.2762],
    ['closer', 'count', 2, 0.5189],
    ['stay:30', 'stay:25', 4, 0.2749],
  ])('%s against %s, %i players', (name, rivals, seats, rate) => {
    expect(Math.abs(winRate(name, rivals, seats, GAMES) - rate)).toBeLessThan(MARGIN);
  });
});

describe('sharp', { timeout: 120_000 }, () => {
  test.each([
    ['stay:25', 2, 0.63],
    ['stay:25', 4, 0.44],
    ['stay:25', 6, 0.355],
    ['count', 2, 0.55],
    ['count', 4, 0.323],
    ['count', 6, 0.233],
    ['closer', 2, 0.535],
    ['closer', 4, 0.303],
    ['closer', 6, 0.212],
  ])('beats %s at a table of %i', (rivals, seats, rate) => {
    expect(winRate('sharp', rivals, seats, GAMES)).toBeGreaterThan(rate - MARGIN);
  });
});

test('master beats stay:25', { timeout: 120_000 }, () => {
  const games = 160;
  const error = Math.sqrt((0.45 * 0.55) / games);
  expect(winRate('master:32', 'stay:25', 4, games)).toBeGreaterThan(0.45 - 2 * error);
});
