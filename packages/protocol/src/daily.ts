/** The daily challenge over HTTP: the day, one's own tries, tables of a week and of friends. */
import * as z from 'zod/mini';
import { Board, DailyDate, DailyResult, PlayerId } from './daily-try.ts';
import { LONGEST_NAME } from './name.ts';
import { Code, Hash, Time, text } from './parts.ts';

const WishedName = text(200);
const count = z.int();

/** The hash of the secret that shuffles a board, from the day before on; the secret itself when the day is closed. */
const Deal = z.strictObject({ commitment: Hash, secret: z.nullable(Hash) });
const Deals = z.strictObject({ bots: Deal, solo: Deal });

/** `closesAt`: nothing can be played of it from then on. */
export const DailyDay = z.strictObject({ date: DailyDate, closesAt: Time, deals: Deals });
export type DailyDay = z.infer<typeof DailyDay>;

/** How a result stands among those of all players of that day: how many there are, how many came to less and to the same. */
const Standing = z.strictObject({ players: count, below: count, equal: count });
export type Standing = z.infer<typeof Standing>;

/** A try of one's own. `master`: what the strongest bot came to in the same place. */
export const OwnTry = z.discriminatedUnion('stage', [
  z.strictObject({ stage: z.literal('playing'), date: DailyDate, board: Board, code: Code }),
  z.strictObject({
    stage: z.literal('finished'),
    date: DailyDate,
    board: Board,
    code: Code,
    result: DailyResult,
    standing: Standing,
    master: DailyResult,
  }),
]);
export type OwnTry = z.infer<typeof OwnTry>;

/** With a key `me` is whose it is: the tries of today, and those of yesterday until it is closed. */
export const Daily = z.strictObject({
  today: DailyDay,
  tomorrow: DailyDay,
  /** How many have ended today's boards. */
  players: z.strictObject({ bots: count, solo: count }),
  me: z.nullable(z.strictObject({ player: PlayerId, streak: count, tries: z.array(OwnTry) })),
});
export type Daily = z.infer<typeof Daily>;

/** `date`: today unless told; of another day a try is only gone on with. */
export const BeginTry = z.strictObject({ board: Board, name: WishedName, date: z.optional(DailyDate) });
export type BeginTry = z.infer<typeof BeginTry>;

export const RANK_PERIODS = ['day', 'week'] as const;

/** `date`: of the day, or one of the week; today if not said. `group`: its code; all players if not said. */
export const RankQuery = z.strictObject({
  board: z._default(Board, 'bots'),
  period: z._default(z.enum(RANK_PERIODS), 'week'),
  date: z.optional(DailyDate),
  group: z.optional(Code),
});
export type RankQuery = z.infer<typeof RankQuery>;

const Name = text(LONGEST_NAME + ' 999'.length);

/** `score`: the sum over the days that were played. */
const Rank = z.strictObject({ player: PlayerId, name: Name, score: z.int(), days: count });
export type Rank = z.infer<typeof Rank>;

/** The best first. `title`: of the group, if one was asked for. */
export const Ranking = z.strictObject({ title: z.nullable(z.string()), ranks: z.array(Rank) });
export type Ranking = z.infer<typeof Ranking>;

export const CreateGroup = z.strictObject({ title: WishedName, name: WishedName });
/** `leave`: goes instead of coming. */
export const JoinGroup = z.strictObject({ name: WishedName, leave: z.optional(z.boolean()) });
export const Group = z.strictObject({ code: Code, title: z.string(), link: z.string() });
export type Group = z.infer<typeof Group>;
