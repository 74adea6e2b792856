/** Rivals told apart by what they choose. */
import { Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Styles } from '../src/bots/styles.ts';
import { botNamed } from '../src/index.ts';

const MODELS = ['sharp', 'closer', 'count', 'stay:15', 'stay:20', 'stay:25', 'stay:30'].map((name) => botNamed(name));

/** Who each seat is taken for after every game. */
function taken(names: readonly string[], games: number): string[][] {
  const bots = names.map((name) => botNamed(name));
  const styles = new Styles(MODELS);
  const game = new Game(rulesFrom({ seats: names.length }), new SeededShuffler(6));
  return Array.from({ length: games }, (_, i) => {
    styles.forget();
    game.start(i % names.length);
    while (!game.finished) {
      const choice = bots[game.asked.seat]?.choose(game) ?? 0;
      styles.watch(game, choice);
      game.play(choice);
    }
    return names.map((_, seat) => styles.playerAt(seat).name);
  });
}

describe('the style of a seat', () => {
  test('is that of sharp before anything was seen, and in a new game', () => {
    const styles = new Styles(MODELS);
    expect([0, 1, 2].map((seat) => styles.playerAt(seat).name)).toEqual(['sharp', 'sharp', 'sharp']);
    const game = new Game(rulesFrom({ seats: 3 }), new SeededShuffler(1));
    const stayer = botNamed('stay:15');
    for (game.start(); !game.finished; game.play(stayer.choose(game))) styles.watch(game, stayer.choose(game));
    expect(styles.playerAt(0).name).toBe('stay:15');
    styles.forget();
    expect(styles.playerAt(0).name).toBe('sharp');
  });

  test('shows within a game, as far as styles differ', () => {
    const names = ['stay:15', 'stay:25', 'sharp', 'closer'];
    const rows = taken(names, 40);
    const right = names.map((name, seat) => rows.filter((row) => row[seat] === name).length / rows.length);
    expect(right[0]).toBeGreaterThan(0.8);
    expect(right[1]).toBeGreaterThan(0.8);
    expect(right[2]).toBeGreaterThan(0.7);
    expect(right[3]).toBeGreaterThan(0.3); // it differs from count near the end alone
  });
});
