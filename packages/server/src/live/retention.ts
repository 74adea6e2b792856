/**
 * Deletes what is of no use: keys that have expired, tables, shared sheets and groups unused for as long as they are kept. Days
 * count while a server runs: a clock that is a month ahead when it starts, or a month without a server, deletes nothing.
 */
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3600_000;
/** Also how long nothing is deleted after a start. */
const EVERY_MS = 3600_000;
/** A rating takes months to mean something, and hardly any room: it stays so many times as long as a table. */
const RATING_TIMES = 12;
/** Logs at once: moves wait for no more than this. */
const STEP = 50;

export interface Retention {
  /** Resolves when what is being deleted is deleted. */
  stop(): Promise<void>;
}

interface Needs extends Pick<Services, 'store' | 'now' | 'steady' | 'log'> {
  /** Is told what was deleted. */
  evict(logs: readonly string[]): Promise<void>;
}

/** `days`: null keeps all of them. */
export function startRetention(days: number | null, needs: Needs, every = EVERY_MS): Retention {
  const { store, evict, now, steady, log } = needs;
  const startedAt = steady();
  let lastUse: number | null = null;
  let isStopped = false;

  /** When something last happened here before the start, by what the log says. */
  const lookBack = async (): Promise<number> => {
    if (lastUse !== null) return lastUse;
    const at = await store.lastUse();
    const gap = at === null ? 0 : now() - at;
    if (Math.abs(gap) > DAY_MS)
      log.warn(
        { days: Math.round(gap / DAY_MS) },
        'the last line is so many days old: if that is wrong, so is the clock',
      );
    lastUse = at ?? now();
    return lastUse;
  };
  const prune = async (kept: number): Promise<void> => {
    const today = Math.min(now(), (await lookBack()) + steady() - startedAt);
    let deleted = 0;
    for (let step = STEP; step === STEP && !isStopped; deleted += step) {
      const logs = await store.prune(today - kept * DAY_MS, STEP);
      await evict(logs);
      step = logs.length;
    }
    await store.pruneRatings(today - RATING_TIMES * kept * DAY_MS);
    if (deleted > 0) log.info({ deleted }, 'deleted old tables, shared sheets and groups');
  };
  const forgetPasses = (): Promise<void> => store.forgetPasses(now());
  const sweep = async (): Promise<void> => {
    await forgetPasses();
    if (days !== null) await prune(days);
  };
  const tell = (error: unknown): void => log.warn({ error }, 'could not delete what is old; trying again in an hour');

  let sweeping: Promise<unknown> = lookBack().then(forgetPasses).catch(tell);
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch(tell);
  }, every);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
