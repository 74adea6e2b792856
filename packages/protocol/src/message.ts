/** What goes over a socket, by direction. The names are those of the Socket.IO events. */
import * as z from 'zod/mini';
import type { Envelope } from './command.ts';
import { LogLine } from './entry.ts';
import { GameView } from './game-view.ts';
import { Code, MemberId, Seq, Token } from './parts.ts';
import type { Reacted, Reaction } from './reaction.ts';
import { Refused } from './refusal.ts';
import { Lobby, TableView } from './table-view.ts';

/** No message may be longer. */
export const MESSAGE_BYTES = 4096;

/** Where sockets connect. */
export const SOCKET_PATH = '/socket';

/** What a socket says of itself when it connects. Without a token it watches; with `since` it catches up from there. */
export const Hello = z.strictObject({ code: Code, token: z.optional(Token), since: z.optional(Seq) });
export type Hello = z.infer<typeof Hello>;

/** A line of the log, and what it changed: parts that are not there are as they were. */
export const Update = z.strictObject({
  line: LogLine,
  lobby: z.optional(Lobby),
  game: z.optional(GameView),
});
export type Update = z.infer<typeof Update>;

/**
 * The answer to a command: where in the log it stands, or why it does not. The update is there if the command was carried
 * out just now, and is then not sent to this socket again.
 */
export const Ack = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), seq: Seq, update: z.optional(Update) }),
  z.strictObject({ ok: z.literal(false), refused: Refused }),
]);
export type Ack = z.infer<typeof Ack>;

/** Where the table stands, and how it came there if that is not too long ago. */
export const Snapshot = z.strictObject({ table: TableView, missed: z.array(LogLine) });
export type Snapshot = z.infer<typeof Snapshot>;

/**
 * The first message: who the socket speaks for, and everything there is to see. `now` is the server's clock; links for
 * others begin with `origin`.
 */
export const Welcome = z.strictObject({
  member: z.nullable(MemberId),
  now: z.int(),
  origin: z.string(),
  snapshot: Snapshot,
});
export type Welcome = z.infer<typeof Welcome>;

/** The answer to `catch up`. */
export const CatchUp = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), snapshot: Snapshot }),
  z.strictObject({ ok: z.literal(false), refused: Refused }),
]);
export type CatchUp = z.infer<typeof CatchUp>;

export interface ClientToServer {
  command: (envelope: Envelope, ack: (answer: Ack) => void) => void;
  react: (reaction: Reaction, ack: (answer: Ack) => void) => void;
  /** Asks for what came after a seq. */
  'catch up': (since: number, ack: (answer: CatchUp) => void) => void;
}

export interface ServerToClient {
  welcome: (welcome: Welcome) => void;
  update: (update: Update) => void;
  reacted: (reacted: Reacted) => void;
  /** The last seq, now and then: whoever has not seen it catches up. */
  beat: (seq: number) => void;
  /** A message that the server could not read, or the reason why it hangs up. */
  refused: (refused: Refused) => void;
}
