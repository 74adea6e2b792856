/** The tables that can be asked for on this device, and what was asked for the last time. */
import { DEFAULT_TARGET, houseRulesFrom, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { cleanName, freeName } from '@turn7/protocol';
import { botName, LEVELS, type LevelName } from '@turn7/strategy';
import { newSecret } from '../../device/random-hex.ts';
import { deviceStorage } from '../../device/storage.ts';
import { isListOf, isText, parsed, parts } from '../../device/stored.ts';
import type { LocalPlayer, LocalSetup, SavedGame } from '../session/saved-game.ts';

export interface Wish {
  /** Who plays at this device, as they typed it; an empty name is given one. */
  readonly people: readonly string[];
  readonly bots: readonly LevelName[];
  readonly target: number;
}

/** Against bots, or from hand to hand: nobody wishes for anything alone. */
export type WishKind = Exclude<LocalSetup['mode'], 'solo'>;

const FIRST: Record<WishKind, Wish> = {
  bots: { people: [''], bots: ['Regular', 'Counter', 'Sharp'], target: DEFAULT_TARGET },
  pass: { people: ['', ''], bots: [], target: DEFAULT_TARGET },
};

/** R3: nobody else at the table. */
export const SOLO: Wish = { people: [''], bots: [], target: DEFAULT_TARGET };

/** Names for those who gave none, by their place among the people from 0. */
export type Unnamed = (place: number) => string;

export function seatsOf({ people, bots }: Wish, unnamed: Unnamed): readonly LocalPlayer[] {
  const seats: LocalPlayer[] = [];
  const taken = () => seats.map(({ name }) => name);
  people.forEach((name, place) => {
    seats.push({ name: freeName(cleanName(name) ?? unnamed(place), taken()), level: null });
  });
  bots.forEach((level, place) => {
    seats.push({ name: botName(taken(), place), level });
  });
  return seats;
}

/** The game that a wish comes to, before its first card. */
export function savedGameFrom(mode: LocalSetup['mode'], wish: Wish, unnamed: Unnamed, startedAt: number): SavedGame {
  const setup = { mode, players: seatsOf(wish, unnamed), ...houseRulesFrom({ target: wish.target }) };
  return { setup, number: 1, startedAt, secret: newSecret(), moves: [], over: false };
}

/** So many bots still find a seat beside these people. */
export const mostBots = (people: number): number => MOST_SEATS - people;

/** A list of that many bots: the last one's level goes on. */
export function withBots(bots: readonly LevelName[], count: number): readonly LevelName[] {
  return Array.from({ length: count }, (_, place) => bots[place] ?? bots.at(-1) ?? 'Regular');
}

export const isTarget = (target: number): boolean => Number.isInteger(target) && target >= 1 && target <= MOST_TARGET;

const keyOf = (kind: WishKind): string => `turn7 wish ${kind}`;

export function lastWish(kind: WishKind): Wish {
  return wishFrom(kind, parsed(deviceStorage.getItem(keyOf(kind)))) ?? FIRST[kind];
}

export function rememberWish(kind: WishKind, wish: Wish): void {
  deviceStorage.setItem(keyOf(kind), JSON.stringify(wish));
}

/** What was stored, if it is still a table that can be played. */
export function wishFrom(kind: WishKind, stored: unknown): Wish | null {
  const { people, bots, target } = parts(stored);
  if (!isListOf(people, isText) || !isListOf(bots, isLevelName)) return null;
  if (typeof target !== 'number' || !isTarget(target)) return null;
  const wish: Wish = { people, bots, target };
  return isSeated(kind, wish) ? wish : null;
}

/** Against bots there is one person and a bot; from hand to hand there are two people. */
function isSeated(kind: WishKind, { people, bots }: Wish): boolean {
  const enough = kind === 'bots' ? people.length === 1 && bots.length >= 1 : people.length >= 2;
  return enough && people.length + bots.length <= MOST_SEATS;
}

const isLevelName = (word: unknown): word is LevelName => LEVELS.some(({ name }) => name === word);
