/**
 * What a server must never lose, whatever keeps it: every log, of tables, shared sheets and groups, whose seat is
 * whose, finished games. The store knows nothing of what a log is of but its name: bodies are text. One suite
 * (test/store.test.ts) holds for every implementation.
 */

/** One line of a log. Its primary key is (log, seq), so that two writers can never both be next. */
export interface Row {
  readonly log: string;
  /** Counts from 1 without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * Who asked for it and under which id, such as `3:f81d4f`; unique in a log, unless there is a dot in it: such a command
   * fits in one place of its log only. Null where nobody did.
   */
  readonly command: string | null;
  readonly body: string;
}

/** A line to be written together with everything that follows from it, or not at all. */
export interface Append {
  readonly row: Row;
  /** How the table looks in the public list, or null to take it out. Undefined leaves it as it is. */
  readonly listing?: string | null;
  /** With the first line: who made the log, as a name that tells nobody who that is. */
  readonly publisher?: string;
  /** A new key to a member's place: the hash of a token. */
  readonly token?: TokenRow;
  /** A member whose tokens and passes open nothing any more. */
  readonly revoke?: { readonly log: string; readonly member: number };
  /** A member whose devices are told of nothing any more. */
  readonly silence?: { readonly log: string; readonly member: number };
  /** When a table for slow play is to be acted for though nobody looks at it, or null for never. Undefined leaves it as it is. */
  readonly due?: number | null;
  /** A finished game. */
  readonly record?: RecordRow;
  /** What a finished try at a daily challenge came to. */
  readonly result?: ResultRow;
  /** What a finished rated game did to ratings. */
  readonly ratings?: readonly RatingRow[];
  /** The lines before it have no text any more: nobody shall read them. Their places stay taken. */
  readonly erase?: true;
}

export interface TokenRow {
  /** SHA-256, in hex: whoever reads the database cannot sit down with it. */
  readonly hash: string;
  readonly log: string;
  readonly member: number;
}

/** A key that turns into a token once, before it expires: what a link to another device carries. */
export interface PassRow extends TokenRow {
  readonly expiresAt: number;
}

export interface RecordRow {
  readonly log: string;
  /** Counts the games of a table from 1. */
  readonly game: number;
  readonly finishedAt: number;
  /** A `.t7` record. */
  readonly text: string;
}

/** What somebody's try at a daily challenge came to: derived from its log, and deleted with it. */
export interface ResultRow {
  readonly log: string;
  readonly date: string;
  readonly board: string;
  readonly player: string;
  readonly name: string;
  readonly score: number;
  readonly total: number;
  readonly rounds: number;
  /** 1 or 0. */
  readonly won: number;
  readonly finishedAt: number;
}

export type RatingChange = Pick<RatingRow, 'player' | 'gain'>;

/** What a finished game did to one player's rating: derived from its log. Ratings are sums of these, in any order. */
export interface RatingRow {
  readonly log: string;
  readonly game: number;
  readonly player: string;
  /** Thousandths of a point. */
  readonly gain: number;
  /** Of the natural logarithm of the uncertainty, in millionths. */
  readonly narrowing: number;
  /** 1 or 0. */
  readonly won: number;
  readonly finishedAt: number;
}

/** What somebody's rated games come to together. */
export interface RatingSum {
  readonly player: string;
  readonly gain: number;
  readonly narrowing: number;
  readonly games: number;
  readonly won: number;
}

/** The results of some days, the first and the last among them. */
export interface Days {
  readonly board: string;
  readonly first: string;
  readonly last: string;
}

/** `name`: as of the last of their days. */
export interface RankRow {
  readonly player: string;
  readonly name: string;
  readonly score: number;
  readonly days: number;
}

/** The lines after a seq, up to another. */
export interface Span {
  readonly after: number;
  readonly last: number;
}

/** What a log came to with one of its lines: derived, and never the truth. */
export interface MilestoneRow {
  readonly log: string;
  readonly seq: number;
  /** Of the line, the text and its form. */
  readonly digest: string;
  readonly text: string;
}

/** A device that is told when a member of a table has to choose, and the keys to encrypt what it is told with. */
export interface SubscriptionRow {
  readonly log: string;
  readonly member: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly at: number;
}

