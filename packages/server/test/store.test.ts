/** One suite for every database that can keep a server's logs. What only one of them can suffer is in store-failure.test.ts. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { Memberships } from '../src/live/memberships.ts';
import { Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { type Append, type AppendResult, type Row, type Store, StoreError } from '../src/store/store.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { CLOCKS } from './support/clocks.ts';
import { behind, fillByFirstVersion, newPostgres, newSqlite, open } from './support/database.ts';
import { noLimits } from './support/no-limits.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.dispose();
});

const place: Record<'SQLite' | 'PostgreSQL', () => Promise<StorePlace>> = {
  SQLite: async () => newSqlite(),
  PostgreSQL: async () => {
    if (!postgres) throw new Error('expected PostgreSQL to run');
    return newPostgres(postgres);
  },
};

const row = (log: string, seq: number, more: Partial<Row> = {}): Row => ({
  log,
  seq,
  at: 1_800_000_000_000 + seq,
  command: null,
  body: `{"line":${seq}}`,
  ...more,
});

const line = (log: string, seq: number, more: Partial<Append> = {}): Append => ({ row: row(log, seq), ...more });

const count = (results: readonly AppendResult[], wanted: AppendResult): number =>
  results.filter((result) => result === wanted).length;

const all = (store: Store, appends: readonly Append[]): Promise<AppendResult[]> =>
  Promise.all(appends.map((append) => store.append(append)));

const KINDS = hasPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const);

describe.each(KINDS)('a store in %s', (kind) => {
  let here: StorePlace;
  let store: Store;
  beforeEach(async () => {
    here = await place[kind]();
    store = await open(here);
  });

  describe('a log', () => {
    test('gives back what was appended, in order, after any line', async () => {
      const rows = [1, 2, 3, 4, 5].map((seq) => row('oak', seq, { command: `1:${seq}`, body: `"ünï 🂡 ${seq}"` }));
      for (const each of rows) expect(await store.append({ row: each })).toBe('appended');
      await store.append(line('elm', 1));

      expect(await store.read('oak', 0)).toEqual(rows);
      expect(await store.read('oak', 3)).toEqual(rows.slice(3));
      expect(await store.read('oak', 1, 2)).toEqual(rows.slice(1, 3));
      expect(await store.read('oak', 5)).toEqual([]);
      expect(await store.read('ash', 0)).toEqual([]);
    });

    test('finds the line of a command in its own log only', async () => {
      const asked = row('oak', 1, { command: '3:f81d4f' });
      await store.append({ row: asked });

      expect(await store.findCommand('oak', '3:f81d4f')).toEqual(asked);
      expect(await store.findCommand('oak', '3:000000')).toBeNull();
      expect(await store.findCommand('elm', '3:f81d4f')).toBeNull();
      const { seq } = asked;
      expect(await store.findCommand('oak', '3:f81d4f', { after: seq - 1, last: seq })).toEqual(asked);
      expect(await store.findCommand('oak', '3:f81d4f', { after: seq, last: seq + 9 })).toBeNull();
      expect(await store.findCommand('oak', '3:f81d4f', { after: 0, last: seq - 1 })).toBeNull();
    });

    test('knows the last line of each log that exists', async () => {
      await all(store, [line('oak', 1), line('oak', 2), line('oak', 3), line('elm', 1)]);

      expect(await store.heads(['elm', 'oak', 'ash'])).toEqual(
        new Map([
          ['oak', 3],
          ['elm', 1],
        ]),
      );
      expect(await store.heads([])).toEqual(new Map());
    });

    test('knows the last lines of more logs than fit into one statement', async () => {
      const logs = Array.from({ length: 2500 }, (_, i) => `t${i}`);
      await all(
        store,
        logs.map((log) => line(log, 1)),
      );

      expect(await store.heads(logs)).toEqual(new Map(logs.map((log) => [log, 1])));
    });

    test('keeps everything when it is opened again', async () => {
      const record = { log: 'oak', game: 1, finishedAt: 5, text: 'turn7 record' };
      const token = { hash: 'aa', log: 'oak', member: 1 };
      await store.append(line('oak', 1, { listing: '{"open":1}', token, record }));
      await store.addPass({ hash: 'bb', log: 'oak', member: 1, expiresAt: 100 });
      await store.close();

      const again = await open(here);
      expect(await again.read('oak', 0)).toEqual([row('oak', 1)]);
      expect(await again.listings(9, 9)).toEqual([{ log: 'oak', listing: '{"open":1}' }]);
      expect(await again.findToken('aa')).toEqual(token);
      expect(await again.findRecord('oak', 1)).toBe('turn7 record');
      expect(await again.redeemPass('oak', 'bb', 'cc', 99)).toEqual({ hash: 'cc', log: 'oak', member: 1 });
    });
  });

  describe('a line that is already there', () => {
    const consequences = (name: string): Omit<Append, 'row'> => ({
      listing: name,
      token: { hash: name, log: 'oak', member: 1 },
      revoke: { log: 'oak', member: 7 },
      record: { log: 'oak', game: 1, finishedAt: 1, text: name },
    });

    test.each([
      ['by its seq', row('oak', 1, { command: 'late', body: 'late' })],
      ['by its command', row('oak', 2, { command: 'first', body: 'late' })],
      ['by both', row('oak', 1, { command: 'first', body: 'late' })],
    ])('%s is taken, and nothing that follows from it is written', async (_, late) => {
      const first = row('oak', 1, { command: 'first' });
      await store.append({ row: first, token: { hash: 'seven', log: 'oak', member: 7 } });

      expect(await store.append({ row: late, ...consequences('late') })).toBe('taken');
      expect(await store.read('oak', 0)).toEqual([first]);
      expect(await store.listings(9, 9)).toEqual([]);
      expect(await store.findToken('late')).toBeNull();
      expect(await store.findToken('seven')).not.toBeNull();
      expect(await store.gamesOf('oak')).toEqual([]);
    });

    test('does not keep others of its batch from being written', async () => {
      await store.append(line('oak', 1));
      const results = await all(store, [
        line('elm', 1, { listing: 'E' }),
        line('oak', 1, { listing: 'O' }),
        line('ash', 1, { listing: 'A' }),
      ]);

      expect(results).toEqual(['appended', 'taken', 'appended']);
      expect((await store.listings(9, 9)).map(({ log }) => log).toSorted()).toEqual(['ash', 'elm']);
    });

    test('loses its place to another line of the batch that is not', async () => {
      await store.append({ row: row('oak', 1, { command: 'old' }) });
      const retried = row('oak', 2, { command: 'old' });
      const fresh = row('oak', 2, { command: 'new', body: 'fresh' });

      expect(await all(store, [{ row: retried }, { row: fresh }])).toEqual(['taken', 'appended']);
      expect(await store.read('oak', 1)).toEqual([fresh]);
    });

    test('may have a command of another one with a dot in it, which only fits in one place', async () => {
      const rows = [1, 2].map((seq) => row('oak', seq, { command: '3:f81d4f:1.0.hit' }));
      expect(
        await all(
          store,
          rows.map((each) => ({ row: each })),
        ),
      ).toEqual(['appended', 'appended']);
      expect(await store.read('oak', 0)).toEqual(rows);
    });

    test('may come without a command as often as a log has lines', async () => {
      expect(await all(store, [line('oak', 1), line('oak', 2), line('oak', 3)])).not.toContain('taken');
    });

    test('has a command that is free in another log', async () => {
      const asked = { command: '3:f81d4f' };
      expect(await all(store, [{ row: row('oak', 1, asked) }, { row: row('elm', 1, asked) }])).not.toContain('taken');
    });
  });

  describe('a line without the one before it', () => {
    test('is not written, nor what follows from it', async () => {
      await store.append(line('oak', 1));
      const token = { hash: 'aa', log: 'oak', member: 1 };

      expect(await store.append(line('oak', 3, { token }))).toBe('gap');
      expect(await store.append(line('elm', 2, { listing: 'elm' }))).toBe('gap');
      expect(await store.append(line('ash', 2))).toBe('gap');
      expect(await store.read('oak', 0)).toHaveLength(1);
      expect(await store.heads(['elm', 'ash'])).toEqual(new Map());
      expect(await store.findToken('aa')).toBeNull();
      expect(await store.listings(9, 9)).toEqual([]);
    });

    test('is not written behind one of its batch that is not written either', async () => {
      await store.append({ row: row('oak', 1, { command: 'old' }) });
      const batch = [row('oak', 2, { command: 'old' }), row('oak', 3), row('elm', 1)].map((each) => ({ row: each }));

      expect(await all(store, batch)).toEqual(['taken', 'gap', 'appended']);
    });

    test('is not written once its log was deleted', async () => {
      await store.append(line('oak', 1));
      await store.append(line('oak', 2));
      await store.prune(Number.MAX_SAFE_INTEGER, 9);

      expect(await store.append(line('oak', 3))).toBe('gap');
      expect(await store.read('oak', 0)).toEqual([]);
    });
  });

  describe('writers who race', () => {
    const SEQS = 20;

    /** Writes a line wherever the log ends, until it is full; how many of the writer's lines were kept. */
    const race = async (racing: Store, writer: number): Promise<number> => {
      let kept = 0;
      for (let seq = 1; seq <= SEQS; ) {
        const mine = row('oak', seq, { body: `${writer}`, command: `${writer}:${seq}` });
        if ((await racing.append({ row: mine, listing: `${writer}` })) === 'appended') kept++;
        seq = ((await racing.heads(['oak'])).get('oak') ?? 0) + 1;
      }
      return kept;
    };

    test('through one store: one winner for each seq', async () => {
      const kept = await Promise.all(Array.from({ length: 100 }, (_, writer) => race(store, writer)));

      expect(kept.reduce((sum, lines) => sum + lines, 0)).toBe(SEQS);
      expect((await store.read('oak', 0)).map(({ seq }) => seq)).toEqual(Array.from({ length: SEQS }, (_, i) => i + 1));
    });

    test('through two stores on one database: one winner for each seq, and the loser sees who won', async () => {
      const other = await open(here);
      const writers = Array.from({ length: 100 }, (_, writer) => race(writer % 2 ? store : other, writer));
      const kept = await Promise.all(writers);

      expect(kept.reduce((sum, lines) => sum + lines, 0)).toBe(SEQS);
      expect(await other.read('oak', 0)).toEqual(await store.read('oak', 0));
      expect(await store.read('oak', 0)).toHaveLength(SEQS);
    });

    test('to many logs at once through two stores: no line is lost and none is doubled', async () => {
      const other = await open(here);
      const logs = Array.from({ length: 300 }, (_, i) => `t${i}`);
      const results = await Promise.all([
        all(
          store,
          logs.map((log) => line(log, 1, { listing: 'one' })),
        ),
        all(
          other,
          logs.toReversed().map((log) => line(log, 1, { listing: 'two' })),
        ),
      ]);

      expect(count(results.flat(), 'appended')).toBe(logs.length);
      expect((await store.listings(999, 9)).length).toBe(logs.length);
    });

    test('more of them than one transaction takes are all served', async () => {
      const results = await all(
        store,
        Array.from({ length: 1300 }, (_, i) => line(`t${i}`, 1)),
      );

      expect(count(results, 'appended')).toBe(1300);
    });
  });

  test('a milestone is found by the last line it may have, and takes the place of one of the same line', async () => {
    const milestone = (seq: number, text: string) => ({ log: 'oak', seq, text, digest: `of ${text}` });
    for (const seq of [512, 256]) await store.keepMilestone(milestone(seq, 'first'));
    await store.keepMilestone(milestone(512, 'second'));
    expect(await store.findMilestone('oak')).toEqual(milestone(512, 'second'));
    expect(await store.findMilestone('oak', 512)).toEqual(milestone(512, 'second'));
    expect(await store.findMilestone('oak', 511)).toEqual(milestone(256, 'first'));
    expect(await store.findMilestone('oak', 255)).toBeNull();
    expect(await store.findMilestone('elm')).toBeNull();
  });

  describe('the public list', () => {
    const listed = async (most = 9): Promise<string[]> => (await store.listings(most, 9)).map(({ log }) => log);

    beforeEach(async () => {
      await store.append({ row: row('oak', 1, { at: 10 }), listing: 'oak 1' });
      await store.append({ row: row('elm', 1, { at: 20 }), listing: 'elm 1' });
      await store.append({ row: row('ash', 1, { at: 30 }) });
    });

    test('has the public tables, the latest changed first, and no more than asked for', async () => {
      expect(await store.listings(9, 9)).toEqual([
        { log: 'elm', listing: 'elm 1' },
        { log: 'oak', listing: 'oak 1' },
      ]);
      expect(await listed(1)).toEqual(['elm']);
    });

    test('has so many of one publisher, whenever they became public', async () => {
      const publish = (log: string, at: number, publisher: string) =>
        store.append({ row: row(log, 1, { at }), listing: log, publisher });
      for (let i = 0; i < 20; i++) await publish(`flood ${i}`, 100 + i, 'eve');
      await publish('fir', 50, 'ann');
      await store.append({ row: row('flood 3', 2, { at: 200 }), listing: 'flood 3 again' });
      expect((await store.listings(9, 3)).map(({ log }) => log)).toEqual([
        ...['flood 3', 'flood 19', 'flood 18', 'fir', 'elm', 'oak'],
      ]);
    });

    test('changes with a table, and not with its moves', async () => {
      await store.append({ row: row('elm', 2, { at: 40 }) });
      await store.append({ row: row('oak', 2, { at: 50 }), listing: 'oak 2' });
      expect(await store.listings(1, 9)).toEqual([{ log: 'oak', listing: 'oak 2' }]);
    });

    test('loses a table that is no longer public, and gets one that becomes it', async () => {
      await store.append({ row: row('elm', 2, { at: 40 }), listing: null });
      await store.append({ row: row('ash', 2, { at: 50 }), listing: 'ash 2' });
      expect(await listed()).toEqual(['ash', 'oak']);
    });
  });

  describe('keys', () => {
    const token = { hash: 'aa', log: 'oak', member: 3 };
    const pass = { hash: 'pp', log: 'oak', member: 3, expiresAt: 100 };

    test('open what they were made for', async () => {
      await store.append(line('oak', 1, { token }));
      expect(await store.findToken('aa')).toEqual(token);
      expect(await store.findToken('bb')).toBeNull();
    });

    test('of a member open nothing once they are revoked, and others still do', async () => {
      await store.append(line('oak', 1, { token }));
      await store.append(line('oak', 2, { token: { ...token, hash: 'second' } }));
      await store.append(line('oak', 3, { token: { ...token, hash: 'neighbour', member: 4 } }));
      await store.append(line('elm', 1, { token: { ...token, hash: 'elsewhere', log: 'elm' } }));
      await store.addPass(pass);

      await store.append(line('oak', 4, { revoke: { log: 'oak', member: 3 } }));
      expect(await store.findToken('aa')).toBeNull();
      expect(await store.findToken('second')).toBeNull();
      expect(await store.redeemPass('oak', 'pp', 'tt', 0)).toBeNull();
      expect(await store.findToken('neighbour')).not.toBeNull();
      expect(await store.findToken('elsewhere')).not.toBeNull();
    });

    test('open, and tell, nothing of what was erased: the places of the lines stay taken', async () => {
      await all(store, [line('oak', 1), line('oak', 2, { token }), line('elm', 1)]);
      await store.append(line('oak', 3, { erase: true, revoke: token }));
      const last = line('oak', 3).row.body;
      expect((await store.read('oak', 0)).map(({ seq, body }) => [seq, body])).toEqual([
        [1, ''],
        [2, ''],
        [3, last],
      ]);
      expect((await store.read('elm', 0)).map(({ body }) => body)).toEqual([line('elm', 1).row.body]);
      expect(await store.append(line('oak', 2))).toBe('taken');
      expect(await store.findToken('aa')).toBeNull();
    });

    test.each<[string, readonly Append[], boolean]>([
      ['a token before it', [line('oak', 1, { token }), line('oak', 2, { revoke: token })], false],
      ['not a token after it', [line('oak', 1, { revoke: token }), line('oak', 2, { token })], true],
      ['not the token of the same line', [line('oak', 1, { revoke: token, token })], true],
    ])('of one batch: a revocation takes %s', async (_, batch, opens) => {
      await all(store, batch);
      expect(await store.findToken('aa')).toEqual(opens ? token : null);
    });

    test('come from a pass once, even if two ask at once', async () => {
      await store.addPass(pass);
      const redeemed = await Promise.all([
        store.redeemPass('oak', 'pp', 't1', 50),
        store.redeemPass('oak', 'pp', 't2', 50),
      ]);

      expect(redeemed.filter((each) => each !== null)).toHaveLength(1);
      const tokens = await Promise.all([store.findToken('t1'), store.findToken('t2')]);
      expect(tokens).toEqual(redeemed);
    });

    test.each([
      ['before it expires', 'pp', 99, true],
      ['not when it has expired', 'pp', 100, false],
      ['not if there is none', 'qq', 0, false],
    ])('come from a pass %s', async (_, hash, now, opens) => {
      await store.addPass(pass);
      expect((await store.redeemPass('oak', hash, 'tt', now)) !== null).toBe(opens);
      expect((await store.findToken('tt')) !== null).toBe(opens);
    });
  });

  describe('passes', () => {
    const pass = (hash: string, expiresAt: number) => ({ hash, log: 'oak', member: 3, expiresAt });

    test('tried at another log are not used up', async () => {
      await store.addPass(pass('pp', 100));
      expect(await store.redeemPass('elm', 'pp', 't1', 50)).toBeNull();
      expect(await store.redeemPass('oak', 'pp', 't2', 50)).not.toBeNull();
    });

    test('are forgotten when they have expired, and not before', async () => {
      await store.addPass(pass('old', 100));
      await store.addPass(pass('young', 101));
      await store.forgetPasses(100);
      const rows = await behind(here).selectFrom('pass').select('hash').execute();
      expect(rows).toEqual([{ hash: 'young' }]);
    });
  });

  test('finished games are found by log and number', async () => {
    const record = (log: string, game: number) => ({ log, game, finishedAt: 1, text: `${log} ${game}` });
    for (const [i, game] of [1, 2, 10].entries())
      await store.append(line('oak', i + 1, { record: record('oak', game) }));
    await store.append(line('elm', 1, { record: record('elm', 1) }));

    expect(await store.gamesOf('oak')).toEqual([1, 2, 10]);
    expect(await store.gamesOf('ash')).toEqual([]);
    expect(await store.findRecord('oak', 10)).toBe('oak 10');
    expect(await store.findRecord('oak', 3)).toBeNull();
  });

  test('nodes are alive that beat lately and did not say goodbye', async () => {
    expect(await store.beat('a', 60_000)).toEqual(['a']);
    expect(await store.beat('b', 60_000)).toEqual(['a', 'b']);
    expect(await store.beat('c', 60_000)).toEqual(['a', 'b', 'c']);
    await store.forgetNode('b');
    expect(await store.beat('a', 60_000)).toEqual(['a', 'c']);
    await expect.poll(() => store.beat('a', 20)).toEqual(['a']);
  });

  describe('pruning', () => {
    const full = (log: string, at: number): Append => ({
      row: row(log, 1, { at, command: 'new' }),
      listing: log,
      token: { hash: `token ${log}`, log, member: 1 },
      record: { log, game: 1, finishedAt: at, text: log },
    });

    test('deletes old logs with all that belongs to them, and leaves the younger', async () => {
      await all(store, [full('old', 10), full('played lately', 10), full('young', 30)]);
      await store.append({ row: row('played lately', 2, { at: 25 }) });
      for (const log of ['old', 'young']) await store.keepMilestone({ log, seq: 1, digest: 'd', text: log });
      for (const log of ['old', 'young']) await store.addPass({ hash: `pass ${log}`, log, member: 1, expiresAt: 999 });

      expect(await store.prune(20, 9)).toEqual(['old']);
      expect(await store.heads(['old', 'played lately', 'young'])).toEqual(
        new Map([
          ['played lately', 2],
          ['young', 1],
        ]),
      );
      expect(await store.read('old', 0)).toEqual([]);
      expect(await store.findCommand('old', 'new')).toBeNull();
      expect((await store.listings(9, 9)).map(({ log }) => log)).toEqual(['young', 'played lately']);
      expect(await store.findMilestone('old', 9)).toBeNull();
      expect(await store.findMilestone('young', 9)).not.toBeNull();
      expect(await store.findToken('token old')).toBeNull();
      expect(await store.findToken('token young')).not.toBeNull();
      expect(await store.redeemPass('old', 'pass old', 't', 20)).toBeNull();
      expect(await store.redeemPass('young', 'pass young', 't', 20)).not.toBeNull();
      expect(await store.gamesOf('old')).toEqual([]);
      expect(await store.gamesOf('young')).toEqual([1]);
    });

    /** In a file there is one transaction at a time, and the next one has begun to wait when it is asked for. */
    const isSomebodyWaiting = async (): Promise<boolean> => {
      if (kind === 'SQLite') return true;
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(behind(here));
      return rows.length > 0;
    };

    test('leaves a log alone to which a line is on its way', async () => {
      await store.append(full('old', 10));
      const other = behind(here);
      let pruning: Promise<readonly string[]> = Promise.resolve([]);
      await other.transaction().execute(async (transaction) => {
        await transaction.insertInto('lines').values(row('old', 2)).execute();
        pruning = store.prune(20, 9);
        // It is done, which it should not be, or it waits.
        await Promise.race([pruning, expect.poll(() => isSomebodyWaiting()).toBe(true)]).catch(() => {});
      });
      expect(await pruning.catch(() => [])).toEqual([]);
      expect((await store.read('old', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
      expect(await store.prune(20, 9)).toEqual([]);
    });

    test('knows when a line was last written', async () => {
      expect(await store.lastUse()).toBeNull();
      await all(store, [full('old', 10), full('played lately', 5), full('young', 30)]);
      await store.append({ row: row('played lately', 2, { at: 45 }) });
      expect(await store.lastUse()).toBe(45);
    });

    test('deletes no more than asked for, the oldest first', async () => {
      await all(store, [full('a', 3), full('b', 1), full('c', 2)]);
      expect(await store.prune(9, 2)).toEqual(['b', 'c']);
      expect([...(await store.heads(['a', 'b', 'c'])).keys()]).toEqual(['a']);
      expect(await store.prune(9, 2)).toEqual(['a']);
      expect(await store.prune(9, 2)).toEqual([]);
    });

    test('by two stores at once names each log once', async () => {
      const other = await open(here);
      await all(
        store,
        Array.from({ length: 20 }, (_, i) => full(`t${i}`, i)),
      );
      const [mine, theirs] = await Promise.all([store.prune(99, 99), other.prune(99, 99)]);
      expect(new Set([...mine, ...theirs]).size).toBe(20);
      expect(mine.length + theirs.length).toBe(20);
    });
  });

  describe('opening', () => {
    test('a new database by many nodes at once makes it once', async () => {
      const fresh = await place[kind]();
      const stores = await Promise.all(Array.from({ length: 5 }, () => open(fresh)));
      const results = await Promise.all(stores.map((each) => each.append(line('oak', 1))));
      expect(count(results, 'appended')).toBe(1);
    });

    test('a database of the first version: its table is played on, its shared score goes on', async () => {
      const old = await place[kind]();
      await fillByFirstVersion(old);
      const opened = await open(old);
      const services = {
        store: opened,
        hints: NO_HINTS,
        pace: USUAL_PACE,
        metrics: new Metrics(),
        ...CLOCKS,
        ...noLimits(),
        now: () => 1_794_886_000_000,
      };
      const tables = new Tables(services);
      const memberships = new Memberships({ ...services, tables });

      const table = await tables.open('G3HBRX');
      const ann = (await memberships.recognise(table.code, '07214fbm4UQcpG08clQbKeE7X_hiZSdmE7fD_hMX4ko')) ?? 0;
      const move = (id: string, question: number) =>
        tables.execute('G3HBRX', ann, { id, command: { kind: 'move', game: 1, question, choice: 'hit' } });
      expect(await move('move1', 1)).toBe(6); // as the first version answered
      expect(await move('later', 3)).toBe(8);
      await expect(memberships.redeem(table, '8c7tHUYVIl_gorVuXKxlkyv_zdKwWgxaU-ZK4JxNPPE')).resolves.toMatchObject({
        member: ann,
      });

      expect((await opened.read('sheet:4RAV29', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
      expect(await opened.append({ row: row('sheet:4RAV29', 3) })).toBe('appended');
      expect(await opened.heads(['G3HBRX', 'sheet:4RAV29'])).toEqual(
        new Map([
          ['G3HBRX', 8],
          ['sheet:4RAV29', 3],
        ]),
      );
    });

    test('a database of a newer version is refused in words', async () => {
      await sql`insert into kysely_migration values ('999-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(behind(here));
      await expect(openStore(here)).rejects.toThrow(
        /newer version made it: it has 999-tomorrow; expected nothing after/,
      );
      await expect(openStore(here)).rejects.toBeInstanceOf(StoreError);
    });
  });

  test('answers a ping while it is open', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('writes what it was given before it closes, and takes nothing afterwards', async () => {
    const last = store.append(line('oak', 1));
    await store.close();
    expect(await last).toBe('appended');
    await expect(store.append(line('oak', 2))).rejects.toBeInstanceOf(StoreError);
    await expect(store.read('oak', 0)).rejects.toBeInstanceOf(StoreError);
  });
});
