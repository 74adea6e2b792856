/** Which round was begun after the one before was over, so that a page that is loaded again goes on there. */
import type { Sheet } from '@turn7/protocol';
import type { DeviceStorage } from '../../device/storage.ts';
import { isCount, parsed, parts } from '../../device/stored.ts';

/** Of the sheet that was kept last. */
const KEY = 'turn7 pad begun';

/** 0 for none: nobody has to begin the first round. */
export function begunRound(storage: DeviceStorage, sheet: Sheet['id']): number {
  const { id, round } = parts(parsed(storage.getItem(KEY)));
  return id === sheet && isCount(round) ? round : 0;
}

export const keepBegun = (storage: DeviceStorage, sheet: Sheet['id'], round: number): void =>
  storage.setItem(KEY, JSON.stringify({ id: sheet, round }));
