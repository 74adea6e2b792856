/** The lessons in the order in which they are best taken, each with its sign and the number card whose hue it has. */

import type { IconName } from '../ui/icon.tsx';

export const PARTS = [
  { part: 'basics', icon: 'book', hue: 5 },
  { part: 'first-game', icon: 'play', hue: 7 },
  { part: 'scoring', icon: 'tally', hue: 3 },
  { part: 'bonus', icon: 'seven', hue: 9 },
  { part: 'mistakes', icon: 'bust', hue: 11 },
  { part: 'cases', icon: 'eye', hue: 2 },
  { part: 'quiz', icon: 'help', hue: 8 },
  { part: 'strategy', icon: 'coach', hue: 12 },
] as const satisfies readonly { readonly part: string; readonly icon: IconName; readonly hue: number }[];

export type LearnPart = (typeof PARTS)[number]['part'];
