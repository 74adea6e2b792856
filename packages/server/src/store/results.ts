/** What tries at daily challenges came to, as the players see it of each other. */
import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { HoldLines } from './prune.ts';
import type { Database, Schema } from './schema.ts';
import type { Days, RankRow, ResultRow, Store } from './store.ts';

export async function resultsOf(db: Database, logs: readonly string[]): Promise<readonly ResultRow[]> {
  return logs.length === 0 ? [] : db.selectFrom('result').selectAll().where('log', 'in', logs).execute();
}

export async function standing(
  db: Database,
  date: string,
  board: string,
  score: number,
  player: string | null,
): ReturnType<Store['standing']> {
  const row = await shown(db, player)
    .select(({ fn }) => [
      fn.countAll<number>().as('players'),
      sql<number>`coalesce(sum(case when score < ${score} then 1 else 0 end), 0)`.as('below'),
      sql<number>`coalesce(sum(case when score = ${score} then 1 else 0 end), 0)`.as('equal'),
    ])
    .where('date', '=', date)
    .where('board', '=', board)
    .executeTakeFirstOrThrow();
  return { players: Number(row.players), below: Number(row.below), equal: Number(row.equal) };
}

export async function ranking(
  db: Database,
  { board, first, last }: Days,
  most: number,
  players?: readonly string[],
): Promise<readonly RankRow[]> {
  if (players?.length === 0) return [];
  const all = shown(db)
    .select(({ fn }) => [
      'player',
      fn.sum<number>('score').as('score'),
      fn.countAll<number>().as('days'),
      fn.max('finishedAt').as('lastAt'),
    ])
    .where('board', '=', board)
    .where('date', '>=', first)
    .where('date', '<=', last)
    .groupBy('player');
  const some = players === undefined ? all : all.where('player', 'in', players);
  // Of two with the same sum, whoever had it first.
  const best = await some.orderBy('score', 'desc').orderBy('lastAt').orderBy('player').limit(most).execute();
  const names = await namesOf(
    db,
    best.map(({ player }) => player),
  );
  return best.map(({ player, score, days }) => ({
    player,
    name: names.get(player) ?? '',
    score: Number(score),
    days: Number(days),
  }));
}

/** By their first line, which says whose try it is. */
export async function tryLogs(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('lines')
    .select('log')
    .where('seq', '=', 1)
    .where('body', 'like', '{"kind":"opened"%"daily":{%')
    .union(db.selectFrom('result').select('log'))
    .orderBy('log')
    .execute();
  return rows.map(({ log }) => log);
}

/** Nothing is kept of a log that was deleted meanwhile. */
export async function replaceResult(
  transaction: Transaction<Schema>,
  hold: HoldLines,
  result: ResultRow,
): Promise<void> {
  const { log, date, board, player } = result;
  await hold(transaction);
  await transaction
    .deleteFrom('result')
    .where(({ eb, and, or }) => or([eb('log', '=', log), and({ date, board, player })]))
    .execute();
  const first = transaction.selectFrom('lines').select('seq').where('log', '=', log).where('seq', '=', 1);
  if (await first.executeTakeFirst()) await transaction.insertInto('result').values(result).execute();
}

export async function forgetResult(
  transaction: Transaction<Schema>,
  hold: HoldLines,
  log: string,
  seq: number,
): Promise<void> {
  await hold(transaction);
  const later = transaction.selectFrom('lines').select('seq').where('log', '=', log).where('seq', '>', seq);
  await transaction
    .deleteFrom('result')
    .where('log', '=', log)
    .where(({ not, exists }) => not(exists(later)))
    .execute();
}

/** Whether anything is known of the player. */
export async function hide(transaction: Transaction<Schema>, player: string, isHidden: boolean): Promise<boolean> {
  if (isHidden)
    await transaction
      .insertInto('hidden')
      .values({ player })
      .onConflict((known) => known.doNothing())
      .execute();
  else await transaction.deleteFrom('hidden').where('player', '=', player).execute();
  const [result, rating] = [transaction.selectFrom('result'), transaction.selectFrom('rating')];
  const known =
    (await result.select('player').where('player', '=', player).limit(1).executeTakeFirst()) ??
    (await rating.select('player').where('player', '=', player).limit(1).executeTakeFirst());
  return known !== undefined;
}

/** Without those whom the operator took out, but for whoever looks: they are not told. */
const shown = (db: Database, looking: string | null = null): SelectQueryBuilder<Schema, 'result', object> =>
  db
    .selectFrom('result')
    .where(({ eb }) =>
      eb.or([eb('player', 'not in', db.selectFrom('hidden').select('player')), eb('player', '=', looking ?? '')]),
    );

/** As they called themselves last. */
async function namesOf(db: Database, players: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('result')
    .select(['player', 'name'])
    .where('player', 'in', players)
    .orderBy('finishedAt')
    .execute();
  return new Map(rows.map(({ player, name }) => [player, name]));
}
