import { BUSTED, createGame, type GameEvent, houseRulesFrom, LOCKED, SeededShuffler } from '@turn7/engine';
import { botNamed } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { playGames, type Table } from '../src/play.ts';
import { Seating } from '../src/seating.ts';
import { seedOfBot, seedOfGame } from '../src/seed.ts';
import { Tally } from '../src/tally.ts';

const MIXED: Table = { entries: ['random', 'stay:25', 'count', 'random', 'closer'], seed: 3, target: 200 };
const FOUR: Table = { entries: Array<string>(4).fill('stay:25'), seed: 1, target: 200 };

describe('the result', () => {
  const whole = playGames({ table: MIXED, first: 0, games: 120 });

  test.each([[1], [7], [50], [119]])('is the same when played %i games at a time', (size) => {
    const sum = new Tally(MIXED.entries.length, 1);
    for (let first = 0; first < 120; first += size) {
      sum.add(playGames({ table: MIXED, first, games: Math.min(size, 120 - first) }));
    }
    expect(sum.counts).toEqual(whole.counts);
  });

  test('depends on the seed', () => {
    expect(playGames({ table: { ...MIXED, seed: 4 }, first: 0, games: 120 }).counts).not.toEqual(whole.counts);
  });

  test('counts as many wins as games', () => {
    expect(whole.games).toBe(120);
    expect(MIXED.entries.reduce((sum, _, entry) => sum + whole.wins(entry), 0)).toBe(120);
  });
});

/** The same games once more, told by events and counted from them. */
function recount(table: Table, games: number) {
  const counts = { rounds: 0, cards: 0, wins: 0, busts: 0, locks: 0, sevens: 0, points: 0 };
  const seating = new Seating(table.entries.length, table.seed);
  const bots = [...new Set(table.entries)].map((name) => botNamed(name));
  const isFirst = (seat: number): number => (seating.entries[seat] === 0 ? 1 : 0);
  const count = (event: GameEvent): void => {
    if (event.kind === 'drew') counts.cards++;
    else if (event.kind === 'busted') counts.busts += isFirst(event.seat);
    else if (event.kind === 'locked') counts.locks += isFirst(event.seat);
    else if (event.kind === 'turn 7') counts.sevens += isFirst(event.seat);
    else if (event.kind === 'round ended') {
      counts.rounds++;
      counts.points += event.scores[seating.entries.indexOf(0)] ?? Number.NaN;
    }
  };
  for (let index = 0; index < games; index++) {
    const seed = seedOfGame(table.seed, index);
    bots.forEach((bot, i) => {
      bot.reseed(seedOfBot(seed, i));
    });
    seating.arrange(index);
    const setup = { ...houseRulesFrom(table), seats: table.entries.length, dealer: seating.dealer };
    const game = createGame(setup, new SeededShuffler(seed), count);
    while (!game.finished) {
      const name = table.entries[seating.entries[game.asked.seat] ?? -1];
      game.play(bots.find((bot) => bot.name === name)?.choose(game) ?? Number.NaN);
    }
    counts.wins += isFirst(game.winner);
  }
  return counts;
}

test.each<[string, Table]>([
  ['a mixed table', MIXED],
  ['one player alone', { entries: ['stay:25'], seed: 5, target: 200 }],
  ['many decks', { entries: ['count', 'stay:30'], seed: 5, decks: 12 }],
  ['the original Turn Three', { entries: ['count', 'stay:30'], seed: 5, originalTurnThree: true }],
  ['a high target', { entries: ['stay:40', 'random'], seed: 5, target: 600 }],
  ['a table of two decks', { entries: ['count', ...Array<string>(19).fill('stay:30')], seed: 5, target: 200 }],
])('%s: the counts are those of the events', (_, table) => {
  const tally = playGames({ table, first: 0, games: 60 });
  const points = tally.scores(0).reduce((sum, count, score) => sum + count * score, 0);
  expect({
    rounds: tally.rounds,
    cards: tally.cards,
    wins: tally.wins(0),
    busts: tally.ended(0, BUSTED),
    locks: tally.ended(0, LOCKED),
    sevens: tally.sevens(0),
    points,
  }).toEqual(recount(table, 60));
});

test('54 seats, the most there are, play to the end', () => {
  const tally = playGames({ table: { ...FOUR, entries: Array<string>(54).fill('stay:25') }, first: 0, games: 54 });
  expect(Array.from({ length: 54 }, (_, entry) => tally.wins(entry)).reduce((sum, wins) => sum + wins, 0)).toBe(54);
});
