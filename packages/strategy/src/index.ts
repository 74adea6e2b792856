export type { Advice, Bot } from './bot.ts';
export type { Option, Reason } from './reason.ts';
export { NextCard } from './next-card.ts';
export { explain } from './explanation.ts';
export { botNamed, BotNameError, masterWith, patternOf, ROSTER } from './roster.ts';
export { type Level, type LevelName, LEVELS } from './levels.ts';
