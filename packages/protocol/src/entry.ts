/** The log of a table as everybody may read it: what was done, by whom, one line for each seq. */
import * as z from 'zod/mini';
import { ChoiceWord } from './command.ts';
import { Happened } from './game-view.ts';
import { Options } from './options.ts';
import { MemberId, SeatIndex, Seed, Seq, Time, text, whole } from './parts.ts';

/** Who made a choice: the person, a bot in its own seat, or a bot for a person out of time or not there. */
export const CHOSEN_BY = ['person', 'bot', 'clock', 'absence'] as const;

const member = MemberId;
const name = z.string();

export const Entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('opened'), options: Options }),
  z.strictObject({ kind: z.literal('joined'), member, name, seated: z.boolean() }),
  z.strictObject({ kind: z.literal('sat'), member }),
  z.strictObject({ kind: z.literal('stood'), member }),
  z.strictObject({ kind: z.literal('left'), member }),
  z.strictObject({ kind: z.literal('kicked'), member }),
  z.strictObject({ kind: z.literal('host changed'), member: z.nullable(MemberId) }),
  z.strictObject({ kind: z.literal('options set'), options: Options }),
  z.strictObject({ kind: z.literal('bot added'), name, level: text(16) }),
  z.strictObject({ kind: z.literal('bot removed'), seat: SeatIndex }),
  z.strictObject({ kind: z.literal('seeded'), member, seed: Seed }),
  z.strictObject({ kind: z.literal('started'), game: whole(1, 1e6) }),
  z.strictObject({ kind: z.literal('chose'), seat: SeatIndex, choice: ChoiceWord, by: z.enum(CHOSEN_BY) }),
  /** Connected, through a node; and no longer. */
  z.strictObject({ kind: z.literal('present'), member, node: text(40) }),
  z.strictObject({ kind: z.literal('absent'), member, node: text(40) }),
  /** A node that died, and with it the connections it had. */
  z.strictObject({ kind: z.literal('node lost'), node: text(40) }),
]);
export type Entry = z.infer<typeof Entry>;

/** A line of the log with what it caused at the table. */
export const LogLine = z.strictObject({ seq: Seq, at: Time, entry: Entry, events: z.array(Happened) });
export type LogLine = z.infer<typeof LogLine>;
