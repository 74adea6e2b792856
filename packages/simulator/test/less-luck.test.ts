/** Luck taken out of results: nothing on average, and a smaller error without it. */
import { Game, NO_HAND, nextDrawer, rulesFrom, SeededShuffler, type Shuffler } from '@turn7/engine';
import { botNamed, LuckMeter } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { playGames } from '../src/play.ts';
import { rateOf } from '../src/summary.ts';

/** The card at a place of the pile for the next draw, whatever the others are. */
class Forced implements Shuffler {
  place = 0;

  begin(): void {}

  pick(): number {
    return this.place;
  }

  clone(): Shuffler {
    return this;
  }
}

describe('the luck of a card', () => {
  test('is nothing on average over all cards that may come, and over the seats', () => {
    const rules = rulesFrom({ seats: 3, target: 60 });
    const bot = botNamed('closer');
    const game = new Game(rules, new SeededShuffler(8));
    const forced = new Forced();
    const next = new Game(rules, forced);
    const meter = new LuckMeter(rules);
    let cards = 0;
    for (let played = 0; played < 2; played++) {
      for (game.begin(played % 3); !game.finished; ) {
        if (game.isAsked) game.answer(bot.choose(game));
        else {
          if (nextDrawer(game) !== NO_HAND && game.drawSize > 0 && cards++ % 9 === 0) {
            meter.begin();
            for (let place = 0; place < game.drawSize; place++) {
              next.copyFrom(game);
              forced.place = place;
              meter.step(next);
            }
            for (const sum of meter.luck) expect(Math.abs(sum)).toBeLessThan(1e-9);
          }
          game.step();
        }
      }
    }
    expect(cards).toBeGreaterThan(30);
  });
});

describe('results without their luck', { timeout: 60_000 }, () => {
  const table = { entries: ['closer', 'count', 'stay:25'], seed: 5, target: 100 };
  const games = 60;
  const plain = playGames({ table, first: 0, games });
  const measured = playGames({ table: { ...table, lessLuck: true }, first: 0, games });

  test('come from the same games', () => {
    for (const entry of [0, 1, 2]) expect(measured.wins(entry)).toBe(plain.wins(entry));
  });

  test.each([0, 1, 2])('have the same mean and a smaller error, for entry %i', (entry) => {
    const [won, skill] = [rateOf(measured.wins(entry), games), measured.skill(entry)];
    expect(Math.abs(skill.rate - won.rate)).toBeLessThan(3 * won.se); // that of the luck is smaller still
    expect(skill.se).toBeLessThan(0.9 * won.se);
  });

  test('add up to one win a game', () => {
    const sum = [0, 1, 2].reduce((total, entry) => total + measured.skill(entry).rate, 0);
    expect(sum).toBeCloseTo(1, 4);
  });

  test('are the same when played by several', { tags: 'long' }, () => {
    const halves = [0, 30].map((first) => playGames({ table: { ...table, lessLuck: true }, first, games: 30 }));
    const [one, other] = halves;
    if (one && other) one.add(other);
    expect(one?.counts).toEqual(measured.counts);
  });
});
