/** The typed Socket.IO server, and the rooms that its sockets are in. */
import type {
  ClientToServer,
  LogLine,
  ServerToClient,
  SheetLine,
  SheetView,
  Snapshot,
  TableView,
} from '@turn7/protocol';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { MemberId } from '../table/state.ts';

/** Whom a socket speaks for, and at what it is: a table or a shared score sheet. */
export interface Visitor {
  readonly kind: 'table' | 'sheet';
  /** The name of the log that it is told of. */
  readonly log: string;
  /** null for those who watch. */
  readonly member: MemberId | null;
  /** The last seq that it saw before it connected. */
  readonly since: number;
  /** Bytes that a message may have. */
  readonly most: number;
  /** Throws a Refusal if there is no place for them, now or any more. */
  admit(): void;
  seq(): number;
  look(since: number): Snapshot<TableView | SheetView, LogLine | SheetLine>;
  /** Looks whether other nodes have added to the log. */
  catchUp(): Promise<void>;
  /** What a command of theirs is called in the log, and how it is carried out. Throws a Refusal if it is none. */
  command(sent: unknown): CommandSent;
}

interface CommandSent {
  readonly id: string;
  /** The seq of its line. */
  execute(): Promise<number>;
}

export type Hub = Server<ClientToServer, ServerToClient, DefaultEventsMap, Visitor>;
export type HubSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, Visitor>;

/** Everybody is in the room named after the log, and in one with whoever has the same place there. */
export const placeRoom = (log: string, member: MemberId | null): string => `${log} ${member ?? 'watching'}`;
