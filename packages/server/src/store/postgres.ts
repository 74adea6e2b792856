/** A database that several nodes share: PostgreSQL. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import { DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { InsertLines } from './batch.ts';
import { type Database, type Schema, StoredNames } from './schema.ts';
import type { Dialect } from './sql-store.ts';
import type { AppendResult } from './store.ts';

/** A database that is away must be noticed while players still look at the screen. */
const CONNECT_MS = 3000;
const STATEMENT_MS = 4000;
/** Later than PostgreSQL itself gives up, so that its own answer comes first if it has one. */
const ANSWER_MS = 5000;
const CONNECTIONS = 10;

/** Everybody who writes waits behind whoever waits for the lock. */
const LOCK_MS = 200;

export const POSTGRES: Omit<Dialect, 'commit'> = {
  clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  holdLines: async (transaction) => {
    await sql`select set_config('lock_timeout', ${`${LOCK_MS}ms`}, true)`.execute(transaction);
    await sql`lock table event in share row exclusive mode`.execute(transaction);
  },
  shrink: async () => {}, // it does so by itself
};

const INT8 = 20;

/** 64-bit integers are times and counts, far below where a number would lose their last digit. */
const numbers: PoolConfig['types'] = {
  getTypeParser: (id, format) => (Number(id) === INT8 ? Number : types.getTypeParser(id, format)),
};

/** For play: gives up soon. Connects when first used, and again whenever a connection was lost. */
export const openPostgres = (url: string): Database =>
  open({
    connectionString: url,
    max: CONNECTIONS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    // A node that hangs in the middle of a transaction must not hold up those that move at the same table.
    idle_in_transaction_session_timeout: ANSWER_MS,
  });

/** For migrations, which may take long and wait for each other. */
export const openPostgresForMigration = (url: string): Database => open({ connectionString: url, max: 2 });

function open(config: PoolConfig): Database {
  const pool = new Pool({ ...config, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, types: numbers });
  // Unheard, these events would end the process. A connection that breaks when idle is replaced by the next query; one
  // that breaks in use is told to its query, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => new PostgresDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [new StoredNames()],
  });
}

/**
 * All lines in one statement, each only behind its predecessor. That is looked up for each by itself, for the planner
 * might read the whole log to answer `exists`.
 */
export const insertIntoPostgres: InsertLines = async (db, rows) => {
  const { rows: told } = await sql<{ result: AppendResult }>`
    with new as (
      select *, seq = 1 or coalesce(
        (select true from event as before where before.table_id = new.table_id and before.seq = new.seq - 1), false
      ) as fits
      from unnest(
        ${rows.map(({ log }) => log)}::text[],
        ${rows.map(({ seq }) => seq)}::integer[],
        ${rows.map(({ at }) => at)}::bigint[],
        ${rows.map(({ command }) => command)}::text[],
        ${rows.map(({ body }) => body)}::text[]
      ) with ordinality as new (table_id, seq, at, command, body, place)
    ), written as (
      insert into event (table_id, seq, at, command, body)
      select table_id, seq, at, command, body from new where fits order by place
      on conflict do nothing
      returning table_id
    )
    select case when not fits then 'gap' when table_id in (select table_id from written) then 'appended' else 'taken' end
      as result
    from new order by place`.execute(db);
  return told.map(({ result }) => result);
};

/**
 * Kysely's own driver puts a connection back into the pool whatever happened to it. One that did not answer in time may
 * still have a transaction open, which the next user would commit; so here it is closed.
 */
class PostgresDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    return new PostgresConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #broken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, rowCount } = await this.#client.query(query.sql, [...query.parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      // Only an error that PostgreSQL itself reports leaves the connection in a known state.
      if (!(error instanceof DatabaseError)) this.#broken = true;
      throw error;
    }
  }

  /** Never fails, because the error that led to it says more. A connection that breaks rolls back by itself. */
  async rollback(): Promise<void> {
    if (this.#broken) return;
    await this.#client.query('rollback').catch(() => {
      this.#broken = true;
    });
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  // biome-ignore lint/correctness/useYield: nothing here streams, but the interface asks for it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('expected a query that does not stream');
  }
}
