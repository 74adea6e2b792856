/** Rivals told apart by what they choose. */
import { Game, HIT, rulesFrom, SeededShuffler } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { modelsWith, STYLES, Styles } from '../src/bots/styles.ts';
import { botNamed } from '../src/index.ts';

const MODELS = modelsWith(botNamed('sharp'));

/** Lets styles watch a game. */
function watchGame(styles: Styles, names: readonly string[], game: Game): void {
  const bots = names.map((name) => botNamed(name));
  while (!game.finished) {
    const choice = bots[game.asked.seat]?.choose(game) ?? 0;
    styles.watch(game, choice);
    game.play(choice);
  }
}

/** How often a seat is taken for a player, as seen from the last seat. */
const shareOf = (styles: Styles, seats: number, seat: number, name: string): number => {
  const companies = styles.companiesOf(seats - 1, seats);
  return companies.filter(({ players }) => players[seat]?.name === name).length / companies.length;
};

/** The same on average after so many games, each the first. */
function taken(names: readonly string[], games: number): number[] {
  const styles = new Styles(MODELS);
  const game = new Game(rulesFrom({ seats: names.length }), new SeededShuffler(6));
  const shares = Array.from({ length: games }, (_, i) => {
    styles.forget();
    game.start(i % names.length);
    watchGame(styles, names, game);
    return names.map((name, seat) => shareOf(styles, names.length, seat, name));
  });
  return names.map((_, seat) => shares.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / games);
}

describe('the style of a seat', () => {
  test('is that of sharp before something was seen, and again in a new game', () => {
    const styles = new Styles(MODELS);
    expect(shareOf(styles, 3, 0, 'sharp')).toBe(1);
    const game = new Game(rulesFrom({ seats: 3 }), new SeededShuffler(1));
    game.start();
    watchGame(styles, ['stay:15', 'stay:15', 'stay:15'], game);
    expect(shareOf(styles, 3, 0, 'stay:15')).toBe(1);
    styles.forget();
    expect(shareOf(styles, 3, 0, 'sharp')).toBe(1);
  });

  test('may be any of those whom a choice does not tell apart, and that of the others at three tables in four', () => {
    const styles = new Styles(MODELS);
    const game = new Game(rulesFrom({ seats: 6 }), new SeededShuffler(8));
    game.start();
    const seen = new Set<number>();
    while (seen.size < 6) {
      seen.add(game.asked.seat);
      styles.watch(game, HIT); // a second card, which everybody takes
      game.play(HIT);
    }
    const companies = styles.companiesOf(5, 6);
    const names = companies.map(({ players }) => players.slice(0, 5).map(({ name }) => name));
    expect(new Set(names.flat()).size).toBeGreaterThan(MODELS.length - 2); // as far as eight companies go
    const mixed = names.filter((row) => new Set(row).size > 1);
    expect(mixed).toHaveLength(2);
    for (const row of mixed) expect(new Set(row).size).toBeGreaterThan(2);
  });

  test('shows within a game, as far as styles differ', () => {
    const [stay15 = 0, stay25 = 0, sharp = 0, closer = 0, own] = taken(
      ['stay:15', 'stay:25', 'sharp', 'closer', 'sharp'],
      40,
    );
    expect(stay15).toBeGreaterThan(0.8);
    expect(stay25).toBeGreaterThan(0.8);
    expect(sharp).toBeGreaterThan(0.7);
    expect(closer).toBeGreaterThan(0.4); // it differs from count near the end alone
    expect(own).toBeCloseTo(1, 9);
  });
});

describe('a table of one kind', () => {
  test('is known by what any seat shows', () => {
    const [alone = 0] = taken(['closer', 'stay:25', 'random', 'sharp'], 40);
    const [together = 0] = taken(['closer', 'closer', 'closer', 'sharp'], 40);
    expect(together).toBeGreaterThan(alone + 0.05);
  });

  test('is no prejudice: who differs from the others is known for what they are', () => {
    const [most = 0, second = 0, other = 0] = taken(['stay:15', 'stay:15', 'stay:30', 'sharp'], 40);
    expect(Math.min(most, second)).toBeGreaterThan(0.8);
    expect(other).toBeGreaterThan(0.8);
  });
});

describe('companies', () => {
  test('are one object wherever they are the same, and say which styles the rivals have', () => {
    const styles = new Styles(MODELS);
    const game = new Game(rulesFrom({ seats: 3 }), new SeededShuffler(1));
    for (let i = 0; i < 5; i++) {
      game.start(); // nothing is forgotten, so there is no doubt in the end
      watchGame(styles, ['stay:15', 'stay:25', 'sharp'], game);
    }
    const companies = styles.companiesOf(2, 3);
    expect(new Set(companies).size).toBe(1);
    expect(companies[0]?.players.map(({ name }) => name)).toEqual(['stay:15', 'stay:25', 'sharp']);
    expect(companies[0]?.shares).toEqual([0, 0, 0.5, 0, 0.5, 0, 0]);
    expect(companies[0]?.shares).toHaveLength(STYLES);
  });
});
