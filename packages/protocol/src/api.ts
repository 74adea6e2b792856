/** What goes over HTTP besides the parts that sockets use too. */
import * as z from 'zod/mini';
import { LogLine } from './entry.ts';
import { SomeOptions } from './options.ts';
import { Code, MemberId, Seq, Time, Token, text, whole } from './parts.ts';
import { Refused } from './refusal.ts';
import { TableListing, TableView } from './table-view.ts';

/** Long enough to be cleaned, short enough to be no burden. */
const WishedName = text(200);

export const CreateTable = z.strictObject({
  name: WishedName,
  options: z.optional(SomeOptions),
  /** The levels of the bots that sit down at once. */
  bots: z.optional(z.array(text(16)).check(z.maxLength(53))),
  /** Whether the host plays; true if not said. */
  sit: z.optional(z.boolean()),
});
export type CreateTable = z.infer<typeof CreateTable>;

export const JoinTable = z.strictObject({
  name: WishedName,
  sit: z.optional(z.boolean()),
  /** The key to the place, 32 random bytes of one's own making: whoever asks again with it has come once. */
  token: z.optional(Token),
});
export type JoinTable = z.infer<typeof JoinTable>;

/** A place at a table. Whoever has the token has the place; it is shown once and kept by nobody but its owner. */
export const Place = z.strictObject({ code: Code, link: z.string(), member: MemberId, token: Token, table: TableView });
export type Place = z.infer<typeof Place>;

/** A key to the same place for another device, for one use within a few minutes. */
export const Pass = z.strictObject({ pass: Token, link: z.string(), expiresAt: Time });
export type Pass = z.infer<typeof Pass>;
export const RedeemPass = z.strictObject({ pass: Token });

export const TableList = z.strictObject({ tables: z.array(TableListing) });
export const RecordList = z.strictObject({ games: z.array(whole(1, 1e6)) });

export const LogPage = z.strictObject({ lines: z.array(LogLine), table: TableView });
export type LogPage = z.infer<typeof LogPage>;

export const LONGEST_WAIT = 25;
/** How long to wait for a line after `since`, in seconds, if there is none yet. */
export const LogQuery = z.strictObject({ since: z._default(Seq, 0), wait: z._default(whole(0, LONGEST_WAIT), 0) });

export const Accepted = z.strictObject({ seq: Seq });
export const Failure = z.strictObject({ refused: Refused });
