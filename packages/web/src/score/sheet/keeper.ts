/** A score as its screens see it, whoever keeps it: this device alone (`local-keeper.ts`), or several (`shared-keeper.ts`). */
import type { Connection, Problem } from '@turn7/client';
import type { Sheet, SheetChange } from '@turn7/protocol';
import type { Readable } from '../../device/signal.ts';
import type { Replaced } from '../share/own-entries.ts';
import type { PlacedEntry, Spot } from './entries.ts';

export interface ScoreKeeper {
  readonly sheet: Readable<Sheet>;
  /** What this device did and may take back, and what it took back. */
  readonly canUndo: Readable<boolean>;
  readonly canRedo: Readable<boolean>;
  /** Several changes at once are one to whoever takes them back. */
  change(...changes: readonly SheetChange[]): void;
  undo(): void;
  redo(): void;
  /** null for a sheet on this device alone. */
  readonly shared: Shared | null;
  close(): void;
}

/** What only a sheet on a server has. */
export interface Shared {
  readonly code: string;
  /** null for those who watch: nothing they change is kept. */
  readonly key: string | null;
  /** Where others find it. */
  readonly link: string;
  /** Closed: the server has forgotten the sheet, it is shared no more, or takes no more changes; what is here stays here. */
  readonly connection: Readable<Connection>;
  /** Changes on their way. */
  readonly unsent: Readable<number>;
  /** How many see it without its key. */
  readonly watching: Readable<number>;
  /** Why the last change was not taken, if it was not: unless the server is full, it is not on the sheet any more. */
  readonly refused: Readable<Problem | null>;
  /** What this device entered last and another has replaced, until something else is done here. */
  readonly replaced: Readable<Replaced | null>;
  /** What this device entered where another had entered something else: that stands until somebody decides here. */
  readonly contested: Readable<readonly PlacedEntry[]>;
  /** Leaves one of them to the other. */
  yield(spot: Spot): void;
  /** Nobody sees it through the server any more; what is here stays here. Why not, or null. */
  stop(): Promise<Problem | null>;
}
