/** A node without a network: its tables and challenges over a store. */
import { NO_HINTS } from '../../src/hints.ts';
import { Bots } from '../../src/live/bots.ts';
import { Challenges } from '../../src/live/challenges.ts';
import { Memberships } from '../../src/live/memberships.ts';
import { Tables } from '../../src/live/tables.ts';
import { Metrics } from '../../src/metrics.ts';
import type { Store } from '../../src/store/store.ts';
import { USUAL_PACE } from '../../src/table/due.ts';
import { CLOCKS } from './clocks.ts';
import { noLimits } from './no-limits.ts';

export type Node = ReturnType<typeof nodeAt>;

export function nodeAt(store: Store) {
  const services = {
    store,
    hints: NO_HINTS,
    pace: USUAL_PACE,
    metrics: new Metrics(),
    bots: new Bots(),
    ...CLOCKS,
    ...noLimits(),
  };
  const tables = new Tables(services);
  return {
    store,
    tables,
    memberships: new Memberships({ ...services, tables }),
    challenges: new Challenges({ ...services, tables }),
  };
}
