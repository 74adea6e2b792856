/** Thinking about a record: whose choices, for how long, in pieces between which others may work or interrupt. */
import { setImmediate } from 'node:timers/promises';
import { RecordError, type Seat } from '@turn7/engine';
import { type Review, Reviewer } from '@turn7/strategy';
import { listOr } from '../english.ts';
import type { FiledRecord } from './record-input.ts';

/** A record that is to be reviewed; `seat`: whose choices are wanted in detail. */
export interface Task extends FiledRecord {
  readonly seat: Seat | null;
}

/** What has come of it; `stopped`: whether somebody interrupted that. */
export interface Reviewed extends Task {
  readonly review: Review;
  readonly stopped: boolean;
}

/**
 * How often the estimates are made better where no time is said: for some seconds of one record, and less of each of many. At
 * a table with more seats than these everything takes far longer, so one pass less has to do.
 */
const PASSES_OF_ONE = 3;
const PASSES_OF_MANY = 2;
const LARGE = [9, 18];

/** `records`: how many are to be reviewed. */
export function passesFor({ located }: Pick<Task, 'located'>, records: number): number {
  const larger = LARGE.filter((seats) => located.record.players.length > seats).length;
  return Math.max(1, (records === 1 ? PASSES_OF_ONE : PASSES_OF_MANY) - larger);
}

/** Between two looks at whether somebody interrupts, in milliseconds. */
const BREATH = 30;

/** A player by name, or by the number of the seat. */
export function seatOf({ located: { record, lines } }: Pick<FiledRecord, 'located'>, wanted: string): Seat {
  const { players } = record;
  const isWanted = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  const [seat, second] = players.flatMap((name, i) => (isWanted(name) ? [i] : []));
  if (seat !== undefined && second === undefined) return seat;
  const number = /^\d{1,2}$/.test(wanted) ? Number(wanted) : 0;
  if (number >= 1 && number <= players.length) return number - 1;
  const problem = seat === undefined ? `there is no player "${wanted}"` : `several players are called "${wanted}"`;
  const expected = `${listOr([...new Set(players)])}, or a seat from 1 to ${players.length}`;
  throw new RecordError(lines.keys.get('players') ?? lines.header, problem, expected);
}

export interface Thinking {
  readonly seconds?: number;
  readonly seed: number;
  /** What a review takes that has no time of its own. */
  readonly passes: number;
  readonly signal: AbortSignal;
  readonly onShare: (share: number, words: string) => void;
}

/** Null if it was interrupted before there was anything complete. */
export async function think(
  { located }: Pick<Task, 'located'>,
  { seconds, seed, passes, signal, onShare }: Thinking,
): Promise<Review | null> {
  const reviewer = new Reviewer(located, { passes: seconds === undefined ? passes : Infinity, seed });
  const now = (): number => performance.now();
  const [startedAt, most] = [now(), seconds === undefined ? Infinity : 1000 * seconds];
  let breathedAt = -Infinity;
  while (!reviewer.isDone && !signal.aborted && !(reviewer.isComplete && now() - startedAt >= most)) {
    reviewer.advance();
    if (now() - breathedAt < BREATH) continue;
    const share = seconds === undefined ? shareOf(reviewer, passes) : Math.min(1, (now() - startedAt) / most);
    onShare(share, reviewer.isComplete ? 'getting more precise' : 'looking at every choice');
    await setImmediate();
    breathedAt = now();
  }
  return reviewer.isComplete ? reviewer.review() : null;
}

/** Each pass takes about twice as long as the one before. */
const shareOf = ({ progress }: Reviewer, passes: number): number =>
  (2 ** progress.passes * (1 + progress.share) - 1) / (2 ** passes - 1);
