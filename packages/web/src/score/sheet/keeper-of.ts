/** Who keeps a sheet of this device: it alone, or it together with others. */
import type { Sheet } from '@turn7/protocol';
import { shareBook } from '../../sync/share-book.ts';
import { SharedKeeper } from '../share/shared-keeper.ts';
import type { ScoreKeeper } from './keeper.ts';
import { LocalKeeper } from './local-keeper.ts';

export function keeperOf(sheet: Sheet): ScoreKeeper {
  const code = shareBook.codeOf(sheet.id);
  const known = code === null ? null : shareBook.find(code);
  return code === null || known === null ? new LocalKeeper(sheet) : new SharedKeeper({ ...known, code }, known);
}
