/** What the store keeps of daily challenges, in every database; and one that the version before wrote. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hidePlayer } from '../src/care/hiding.ts';
import { rebuildResults } from '../src/care/rebuild.ts';
import { newToken } from '../src/live/ids.ts';
import type { Tables } from '../src/live/tables.ts';
import type { StorePlace } from '../src/store/open.ts';
import { type ResultRow, type Store, StoreError } from '../src/store/store.ts';
import { behind, fillBy, newPostgres, newSqlite, open } from './support/database.ts';
import { nodeAt } from './support/node.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(() => postgres?.dispose());

const KINDS = hasPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);
const [ANN, BEN, CY] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];

describe.each(KINDS)('a store in %s', (kind) => {
  let here: StorePlace;
  let store: Store;
  beforeEach(async () => {
    here = kind === 'PostgreSQL' && postgres ? await newPostgres(postgres) : newSqlite();
    store = await open(here);
  });

  const result = (player: string, date: string, score: number, more: Partial<ResultRow> = {}): ResultRow => ({
    log: `${player} ${date}`,
    date,
    board: 'bots',
    player,
    name: player.slice(0, 1).toUpperCase(),
    score,
    total: score,
    rounds: 7,
    won: 0,
    finishedAt: Date.parse(date),
    ...more,
  });

  const keep = (row: ResultRow) =>
    store.append({ row: { log: row.log, seq: 1, at: row.finishedAt, command: null, body: '{}' }, result: row });

  test('gives one secret to whoever asks first, and the same to everybody after', async () => {
    const other = await open(here);
    const answers = await Promise.all([store.secret('daily', 'one'), other.secret('daily', 'two')]);
    expect(new Set(answers).size).toBe(1);
    expect(await store.secret('daily', 'three')).toBe(answers[0]);
    expect(await store.secret('other', 'four')).toBe('four');
  });

  test('keeps one result of a player, a board and a day, with the line that made it', async () => {
    await keep(result(ANN, '2026-11-16', 300));
    await keep(result(ANN, '2026-11-16', 999, { log: 'another try' }));
    expect(await store.resultsOf([`${ANN} 2026-11-16`, 'another try'])).toEqual([result(ANN, '2026-11-16', 300)]);
    expect(await store.resultsOf([])).toEqual([]);
  });

  test('says how a score stands among those of its day and board', async () => {
    for (const [player, score] of [
      [ANN, 100],
      [BEN, 200],
      [CY, 200],
    ] as const)
      await keep(result(player, '2026-11-16', score));
    await keep(result(ANN, '2026-11-17', 999));
    await keep(result(ANN, '2026-11-16', 150, { board: 'solo', log: 'solo' }));
    expect(await store.standing('2026-11-16', 'bots', 200, CY)).toEqual({ players: 3, below: 1, equal: 2 });
    expect(await store.standing('2026-11-15', 'bots', 200, null)).toEqual({ players: 0, below: 0, equal: 0 });
  });

  test('ranks players by their sums, under the name they had last', async () => {
    await keep(result(ANN, '2026-11-16', 100));
    await keep(result(ANN, '2026-11-17', 150, { name: 'Annie' }));
    await keep(result(BEN, '2026-11-17', 250));
    await keep(result(CY, '2026-11-23', 999));
    const week = { board: 'bots', first: '2026-11-16', last: '2026-11-22' };
    const ben = { player: BEN, name: 'B', score: 250, days: 1 };
    const ann = { player: ANN, name: 'Annie', score: 250, days: 2 };
    expect(await store.ranking(week, 9)).toEqual([ann, ben].toSorted((a, b) => (a.player < b.player ? -1 : 1)));
    expect(await store.ranking(week, 1)).toHaveLength(1);
    expect(await store.ranking(week, 9, [BEN, CY])).toEqual([ben]);
    expect(await store.ranking(week, 9, [])).toEqual([]);
  });

  test('shows nobody whom the operator took out, until they are back', async () => {
    await keep(result(ANN, '2026-11-16', 100));
    await keep(result(BEN, '2026-11-16', 50));
    const day = { board: 'bots', first: '2026-11-16', last: '2026-11-16' };
    const names = async () => (await store.ranking(day, 9)).map(({ name }) => name);
    expect(await hidePlayer(here, ANN, true)).toBe(true);
    expect(await hidePlayer(here, ANN, true)).toBe(true);
    expect(await hidePlayer(here, CY, true)).toBe(false); // has not played
    expect(await names()).toEqual(['B']);
    expect(await store.standing('2026-11-16', 'bots', 50, BEN)).toEqual({ players: 1, below: 0, equal: 1 });
    // Ann is not told.
    expect(await store.standing('2026-11-16', 'bots', 100, ANN)).toEqual({ players: 2, below: 1, equal: 1 });
    expect(await store.resultsOf([`${ANN} 2026-11-16`])).toHaveLength(1);
    await hidePlayer(here, ANN, false);
    expect(await names()).toEqual(['A', 'B']);
    await expect(hidePlayer(here, 'Ann', true)).rejects.toBeInstanceOf(StoreError);
    await expect(hidePlayer({ kind: 'sqlite', file: 'nowhere/turn7.db' }, ANN, true)).rejects.toThrow('no such file');
  });

  test('deletes a result with its log', async () => {
    await keep(result(ANN, '2026-11-16', 100));
    await store.prune(Date.parse('2026-12-31'), 9);
    expect(await behind(here).selectFrom('result').selectAll().execute()).toEqual([]);
  });

  test('derives no result anew of a log that was deleted meanwhile', async () => {
    await store.replaceResult(result(ANN, '2026-11-16', 100));
    expect(await behind(here).selectFrom('result').selectAll().execute()).toEqual([]);
  });

  test('has the same results when they are derived from the logs anew, and none that no log tells of', async () => {
    const { tables, challenges } = nodeAt(store);
    const [ann, ben] = [newToken(), newToken()];
    const begin = (key: string, name: string) => challenges.begin(key, { board: 'solo', name }, 'here');
    const [over, begun] = [await begin(ann, 'Ann'), await begin(ben, 'Ben')];
    await playOut(tables, over.code);
    const all = () => behind(here).selectFrom('result').selectAll().orderBy('log').execute();
    const kept = await all();
    expect(kept).toMatchObject([{ log: over.code, name: 'Ann' }]);
    await behind(here).updateTable('result').set({ log: 'FORGED', score: 9999 }).execute();
    await behind(here)
      .insertInto('result')
      .values(result(BEN, '2026-11-16', 9998, { log: begun.code }))
      .execute();
    expect(await rebuildResults(here)).toEqual({ tables: 3, games: 1, problems: [] });
    expect(await all()).toEqual(kept);
    await playOut(tables, begun.code);
    expect(await all()).toHaveLength(2);
    expect(await rebuildResults(here)).toEqual({ tables: 2, games: 2, problems: [] });
  });

  test('derives results of all other logs where one cannot be read, and names that one', async () => {
    const { tables, challenges } = nodeAt(store);
    const codes: string[] = [];
    for (const name of ['Ann', 'Ben', 'Cy']) {
      const { code } = await challenges.begin(newToken(), { board: 'solo', name }, 'here');
      await playOut(tables, code);
      codes.push(code);
    }
    const [damaged = '', ...others] = codes.sort();
    await behind(here)
      .updateTable('lines')
      .set({ body: '{"kind":' })
      .where('log', '=', damaged)
      .where('seq', '=', 3)
      .execute();
    await behind(here).updateTable('result').set({ score: 9999 }).execute();
    const problems = [`table ${damaged} cannot be read from line 3 on`];
    expect(await rebuildResults(here)).toEqual({ tables: 3, games: 2, problems });
    const forged = await behind(here).selectFrom('result').select('log').where('score', '=', 9999).execute();
    expect(forged).toEqual([{ log: damaged }]);
    expect((await store.resultsOf(others)).length).toBe(2);
  });

  test('of the version before goes on, and has challenges from then on', async () => {
    const old = kind === 'PostgreSQL' && postgres ? await newPostgres(postgres) : newSqlite();
    await fillBy('last-version.sql', old);
    const { store, tables, memberships, challenges } = nodeAt(await open(old));
    const table = await tables.open(OLD.code);
    const ann = (await memberships.recognise(OLD.code, OLD.token)) ?? 0;
    expect(table.state).toMatchObject({ daily: null, played: { number: 2, moves: { length: 0 } } });
    expect(await store.gamesOf(OLD.code)).toEqual([1]);
    await expect(tables.execute(OLD.code, ann, { id: 'again', command: { kind: 'start' } })).resolves.toBe(table.seq);

    const key = newToken();
    const { code } = await challenges.begin(key, { board: 'solo', name: 'Ann' }, 'here');
    expect((await challenges.look(key)).me?.tries).toMatchObject([{ stage: 'playing', code }]);
  });
});

/** Alone at a table, and never asking for a card. */
async function playOut(tables: Tables, code: string): Promise<void> {
  for (;;) {
    const { game } = (await tables.open(code)).view;
    if (game === null || game.top.state.kind === 'finished') return;
    const { question } = game.top.state;
    const choice = question.kind === 'target' ? (question.targets[0] ?? 0) : 'stay';
    const command = { kind: 'move', game: 1, question: game.question, choice } as const;
    await tables.execute(code, 1, { id: `m${game.question}`, command });
  }
}

/** A place in that database. */
const OLD = { code: 'ZFE4E6', token: 'EoDHEoZ5WxxMgghxDt2Zv7bCVJU8zmax4esyc52bORE' };
