/** What the store keeps of ratings, in every database; ratings derived anew; and a database that the version before wrote. */
import { HIT, STAY, stateOf, viewOf } from '@turn7/engine';
import { toChoiceWord } from '@turn7/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hidePlayer } from '../src/care/hiding.ts';
import { rebuildRatings } from '../src/care/rebuild.ts';
import { newToken } from '../src/live/ids.ts';
import { playerOf } from '../src/player.ts';
import type { StorePlace } from '../src/store/open.ts';
import { type RatingRow, type Store, StoreError } from '../src/store/store.ts';
import { behind, fillBy, newPostgres, newSqlite, open } from './support/database.ts';
import { type Node, nodeAt } from './support/node.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';
import { RATED } from './support/rater.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.dispose());

const KINDS = hasPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);
const [ANN, BEN] = ['a', 'b'].map((letter) => letter.repeat(16)) as [string, string];

/** Two people play a game at a table to its end, or as many moves of it. */
async function play({ tables }: Node, code: string, moves = Number.POSITIVE_INFINITY): Promise<void> {
  const table = await tables.open(code);
  for (let left = moves; left > 0; left--) {
    const { played, seats } = table.state;
    const now = played && stateOf(played.game);
    if (played === null || now?.kind !== 'playing') return;
    const { question: asked } = now;
    const occupant = seats[asked.seat];
    if (occupant?.kind !== 'person') throw new Error('expected a person');
    const calm = (viewOf(played.game).seats[asked.seat]?.points ?? 0) < 20 ? HIT : STAY;
    const choice = asked.kind === 'target' ? (asked.targets[0] ?? 0) : calm;
    const question = played.moves.length;
    const command = { kind: 'move', game: played.number, question, choice: toChoiceWord(choice) } as const;
    await tables.execute(code, occupant.member, { id: `${played.number}-${question}`, command });
  }
}

/** A rated table of two people who have agreed. */
async function ratedTable({ tables, memberships }: Node, keys: readonly [string, string]): Promise<string> {
  const { code } = await memberships.create({ name: 'Ann', options: RATED });
  await memberships.join(code, { name: 'Ben' });
  for (const [i, key] of keys.entries())
    await tables.execute(code, i + 1, { id: 'agree', command: { kind: 'be rated', key } });
  return code;
}

const start = ({ tables }: Node, code: string, id: string) =>
  tables.execute(code, 1, { id, command: { kind: 'start' } });

