/** Bots by their names on a command line: those of many games, and those who play against a person, by level too. */
import { MOST_SEATS } from '@turn7/engine';
import { type Bot, BotNameError, botNamed, LEVELS, patternOf, ROSTER } from '@turn7/strategy';
import { InvalidArgumentError } from 'commander';

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

/** Who plays against the person: a level by its name, or any bot by its own. */
export interface Opponent {
  readonly bot: Bot;
  /** `Sharp: plays for the win …` */
  readonly describes: string;
}

const MOST = MOST_SEATS - 1;

/** `3`, or `rookie,sharp,stay:20`: what --bots takes. */
export type Wish = number | readonly Opponent[];

export function wishFrom(text: string): Wish {
  if (/^\d{1,9}$/.test(text)) {
    if (Number(text) <= MOST) return Number(text);
    throw new InvalidArgumentError(`Expected a whole number from 0 to ${MOST}, or names such as sharp,master.`);
  }
  const opponents = text.split(',').map(opponentFrom);
  if (opponents.length > MOST) throw new InvalidArgumentError(`Expected at most ${MOST} names.`);
  return opponents;
}

export function opponentFrom(text: string): Opponent {
  const level = LEVELS.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  try {
    const bot = botNamed(level?.bot ?? text.trim());
    return { bot, describes: level ? `${level.name}: ${level.describes}` : bot.name };
  } catch (error) {
    if (!(error instanceof BotNameError)) throw error;
    throw new InvalidArgumentError(`${error.message}, or a level: ${NAMES}.`);
  }
}

const NAMES = LEVELS.map(({ name }) => name.toLowerCase()).join(', ');

/** For the help of a command. */
export const LEVEL_HELP = `
Levels:
${LEVELS.map(({ name, describes }) => `  ${name.toLowerCase().padEnd(10)}${describes}`).join('\n')}
Any other bot can play as well: ${ROSTER.map(patternOf).join(', ')}`;
