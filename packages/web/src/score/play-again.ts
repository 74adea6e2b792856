/** Another game for the same people, on this device. Those who follow a shared one follow the next one as well. */
import { goTo } from '../device/address.ts';
import { sheetAgain } from './setup/new-sheet.ts';
import type { ScoreKeeper } from './sheet/keeper.ts';
import { library } from './sheet/library.ts';

export function playAgain(keeper: ScoreKeeper): void {
  const { sheet, shared } = keeper;
  const next = sheetAgain(sheet.value);
  if (shared !== null && shared.connection.value.kind !== 'closed') {
    keeper.change({ kind: 'next', sheet: next });
    return;
  }
  library.save(next);
  library.setCurrent(next.id);
  if (shared !== null) goTo('/score');
}
