/** The next game on this device. Those who follow a shared one follow the next one as well. */
import type { Sheet } from '@turn7/protocol';
import { goTo } from '../device/address.ts';
import { sheetAgain } from './setup/new-sheet.ts';
import type { ScoreKeeper } from './sheet/keeper.ts';
import { library } from './sheet/library.ts';

/** Whether others see what is kept here, or will when the connection is back. */
export const isFollowed = ({ shared }: ScoreKeeper): boolean =>
  shared !== null && shared.connection.value.kind !== 'closed';

export function beginNext(keeper: ScoreKeeper, next: Sheet): void {
  if (isFollowed(keeper)) {
    keeper.change({ kind: 'next', sheet: next });
    return;
  }
  library.save(next);
  library.setCurrent(next.id);
  if (keeper.shared !== null) goTo('/score');
}

/** For the same people. */
export const playAgain = (keeper: ScoreKeeper): void => beginNext(keeper, sheetAgain(keeper.sheet.value));
