/**
 * The game on this device as it is kept from one visit to the next: who plays, the secret that shuffles, every choice.
 * What is read back comes through a checked door; what does not pass is put aside, never lost.
 */
import { type Choice, type HouseRules, houseRulesIn, isSecret } from '@turn7/engine';
import { LEVELS, type LevelName } from '@turn7/strategy';
import { Signal } from '../../device/signal.ts';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, isListOf, isText, isWhole, parsed, parts } from '../../device/stored.ts';

const MODES = ['bots', 'pass', 'solo'] as const;

export interface LocalPlayer {
  readonly name: string;
  /** null for a person at this device. */
  readonly level: LevelName | null;
}

export interface LocalSetup extends HouseRules {
  /** Against bots, from hand to hand, or alone. */
  readonly mode: (typeof MODES)[number];
  /** By seat. */
  readonly players: readonly LocalPlayer[];
}

export interface SavedGame {
  readonly setup: LocalSetup;
  /** Counts the games with these players from 1. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  readonly secret: string;
  readonly moves: readonly Choice[];
  /** Whether it was played to its end. */
  readonly over: boolean;
}

export type NoGame =
  | { readonly kind: 'none' }
  /** There is something that nobody can make sense of; it is kept under that key. */
  | { readonly kind: 'damaged'; readonly key: string };

export type Found = NoGame | { readonly kind: 'game'; readonly game: SavedGame };

const KEY = 'turn7 game';
const VERSION = 1;

/** Where a game was put aside while the page was open; the front page says so until another game begins. */
export const damagedGame = new Signal<string | null>(null);

export const saveGame = (storage: DeviceStorage, game: SavedGame): void =>
  storage.setItem(KEY, JSON.stringify({ version: VERSION, ...game }));

export function findGame(storage: DeviceStorage): Found {
  const text = storage.getItem(KEY);
  if (text === null) return { kind: 'none' };
  const game = gameIn(text);
  return game === null ? setAside(storage) : { kind: 'game', game };
}

/** Puts the game that is kept out of the way, under a key that nothing else uses. */
export function setAside(storage: DeviceStorage): NoGame {
  const text = storage.getItem(KEY);
  if (text === null) return { kind: 'none' };
  const key = freeKey(storage);
  storage.removeItem(KEY); // first: on a full storage there is no room for it twice
  storage.setItem(key, text);
  return { kind: 'damaged', key };
}

function freeKey(storage: DeviceStorage): string {
  for (let i = 1; ; i++) {
    const key = `${KEY} damaged ${i}`;
    if (storage.getItem(key) === null) return key;
  }
}

/** A game in the form that is asked for; whether its choices can be played shows when they are. */
function gameIn(text: string): SavedGame | null {
  const { version, setup, number, startedAt, secret, moves, over } = parts(parsed(text));
  const checked = setupFrom(setup);
  if (version !== VERSION || checked === null) return null;
  if (!isCount(number) || number === 0 || !isCount(startedAt) || typeof over !== 'boolean') return null;
  if (!isText(secret) || !isSecret(secret) || !isListOf(moves, isWhole)) return null;
  return { setup: checked, number, startedAt, secret, moves, over };
}

function setupFrom(value: unknown): LocalSetup | null {
  const { mode: word, players: list, ...house } = parts(value);
  const mode = MODES.find((one) => one === word);
  const players = Array.isArray(list) ? list.map(playerFrom) : [];
  if (mode === undefined || players.length === 0 || !players.every((player) => player !== null)) return null;
  const houseRules = houseRulesIn(house);
  return houseRules === null ? null : { mode, players, ...houseRules };
}

function playerFrom(value: unknown): LocalPlayer | null {
  const { name, level: word } = parts(value);
  const level = word === null ? null : LEVELS.find((one) => one.name === word)?.name;
  return isText(name) && level !== undefined ? { name, level } : null;
}
