/** How an event is shown. */
import type { GameEvent } from '@turn7/engine';
import type { Board } from './board.ts';
import type { TableMap } from './table-map.ts';

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/** Looks at the table as it was before the event; what it returns looks at the table with the event in it. */
export type Storyboard<K extends EventKind = EventKind> = (event: EventOf<K>, table: TableMap) => () => Board;
