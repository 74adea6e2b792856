/** The log of a table as everybody may read it: what was done, by whom, one line for each seq. */
import { STAND_INS, type StandIn } from '@turn7/engine';
import * as z from 'zod/mini';
import { ChoiceWord } from './command.ts';
import { DailyTry, PlayerId } from './daily-try.ts';
import { Happened } from './game-view.ts';
import { Options } from './options.ts';
import { GameNumber, MemberId, SeatIndex, Seed, Seq, Time, text } from './parts.ts';

/** Who made a choice: the person, a bot in its own seat, or a bot for the person, and then why. */
export const CHOSEN_BY = ['person', 'bot', ...STAND_INS] as const;
export type ChosenBy = (typeof CHOSEN_BY)[number];

const member = MemberId;
const name = z.string();

export const Entry = z.discriminatedUnion('kind', [
  /** `daily`: the table is a try at a daily challenge, and its player and bots sit there from the beginning. */
  z.strictObject({ kind: z.literal('opened'), options: Options, daily: z.optional(DailyTry) }),
  /** `waits`: for a seat, with those who came before. */
  z.strictObject({
    kind: z.literal('joined'),
    member,
    name,
    seated: z.boolean(),
    waits: z.optional(z.literal(true)),
  }),
  z.strictObject({ kind: z.literal('queued'), member }),
  z.strictObject({ kind: z.literal('sat'), member }),
  z.strictObject({ kind: z.literal('stood'), member }),
  z.strictObject({ kind: z.literal('left'), member }),
  z.strictObject({ kind: z.literal('kicked'), member }),
  z.strictObject({ kind: z.literal('nudged'), member }),
  z.strictObject({ kind: z.literal('stood in'), member }),
  z.strictObject({ kind: z.literal('host changed'), member: z.nullable(MemberId) }),
  z.strictObject({ kind: z.literal('options set'), options: Options }),
  z.strictObject({ kind: z.literal('bot added'), name, level: text(16) }),
  z.strictObject({ kind: z.literal('bot removed'), seat: SeatIndex }),
  z.strictObject({ kind: z.literal('seats filled'), names: z.array(name), level: text(16) }),
  z.strictObject({ kind: z.literal('seeded'), member, seed: Seed }),
  /** The games of this member count for a player's rating from the next one on; and no longer. */
  z.strictObject({ kind: z.literal('rated'), member, player: PlayerId }),
  z.strictObject({ kind: z.literal('unrated'), member }),
  z.strictObject({ kind: z.literal('started'), game: GameNumber }),
  /** `back`: a bot played for this person, and with their answer they play again themselves. */
  z.strictObject({
    kind: z.literal('chose'),
    seat: SeatIndex,
    choice: ChoiceWord,
    by: z.enum(CHOSEN_BY),
    back: z.optional(z.literal(true)),
  }),
  /** Connected, through a node; and no longer. */
  z.strictObject({ kind: z.literal('present'), member, node: text(40) }),
  z.strictObject({ kind: z.literal('absent'), member, node: text(40) }),
  /** A node that died, and with it the connections it had. */
  z.strictObject({ kind: z.literal('node lost'), node: text(40) }),
]);
export type Entry = z.infer<typeof Entry>;

/** Why a bot made a choice; null if it was the player's own. */
export const standInOf = (entry: Entry): StandIn | null =>
  entry.kind === 'chose' && entry.by !== 'person' && entry.by !== 'bot' ? entry.by : null;

/** A line of the log with what it caused at the table. */
export const LogLine = z.strictObject({ seq: Seq, at: Time, entry: Entry, events: z.array(Happened) });
export type LogLine = z.infer<typeof LogLine>;
