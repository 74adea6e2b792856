/**
 * What goes over a socket, by direction. A socket is at one thing that the server keeps, a table or a shared score sheet;
 * the messages are the same, and differ only in what they carry.
 */
import * as z from 'zod/mini';
import type { Envelope, Reacted, Reaction } from './command.ts';
import { LogLine } from './entry.ts';
import { GameView } from './game-view.ts';
import { Code, MemberId, Seq, Token, whole } from './parts.ts';
import { Refused } from './refusal.ts';
import { type SheetEnvelope, SheetLine, SheetView } from './sheet.ts';
import { Lobby, TableView } from './table-view.ts';

/** No message to a table may be longer, nor one of somebody who only watches. */
export const MESSAGE_BYTES = 4096;

/** Where sockets connect. */
export const SOCKET_PATH = '/socket';

/**
 * What a socket says of itself when it connects. Without a token, or the key of a sheet, it watches; with `since` it
 * catches up from there.
 */
export const Hello = z.strictObject({
  kind: z._default(z.enum(['table', 'sheet']), 'table'),
  code: Code,
  token: z.optional(Token),
  since: z.optional(Seq),
});
export type Hello = z.input<typeof Hello>;

/** Where something stands, and how it came there if that is not too long ago. */
export interface Snapshot<View, Line> {
  view: View;
  missed: Line[];
}

/**
 * The first message: who the socket speaks for, and everything there is to see. `member`: null for those who watch; who
 * has the key of a sheet is 1. `now` is the server's clock; links for others begin with `origin`.
 */
export interface Welcome<View, Line> {
  member: number | null;
  now: number;
  origin: string;
  snapshot: Snapshot<View, Line>;
}

type Answer<Done> = ({ ok: true } & Done) | { ok: false; refused: Refused };

/**
 * The answer to a command: where in the log it stands, or why it does not. The update is there if the command was carried
 * out just now, and is then not sent to this socket again.
 */
export type Ack<Update> = Answer<{ seq: number; update?: Update | undefined }>;

/** The answer to `catch up`. */
export type CatchUp<View, Line> = Answer<{ snapshot: Snapshot<View, Line> }>;

/** The schemas of the messages about one kind of thing. */
export interface Messages<View, Line, Update> {
  readonly welcome: z.ZodMiniType<Welcome<View, Line>>;
  readonly update: z.ZodMiniType<Update>;
  readonly ack: z.ZodMiniType<Ack<Update>>;
  readonly catchUp: z.ZodMiniType<CatchUp<View, Line>>;
}

function messagesWith<View, Line, Update>(
  view: z.ZodMiniType<View>,
  line: z.ZodMiniType<Line>,
  update: z.ZodMiniType<Update>,
): Messages<View, Line, Update> {
  const no = z.strictObject({ ok: z.literal(false), refused: Refused });
  const snapshot = z.strictObject({ view, missed: z.array(line) });
  return {
    welcome: z.strictObject({ member: z.nullable(MemberId), now: z.int(), origin: z.string(), snapshot }),
    update,
    ack: z.discriminatedUnion('ok', [
      z.strictObject({ ok: z.literal(true), seq: Seq, update: z.optional(update) }),
      no,
    ]),
    catchUp: z.discriminatedUnion('ok', [z.strictObject({ ok: z.literal(true), snapshot }), no]),
  };
}

/** A line of a table's log, and what it changed: parts that are not there are as they were. */
const TableUpdate = z.strictObject({
  line: LogLine,
  lobby: z.optional(Lobby),
  game: z.optional(GameView),
});
export type TableUpdate = z.infer<typeof TableUpdate>;

/** A line of a sheet's log, and with it all that it changed. */
const SheetUpdate = z.strictObject({ line: SheetLine });
export type SheetUpdate = z.infer<typeof SheetUpdate>;

export const TABLE_MESSAGES = messagesWith(TableView, LogLine, TableUpdate);
export type TableWelcome = Welcome<TableView, LogLine>;
export type TableAck = Ack<TableUpdate>;
export type TableCatchUp = CatchUp<TableView, LogLine>;

export const SHEET_MESSAGES = messagesWith(SheetView, SheetLine, SheetUpdate);

/** The last seq, now and then: whoever has not seen it catches up. `watching`: how many see a sheet without its key. */
export const Beat = z.strictObject({ seq: Seq, watching: z.optional(whole(0, 1e6)) });
export type Beat = z.infer<typeof Beat>;

type Reply<A> = (answer: A) => void;

export interface ClientToServer {
  command: (envelope: Envelope | SheetEnvelope, reply: Reply<Ack<TableUpdate | SheetUpdate>>) => void;
  /** At a table. */
  react: (reaction: Reaction, reply: Reply<Ack<TableUpdate>>) => void;
  /** Asks for what came after a seq. */
  'catch up': (since: number, reply: Reply<CatchUp<TableView | SheetView, LogLine | SheetLine>>) => void;
}

export interface ServerToClient {
  welcome: (welcome: Welcome<TableView | SheetView, LogLine | SheetLine>) => void;
  update: (update: TableUpdate | SheetUpdate) => void;
  reacted: (reacted: Reacted) => void;
  beat: (beat: Beat) => void;
  /** A message that the server could not read, or the reason why it hangs up. */
  refused: (refused: Refused) => void;
}
