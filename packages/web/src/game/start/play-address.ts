/** The address of a game on this device, which names its slot. */
import type { Slot } from '../session/saved-game.ts';

export const playAddress = (slot: Slot): string => (slot === 1 ? '/play' : `/play?game=${slot}`);

/** The first where none is named. */
export function slotIn(search: string): Slot {
  const word = new URLSearchParams(search).get('game') ?? '';
  return /^[1-9]\d{0,5}$/.test(word) ? Number(word) : 1;
}
