/** What every bot keeps to, whatever its strategy. */
import { fixOrder, Game, SeededShuffler, viewOf } from '@turn7/engine';
import { describe, expect, it, test } from 'vitest';
import { type Bot, BotNameError, botNamed, LEVELS, patternOf, ROSTER } from '../src/index.ts';
import { questions } from './questions.ts';

/** Every bot of the roster, those that are slow with as few playouts as they can, one with another number and a yardstick. */
const NAMES = [
  ...ROSTER.map(({ name, slow, number }) => (slow ? `${name}:${number?.least}` : name)),
  'stay:15',
  'sharp-2026',
];
/** As an error names them. */
const KINDS = ROSTER.map(patternOf).join(', ');

/** The same to everybody's eyes, with another order of the cards that nobody sees, and other reshuffles to come. */
function withAnotherOrder(game: Game, seed: number): Game {
  const other = new Game(game.rules, new SeededShuffler(seed));
  other.copyFrom(game);
  fixOrder(new SeededShuffler(seed), other.cards, other.drawSize);
  return other;
}

/** How often a bot is asked at each table: choices with playouts take longer. */
const questionsFor = (name: string): number => (name.startsWith('master') ? 6 : 60);

describe.each(NAMES)('%s', { timeout: 60_000 }, (name) => {
  const ask = (check: (bot: Bot, game: Game, seed: number) => void): void => {
    const bot = botNamed(name, 5);
    let asked = 0;
    for (const game of questions(11, questionsFor(name))) check(bot, game, asked++);
    expect(asked).toBeGreaterThan(30);
  };

  it('gives legal answers', () => {
    ask((bot, game) => expect(game.isLegal(bot.choose(game))).toBe(true));
  });

  it('cannot be swayed by the order of the draw pile', () => {
    ask((bot, game, seed) => expect(bot.advise(withAnotherOrder(game, seed))).toEqual(bot.advise(game)));
  });

  it('gives the same answer again, and so does another of its name and seed', () => {
    ask((bot, game) => {
      const choice = bot.choose(game);
      expect(bot.choose(game)).toBe(choice);
      expect(botNamed(name, 5).choose(game)).toBe(choice);
    });
  });

  it('leaves the game as it is', () => {
    ask((bot, game) => {
      const [view, pile] = [viewOf(game), game.cards.join()];
      bot.choose(game);
      bot.advise(game);
      expect(viewOf(game)).toEqual(view);
      expect(game.cards.join()).toBe(pile);
    });
  });

  it('advises what it would choose', () => {
    ask((bot, game) => expect(bot.advise(game).choice).toBe(bot.choose(game)));
  });

  it('is found by its name', () => {
    expect(botNamed(botNamed(name).name).name).toBe(botNamed(name).name);
  });
});

describe('the roster', () => {
  test('names every kind of bot once, and its number by a letter', () => {
    expect(KINDS).toMatch(/^random, stay:N, risk:P, /);
    expect(new Set(ROSTER.map(({ name }) => name)).size).toBe(ROSTER.length);
  });

  test.each([
    ['bob', `there is no bot "bob"; expected ${KINDS}`],
    ['', `there is no bot ""; expected ${KINDS}`],
    ['count:3', `there is no bot "count:3"; expected ${KINDS}`],
    ['stay:0', 'stay:0: expected stay:N with a whole number from 1 to 999'],
    ['stay:x', 'stay:x: expected stay:N with a whole number from 1 to 999'],
    ['risk:101', 'risk:101: expected risk:P with a whole number from 1 to 100'],
    ['stay:25:3', `there is no bot "stay:25:3"; expected ${KINDS}`],
  ])('says what it expected instead of "%s"', (name, message) => {
    expect(() => botNamed(name)).toThrow(new BotNameError(message));
  });

  test.each(LEVELS.map((level) => [level.name, level.bot]))('plays the level %s as %s', (level, bot) => {
    expect(botNamed(bot).name).toMatch(new RegExp(`^${bot}`));
    expect(botNamed(level.toLowerCase()).name).toBe(botNamed(bot).name);
  });
});
