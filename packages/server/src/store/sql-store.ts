/** The store over SQL: one implementation for SQLite and PostgreSQL. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { storeErrorFrom } from './failure.ts';
import { type Commit, type Committed, GroupCommit, timed } from './group-commit.ts';
import { listings } from './listings.ts';
import { overdue } from './overdue.ts';
import { type HoldLines, lastUse, prune } from './prune.ts';
import { forgetRating, pruneRatings, ratedLogs, ratingChangesOf, ratingsOf, replaceRatings } from './ratings.ts';
import { forgetResult, hide, ranking, replaceResult, resultsOf, standing, tryLogs } from './results.ts';
import { COMMAND_OF_ONE_PLACE, type Database, type Schema } from './schema.ts';
import { secretNamed } from './secret.ts';
import type {
  Append,
  AppendResult,
  Days,
  DeadlineRow,
  Listing,
  MilestoneRow,
  PassRow,
  RankRow,
  RatingChange,
  RatingRow,
  RatingSum,
  ResultRow,
  Row,
  Span,
  Store,
  SubscriptionRow,
  TokenRow,
} from './store.ts';
import { forgetDevice, ofMember, subscribe, unsubscribe } from './subscriptions.ts';

/** A node that is never alive: it is written to see whether anything can be. */
const PING = 'ping';

/** Logs to ask for in one statement. */
const MOST_HEADS = 1000;

/** How one database differs from the other. */
export interface Dialect {
  /** The time of the database in milliseconds since 1970, the same for all nodes that share it. */
  readonly clock: RawBuilder<number>;
  readonly commit: Commit;
  readonly holdLines: HoldLines;
  /** Gives back the room of what was deleted. */
  shrink(): Promise<void>;
}

export class SqlStore implements Store {
  readonly #db: Database;
  readonly #dialect: Dialect;
  readonly #appends = new GroupCommit(async (batch) => (await this.commit(batch)).results);

  constructor(db: Database, dialect: Dialect) {
    this.#db = db;
    this.#dialect = dialect;
  }

