/**
 * The score that this device was keeping, as the front page tells of it. It stands in a few words of its own: to read the
 * sheet and to add it up, most people who see that page would load too much.
 */
import type { Sheet } from '@turn7/protocol';
import type { DeviceStorage } from '../../device/storage.ts';
import { isListOf, isText, isWhole, parsed, parts } from '../../device/stored.ts';

const KEY = 'turn7 score left';

/** Nobody goes on with a game that is older. */
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Who plays; null where there is nothing to go on with. */
export function leftScore(storage: DeviceStorage, now = Date.now()): readonly string[] | null {
  const { startedAt, names } = parts(parsed(storage.getItem(KEY)));
  return isWhole(startedAt) && now - startedAt <= WEEK_MS && isListOf(names, isText) ? names : null;
}

/** null for a game that is over, and for none. */
export function keepLeft(storage: DeviceStorage, sheet: Pick<Sheet, 'startedAt' | 'players'> | null): void {
  if (sheet === null) storage.removeItem(KEY);
  else
    storage.setItem(KEY, JSON.stringify({ startedAt: sheet.startedAt, names: sheet.players.map(({ name }) => name) }));
}
