export type { Advice, Bot } from './bot.ts';
export type { Option, Reason } from './reason.ts';
export { NextCard } from './next-card.ts';
export { botNamed, BotNameError, patternOf, ROSTER } from './roster.ts';
