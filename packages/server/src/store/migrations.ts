/**
 * How the database came to be what `schema.ts` says, step by step. A migration that was released never changes; a new
 * one gets the next number. Old nodes still run while the first new one migrates, so a step only adds.
 */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { COMMAND_OF_ONE_PLACE, type Database } from './schema.ts';

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-log': { up: createLog },
  '002-milestone': { up: createMilestone },
  '003-publisher': { up: addPublisher },
  '004-daily': { up: createDaily },
  '005-command': { up: leaveOutMoves },
  '008-turn': { up: createTurn },
  '009-rating': { up: createRating },
};

/** Safe when several nodes do it at once: one migrates, the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = await unknownMigrations(db);
  if (newer.length === 0) throw error;
  throw new Error(`a newer version made it: it has ${newer.join(', ')}; expected nothing after ${latest()}`);
}

const latest = (): string | undefined => Object.keys(MIGRATIONS).sort().at(-1);

/** What ran here that this version does not know; nothing if that cannot be found out. */
async function unknownMigrations(db: Database): Promise<string[]> {
  try {
    const rows = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute();
    return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  } catch {
    return [];
  }
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('event')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('command', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_key', ['table_id', 'seq'])
    .execute();
  await schema
    .createIndex('event_command')
    .on('event')
    .columns(['table_id', 'command'])
    .unique()
    .where(sql.ref('command'), 'is not', null)
    .execute();

  await schema
    .createTable('game_table')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('listing', 'text')
    .addColumn('listed_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('game_table_created').on('game_table').column('created_at').execute();
  await schema
    .createIndex('game_table_listed')
    .on('game_table')
    .column('listed_at')
    .where(sql.ref('listing'), 'is not', null)
    .execute();

  await schema
    .createTable('due')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('due_at').on('due').column('due_at').execute();

  await schema
    .createTable('token')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('member', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('token_member').on('token').columns(['table_id', 'member']).execute();
  await schema
    .createTable('pass')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('member', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('pass_member').on('pass').columns(['table_id', 'member']).execute();
  await schema.createIndex('pass_expires').on('pass').column('expires_at').execute();

  await schema
    .createTable('record')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('game', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_key', ['table_id', 'game'])
    .execute();

  await schema
    .createTable('node')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('beat_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createMilestone({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('milestone')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('milestone_key', ['table_id', 'seq'])
    .execute();
}

async function addPublisher({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('game_table').addColumn('publisher', 'text').execute();
}

async function createDaily({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('result')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('board', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('result_try').on('result').columns(['date', 'board', 'player']).unique().execute();
  await schema.createIndex('result_player').on('result').columns(['player', 'board', 'date']).execute();
  await schema
    .createTable('hidden')
    .addColumn('player', 'text', (column) => column.primaryKey().notNull())
    .execute();
  await schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** Most lines are moves, and an index of their commands was half of what a move wrote. A version before takes either index. */
async function leaveOutMoves({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('event_command_once')
    .on('event')
    .columns(['table_id', 'command'])
    .unique()
    .where(sql.ref('command'), 'not like', sql.lit(COMMAND_OF_ONE_PLACE))
    .execute();
  await schema.dropIndex('event_command').execute();
}

/** When tables for slow play are to be acted for, and the devices that are told of it. */
async function createTurn({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('deadline')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('deadline_due').on('deadline').columns(['due_at', 'table_id']).execute();
  await schema
    .createTable('subscription')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('member', 'integer', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscription_key', ['table_id', 'endpoint'])
    .execute();
  await schema.createIndex('subscription_endpoint').on('subscription').column('endpoint').execute();
}

/** Tables of before are not rated, and so nothing follows from what they have. */
async function createRating({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('rating')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('game', 'integer', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('gain', 'integer', (column) => column.notNull())
    .addColumn('narrowing', 'integer', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['table_id', 'game', 'player'])
    .execute();
  await schema.createIndex('rating_player').on('rating').columns(['player', 'finished_at']).execute();
  await schema
    .createTable('unrated')
    .addColumn('player', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
