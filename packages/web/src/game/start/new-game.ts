/** The games that can be begun on this device, and what was chosen the last time. */
import { DEFAULT_TARGET, houseRulesFrom, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { cleanName, freeName } from '@turn7/protocol';
import { botName, LEVELS, type LevelName } from '@turn7/strategy';
import { newSecret } from '../../device/secret.ts';
import { type DeviceStorage, deviceStorage } from '../../device/storage.ts';
import { isListOf, isText, parsed, parts } from '../../device/stored.ts';
import type { LocalPlayer, LocalSetup, SavedGame } from '../session/saved-game.ts';

export interface NewGame {
  /** Who plays at this device, as they typed it; an empty name is given one. */
  readonly people: readonly string[];
  readonly bots: readonly LevelName[];
  readonly target: number;
}

/** Against bots, or from hand to hand: alone there is nothing to choose. */
export type NewGameKind = Exclude<LocalSetup['mode'], 'solo' | 'practice'>;

/**
 * Whoever plays for the first time meets Rookies: staying at 15 wins 25 % of the games against them, at 20 it is 48 and at
 * 25 57 (`turn7 simulate`). Whoever beats them is offered stronger ones.
 */
const FIRST: Record<NewGameKind, NewGame> = {
  bots: { people: [''], bots: ['Rookie', 'Rookie', 'Rookie'], target: DEFAULT_TARGET },
  pass: { people: ['', ''], bots: [], target: DEFAULT_TARGET },
};

/** R3: nobody else at the table. */
export const SOLO: NewGame = { people: [''], bots: [], target: DEFAULT_TARGET };

/** Names for those who gave none, by their place among the people from 0. */
export type Unnamed = (place: number) => string;

export function seatsOf({ people, bots }: NewGame, unnamed: Unnamed): readonly LocalPlayer[] {
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

/** The game itself, before its first card. */
export function savedGameFrom(mode: LocalSetup['mode'], game: NewGame, unnamed: Unnamed, startedAt: number): SavedGame {
  const setup = { mode, players: seatsOf(game, unnamed), ...houseRulesFrom({ target: game.target }) };
  return { setup, number: 1, startedAt, secret: newSecret(), moves: [], over: false };
}

/** So many bots still find a seat beside these people. */
export const mostBots = (people: number): number => MOST_SEATS - people;

/** A list of that many bots: the last one's level goes on. */
export function withBots(bots: readonly LevelName[], count: number): readonly LevelName[] {
  return Array.from({ length: count }, (_, place) => bots[place] ?? bots.at(-1) ?? 'Regular');
}

export const isTarget = (target: number): boolean => Number.isInteger(target) && target >= 1 && target <= MOST_TARGET;

const keyOf = (kind: NewGameKind): string => `turn7 wish ${kind}`;

export function lastNewGame(kind: NewGameKind, storage: DeviceStorage = deviceStorage): NewGame {
  return newGameFrom(kind, parsed(storage.getItem(keyOf(kind)))) ?? FIRST[kind];
}

export function rememberNewGame(kind: NewGameKind, game: NewGame, storage: DeviceStorage = deviceStorage): void {
  storage.setItem(keyOf(kind), JSON.stringify(game));
}

/** What was stored, if it is still a table that can be played. */
export function newGameFrom(kind: NewGameKind, stored: unknown): NewGame | null {
  const { people, bots, target } = parts(stored);
  if (!isListOf(people, isText) || !isListOf(bots, isLevelName)) return null;
  if (typeof target !== 'number' || !isTarget(target)) return null;
  const game: NewGame = { people, bots, target };
  return isSeated(kind, game) ? game : null;
}

/** Against bots there is one person and a bot; from hand to hand there are two people. */
function isSeated(kind: NewGameKind, { people, bots }: NewGame): boolean {
  const enough = kind === 'bots' ? people.length === 1 && bots.length >= 1 : people.length >= 2;
  return enough && people.length + bots.length <= MOST_SEATS;
}

const isLevelName = (word: unknown): word is LevelName => LEVELS.some(({ name }) => name === word);
