/** A setup as an address, and back through a checked door: what is wrong is told, and the rest is kept. */
import { MOST_SEATS } from '@turn7/engine';
import { type Bot, botFrom, wordOf } from './bot.ts';
import { botsOf, isWithin, LIMITS, type NumberName, rowsOf, type Setup, USUAL } from './setup.ts';

export type Problem =
  | { readonly kind: 'bot'; readonly text: string }
  /** So many bots were asked for. */
  | { readonly kind: 'seats'; readonly count: number }
  | { readonly kind: 'number'; readonly name: NumberName; readonly text: string };

export interface Read {
  readonly setup: Setup;
  readonly problems: readonly Problem[];
}

export function addressOf(setup: Setup): string {
  const bots = botsOf(setup).map(wordOf).join(',');
  return `/lab/simulate?bots=${bots}&games=${setup.games}&seed=${setup.seed}&target=${setup.target}`;
}

/** Whatever is not said, or cannot be, is as usual. */
export function setupFrom(search: string): Read {
  const asked = new URLSearchParams(search);
  const problems: Problem[] = [];
  const rows = rowsFrom(asked.get('bots'), problems);
  const number = (name: NumberName): number => numberFrom(name, asked.get(name), problems);
  return { setup: { rows, games: number('games'), seed: number('seed'), target: number('target') }, problems };
}

function rowsFrom(text: string | null, problems: Problem[]): Setup['rows'] {
  if (text === null) return USUAL.rows;
  const words = text.split(',').filter((word) => word.trim() !== '');
  if (words.length === 0 || words.length > MOST_SEATS) problems.push({ kind: 'seats', count: words.length });
  const bots = words.slice(0, MOST_SEATS).flatMap((word): readonly Bot[] => {
    const bot = botFrom(word);
    if (bot === null) problems.push({ kind: 'bot', text: word.trim() });
    return bot === null ? [] : [bot];
  });
  return bots.length === 0 ? USUAL.rows : rowsOf(bots);
}

function numberFrom(name: NumberName, text: string | null, problems: Problem[]): number {
  if (text === null) return USUAL[name];
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (isWithin(value, LIMITS[name])) return value;
  problems.push({ kind: 'number', name, text });
  return USUAL[name];
}
