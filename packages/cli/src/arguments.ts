/** What options take, checked. Commander tells the person what was wrong, and the command exits with 2. */
import { BotNameError, botNamed, patternOf, ROSTER } from '@turn7/strategy';
import { InvalidArgumentError } from 'commander';
import { whole } from './words.ts';

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Expected a whole number from ${whole(least)} to ${whole(most)}.`);
  };

/** `2,4,6` */
export const wholeNumbers =
  (least: number, most: number) =>
  (text: string): number[] => {
    const numbers = text.split(',').map((part) => wholeNumber(least, most)(part.trim()));
    if (new Set(numbers).size < numbers.length) throw new InvalidArgumentError('Expected each number once.');
    return numbers;
  };

/** `stay:25,count`: names of bots as they were written. */
export const botNames =
  (least: number, most: number) =>
  (text: string): string[] => {
    const names = text.split(',').map((name) => name.trim());
    for (const name of names) checkName(name);
    if (names.length >= least && names.length <= most) return names;
    throw new InvalidArgumentError(`Expected ${least} to ${most} names, as in stay:25,count; got ${names.length}.`);
  };

function checkName(name: string): void {
  try {
    botNamed(name);
  } catch (error) {
    if (!(error instanceof BotNameError)) throw error;
    throw new InvalidArgumentError(`${error.message}.`);
  }
}

/** For the help of a command that takes names of bots. */
export const BOT_HELP = `
Bots:
${ROSTER.map((entry) => `  ${patternOf(entry).padEnd(10)}${entry.describes}${usual(entry.number)}`).join('\n')}
`;

function usual(number: (typeof ROSTER)[number]['number']): string {
  return number ? `; ${number.letter} is ${number.usual} unless given` : '';
}
