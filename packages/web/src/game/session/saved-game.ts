/**
 * The games on this device as they are kept from one visit to the next: who plays, the secret that shuffles, every choice.
 * Several may wait, each in a slot of its own. What is read back comes through a checked door; what does not pass is put
 * aside, never lost.
 */
import { type Card, type Choice, type HouseRules, houseRulesIn, isSecret, type Seat } from '@turn7/engine';
import { LEVELS, type LevelName } from '@turn7/strategy';
import { Signal } from '../../device/signal.ts';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, isListOf, isText, isWhole, parsed, parts } from '../../device/stored.ts';

const MODES = ['bots', 'pass', 'solo', 'practice'] as const;

export interface LocalPlayer {
  readonly name: string;
  /** null for a person at this device. */
  readonly level: LevelName | null;
}

export interface LocalSetup extends HouseRules {
  /** Against bots, from hand to hand, alone, or as in a daily challenge but for nothing. */
  readonly mode: (typeof MODES)[number];
  /** By seat. */
  readonly players: readonly LocalPlayer[];
}

/** How a game began that goes on from a moment of another one: with its cards and choices. */
export interface Opening {
  readonly dealer: Seat;
  /** The first draw pile and that of each reshuffle up to there, top card first; in the last one new cards follow. */
  readonly draws: readonly (readonly Card[])[];
}

export interface SavedGame {
  readonly setup: LocalSetup;
  /** Counts the games with these players from 1. */
  readonly number: number;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** Only where the secret does not decide all cards. */
  readonly opening?: Opening;
  readonly secret: string;
  /** All of them, those of the opening first. */
  readonly moves: readonly Choice[];
  /** Whether it was played to its end. */
  readonly over: boolean;
}

export type NoGame =
  | { readonly kind: 'none' }
  /** There is something that nobody can make sense of; it is kept under that key. */
  | { readonly kind: 'damaged'; readonly key: string };

export type Found = NoGame | { readonly kind: 'game'; readonly game: SavedGame };

/** Counts from 1. */
export type Slot = number;

/** A game that was left in the middle, and where. */
export interface WaitingGame {
  readonly slot: Slot;
  readonly game: SavedGame;
}

const KEY = 'turn7 game';
const VERSION = 1;

const keyOf = (slot: Slot): string => (slot === 1 ? KEY : `${KEY} ${slot}`);

/** Where a game was put aside while the page was open; the front page says so until another game begins. */
export const damagedGame = new Signal<string | null>(null);

export const saveGame = (storage: DeviceStorage, game: SavedGame, slot: Slot = 1): void =>
  storage.setItem(keyOf(slot), JSON.stringify({ version: VERSION, ...game }));

export function findGame(storage: DeviceStorage, slot: Slot = 1): Found {
  const text = storage.getItem(keyOf(slot));
  if (text === null) return { kind: 'none' };
  const game = gameIn(text);
  return game === null ? setAside(storage, slot) : { kind: 'game', game };
}

export const removeGame = (storage: DeviceStorage, slot: Slot): void => storage.removeItem(keyOf(slot));

/** Every game that is kept, over or not. */
export function savedGames(storage: DeviceStorage): readonly WaitingGame[] {
  return slotsIn(storage).flatMap((slot) => {
    const found = findGame(storage, slot);
    if (found.kind === 'damaged') damagedGame.set(found.key);
    return found.kind === 'game' ? [{ slot, game: found.game }] : [];
  });
}

/** Those that were left in the middle, the latest first. */
export const waitingGames = (storage: DeviceStorage): readonly WaitingGame[] =>
  savedGames(storage)
    .filter(({ game }) => !game.over)
    .sort((a, b) => b.game.startedAt - a.game.startedAt);

/** The first in which no game waits: one that is over has been seen. */
export function freeSlot(storage: DeviceStorage): Slot {
  const taken = waitingGames(storage).map(({ slot }) => slot);
  let slot = 1;
  while (taken.includes(slot)) slot++;
  return slot;
}

function slotsIn(storage: DeviceStorage): readonly Slot[] {
  return storage.keys().flatMap((key) => {
    const found = /^turn7 game(?: ([1-9]\d{0,5}))?$/.exec(key);
    return found === null ? [] : [Number(found[1] ?? 1)];
  });
}

/** Puts the game that is kept out of the way, under a key that nothing else uses. */
export function setAside(storage: DeviceStorage, slot: Slot = 1): NoGame {
  const text = storage.getItem(keyOf(slot));
  if (text === null) return { kind: 'none' };
  const key = freeKey(storage);
  storage.removeItem(keyOf(slot)); // first: on a full storage there is no room for it twice
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
  const { version, setup, number, startedAt, opening: begun, secret, moves, over } = parts(parsed(text));
  const checked = setupFrom(setup);
  if (version !== VERSION || checked === null) return null;
  if (!isCount(number) || number === 0 || !isCount(startedAt) || typeof over !== 'boolean') return null;
  if (!isText(secret) || !isSecret(secret) || !isListOf(moves, isWhole)) return null;
  const opening = begun === undefined ? undefined : openingFrom(begun);
  if (opening === null) return null;
  return { setup: checked, number, startedAt, ...(opening === undefined ? {} : { opening }), secret, moves, over };
}

/** Whether these cards make a game shows when it is played. */
function openingFrom(value: unknown): Opening | null {
  const { dealer, draws } = parts(value);
  return isCount(dealer) && isListOf(draws, isPile) ? { dealer, draws } : null;
}

const isPile = (value: unknown): value is readonly Card[] => isListOf(value, isCount);

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