  commit(batch: readonly Append[]): Promise<Committed> {
    return timed(() => writing(this.#dialect.commit(batch)));
  }

  append(append: Append): Promise<AppendResult> {
    return this.#appends.append(append);
  }

  async read(log: string, after: number, most?: number): Promise<readonly Row[]> {
    const lines = this.#lines(log).where('seq', '>', after).orderBy('seq');
    return reading((most === undefined ? lines : lines.limit(most)).execute());
  }

  async findCommand(log: string, command: string, among?: Span): Promise<Row | null> {
    const lines = this.#lines(log).where('command', '=', command).limit(1);
    const found = among
      ? lines.where('seq', '>', among.after).where('seq', '<=', among.last)
      : lines.where('command', 'not like', sql.lit(COMMAND_OF_ONE_PLACE)); // by its index
    return (await reading(found.executeTakeFirst())) ?? null;
  }

  async heads(logs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>();
    for (let first = 0; first < logs.length; first += MOST_HEADS) {
      const rows = await reading(this.#headsOf(logs.slice(first, first + MOST_HEADS)));
      for (const { log, head } of rows) if (head !== null) heads.set(log, head);
    }
    return heads;
  }

  listings(most: number, ofOne: number): Promise<readonly Listing[]> {
    return reading(listings(this.#db, most, ofOne));
  }

  async findToken(hash: string): Promise<TokenRow | null> {
    const token = this.#db.selectFrom('token').select(['hash', 'log', 'member']).where('hash', '=', hash);
    return (await reading(token.executeTakeFirst())) ?? null;
  }

  async addPass(pass: PassRow): Promise<void> {
    await this.#write((transaction) => transaction.insertInto('pass').values(pass).execute());
  }

  redeemPass(log: string, hash: string, tokenHash: string, now: number): Promise<TokenRow | null> {
    return this.#write(async (transaction) => {
      const pass = await transaction
        .deleteFrom('pass')
        .where('hash', '=', hash)
        .where('log', '=', log)
        .where('expiresAt', '>', now)
        .returning(['log', 'member'])
        .executeTakeFirst();
      if (!pass) return null;
      const token = { hash: tokenHash, ...pass };
      await transaction.insertInto('token').values(token).execute();
      return token;
    });
  }

  async findRecord(log: string, game: number): Promise<string | null> {
    const record = this.#db.selectFrom('record').select('text').where('log', '=', log).where('game', '=', game);
    return (await reading(record.executeTakeFirst()))?.text ?? null;
  }

  async gamesOf(log: string): Promise<readonly number[]> {
    const games = this.#db.selectFrom('record').select('game').where('log', '=', log).orderBy('game');
    return (await reading(games.execute())).map(({ game }) => game);
  }

  resultsOf(logs: readonly string[]): Promise<readonly ResultRow[]> {
    return reading(resultsOf(this.#db, logs));
  }

  standing(date: string, board: string, score: number, player: string | null): ReturnType<Store['standing']> {
    return reading(standing(this.#db, date, board, score, player));
  }

  ranking(days: Days, most: number, players?: readonly string[]): Promise<readonly RankRow[]> {
    return reading(ranking(this.#db, days, most, players));
  }

  tryLogs(): Promise<readonly string[]> {
    return reading(tryLogs(this.#db));
  }

  async replaceResult(result: ResultRow): Promise<void> {
    await this.#write((transaction) => replaceResult(transaction, this.#dialect.holdLines, result));
  }

  async forgetResult(log: string, seq: number): Promise<void> {
    await this.#write((transaction) => forgetResult(transaction, this.#dialect.holdLines, log, seq));
  }

  ratingsOf(players: readonly string[], forOthers: boolean): Promise<readonly RatingSum[]> {
    return reading(ratingsOf(this.#db, players, forOthers));
  }

  ratingChangesOf(log: string, game: number): Promise<readonly RatingChange[]> {
    return reading(ratingChangesOf(this.#db, log, game));
  }

  async forgetRating(player: string, now: number): Promise<void> {
    await this.#write((transaction) => forgetRating(transaction, player, now));
  }

  ratedLogs(): Promise<readonly string[]> {
    return reading(ratedLogs(this.#db));
  }

  async replaceRatings(log: string, lastGame: number, rows: readonly RatingRow[]): Promise<void> {
    await this.#write((transaction) => replaceRatings(transaction, log, lastGame, rows));
  }

  hide(player: string, isHidden: boolean): Promise<boolean> {
    return this.#write((transaction) => hide(transaction, player, isHidden));
  }

  secret(name: string, fresh: string): Promise<string> {
    return this.#write((transaction) => secretNamed(transaction, name, fresh));
  }

  async keepMilestone(milestone: MilestoneRow): Promise<void> {
    const { digest, text } = milestone;
    await this.#write((transaction) =>
      transaction
        .insertInto('milestone')
        .values(milestone)
        .onConflict((known) => known.columns(['log', 'seq']).doUpdateSet({ digest, text }))
        .execute(),
    );
  }

  async findMilestone(log: string, most?: number): Promise<MilestoneRow | null> {
    const all = this.#db.selectFrom('milestone').selectAll().where('log', '=', log);
    const found = most === undefined ? all : all.where('seq', '<=', most);
    return (await reading(found.orderBy('seq', 'desc').limit(1).executeTakeFirst())) ?? null;
  }

  async subscribe(device: SubscriptionRow, most: number): Promise<void> {
    await this.#write((transaction) => subscribe(transaction, device, most));
  }

  subscriptionsOf(log: string, member: number): Promise<readonly SubscriptionRow[]> {
    return reading(ofMember(this.#db, log, member));
  }

  async unsubscribe(log: string, member: number, endpoint: string): Promise<void> {
    await this.#write((transaction) => unsubscribe(transaction, log, member, endpoint));
  }

  async forgetDevice(endpoint: string): Promise<void> {
    await this.#write((transaction) => forgetDevice(transaction, endpoint));
  }

  overdue(now: number, most: number, after: DeadlineRow | null): Promise<readonly DeadlineRow[]> {
    return reading(overdue(this.#db, now, most, after));
  }

  async beat(node: string, within: number): Promise<readonly string[]> {
    const now = this.#dialect.clock;
    await this.#enter(node, now);
    const since = sql<number>`${now} - ${within}`;
    // By itself: nodes that take each other for dead at the same time would wait in a circle.
    await this.#write((transaction) => transaction.deleteFrom('node').where('beatAt', '<', since).execute());
    const alive = this.#db.selectFrom('node').select('name').where('beatAt', '>=', since).orderBy('name');
    return (await reading(alive.execute())).map(({ name }) => name);
  }

  async forgetNode(node: string): Promise<void> {
    await this.#write((transaction) => transaction.deleteFrom('node').where('name', '=', node).execute());
  }

  async forgetPasses(now: number): Promise<void> {
    await this.#write((transaction) => transaction.deleteFrom('pass').where('expiresAt', '<=', now).execute());
  }

  async prune(before: number, most: number): Promise<readonly string[]> {
    const pruned = await writing(prune(this.#db, this.#dialect.holdLines, before, most));
    await this.#dialect.shrink().catch(() => {}); // what is deleted is deleted: the next time gives its room back
    return pruned;
  }

  async pruneRatings(before: number): Promise<void> {
    await this.#write((transaction) => pruneRatings(transaction, before));
  }

  lastUse(): Promise<number | null> {
    return reading(lastUse(this.#db));
  }

  ping(): Promise<void> {
    return this.#enter(PING, 0);
  }

  async close(): Promise<void> {
    await this.#appends.close();
    await this.#db.destroy();
  }

  async #enter(name: string, beatAt: number | RawBuilder<number>): Promise<void> {
    await this.#write((transaction) =>
      transaction
        .insertInto('node')
        .values({ name, beatAt })
        .onConflict((known) => known.column('name').doUpdateSet({ beatAt }))
        .execute(),
    );
  }

  #write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return writing(this.#db.transaction().execute(work));
  }

  #lines(log: string) {
    return this.#db.selectFrom('lines').select(['log', 'seq', 'at', 'command', 'body']).where('log', '=', log);
  }

  /** The last seq of each by itself, which the primary key answers without reading a log. */
  #headsOf(logs: readonly string[]) {
    return this.#db
      .selectFrom('logs')
      .select(({ selectFrom }) => [
        'log',
        selectFrom('lines')
          .select(({ fn }) => fn.max('lines.seq').as('head'))
          .whereRef('lines.log', '=', 'logs.log')
          .as('head'),
      ])
      .where('log', 'in', logs)
      .execute();
  }
}

const reading = <T>(work: Promise<T>): Promise<T> => failing('cannot read', work);
const writing = <T>(work: Promise<T>): Promise<T> => failing('cannot write', work);

const failing = <T>(failed: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storeErrorFrom(failed, error);
  });
