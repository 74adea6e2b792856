/** Derives ratings anew from the logs of tables, also while servers run. */
import type { StorePlace } from '../store/open.ts';
import type { RatingRow, Store } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { readBody } from '../table/body.ts';
import { ratingRowsOf } from '../table/rating.ts';
import type { TableState } from '../table/state.ts';
import { atStore } from './store-place.ts';

export interface Rebuilt {
  readonly tables: number;
  readonly games: number;
}

/**
 * Each log says by itself what its games did. Of logs that were deleted, for nobody used them, what they did is kept as it
 * is. Throws a StoreError.
 */
export const rebuildRatings = (place: StorePlace): Promise<Rebuilt> =>
  atStore(place, async (store) => {
    const logs = await store.ratedLogs();
    let games = 0;
    for (const log of logs) games += await rebuildOf(store, log);
    return { tables: logs.length, games };
  });

/** How many rated games a table has seen the end of. */
async function rebuildOf(store: Store, log: string): Promise<number> {
  let state: TableState | null = null;
  const rows: RatingRow[] = [];
  for (const { seq, at, body } of await store.read(log, 0)) {
    const wasPlaying: boolean = state?.played?.game.finished === false;
    ({ state } = apply(log, state, readBody(body), seq, at));
    if (wasPlaying && state.played?.game.finished) rows.push(...ratingRowsOf(log, state.played, at));
  }
  await store.replaceRatings(log, state?.played?.number ?? 0, rows);
  return new Set(rows.map(({ game }) => game)).size;
}
