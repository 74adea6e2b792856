/** Deletes tables that nobody has used for as long as the configuration keeps them. */
import type { Logger } from 'pino';
import type { Store } from './store/store.ts';

const DAY_MS = 24 * 3600_000;
const EVERY_MS = 3600_000;
/** Tables at once: moves wait for no more than this. */
const STEP = 50;

export interface Retention {
  /** Resolves when what is being deleted is deleted. */
  stop(): Promise<void>;
}

/** Now and every hour. `days`: null keeps everything. */
export function startRetention(days: number | null, store: Store, now: () => number, log: Logger): Retention {
  if (days === null) return { async stop() {} };
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    let deleted = 0;
    try {
      for (let step = STEP; step === STEP && !isStopped; deleted += step) {
        step = await store.prune(now() - days * DAY_MS, STEP);
      }
    } catch (error) {
      log.warn({ error }, 'could not delete old tables; trying again in an hour');
    }
    if (deleted > 0) log.info({ tables: deleted }, 'deleted old tables');
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
