/** What the edges (HTTP, sockets) have to work with. */
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Hints } from './hints.ts';
import type { Keeper } from './keeper.ts';
import type { Meter } from './meter.ts';
import type { Places } from './places.ts';
import type { Rates } from './rates.ts';
import type { Sheets } from './sheets.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables.ts';

export interface Edge {
  readonly config: Config;
  readonly tables: Tables;
  readonly places: Places;
  readonly sheets: Sheets;
  readonly keeper: Keeper;
  readonly store: Store;
  readonly hints: Hints;
  readonly rates: Rates;
  readonly meter: Meter;
  readonly log: Logger;
  readonly now: () => number;
}
