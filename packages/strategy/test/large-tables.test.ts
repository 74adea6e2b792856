/**
 * Tables larger than any that the bots have learnt from: they must not fall behind somebody who stays at 25.
 *
 * @module-tag long
 */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';

/** The mean score of a round at a table full of one bot. */
function meanScore(name: string, seats: number, games: number): number {
  const bot = botNamed(name);
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(7));
  let [sum, count] = [0, 0];
  game.onRoundEnd = () => {
    for (const hand of game.hands) sum += hand.points;
    count += seats;
  };
  for (let i = 0; i < games; i++) {
    game.start(i % seats);
    while (!game.finished) game.play(bot.choose(game));
  }
  return sum / count;
}

test.each([
  ['sharp', 9, 500],
  ['sharp', 27, 100],
  ['sharp', 54, 50],
])('%s scores as much as stay:25 at a table of %i', { timeout: 60_000 }, (name, seats, games) => {
  expect(meanScore(name, seats, games)).toBeGreaterThanOrEqual(meanScore('stay:25', seats, games));
});
