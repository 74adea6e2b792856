/** What rated games did to ratings, and what those come to. */
import type { Transaction } from 'kysely';
import type { Database, Schema } from './schema.ts';
import type { RatingChange, RatingRow, RatingSum } from './store.ts';

/** What is there already is no reason to refuse the lines of all the others. */
export async function writeRatings(transaction: Transaction<Schema>, rows: readonly RatingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('rating')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function ratingsOf(
  db: Database,
  players: readonly string[],
  forOthers: boolean,
): Promise<readonly RatingSum[]> {
  if (players.length === 0) return [];
  const all = db
    .selectFrom('rating')
    .select(({ fn }) => [
      'player',
      fn.sum<number>('gain').as('gain'),
      fn.sum<number>('narrowing').as('narrowing'),
      fn.countAll<number>().as('games'),
      fn.sum<number>('won').as('won'),
    ])
    .where('player', 'in', players)
    .groupBy('player');
  const shown = forOthers ? all.where('player', 'not in', db.selectFrom('hidden').select('player')) : all;
  return (await shown.execute()).map(({ player, gain, narrowing, games, won }) => ({
    player,
    gain: Number(gain),
    narrowing: Number(narrowing),
    games: Number(games),
    won: Number(won),
  }));
}

export async function ratingChangesOf(db: Database, log: string, game: number): Promise<readonly RatingChange[]> {
  return db.selectFrom('rating').select(['player', 'gain']).where('log', '=', log).where('game', '=', game).execute();
}

/** When it was is kept, for the logs may still have the games, and a rating that is derived anew must not come back. */
export async function forgetRating(transaction: Transaction<Schema>, player: string, now: number): Promise<void> {
  await transaction
    .insertInto('unrated')
    .values({ player, at: now })
    .onConflict((known) => known.column('player').doUpdateSet({ at: now }))
    .execute();
  await transaction.deleteFrom('rating').where('player', '=', player).execute();
}

/** By the line that began the game, which says whose ratings it counts for. */
export async function ratedLogs(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('lines')
    .select('log')
    .distinct()
    .where('body', 'like', '{"kind":"started"%"rated":[%')
    .orderBy('log')
    .execute();
  return rows.map(({ log }) => log);
}

/** Games that began since the log was read are left as they are. */
export async function replaceRatings(
  transaction: Transaction<Schema>,
  log: string,
  lastGame: number,
  rows: readonly RatingRow[],
): Promise<void> {
  await transaction.deleteFrom('rating').where('log', '=', log).where('game', '<=', lastGame).execute();
  const forgotten = new Map(
    (await transaction.selectFrom('unrated').selectAll().execute()).map((row) => [row.player, row.at]),
  );
  await writeRatings(
    transaction,
    rows.filter(({ player, finishedAt }) => finishedAt > (forgotten.get(player) ?? 0)),
  );
}

/** Of players who have finished no rated game since. */
export async function pruneRatings(transaction: Transaction<Schema>, before: number): Promise<void> {
  await transaction
    .deleteFrom('rating')
    .where('finishedAt', '<', before)
    .where('player', 'not in', transaction.selectFrom('rating').select('player').where('finishedAt', '>=', before))
    .execute();
  await transaction.deleteFrom('unrated').where('at', '<', before).execute();
}
