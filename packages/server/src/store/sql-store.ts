/** The store over SQL: one implementation for SQLite and PostgreSQL. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { commitBatch } from './batch.ts';
import { storeErrorFrom } from './failure.ts';
import { GroupCommit } from './group-commit.ts';
import { prune } from './prune.ts';
import type { Database, Schema } from './schema.ts';
import type { Append, AppendResult, Listing, PassRow, Row, Store, TokenRow } from './store.ts';

/** Tables to ask for in one statement. */
const MOST_HEADS = 1000;

export class SqlStore implements Store {
  readonly #db: Database;
  readonly #clock: RawBuilder<number>;
  readonly #log = new GroupCommit((batch) => this.commit(batch));

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
    return this.#log.append(append);
  }

  async read(table: string, after: number, most?: number): Promise<readonly Row[]> {
    const lines = this.#lines(table).where('seq', '>', after).orderBy('seq');
    return reading((most === undefined ? lines : lines.limit(most)).execute());
  }

  async findCommand(table: string, command: string): Promise<Row | null> {
    return (await reading(this.#lines(table).where('command', '=', command).executeTakeFirst())) ?? null;
  }

  async heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const heads = new Map<string, number>();
    for (let first = 0; first < tables.length; first += MOST_HEADS) {
      const rows = await reading(this.#headsOf(tables.slice(first, first + MOST_HEADS)));
      for (const { table_id, head } of rows) if (head !== null) heads.set(table_id, head);
    }
    return heads;
  }

  async dueAt(now: number, most: number): Promise<readonly string[]> {
    const due = this.#db.selectFrom('due').select('table_id').where('due_at', '<=', now);
    const rows = await reading(due.orderBy('due_at').orderBy('table_id').limit(most).execute());
    return rows.map(({ table_id }) => table_id);
  }

  async listings(most: number): Promise<readonly Listing[]> {
    const listed = this.#db
      .selectFrom('game_table')
      .select(['table_id as table', 'listing'])
      .where('listing', 'is not', null)
      .$narrowType<{ listing: string }>();
    return reading(listed.orderBy('listed_at', 'desc').orderBy('table_id').limit(most).execute());
  }

  async findToken(hash: string): Promise<TokenRow | null> {
    const token = this.#db.selectFrom('token').select(['hash', 'table_id as table', 'member']).where('hash', '=', hash);
    return (await reading(token.executeTakeFirst())) ?? null;
  }

  async addPass({ hash, table, member, expiresAt }: PassRow): Promise<void> {
    const pass = { hash, table_id: table, member, expires_at: expiresAt };
    await this.#write((transaction) => transaction.insertInto('pass').values(pass).execute());
  }

  redeemPass(table: string, hash: string, tokenHash: string, now: number): Promise<TokenRow | null> {
    return this.#write(async (transaction) => {
      const pass = await transaction
        .deleteFrom('pass')
        .where('hash', '=', hash)
        .where('table_id', '=', table)
        .where('expires_at', '>', now)
        .returning(['table_id', 'member'])
        .executeTakeFirst();
      if (!pass) return null;
      await transaction
        .insertInto('token')
        .values({ hash: tokenHash, ...pass })
        .execute();
      return { hash: tokenHash, table: pass.table_id, member: pass.member };
    });
  }

  async findRecord(table: string, game: number): Promise<string | null> {
    const record = this.#db.selectFrom('record').select('text').where('table_id', '=', table).where('game', '=', game);
    return (await reading(record.executeTakeFirst()))?.text ?? null;
  }

  async gamesOf(table: string): Promise<readonly number[]> {
    const games = this.#db.selectFrom('record').select('game').where('table_id', '=', table).orderBy('game');
    return (await reading(games.execute())).map(({ game }) => game);
  }

  async beat(node: string, within: number): Promise<readonly string[]> {
    const now = this.#clock;
    await this.#write((transaction) =>
      transaction
        .insertInto('node')
        .values({ name: node, beat_at: now })
        .onConflict((known) => known.column('name').doUpdateSet({ beat_at: now }))
        .execute(),
    );
    const since = sql<number>`${now} - ${within}`;
    // By itself: nodes that take each other for dead at the same time would wait in a circle.
    await this.#write((transaction) => transaction.deleteFrom('node').where('beat_at', '<', since).execute());
    const alive = this.#db.selectFrom('node').select('name').where('beat_at', '>=', since).orderBy('name');
    return (await reading(alive.execute())).map(({ name }) => name);
  }

  async forgetNode(node: string): Promise<void> {
    await this.#write((transaction) => transaction.deleteFrom('node').where('name', '=', node).execute());
  }

  async forgetPasses(now: number): Promise<void> {
    await this.#write((transaction) => transaction.deleteFrom('pass').where('expires_at', '<=', now).execute());
  }

  prune(before: number, most: number): Promise<readonly string[]> {
    return writing(prune(this.#db, before, most));
  }

  async ping(): Promise<void> {
    await reading(sql`select 1`.execute(this.#db));
  }

  async close(): Promise<void> {
    await this.#log.close();
    await this.#db.destroy();
  }

  #write<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return writing(this.#db.transaction().execute(work));
  }

  #lines(table: string) {
    const columns = ['table_id as table', 'seq', 'at', 'command', 'body'] as const;
    return this.#db.selectFrom('event').select(columns).where('table_id', '=', table);
  }

  /** The last seq of each by itself, which the primary key answers without reading a log. */
  #headsOf(tables: readonly string[]) {
    return this.#db
      .selectFrom('game_table')
      .select(({ selectFrom }) => [
        'table_id',
        selectFrom('event')
          .select(({ fn }) => fn.max('event.seq').as('head'))
          .whereRef('event.table_id', '=', 'game_table.table_id')
          .as('head'),
      ])
      .where('table_id', 'in', tables)
      .execute();
  }
}

const reading = <T>(work: Promise<T>): Promise<T> => failing('cannot read', work);
const writing = <T>(work: Promise<T>): Promise<T> => failing('cannot write', work);

const failing = <T>(failed: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw storeErrorFrom(failed, error);
  });
