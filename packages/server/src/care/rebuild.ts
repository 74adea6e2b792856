/** Derives ratings and daily results anew from the logs of tables, also while servers run. */
import type { StorePlace } from '../store/open.ts';
import type { RatingRow, Row, Store } from '../store/store.ts';
import { apply } from '../table/apply.ts';
import { readBody } from '../table/body.ts';
import { ratingRowsOf } from '../table/rating.ts';
import { resultRowOf } from '../table/result.ts';
import type { Played, TableState } from '../table/state.ts';
import { atStore } from './store-place.ts';

export interface Rebuilt {
  readonly tables: number;
  readonly games: number;
  /** In words, of each log that cannot be read: what was derived from it before stays as it is. */
  readonly problems: readonly string[];
}

class UnreadableLog extends Error {}

/**
 * Each log says by itself what its games did. Of logs that were deleted, for nobody used them, what they did is kept as it
 * is. Throws a StoreError.
 */
export const rebuildRatings = (place: StorePlace): Promise<Rebuilt> =>
  atStore(place, async (store) => rebuilt(await store.ratedLogs(), (log) => rebuildRatingsOf(store, log)));

/** How many rated games a table has seen the end of. */
async function rebuildRatingsOf(store: Store, log: string): Promise<number> {
  const { state, endings } = await replayed(store, log);
  const rows: RatingRow[] = endings.flatMap(({ played, at }) => ratingRowsOf(log, played, at));
  await store.replaceRatings(log, state?.played?.number ?? 0, rows);
  return new Set(rows.map(({ game }) => game)).size;
}

/** A result is deleted with its log, so one without a try that was ended is nobody's. Throws a StoreError. */
export const rebuildResults = (place: StorePlace): Promise<Rebuilt> =>
  atStore(place, async (store) => rebuilt(await store.tryLogs(), (log) => rebuildResultOf(store, log)));

/** How many tries of the log are over: it has one. */
async function rebuildResultOf(store: Store, log: string): Promise<0 | 1> {
  const { state, endings } = await replayed(store, log);
  const [ending] = endings;
  if (ending === undefined || state?.daily == null) {
    await store.forgetResult(log, state?.seq ?? 0);
    return 0;
  }
  await store.replaceResult(resultRowOf(log, state.daily, ending.played, ending.at));
  return 1;
}

/** One log that cannot be read is no reason to leave out those after it. `rebuild`: how many games of a log are over. */
async function rebuilt(logs: readonly string[], rebuild: (log: string) => Promise<number>): Promise<Rebuilt> {
  let games = 0;
  const problems: string[] = [];
  for (const log of logs) {
    try {
      games += await rebuild(log);
    } catch (error) {
      if (!(error instanceof UnreadableLog)) throw error;
      problems.push(error.message);
    }
  }
  return { tables: logs.length, games, problems };
}

interface Replayed {
  /** Null of a log without a line. */
  readonly state: TableState | null;
  /** Of each game that is over. */
  readonly endings: readonly { readonly played: Played; readonly at: number }[];
}

/** Throws an UnreadableLog. */
async function replayed(store: Store, log: string): Promise<Replayed> {
  let state: TableState | null = null;
  const endings: { played: Played; at: number }[] = [];
  for (const row of await store.read(log, 0)) {
    const wasPlaying: boolean = state?.played?.game.finished === false;
    state = after(state, row);
    if (wasPlaying && state.played?.game.finished) endings.push({ played: state.played, at: row.at });
  }
  return { state, endings };
}

function after(state: TableState | null, { log, seq, at, body }: Row): TableState {
  try {
    return apply(log, state, readBody(body), seq, at).state;
  } catch (cause) {
    throw new UnreadableLog(`table ${log} cannot be read from line ${seq} on`, { cause });
  }
}
