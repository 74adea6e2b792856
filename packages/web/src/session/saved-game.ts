/**
 * The game on this device as it is kept from one visit to the next: who plays, the secret that shuffles, every choice.
 * What is read back comes through a checked door; what does not pass is put aside, never lost.
 */
import { type Choice, isSecret } from '@turn7/engine';
import { LEVELS, type LevelName } from '@turn7/strategy';
import type { Shelf } from './shelf.ts';

const MODES = ['bots', 'pass', 'solo'] as const;

export interface LocalPlayer {
  readonly name: string;
  /** null for a person at this device. */
  readonly level: LevelName | null;
}

export interface LocalSetup {
  /** Against bots, from hand to hand, or alone. */
  readonly mode: (typeof MODES)[number];
  /** By seat. */
  readonly players: readonly LocalPlayer[];
  readonly target: number;
  /** null is one for every 18 players or part of them (R2). */
  readonly decks: number | null;
  readonly originalTurnThree: boolean;
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

export function saveGame(shelf: Shelf, game: SavedGame): void {
  try {
    shelf.setItem(KEY, JSON.stringify({ version: VERSION, ...game }));
  } catch {
    // Full, or forbidden: the game lasts as long as the page.
  }
}

export const forgetGame = (shelf: Shelf): void => shelf.removeItem(KEY);

export function findGame(shelf: Shelf): Found {
  const text = shelf.getItem(KEY);
  if (text === null) return { kind: 'none' };
  const game = gameIn(text);
  return game === null ? setAside(shelf) : { kind: 'game', game };
}

/** Puts the game that is kept out of the way, under a key that nothing else uses. */
export function setAside(shelf: Shelf): NoGame {
  const text = shelf.getItem(KEY);
  if (text === null) return { kind: 'none' };
  const key = freeKey(shelf);
  try {
    shelf.setItem(key, text);
    shelf.removeItem(KEY);
  } catch {
    return { kind: 'damaged', key: KEY }; // no room beside it, so it stays where it is
  }
  return { kind: 'damaged', key };
}

function freeKey(shelf: Shelf): string {
  for (let i = 1; ; i++) {
    const key = `${KEY} damaged ${i}`;
    if (shelf.getItem(key) === null) return key;
  }
}

/** A game in the form that is asked for; whether its choices can be played shows when they are. */
function gameIn(text: string): SavedGame | null {
  const { version, setup, number, startedAt, secret, moves, over } = parts(parsed(text));
  const checked = setupFrom(setup);
  if (version !== VERSION || checked === null) return null;
  if (!isCount(number) || number === 0 || !isCount(startedAt) || typeof over !== 'boolean') return null;
  if (typeof secret !== 'string' || !isSecret(secret) || !isListOf(moves, isWhole)) return null;
  return { setup: checked, number, startedAt, secret, moves, over };
}

function setupFrom(value: unknown): LocalSetup | null {
  const { mode: word, players: list, target, decks, originalTurnThree } = parts(value);
  const mode = MODES.find((one) => one === word);
  const players = Array.isArray(list) ? list.map(playerFrom) : [];
  if (mode === undefined || players.length === 0 || !players.every((player) => player !== null)) return null;
  if (!isCount(target) || !(decks === null || isCount(decks)) || typeof originalTurnThree !== 'boolean') return null;
  return { mode, players, target, decks, originalTurnThree };
}

function playerFrom(value: unknown): LocalPlayer | null {
  const { name, level: word } = parts(value);
  const level = word === null ? null : LEVELS.find((one) => one.name === word)?.name;
  return typeof name === 'string' && level !== undefined ? { name, level } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const parts = (value: unknown): Readonly<Partial<Record<string, unknown>>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isCount = (value: unknown): value is number => isWhole(value) && value >= 0;

const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);
