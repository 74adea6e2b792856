/** Takes a player out of the tables of daily results, or back in, also while servers run. */
import { PlayerId } from '@turn7/protocol';
import { expectDatabase } from '../store/database-file.ts';
import { storeErrorFrom } from '../store/failure.ts';
import { openStore, type StorePlace } from '../store/open.ts';
import { StoreError } from '../store/store.ts';

/** Nothing is deleted: whoever is hidden still sees their own results. Throws a StoreError. */
export async function hidePlayer(place: StorePlace, player: string, isHidden: boolean): Promise<void> {
  if (!PlayerId.safeParse(player).success)
    throw new StoreError(`"${player}" is no player; expected the 16 digits that the tables of results have`);
  if (place.kind === 'sqlite') expectThere(place.file); // a wrong folder would become a new database
  const store = await openStore(place);
  try {
    await store.hide(player, isHidden);
  } finally {
    await store.close();
  }
}

function expectThere(file: string): void {
  try {
    expectDatabase(file);
  } catch (error) {
    throw storeErrorFrom(`cannot open ${file}`, error);
  }
}
