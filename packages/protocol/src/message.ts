/**
 * What goes over a WebSocket, as text, by direction. A socket is at one thing that the server keeps, a table or a shared
 * score sheet; the messages are the same, and differ only in what they carry.
 */
import * as z from 'zod/mini';
import type { Envelope, Reacted, Reaction } from './command.ts';
import { LogLine } from './entry.ts';
import { GameStep, GameView } from './game-view.ts';
import { Code, MemberId, Seq, Token, whole } from './parts.ts';
import { Refused } from './refusal.ts';
import { type SheetEnvelope, SheetLine, SheetView } from './sheet.ts';
import { Lobby, TableView } from './table-view.ts';

/** No message to a table may be longer, nor one of somebody who only watches. */
export const MESSAGE_BYTES = 4096;

/** Where sockets connect. */
export const SOCKET_PATH = '/socket';

/** What both ends must agree on to understand each other. It goes up when one of another number would misunderstand. */
export const WIRE_VERSION = 3;

/** With which the server closes a socket that need not come back: the `refused` before it says why. */
export const CLOSED_FOR_GOOD = 4000;

/** A name, what it carries and, if the sender wants an answer, a number that the answer has too. */
export type Message = readonly [name: string, said: unknown, number?: number];

/** null for what is no message. */
export function readMessage(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : null;
  } catch {
    return null;
  }
}

const isMessage = (read: unknown): read is Message =>
  Array.isArray(read) &&
  typeof read[0] === 'string' &&
  (read.length === 2 || (read.length === 3 && Number.isSafeInteger(read[2])));

/**
 * What a socket says first. Without a token, or the key of a sheet, it watches; with `since` it catches up from there.
 */
export const Hello = z.strictObject({
  version: z.literal(WIRE_VERSION),
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
 * The answer to a hello: who the socket speaks for, and everything there is to see. `member`: null for those who watch; who
 * has the key of a sheet is 1. `now` is the server's clock; links for others begin with `origin`.
 */
export interface Welcome<View, Line> {
  member: number | null;
  now: number;
  origin: string;
  snapshot: Snapshot<View, Line>;
}

type Answer<Done> = ({ ok: true } & Done) | { ok: false; refused: Refused };

/** The answer to a command: where in the log it stands, or why it does not. By then the socket has heard of its line. */
export type Ack = Answer<{ seq: number }>;

/** The answer to `catch up`. */
export type CatchUp<View, Line> = Answer<{ snapshot: Snapshot<View, Line> }>;

const No = z.strictObject({ ok: z.literal(false), refused: Refused });
export const Ack: z.ZodMiniType<Ack> = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), seq: Seq }),
  No,
]);

/** The schemas of the messages about one kind of thing. */
export interface Messages<View, Line, Update> {
  readonly welcome: z.ZodMiniType<Welcome<View, Line>>;
  readonly update: z.ZodMiniType<Update>;
  readonly catchUp: z.ZodMiniType<CatchUp<View, Line>>;
}

function messagesWith<View, Line, Update>(
  view: z.ZodMiniType<View>,
  line: z.ZodMiniType<Line>,
  update: z.ZodMiniType<Update>,
): Messages<View, Line, Update> {
  const snapshot = z.strictObject({ view, missed: z.array(line) });
  return {
    welcome: z.strictObject({ member: z.nullable(MemberId), now: z.int(), origin: z.string(), snapshot }),
    update,
    catchUp: z.discriminatedUnion('ok', [z.strictObject({ ok: z.literal(true), snapshot }), No]),
  };
}

/**
 * A line of a table's log, and what it changed: parts that are not there are as they were. A game is there as a whole when
 * it begins; from then on `step` and the events of the line say what became of it (`stepped`).
 */
const TableUpdate = z.strictObject({
  line: LogLine,
  lobby: z.optional(Lobby),
  game: z.optional(GameView),
  step: z.optional(GameStep),
});
export type TableUpdate = z.infer<typeof TableUpdate>;

/** A line of a sheet's log, and with it all that it changed. */
const SheetUpdate = z.strictObject({ line: SheetLine });
export type SheetUpdate = z.infer<typeof SheetUpdate>;

export const TABLE_MESSAGES = messagesWith(TableView, LogLine, TableUpdate);
export type TableWelcome = Welcome<TableView, LogLine>;
export type TableCatchUp = CatchUp<TableView, LogLine>;

export const SHEET_MESSAGES = messagesWith(SheetView, SheetLine, SheetUpdate);

/** More are not told. */
export const MOST_WATCHING = 1_000_000;

/** The last seq, now and then: whoever has not seen it catches up. `watching`: how many see a sheet without its key. */
export const Beat = z.strictObject({ seq: Seq, watching: z.optional(whole(0, MOST_WATCHING)) });
export type Beat = z.infer<typeof Beat>;

export interface ClientToServer {
  /** Once, before all others. */
  hello: Hello;
  command: Envelope | SheetEnvelope;
  /** At a table. */
  react: Reaction;
  /** Asks for what came after a seq. */
  'catch up': number;
}

export interface ServerToClient {
  welcome: Welcome<TableView | SheetView, LogLine | SheetLine>;
  update: TableUpdate | SheetUpdate;
  reacted: Reacted;
  beat: Beat;
  /** To a message with a number: an `Ack`, of `catch up` a `CatchUp`. */
  answer: Ack | CatchUp<TableView | SheetView, LogLine | SheetLine>;
  /** To a message without a number that could not be heeded, or the reason why the server hangs up. */
  refused: Refused;
}
