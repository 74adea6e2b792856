/** Whether this device keeps games, found out before one is played. */
import { deviceStorage } from '../../device/storage.ts';
import { keptGames } from './kept-games.ts';

/** Nothing may be kept at all, or there is no room for it. */
export type StorageTrouble = 'blocked' | 'full';

const KEY = 'turn7 room?';

export async function storageTrouble(): Promise<StorageTrouble | null> {
  try {
    await keptGames.tryToKeep();
    return hasRoom() ? null : 'full';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** For a game that waits. */
function hasRoom(): boolean {
  deviceStorage.setItem(KEY, '7'.repeat(10_000));
  const isLasting = deviceStorage.isLasting(KEY);
  deviceStorage.removeItem(KEY);
  return isLasting;
}
