import { describe, expect, test } from 'vitest';
import { opponentFrom, wishFrom } from '../src/bots.ts';
import { turn7 } from './turn7.ts';

describe('opponents', () => {
  test.each([
    ['rookie', 'stay:15', /^Rookie: /],
    ['MASTER', 'master:1600', /^Master: /],
    ['risk:20', 'risk:20', /^risk:20$/],
  ])('"%s" is %s', (text, name, describes) => {
    const opponent = opponentFrom(text);
    expect(opponent.bot.name).toBe(name);
    expect(opponent.describes).toMatch(describes);
  });

  test('are a number, or names', () => {
    expect(wishFrom('5')).toBe(5);
    expect(wishFrom('sharp, stay:20')).toMatchObject([{ bot: { name: 'sharp' } }, { bot: { name: 'stay:20' } }]);
  });

  test.each([
    [['--bots', 'bob'], 'there is no bot "bob"'],
    [['--bots', '54'], 'Expected a whole number from 0 to 53'],
    [['--level', 'god'], 'there is no bot "god"; expected random, stay:N, '],
    [['--coach', 'god'], ', or a level: rookie, regular, counter, sharp, master.'],
    [['--bots', 'rookie,master', '--level', 'sharp'], '--bots names them; expected one or the other'],
  ])('turn7 play %j is wrong usage, and says what was expected', (args, message) => {
    const { code, err } = turn7(['play', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
