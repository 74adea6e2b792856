/** The simulations of this visit: the one that is shown, and those before it. They are kept while the page is open. */
import type { Summary } from '@turn7/simulator';
import { Signal } from '../../device/signal.ts';
import { openWorker, Pool, workersHere } from './pool.ts';
import { Run } from './run.ts';
import type { Setup } from './setup.ts';

export interface PastRun {
  readonly setup: Setup;
  readonly summary: Summary;
}

/** Older ones are forgotten. */
const MOST_KEPT = 8;

export const shownRun = new Signal<Run | null>(null);
/** The newest first; that which is shown is not among them. */
export const pastRuns = new Signal<readonly PastRun[]>([]);

export function startRun(setup: Setup): void {
  putAside();
  shownRun.set(new Run(setup, new Pool(Math.min(workersHere(), setup.games), openWorker)));
}

/** Nobody looks any more: what was played stays. */
export const stopRun = (): void => shownRun.value?.stop();

function putAside(): void {
  stopRun();
  const shown = shownRun.value?.shown.value;
  if (shown === undefined || shown.summary === null) return;
  const { setup, summary } = shown;
  pastRuns.set([{ setup, summary }, ...pastRuns.value].slice(0, MOST_KEPT));
}
