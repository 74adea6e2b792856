/** The store over SQL: one implementation for SQLite and PostgreSQL. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { commitBatch } from './batch.ts';
import { storeErrorFrom } from './failure.ts';
import { GroupCommit } from './group-commit.ts';
import { prune } from './prune.ts';
import type { Database, Schema } from './schema.ts';
import type { Append, AppendResult, Listing, PassRow, Row, Store, TokenRow } from './store.ts';

/** Logs to ask for in one statement. */
const MOST_HEADS = 1000;

export class SqlStore implements Store {
  readonly #db: Database;
  readonly #clock: RawBuilder<number>;
  readonly #appends = new GroupCommit((batch) => this.commit(batch));

  /** `clock`: the time of the database in milliseconds since 1970, the same for all nodes that share it. */
  constructor(db: Database, clock: RawBuilder<number>) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Writes lines in one transaction, and says of each how it went. */
  commit(batch: readonly Append[]): Promise<readonly AppendResult[]> {
    return writing(commitBatch(this.#db, batch));
  }

  append(append: Append): Promise<AppendResult> {
    return this.#appends.append(append);
  }

  async read(log: string, after: number, most?: number): Promise<readonly Row[]> {
    const lines = this.#lines(log).where('seq', '>', after).orderBy('seq');
    return reading((most === undefined ? lines : lines.limit(most)).execute());
  }

  async findCommand(log: string, command: string): Promise<Row | null> {
    return (await reading(this.#lines(log).where('command', '=', command).executeTakeFirst())) ?? null;
  }

  async heads(logs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>();
    for (let first = 0; first < logs.length; first += MOST_HEADS) {
      const rows = await reading(this.#headsOf(logs.slice(first, first + MOST_HEADS)));
      for (const { log, head } of rows) if (head !== null) heads.set(log, head);
    }
    return heads;
  }

  async dueAt(now: number, most: number): Promise<readonly string[]> {
    const due = this.#db.selectFrom('due').select('log').where('dueAt', '<=', now);
    const rows = await reading(due.orderBy('dueAt').orderBy('log').limit(most).execute());
    return rows.map(({ log }) => log);
  }

  async listings(most: number): Promise<readonly Listing[]> {
    const listed = this.#db
      .selectFrom('logs')
      .select(['log', 'listing'])
      .where('listing', 'is not', null)
      .$narrowType<{ listing: string }>();
    return reading(listed.orderBy('listedAt', 'desc').orderBy('log').limit(most).execute());
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

  async beat(node: string, within: number): Promise<readonly string[]> {
    const now = this.#clock;
    await this.#write((transaction) =>
      transaction
        .insertInto('node')
        .values({ name: node, beatAt: now })
        .onConflict((known) => known.column('name').doUpdateSet({ beatAt: now }))
        .execute(),
    );
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

  prune(before: number, most: number): Promise<readonly string[]> {
    return writing(prune(this.#db, before, most));
  }

  async ping(): Promise<void> {
    await reading(sql`select 1`.execute(this.#db));
  }

  async close(): Promise<void> {
    await this.#appends.close();
    await this.#db.destroy();
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
