/** Deletes what is of no use: keys that have expired, tables and shared sheets unused for as long as they are kept. */
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3600_000;
const EVERY_MS = 3600_000;
/** Tables and sheets at once: moves wait for no more than this. */
const STEP = 50;

export interface Retention {
  /** Resolves when what is being deleted is deleted. */
  stop(): Promise<void>;
}

type Needs = Pick<Services, 'store' | 'tables' | 'sheets' | 'now' | 'log'>;

/** Now and every hour. `days`: null keeps all of them. */
export function startRetention(days: number | null, { store, tables, sheets, now, log }: Needs): Retention {
  let isStopped = false;
  const prune = async (kept: number): Promise<void> => {
    let deleted = 0;
    for (let step = STEP; step === STEP && !isStopped; deleted += step) {
      const logs = await store.prune(now() - kept * DAY_MS, STEP);
      await tables.evict(logs);
      await sheets.evict(logs);
      step = logs.length;
    }
    if (deleted > 0) log.info({ deleted }, 'deleted old tables and shared sheets');
  };
  const sweep = async (): Promise<void> => {
    try {
      await store.forgetPasses(now());
      if (days !== null) await prune(days);
    } catch (error) {
      log.warn({ error }, 'could not delete what is old; trying again in an hour');
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, EVERY_MS);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
