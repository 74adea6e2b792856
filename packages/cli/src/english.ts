/** The English of the terminal: a game as the page tells it, numbers as the page writes them. */
import type { Name, Narrator } from '@turn7/narration';
import { parts as narration, type Words, words } from '@turn7/narration/en';
import { rulings } from '@turn7/narration/en/rulings';
import { formatIn, type Made, made, VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';
import { Option } from 'commander';

/** `whole`: `12,345`; `signed`: `+1.2`, `−0.3` */
export const { capitalised, listOr, number: whole, signed } = formatIn('en');

/** The option by which every command lets a person choose. */
export const vocabularyOption = (): Option =>
  new Option('--names <vocabulary>', 'what the cards are called').choices(VOCABULARIES).default('turn7');

const parts = { ...narration, rulings };

export interface EnglishNarrator extends Narrator<Made<typeof parts>> {
  /** What the cards are called. */
  readonly w: Words;
}

/** `you`: the seat of whoever reads it, if any. */
export function narratorFor(players: readonly string[], vocabulary: Vocabulary, you?: number): EnglishNarrator {
  const names = players.map((text, seat): Name => ({ text, you: seat === you }));
  return { names, texts: made(parts, words[vocabulary]), w: words[vocabulary] };
}

/** `12.5%` */
export const percent = (part: number, digits = 1): string => formatIn('en').percent(part, digits);

/** `12 kB`, `3.4 MB` */
export const bytes = (count: number): string => {
  const [unit, size] = count < 1e6 ? ['kB', count / 1e3] : count < 1e9 ? ['MB', count / 1e6] : ['GB', count / 1e9];
  return `${size < 10 ? size.toFixed(1) : whole(Math.round(size))} ${unit}`;
};

/** `1 card`, `12 cards` */
export const counted = (count: number, noun: string): string => `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
