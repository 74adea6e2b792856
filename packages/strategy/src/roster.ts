/** Every bot by its name. */
import training from '../data/sharp.json' with { type: 'json' };
import training2026 from '../data/sharp-2026.json' with { type: 'json' };
import winChance from '../data/win-chance-styles.json' with { type: 'json' };
import type { Bot } from './bot.ts';
import { Closer } from './bots/closer.ts';
import { Count } from './bots/count.ts';
import { type Budget, Master } from './bots/master.ts';
import { Random } from './bots/random.ts';
import { Risk } from './bots/risk.ts';
import { Sharp } from './bots/sharp.ts';
import { Stay } from './bots/stay.ts';
import { levelNamed, MASTER_PLAYOUTS } from './levels.ts';

/** How a kind of bot is named, and made. A number belongs to the name of some: `stay:25`. */
type Entry = {
  readonly name: string;
  readonly describes: string;
  /** Takes milliseconds for an answer: longer than anybody else should have to wait. */
  readonly slow?: true;
} & (
  | { readonly number?: never; readonly make: (seed: number) => Bot }
  | { readonly number: NumberInName; readonly make: (seed: number, number: number) => Bot }
);

interface NumberInName {
  readonly letter: string;
  readonly least: number;
  readonly most: number;
  /** If not said. */
  readonly usual: number;
}

const KINDS = [
  { name: 'random', describes: 'any answer', make: (seed) => new Random(seed) },
  {
    name: 'stay',
    describes: 'stays at N points',
    number: { letter: 'N', least: 1, most: 999, usual: 25 },
    make: (_, limit) => new Stay(limit),
  },
  {
    name: 'risk',
    describes: 'stays when the chance to bust is P per cent',
    number: { letter: 'P', least: 1, most: 100, usual: 30 },
    make: (_, percent) => new Risk(percent),
  },
  { name: 'count', describes: 'counts cards, one card ahead', make: () => new Count() },
  { name: 'closer', describes: 'counts, and knows the endgame', make: () => new Closer() },
  { name: 'sharp', describes: 'plays for the win by trained judgement', make: () => new Sharp(training) },
  {
    name: 'master',
    describes: 'plays its answers out up to K times',
    slow: true,
    number: { letter: 'K', least: 16, most: 100_000, usual: MASTER_PLAYOUTS },
    make: (seed, playouts) => new Master(training, winChance, { playouts }, seed),
  },
] as const satisfies readonly Entry[];

type Kind = (typeof KINDS)[number];
export type BotKind = Kind['name'];
/** Those with a number in their names. */
export type NumberedKind = Extract<Kind, { readonly number: NumberInName }>['name'];

export const ROSTER: readonly (Entry & { readonly name: BotKind })[] = KINDS;

/** Those that nobody is offered, by which progress is measured: `sharp` before it had learnt from playouts of its own. */
const YARDSTICKS: readonly Entry[] = [
  {
    name: 'sharp-2026',
    describes: 'sharp as it was in November 2026',
    make: () => new Sharp(training2026, 'sharp-2026'),
  },
];

/** A master with a budget of its own, such as a limit of time. */
export const masterWith = (budget: Budget, seed = 0): Bot => new Master(training, winChance, budget, seed);

/** A name that no bot has. */
export class BotNameError extends Error {
  override readonly name = 'BotNameError';
}

/** The bot of that name, or of that level, or a BotNameError that says which there are. */
export function botNamed(text: string, seed = 0): Bot {
  const [name, number, ...rest] = partsOf(text);
  const entry = [...ROSTER, ...YARDSTICKS].find((one) => one.name === name);
  if (!entry || rest.length > 0) throw unknown(text);
  if (!entry.number) {
    if (number !== undefined) throw unknown(text);
    return entry.make(seed);
  }
  if (number === undefined) return entry.make(seed, entry.number.usual);
  const value = /^\d{1,9}$/.test(number) ? Number(number) : Number.NaN;
  if (!(value >= entry.number.least && value <= entry.number.most)) {
    const { letter, least, most } = entry.number;
    throw new BotNameError(`${text}: expected ${name}:${letter} with a whole number from ${least} to ${most}`);
  }
  return entry.make(seed, value);
}

/** Whether the bot of that name, or of that level, takes its time. */
export const isSlow = (text: string): boolean => ROSTER.some(({ name, slow }) => slow && name === partsOf(text)[0]);

const partsOf = (text: string): string[] => (levelNamed(text)?.bot ?? text).split(':');

const unknown = (text: string): BotNameError =>
  new BotNameError(`there is no bot "${text}"; expected ${ROSTER.map(patternOf).join(', ')}`);

/** `stay:N` */
export const patternOf = ({ name, number }: Entry): string => (number ? `${name}:${number.letter}` : name);
