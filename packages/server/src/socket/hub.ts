/** The typed Socket.IO server, and the rooms that its sockets are in. */
import type { ClientToServer, ServerToClient } from '@turn7/protocol';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { LiveTable } from '../live/live-table.ts';
import type { MemberId } from '../table/state.ts';

/** Whom a socket speaks for: a member of a table, or nobody, who watches. */
export interface Visitor {
  readonly table: LiveTable;
  readonly member: MemberId | null;
  /** The last seq that it saw before it connected. */
  readonly since: number;
}

export type Hub = Server<ClientToServer, ServerToClient, DefaultEventsMap, Visitor>;
export type HubSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, Visitor>;

/** Everybody at a table is in the room named after its code, and in one with whoever has the same place there. */
export const placeRoom = (code: string, member: MemberId | null): string => `${code} ${member ?? 'watching'}`;
