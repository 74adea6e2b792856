/**
 * Finds the tables for slow play whose time is up though nobody looks at them. When that is stands in the store, written
 * with the line that it follows from, so that it outlives any node; reading such a table is all that is to be done, for
 * whoever has it in memory acts. Every node looks, and the log lets one of them act.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { DeadlineRow } from '../store/store.ts';

/** Tables that one look takes; the next one goes on behind them, so that none keeps the others from their turn. */
const AT_ONCE = 100;

export interface Lookout {
  /** Resolves when nothing is being read. */
  stop(): Promise<void>;
}

/** The first look is after the `courtesy` of the pace, the others every `look`. */
export function startLookout({
  store,
  tables,
  pace,
  now,
  log,
}: Pick<Services, 'store' | 'tables' | 'pace' | 'now' | 'log'>): Lookout {
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: DeadlineRow | null = null;

  const look = async (): Promise<void> => {
    const found: readonly DeadlineRow[] = await store.overdue(now(), AT_ONCE, last);
    last = found.length < AT_ONCE ? null : (found.at(-1) ?? null);
    for (const { log: name } of found) {
      if (signal.aborted) return;
      await tables.open(name).catch((error: unknown) => {
        if (!(error instanceof Refusal)) log.warn({ table: name, error }, 'could not read a table whose time is up');
      });
    }
  };

  const watch = async (): Promise<void> => {
    await sleep(pace.courtesy, null, { signal });
    for (;;) {
      await look().catch((error: unknown) => log.warn({ error }, 'could not look for tables whose time is up'));
      await sleep(pace.look, null, { signal });
    }
  };
  const watching = watch().catch(() => {}); // told to stop
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