describe.each(KINDS)('a store in %s', (kind) => {
  let here: StorePlace;
  let store: Store;
  beforeEach(async () => {
    here = await newPlace();
    store = await open(here);
  });
  const newPlace = async (): Promise<StorePlace> =>
    kind === 'PostgreSQL' && postgres ? newPostgres(postgres) : newSqlite();

  const row = (player: string, game: number, more: Partial<RatingRow> = {}): RatingRow => ({
    log: 'TABLE',
    game,
    player,
    gain: 1000,
    narrowing: -20_000,
    won: 1,
    finishedAt: game,
    ...more,
  });
  const keep = (rows: readonly RatingRow[], seq = 1, log = 'TABLE') =>
    store.append({ row: { log, seq, at: rows[0]?.finishedAt ?? 0, command: null, body: '{}' }, ratings: rows });
  const allRows = () =>
    behind(here).selectFrom('rating').selectAll().orderBy('log').orderBy('game').orderBy('player').execute();

  test('adds up what games did to a rating, each once', async () => {
    await keep([row(ANN, 1), row(BEN, 1, { gain: -500, won: 0 })]);
    await keep([row(ANN, 1, { gain: 9 }), row(ANN, 2, { gain: 300 })], 2);
    expect(await store.ratingsOf([ANN, BEN, 'c'.repeat(16)], false)).toEqual(
      expect.arrayContaining([
        { player: ANN, gain: 1300, narrowing: -40_000, games: 2, won: 2 },
        { player: BEN, gain: -500, narrowing: -20_000, games: 1, won: 0 },
      ]),
    );
    expect(await store.ratingsOf([], false)).toEqual([]);
  });

  test('says what a game did to the ratings that have it in them, and not to one that has begun anew', async () => {
    await keep([row(ANN, 1), row(BEN, 1, { gain: -500, won: 0 })]);
    await store.forgetRating(ANN, 5);
    await keep([row(ANN, 6, { log: 'OTHER' })], 1, 'OTHER');
    expect(await store.ratingChangesOf('TABLE', 1)).toEqual([{ player: BEN, gain: -500 }]);
  });

  test('writes nothing to a rating without the line that it follows from', async () => {
    await keep([row(ANN, 1)]);
    expect(await keep([row(ANN, 2)])).toBe('taken');
    expect(await store.ratingsOf([ANN], false)).toMatchObject([{ games: 1 }]);
  });

  test('shows nobody whom the operator took out to others', async () => {
    await keep([row(ANN, 1), row(BEN, 1)]);
    await hidePlayer(here, ANN, true);
    expect(await store.ratingsOf([ANN, BEN], true)).toMatchObject([{ player: BEN }]);
    expect(await store.ratingsOf([ANN], false)).toHaveLength(1);
  });

  test('forgets a rating, and keeps one as long as its player plays', async () => {
    await keep([row(ANN, 1, { finishedAt: 10 }), row(BEN, 1, { finishedAt: 10 })]);
    await keep([row(ANN, 2, { finishedAt: 90 })], 2);
    await store.pruneRatings(50);
    expect((await allRows()).map(({ player, game }) => [player, game])).toEqual([
      [ANN, 1],
      [ANN, 2],
    ]);
    await store.forgetRating(ANN, 95);
    await store.forgetRating(ANN, 96);
    expect(await allRows()).toEqual([]);
  });

  test('a rating outlives the log that it came from', async () => {
    const node = nodeAt(store);
    const keys = [newToken(), newToken()] as const;
    const code = await ratedTable(node, keys);
    await start(node, code, 'one');
    await play(node, code);
    const before = await store.ratingsOf([playerOf(keys[0])], false);
    expect(before).toMatchObject([{ games: 1 }]);
    await keep(
      [row(playerOf(keys[0]), 1, { log: 'ELSE', gain: 0, narrowing: 0, won: 0, finishedAt: Date.now() + 9e6 })],
      1,
      'ELSE',
    );
    expect(await store.prune(Date.now() + 5e6, 9)).toContain(code);
    expect(await rebuildRatings(here)).toEqual({ tables: 0, games: 0, problems: [] });
    expect(await store.ratingsOf([playerOf(keys[0])], false)).toMatchObject([{ gain: before[0]?.gain, games: 2 }]);
  });

  test('has the same ratings when they are derived from the logs anew, without those that were deleted', async () => {
    const node = nodeAt(store);
    const keys = [newToken(), newToken()] as const;
    const code = await ratedTable(node, keys);
    for (const id of ['one', 'two', 'three']) {
      await start(node, code, id);
      await play(node, code, id === 'three' ? 2 : undefined);
    }
    const kept = await allRows();
    expect(kept).toHaveLength(4);
    await behind(here).deleteFrom('rating').where('game', '=', 1).execute();
    await behind(here).updateTable('rating').set({ gain: 999_999 }).execute();
    await keep([row(ANN, 1, { log: code })], (await node.tables.open(code)).seq + 99); // a gap: nothing is written
    expect(await rebuildRatings(here)).toEqual({ tables: 1, games: 2, problems: [] });
    expect(await allRows()).toEqual(kept);
    await store.forgetRating(playerOf(keys[0]), Date.now() + 1);
    await rebuildRatings(here);
    expect(await allRows()).toEqual(kept.filter(({ player }) => player !== playerOf(keys[0])));
    await play(node, code);
    expect(await store.ratingsOf(keys.map(playerOf), false)).toHaveLength(2);
  });

  test('of the version before goes on, rates nothing that was, and rates what is from then on', async () => {
    const old = await newPlace();
    await fillBy('before-ratings.sql', old);
    const node = nodeAt(await open(old));
    const table = await node.tables.open(OLD.code);
    expect(table.state).toMatchObject({ rated: new Map(), played: { number: 2, rated: [] } });
    expect((await node.challenges.look(OLD.key)).me).toMatchObject({ player: playerOf(OLD.key) });
    expect(await behind(old).selectFrom('result').selectAll().execute()).toHaveLength(1);
    await play(node, OLD.code);
    expect(await behind(old).selectFrom('rating').selectAll().execute()).toEqual([]);
    await node.tables.execute(OLD.code, 1, { id: 'rated', command: { kind: 'set options', options: RATED } });
    await node.tables.execute(OLD.code, 1, { id: 'agree', command: { kind: 'be rated', key: OLD.key } });
    await start(node, OLD.code, 'third');
    await play(node, OLD.code);
    expect(await node.store.ratingsOf([playerOf(OLD.key)], true)).toMatchObject([{ games: 1 }]);
    expect(await rebuildRatings(old)).toEqual({ tables: 1, games: 1, problems: [] });
  });
});

test('where there is no database none is made', async () => {
  await expect(rebuildRatings({ kind: 'sqlite', file: 'nowhere/turn7.db' })).rejects.toBeInstanceOf(StoreError);
});

/** A table and a player in that database. */
const OLD = { code: 'SSRNSW', key: `${'A'.repeat(42)}E` };
