/** Another game for the same people, on this device. One that was shared is offered to be shared as well. */
import { goTo } from '../../device/address.ts';
import type { ScoreKeeper } from '../sheet/keeper.ts';
import { library } from '../sheet/library.ts';
import { sheetAgain } from './new-sheet.ts';

/** At the end of the address, it opens the way to share the score. */
export const SHARE_HASH = '#share';

export function playAgain({ sheet, shared }: ScoreKeeper): void {
  const next = sheetAgain(sheet.value);
  library.save(next);
  library.setCurrent(next.id);
  if (shared !== null) goTo(`/score${SHARE_HASH}`);
}
