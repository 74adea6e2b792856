/**
 * How far one playout lies from the mean of all: standard deviations of a level and of the difference between the two best
 * answers. Playouts of one seed are spread evenly, so what is measured is the mean of so many, over seeds, and times the
 * root of their number.
 */
import { choicesOf, Game, rulesFrom, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import training from '../../packages/strategy/data/sharp.json' with { type: 'json' };
import winChance from '../../packages/strategy/data/win-chance.json' with { type: 'json' };
import { Playouts } from '../../packages/strategy/src/bots/playout.ts';
import { Sharp } from '../../packages/strategy/src/bots/sharp.ts';
import { WinChance } from '../../packages/strategy/src/bots/win-chance.ts';

const PLAYOUTS = 64;
const SEEDS = 12;
const POSITIONS = 150;
/** Questions of a game between two positions. */
const APART = 7;

export interface Spread {
  readonly level: number;
  readonly difference: number;
}

export function spreadAt(seats: number): Spread {
  const player = botNamed('sharp');
  const playouts = new Playouts(new Sharp(training), new WinChance(winChance));
  const game = new Game(rulesFrom({ seats }), new SeededShuffler(seats));
  game.start();
  let [level, difference] = [0, 0];
  for (let position = 0; position < POSITIONS; position++) {
    const means = Array.from({ length: SEEDS }, (_, seed) => meansAt(playouts, game, position * SEEDS + seed));
    const [best = 0, second = 1] = ranking(means);
    level += variance(means.map((of) => of[best] ?? 0));
    difference += variance(means.map((of) => (of[best] ?? 0) - (of[second] ?? 0)));
    for (let i = 0; i < APART; i++) {
      if (game.finished) game.start();
      game.play(player.choose(game));
    }
    while (game.finished) game.start();
  }
  const ofOne = (sum: number): number => Math.sqrt((PLAYOUTS * sum) / POSITIONS);
  return { level: ofOne(level), difference: ofOne(difference) };
}

/** The mean of each answer. */
function meansAt(playouts: Playouts, game: Game, seed: number): number[] {
  playouts.take(game, seed);
  return choicesOf(game).map((choice) => {
    let sum = 0;
    for (let index = 0; index < PLAYOUTS; index++) sum += playouts.play(choice, index);
    return sum / PLAYOUTS;
  });
}

/** The answers, the best first. */
function ranking(means: readonly (readonly number[])[]): number[] {
  const sums = (means[0] ?? []).map((_, answer) => means.reduce((sum, of) => sum + (of[answer] ?? 0), 0));
  return sums.map((_, answer) => answer).toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
