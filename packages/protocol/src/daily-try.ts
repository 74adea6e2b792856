/** One player's try at a daily challenge: the one that counts. */
import * as z from 'zod/mini';
import { dateAt, startOf } from './calendar.ts';
import { text, whole } from './parts.ts';

/** The deals of a day: against three bots, and alone. */
export const BOARDS = ['bots', 'solo'] as const;
export const Board = z.enum(BOARDS);
export type Board = z.infer<typeof Board>;

/** The levels of the bots that everybody meets, the same three every day, who answer at once. */
export const DAILY_LEVELS = ['Regular', 'Counter', 'Sharp'] as const;

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dateAt(startOf(text)) === text;
export const DailyDate = z.string().check(z.refine(isDate, 'a date such as 2026-11-18'));

/** Who somebody is to the others: the beginning of the hash of their key. */
export const PlayerId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const DailyTry = z.strictObject({
  date: DailyDate,
  board: Board,
  player: PlayerId,
  name: z.string(),
  /** On how many days in a row they had played before. */
  streak: whole(0, 1_000_000),
  bots: z.array(z.strictObject({ name: z.string(), level: text(16) })),
});
export type DailyTry = z.infer<typeof DailyTry>;

/** What a win counts beside the points. */
const WIN = 100;

/** What a try is worth: against bots the points, and more for winning; alone ten times the points of a round. */
export function scoreOf(board: Board, { total, rounds, won }: Pick<DailyResult, 'total' | 'rounds' | 'won'>): number {
  return board === 'bots' ? total + (won ? WIN : 0) : Math.round((10 * total) / Math.max(1, rounds));
}

/** What somebody came to. */
export const DailyResult = z.strictObject({ score: z.int(), total: z.int(), rounds: z.int(), won: z.boolean() });
export type DailyResult = z.infer<typeof DailyResult>;
