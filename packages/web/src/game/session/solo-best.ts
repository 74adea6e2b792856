/** The best result of the solo challenge on this device. */
import { DEFAULT_TARGET, type Game, soloResult } from '@turn7/engine';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, parsed, parts } from '../../device/stored.ts';

export interface SoloBest {
  readonly rounds: number;
  readonly total: number;
  /** Whether the challenge was won with it. */
  readonly beaten: boolean;
  /** How many games were played to their end. */
  readonly tries: number;
}

const KEY = 'turn7 solo';

export function soloBest(storage: DeviceStorage): SoloBest | null {
  const { rounds, total, beaten, tries } = parts(parsed(storage.getItem(KEY)));
  if (!isCount(rounds) || !isCount(total) || !isCount(tries) || typeof beaten !== 'boolean') return null;
  return { rounds, total, beaten, tries };
}

/** Takes down a game that is over; one to another target is no try. */
export function noteSolo(storage: DeviceStorage, game: Game): void {
  const result = soloResult(game);
  if (result === null || game.rules.target !== DEFAULT_TARGET) return;
  const before = soloBest(storage);
  const tries = (before?.tries ?? 0) + 1;
  const now = { ...result, total: game.hands[0]!.total, tries }; // every game has a seat
  const best = before !== null && isBetter(before, now) ? { ...before, tries } : now;
  storage.setItem(KEY, JSON.stringify(best));
}

/** Fewer rounds, then more points. */
const isBetter = (a: SoloBest, b: SoloBest): boolean =>
  a.rounds === b.rounds ? a.total > b.total : a.rounds < b.rounds;
