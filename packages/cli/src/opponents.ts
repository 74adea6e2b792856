/** Who plays against the person: levels by their name, or any bot by its own. */
import { MOST_SEATS } from '@turn7/engine';
import { type Bot, BotNameError, botNamed, LEVELS, patternOf, ROSTER } from '@turn7/strategy';
import { InvalidArgumentError } from 'commander';

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
