import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { botNamed, SOLVED } from '../src/index.ts';
import { hearEnd } from './next-cards.ts';

const ROUNDS = 150_000;

/** Rounds for one player with a fresh deck each: mean, standard error, bust and Turn 7 rates. */
function play(name: string): { mean: number; error: number; bust: number; turn7: number } {
  const bot = botNamed(name);
  const game = new Game(rulesFrom({ seats: 1, target: 1_000 }), new SeededShuffler(20));
  let [sum, squares, busts, sevens] = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const end = hearEnd(game, 0);
    game.start();
    while (end.outcome === null) game.play(bot.choose(game));
    const { value, bust, turn7 } = end.outcome;
    sum += value;
    squares += value * value;
    busts += bust;
    sevens += turn7;
  }
  const mean = sum / ROUNDS;
  return {
    mean,
    error: Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS),
    bust: busts / ROUNDS,
    turn7: sevens / ROUNDS,
  };
}

const errorOf = (rate: number): number => Math.sqrt((rate * (1 - rate)) / ROUNDS);

describe('one round for one player through the engine, all 94 cards', { timeout: 60_000 }, () => {
  test('one card ahead scores what was measured elsewhere, close to the best that is possible', {
    tags: 'long',
  }, () => {
    const { mean, error, bust, turn7 } = play('count');
    expect(Math.abs(mean - 20.285)).toBeLessThan(3 * Math.hypot(error, 0.005));
    expect(Math.abs(bust - 0.2851)).toBeLessThan(3 * errorOf(bust));
    expect(Math.abs(turn7 - 0.01151)).toBeLessThan(3 * errorOf(turn7));
    const [best] = SOLVED.decks.filter(({ name }) => name === 'solo');
    expect(mean).toBeLessThan((best?.value ?? 0) + 3 * error);
  });
});
