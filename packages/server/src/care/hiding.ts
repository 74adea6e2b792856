/** Takes a player out of the tables of daily results and out of ratings, or back in, also while servers run. */
import { PlayerId } from '@turn7/protocol';
import type { StorePlace } from '../store/open.ts';
import { StoreError } from '../store/store.ts';
import { atStore } from './store-place.ts';

/**
 * Nothing is deleted: whoever is hidden still sees their own results. False of a player who has no result and no rating:
 * they are hidden as well, should they ever have one. Throws a StoreError.
 */
export async function hidePlayer(place: StorePlace, player: string, isHidden: boolean): Promise<boolean> {
  if (!PlayerId.safeParse(player).success)
    throw new StoreError(`"${player}" is no player; expected the 16 digits that the tables of results have`);
  return atStore(place, (store) => store.hide(player, isHidden));
}