/** When something is to happen at a log though nobody looks at it: derived from its last line. */
export interface DeadlineRow {
  readonly log: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

export interface Listing {
  readonly log: string;
  readonly listing: string;
}

/**
 * `taken`: a line with this seq, or from this command, is already there. `gap`: the line before it is not there, for the
 * log was deleted. Of both nothing was written.
 */
export type AppendResult = 'appended' | 'taken' | 'gap';

/** A store that cannot be reached, or cannot write. Whether the last line was kept is not known. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Every method rejects with a StoreError, and nothing else, when the database is away, full or failing. */
export interface Store {
  /** Resolves only when the line is safe on disk. Appends that come together are committed together. */
  append(append: Append): Promise<AppendResult>;
  /** The lines of a log after `after`, in order, at most so many. */
  read(log: string, after: number, most?: number): Promise<readonly Row[]>;
  /** The line that a command made, if it made one. With a dot it is found `among` lines only. */
  findCommand(log: string, command: string, among?: Span): Promise<Row | null>;
  /** The last seq of each of these logs that exists. */
  heads(logs: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Public tables, the latest changed first, and of one publisher so many. */
  listings(most: number, ofOne: number): Promise<readonly Listing[]>;

  findToken(hash: string): Promise<TokenRow | null>;
  addPass(pass: PassRow): Promise<void>;
  /** Uses a pass up and adds the token that it turns into, both or neither; null if the log has no such pass at `now`. */
  redeemPass(log: string, hash: string, tokenHash: string, now: number): Promise<TokenRow | null>;

  findRecord(log: string, game: number): Promise<string | null>;
  /** The numbers of the finished games of a table, in order. */
  gamesOf(log: string): Promise<readonly number[]>;

  /** The results of somebody's tries. */
  resultsOf(logs: readonly string[]): Promise<readonly ResultRow[]>;
  /** How many came to a result on a day, how many of them to less than this score and to the same. */
  standing(
    date: string,
    board: string,
    score: number,
    player: string | null,
  ): Promise<{ players: number; below: number; equal: number }>;
  /** Who has the highest sums; of these players alone, if any are named. */
  ranking(days: Days, most: number, players?: readonly string[]): Promise<readonly RankRow[]>;
  /** The logs of tries at daily challenges, and those that a result is kept of. */
  tryLogs(): Promise<readonly string[]>;
  /** Puts what was derived anew from a log in the place of what was kept of it, or of that player's try. */
  replaceResult(result: ResultRow): Promise<void>;
  /** Deletes the result of a log that has none as of line `seq`, which must be its last. */
  forgetResult(log: string, seq: number): Promise<void>;
  /** The ratings of those players who have one; without those whom the operator took out, if others look. */
  ratingsOf(players: readonly string[], forOthers: boolean): Promise<readonly RatingSum[]>;
  /** What a game did to the ratings that still have it in them. */
  ratingChangesOf(log: string, game: number): Promise<readonly RatingChange[]>;
  /** Deletes a player's rating, for good: games that were over by then count for nothing any more. */
  forgetRating(player: string, now: number): Promise<void>;
  /** The logs in which a rated game has begun. */
  ratedLogs(): Promise<readonly string[]>;
  /** Puts what was derived anew from a log in the place of what was kept of its games until `lastGame`. */
  replaceRatings(log: string, lastGame: number, rows: readonly RatingRow[]): Promise<void>;
  /** Takes a player out of what others see of results and ratings, or back in. False of one who has neither. */
  hide(player: string, isHidden: boolean): Promise<boolean>;
  /** The secret of that name, the same for every node and for ever; `fresh` where there is none yet. */
  secret(name: string, fresh: string): Promise<string>;

  /** Keeps a milestone, in place of the one of that line. */
  keepMilestone(milestone: MilestoneRow): Promise<void>;
  /** The last one of a log, or the last that is not after line `most`. */
  findMilestone(log: string, most?: number): Promise<MilestoneRow | null>;

  /** Remembers a device of a member, or what has become of it; of one member so many, the latest. */
  subscribe(device: SubscriptionRow, most: number): Promise<void>;
  subscriptionsOf(log: string, member: number): Promise<readonly SubscriptionRow[]>;
  unsubscribe(log: string, member: number, endpoint: string): Promise<void>;
  /** A device that takes nothing more, at whatever table. */
  forgetDevice(endpoint: string): Promise<void>;

  /** What was due at a time, the longest due first, at most so many of those after one of them. */
  overdue(now: number, most: number, after: DeadlineRow | null): Promise<readonly DeadlineRow[]>;

  /** Says that a node is alive, and which said so within so many milliseconds, by the clock of the store. */
  beat(node: string, within: number): Promise<readonly string[]>;
  /** A node that says goodbye. */
  forgetNode(node: string): Promise<void>;

  /** Deletes the passes that open nothing any more at `now`. */
  forgetPasses(now: number): Promise<void>;
  /** Deletes logs, with all that belongs to them, whose last line is older than `before`; at most so many. Which were. */
  prune(before: number, most: number): Promise<readonly string[]>;

  /** Deletes the ratings of players who have finished no rated game since then. */
  pruneRatings(before: number): Promise<void>;

  /** When the youngest line of all was written; null if there is none. */
  lastUse(): Promise<number | null>;

  /** Resolves if the store answers and can be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
