/** What the parts of a node have to work with. Each takes those that it needs. */
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Hints } from './hints.ts';
import type { Readiness } from './http/readiness.ts';
import type { Waiting } from './http/waiting.ts';
import type { Bots } from './live/bots.ts';
import type { Challenges } from './live/challenges.ts';
import type { Groups } from './live/groups.ts';
import type { Memberships } from './live/memberships.ts';
import type { Replays } from './live/replays.ts';
import type { Scheduler } from './live/scheduler.ts';
import type { Sheets } from './live/sheets.ts';
import type { Tables } from './live/tables.ts';
import type { Metrics } from './metrics.ts';
import type { Painter } from './preview/painter.ts';
import type { Caller } from './push/caller.ts';
import type { Rates } from './rates.ts';
import type { Store } from './store/store.ts';
import type { Trouble } from './store/trouble.ts';
import type { Pace } from './table/due.ts';

export interface Services {
  /** The name of this node among the others. */
  readonly node: string;
  readonly config: Config;
  readonly pace: Pace;
  /** The time of day, as people see it: milliseconds since 1970. Somebody may set it. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets, from whenever: for whatever is waited for. */
  readonly steady: () => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly hints: Hints;
  readonly tables: Tables;
  readonly memberships: Memberships;
  readonly sheets: Sheets;
  readonly challenges: Challenges;
  readonly groups: Groups;
  readonly bots: Bots;
  readonly scheduler: Scheduler;
  /** null where nobody is told of their turn. */
  readonly caller: Caller | null;
  readonly rates: Rates;
  readonly painter: Painter;
  readonly replays: Replays;
  readonly waiting: Waiting;
  readonly readiness: Readiness;
  readonly trouble: Trouble;
  /** Whether the node is about to stop. */
  readonly isDraining: () => boolean;
}
