/** Who is where: the sockets at each log, and what is told to all of them. */
import type { LogLine, ServerToClient, SheetLine, SheetView, Snapshot, TableView } from '@turn7/protocol';
import type { MemberId } from '../table/state.ts';
import type { Connection } from './connection.ts';
import { messageFrame } from './frame.ts';

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
  /** The seq of the line that a command of theirs makes. Throws a Refusal, or rejects with it, if it makes none. */
  command(sent: unknown): Promise<number>;
}

export class Hub {
  readonly #rooms = new Map<string, Set<Connection>>();

  /** Until the function it returns is called. */
  join(log: string, connection: Connection): () => void {
    const room = this.#rooms.get(log) ?? new Set();
    this.#rooms.set(log, room.add(connection));
    return () => {
      room.delete(connection);
      if (room.size === 0 && this.#rooms.get(log) === room) this.#rooms.delete(log);
    };
  }

  /** Whether somebody is there. */
  has(log: string): boolean {
    return this.#rooms.has(log);
  }

  /** Those who have one place at a log; null for those who watch. */
  at(log: string, member: MemberId | null): Connection[] {
    return this.all(log).filter(({ visitor }) => visitor?.member === member);
  }

  all(log: string): Connection[] {
    return [...(this.#rooms.get(log) ?? [])];
  }

  /** Encoded once for all who hear it, and not at all if nobody does. */
  tell<N extends keyof ServerToClient>(log: string, name: N, said: ServerToClient[N]): void {
    const room = this.#rooms.get(log);
    if (room === undefined) return;
    const frame = messageFrame(name, said);
    for (const connection of room) connection.send(frame);
  }

  /** Not to those who have not even read what came before: another one will follow. */
  beat(log: string, said: ServerToClient['beat']): void {
    const room = this.#rooms.get(log);
    if (room === undefined) return;
    const frame = messageFrame('beat', said);
    for (const connection of room) if (connection.isIdle) connection.send(frame);
  }
}
