/** What a seat of a simulation can be given: a level, or a strategy of the roster, some of them with a number. */
import {
  type BotKind,
  BotNameError,
  botNamed,
  LEVELS,
  type LevelName,
  type NumberedKind,
  ROSTER,
} from '@turn7/strategy';

/** Those of the roster that no level is, or that take another number than it. */
export type Strategy = Exclude<BotKind, Exclude<(typeof LEVELS)[number]['bot'], NumberedKind>>;

const isStrategy = (kind: BotKind): kind is Strategy =>
  rangeOf(kind) !== null || !LEVELS.some(({ bot }) => bot === kind);

export type Bot =
  | { readonly kind: 'level'; readonly level: LevelName }
  /** `number`: the N of `stay:N`; null where there is none. */
  | { readonly kind: 'strategy'; readonly strategy: Strategy; readonly number: number | null };

export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** The numbers that a bot takes; null if it takes none. */
export const rangeOf = (kind: BotKind): NumberRange | null => ROSTER.find(({ name }) => name === kind)?.number ?? null;

export const STRATEGIES: readonly Strategy[] = ROSTER.map(({ name }) => name).filter(isStrategy);

/** A strategy with the number that is usual for it. */
export const usualBot = (strategy: Strategy): Bot => ({
  kind: 'strategy',
  strategy,
  number: rangeOf(strategy)?.usual ?? null,
});

export const levelBot = (level: LevelName): Bot => ({ kind: 'level', level });

/** The word for it in addresses and files, which the roster understands. */
export function wordOf(bot: Bot): string {
  if (bot.kind === 'level') return bot.level.toLowerCase();
  return bot.number === null ? bot.strategy : `${bot.strategy}:${bot.number}`;
}

/** The bot of a word; null if no bot is called so. */
export function botFrom(text: string): Bot | null {
  const word = text.trim().toLowerCase();
  const level = LEVELS.find(({ name, bot }) => name.toLowerCase() === word || bot === word);
  // `stay:25` is a Regular, but whoever asks for a number shall see it.
  if (level !== undefined && !word.includes(':')) return levelBot(level.name);
  const [name = '', number] = nameIn(word)?.split(':') ?? [];
  const strategy = STRATEGIES.find((one) => one === name);
  if (strategy === undefined) return null;
  return { kind: 'strategy', strategy, number: number === undefined ? null : Number(number) };
}

/** The full name that the roster gives it: `stay:25` for `stay`. */
function nameIn(word: string): string | null {
  try {
    return botNamed(word).name;
  } catch (error) {
    if (error instanceof BotNameError) return null;
    throw error;
  }
}
