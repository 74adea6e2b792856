/** Score sheets that several people keep: over HTTP, with a real database, through several nodes and through a kill. */
import { MOST_ROUNDS, SHEET_BYTES, SharedSheet, type Sheet, SheetPage } from '@turn7/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../src/live/ids.ts';
import { sheetLog } from '../src/live/sheet-log.ts';
import { MOST_SHEET_LINES } from '../src/live/sheets.ts';
import { startLoneNode } from './bad-days/lone-node.ts';
import { behind } from './support/database.ts';
import { Player } from './support/player.ts';
import { hasPostgres, type Postgres, startPostgres } from './support/postgres.ts';
import { hasRedis, type Redis, startRedis } from './support/redis.ts';
import { Scribe, SHEET, scored } from './support/scribe.ts';
import { startTestServer } from './support/server.ts';

const CLEAN = 'players.0.name does not fit; expected a name as it is shown';
const POINTS = { kind: 'points', points: 1 };

const refusedWith = (status: number, code: string, message: string | RegExp) => ({
  status,
  json: { refused: { code, message: expect.stringMatching(message) } },
});

describe('a shared sheet', () => {
  test('is as it was shared, and then as it was changed, to whoever knows its code', async () => {
    const server = await startTestServer({ publicUrl: 'https://turn7.example' });
    const ann = await Scribe.share(server);
    expect(ann.shared.link).toBe(`https://turn7.example/s/${ann.shared.code}`);
    const { link } = ann.shared;
    expect(await ann.look(0)).toEqual({ sheet: SHEET, lines: [], link });

    expect((await ann.change(scored(30), { id: 'a' })).json).toEqual({ seq: 2 });
    expect((await ann.change({ kind: 'dealer', dealer: 2 }, { id: 'b' })).json).toEqual({ seq: 3 });
    const lines = [
      { seq: 2, id: 'a', change: scored(30) },
      { seq: 3, id: 'b', change: { kind: 'dealer', dealer: 2 } },
    ];
    expect(await ann.look(0)).toEqual({ sheet: SHEET, lines, link });
    expect(await ann.look(2)).toEqual({ sheet: null, lines: lines.slice(1), link });
    const small = await server.ask(ann.path.replace(ann.shared.code, ann.shared.code.toLowerCase()));
    expect(small.json).toEqual(await ann.look(0));
  });

  test('takes a change that is sent again once', async () => {
    const ann = await Scribe.share(await startTestServer());
    const first = await ann.change(scored(30), { id: 'once' });
    await ann.change(scored(31));
    const again = await Promise.all([1, 2, 3].map(() => ann.change(scored(30), { id: 'once' })));
    for (const { json } of again) expect(json).toEqual(first.json);
    expect((await ann.look(0)).lines).toHaveLength(2);
  });

  test('puts the changes of those who come at the same time in one order', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ann.change(scored(i))));
    const seqs = answers.map(({ json }) => JSON.stringify(json)).toSorted();
    expect(new Set(seqs).size).toBe(20);
    expect((await ann.look(1)).lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    // Nobody had to try again, as all but one would have had to, all but two, and so on.
    expect((await server.ask('/metrics')).text).toMatch(/^turn7_overtaken_total 0$/m);
  });

  test('is told to those who wait as soon as it changes', async () => {
    const ann = await Scribe.share(await startTestServer());
    const heard = ann.look(1, 20);
    await ann.change(scored(30), { id: 'a' });
    expect((await heard).lines).toEqual([{ seq: 2, id: 'a', change: scored(30) }]);
  });

  test('has nothing new for those who wait in vain', async () => {
    const ann = await Scribe.share(await startTestServer());
    expect(await ann.look(1, 1)).toMatchObject({ sheet: null, lines: [] });
  });

  test('keeps nobody waiting at a server that stops', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const heard = ann.look(1, 25);
    await server.ask('/health'); // by now it has read the request before
    await server.stop();
    expect(await heard).toMatchObject({ sheet: null, lines: [] });
  });

  test('is given out from the start to those who know more of it than there is', async () => {
    const ann = await Scribe.share(await startTestServer());
    await ann.change(scored(30), { id: 'a' });
    const all = await ann.look(0);
    for (const since of [3, 999_999_999_999_999]) expect(await ann.look(since, 20)).toEqual(all);
  });

  test('is given out in short answers where lines are long', async () => {
    const ann = await Scribe.share(await startTestServer());
    const cards = Array<'+10'>(1500).fill('+10');
    for (let i = 0; i < 120; i++) await ann.change({ kind: 'seen', round: i, cards });
    expect((await ann.look(0)).lines.at(-1)?.seq).toBe(100);
    expect((await ann.look(100)).lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 101));
  });

  test('is given out page by page', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const db = behind({ kind: 'sqlite', file: server.file });
    const body = JSON.stringify({ id: 'x', change: scored(1) });
    const row = { log: sheetLog(ann.shared.code), at: 1, command: null, body };
    for (let seq = 2; seq <= 602; seq += 50)
      await db
        .insertInto('lines')
        .values(Array.from({ length: 50 }, (_, i) => ({ ...row, seq: seq + i })))
        .execute();
    const { lines } = await ann.look(0);
    expect([lines.length, lines.at(-1)?.seq]).toEqual([499, 500]);
    expect((await ann.look(500)).lines).toHaveLength(151);
  });

  test('takes a great many changes, and then no more', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    await ann.change(scored(1), { id: 'early' });
    const db = behind({ kind: 'sqlite', file: server.file });
    await db.updateTable('lines').set({ seq: MOST_SHEET_LINES }).where('seq', '=', 2).execute();
    expect(await ann.change(scored(2))).toMatchObject(refusedWith(409, 'full', 'share it anew'));
    expect((await ann.change(scored(1), { id: 'early' })).json).toEqual({ seq: MOST_SHEET_LINES });
  });

  test('is no table, and a table is no sheet', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const host = await Player.host(server, 'Ann', { options: { listed: true } });
    const { code } = ann.shared;
    for (const name of [code, sheetLog(code), encodeURIComponent(sheetLog(code))])
      expect((await server.ask(`/api/tables/${name}`)).status).toBe(404);
    expect((await server.ask(`/api/sheets/${host.place.code}/changes`)).status).toBe(404);
    await host.hear((await host.see()).seq);
    expect((await server.ask('/api/tables')).json).toMatchObject({ tables: [{ code: host.place.code }] });
    const body = { id: 'x', command: { kind: 'start' } };
    expect((await server.ask(`${host.path}/commands`, { token: ann.shared.key, body })).status).toBe(401);
  });

  test('is deleted with the tables that nobody used for as long', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    await server.stop();
    const database = { kind: 'sqlite', file: server.file } as const;
    const db = behind(database);
    await db.updateTable('lines').set({ at: 1 }).execute();
    await db.updateTable('logs').set({ createdAt: 1 }).execute();
    const later = ann.at(await startTestServer({ database, retentionDays: 30 }));
    await expect.poll(() => db.selectFrom('token').selectAll().execute()).toEqual([]);
    expect(await later.change(scored(1))).toMatchObject(refusedWith(404, 'not found', ann.shared.code));
  });
});

describe('what is refused', () => {
  test.each([
    ['with the key of another sheet', (_: Scribe, other: Scribe) => other.shared.key, 'does not open'],
    ['with a key of nobody', () => newToken(), 'does not open'],
    ['without a key', () => null, 'expected it as "Authorization: Bearer KEY"'],
  ])('a change %s', async (_, keyOf, message) => {
    const server = await startTestServer();
    const [ann, ben] = [await Scribe.share(server), await Scribe.share(server)];
    expect(await ann.change(scored(1), { key: keyOf(ann, ben) })).toMatchObject(
      refusedWith(401, 'unauthorised', message),
    );
    expect((await ann.look(0)).lines).toEqual([]);
  });

  test.each(['ABCDEF', 'x', 'sheet:ABCDEF'])('a sheet that does not exist: %s', async (code) => {
    const server = await startTestServer();
    const path = `/api/sheets/${code}/changes`;
    expect(await server.ask(path)).toMatchObject(refusedWith(404, 'not found', 'There is no'));
    const body = { id: 'a', change: scored(1) };
    expect(await server.ask(path, { token: newToken(), body })).toMatchObject(refusedWith(404, 'not found', ''));
  });

  test.each([
    ['no sheet', {}, 'sheet does not fit; expected an object'],
    ['a card that there is not', withEntry({ kind: 'cards', cards: ['13'] }), 'cards.0 does not fit'],
    ['half a point', withEntry({ kind: 'points', points: 0.5 }), 'points does not fit; expected a whole number'],
    ['a name with nothing to see', { sheet: { ...SHEET, players: [{ id: 1, name: ' ', left: false }] } }, 'players.0'],
    ['too many rounds', { sheet: { ...SHEET, rounds: Array(MOST_ROUNDS + 1).fill(SHEET.rounds[0]) } }, 'rounds'],
    ['a name that is not clean', { sheet: { ...SHEET, players: [{ id: 1, name: ' Ann', left: false }] } }, CLEAN],
    ['an entry of no player', { sheet: { ...SHEET, rounds: [{ entries: { ann: POINTS }, seen: [] }] } }, 'entries.ann'],
    ['what nobody asked for', { sheet: { ...SHEET, colour: 'red' } }, '"colour" in sheet is not known'],
  ])('sharing %s', async (_, body, message) => {
    const server = await startTestServer();
    expect(await server.ask('/api/sheets', { body })).toMatchObject(refusedWith(400, 'bad request', message));
  });

  test.each([
    ['nothing', undefined],
    ['a change of nothing known', { kind: 'weather' }],
    ['an entry of nobody', { ...scored(1), player: 0 }],
    ['a round too many', { ...scored(1), round: MOST_ROUNDS }],
  ])('a change that says %s', async (_, change) => {
    const server = await startTestServer();
    const { path, shared } = await Scribe.share(server);
    const { status } = await server.ask(path, { token: shared.key, body: { id: 'a', change } });
    expect(status).toBe(400);
  });

  test.each(['', 'a b', '\0', 'x'.repeat(41)])('a change with the id %j, which no database need take', async (id) => {
    const server = await startTestServer();
    const { path, shared } = await Scribe.share(server);
    const answer = await server.ask(path, { token: shared.key, body: { id, change: scored(1) } });
    expect(answer).toMatchObject(refusedWith(400, 'bad request', 'id does not fit; expected text of the form'));
  });

  test('a sheet that is too large, with the size that would do', async () => {
    const server = await startTestServer();
    const message = `expected at most ${SHEET_BYTES} bytes`;
    const body = 'x'.repeat(SHEET_BYTES + 1);
    expect(await server.ask('/api/sheets', { body })).toMatchObject(refusedWith(413, 'too large', message));
  });

  test('sharing without end', async () => {
    const server = await startTestServer({ rateLimits: true });
    const statuses = new Set<number>();
    for (let i = 0; i <= 30; i++) statuses.add((await server.ask('/api/sheets', { body: { sheet: SHEET } })).status);
    expect([...statuses]).toEqual([201, 429]);
  });
});

function withEntry(entry: unknown): unknown {
  return { sheet: { ...SHEET, rounds: [{ entries: { 1: entry }, seen: [] }] } };
}

test('a long evening at the fullest table can be shared', async () => {
  const players = Array.from({ length: 54 }, (_, i) => ({ id: i + 1, name: `Player ${i}`, left: false }));
  const hand = { kind: 'cards' as const, cards: ['12', '11', '10', '9', '8', '7', 'x2', '+10'] as const };
  const entries = Object.fromEntries(players.map(({ id }) => [id, { ...hand, cards: [...hand.cards] }]));
  const sheet: Sheet = { ...SHEET, players, rounds: Array.from({ length: 100 }, () => ({ entries, seen: [] })) };
  const server = await startTestServer();
  expect((await (await Scribe.share(server, sheet)).look(0)).sheet).toEqual(sheet);
});

describe.skipIf(!hasPostgres || !hasRedis)('two nodes', () => {
  let postgres: Postgres;
  let redis: Redis;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.dispose(), redis.dispose()]);
  });

  test.each(['with', 'without'])('%s hints: a change at one reaches those who wait at the other', async (hints) => {
    const database = { kind: 'postgres', url: postgres.url } as const;
    const config = { database, redis: hints === 'with' ? redis.url : null, publicUrl: 'https://turn7.example' };
    const [one, two] = [await startTestServer(config), await startTestServer(config)];
    const ann = await Scribe.share(one);
    const ben = ann.at(two);
    const heard = ben.look(1, 20);
    await two.ask('/health'); // by now it has read the request before
    await ann.change(scored(30), { id: 'a' });
    expect((await heard).lines).toMatchObject([{ seq: 2, id: 'a' }]);
    const both = await Promise.all([
      ann.change(scored(31)),
      ben.change(scored(32)),
      ben.change(scored(30), { id: 'a' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ann.look(0)).lines).toHaveLength(3);
    expect(await ann.look(0)).toEqual(await ben.look(0));
  });
});

test('a server that is killed has lost no change that it acknowledged', { timeout: 60_000 }, async () => {
  const { node } = await startLoneNode();
  const post = (path: string, body: unknown, key?: string): Promise<Response> =>
    fetch(`${node.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
    });
  const { code, key } = SharedSheet.parse(await (await post('/api/sheets', { sheet: SHEET })).json());
  const path = `/api/sheets/${code}/changes`;
  const acknowledged: string[] = [];
  const keepOn = async (name: string): Promise<void> => {
    for (let i = 0; i < 500; i++) {
      const id = `${name}-${i}`;
      const answer = await post(path, { id, change: scored(i) }, key).catch(() => null);
      if (answer?.status !== 200) return; // killed
      acknowledged.push(id);
      if (acknowledged.length === 60) void node.end('SIGKILL');
    }
  };
  await Promise.all(['ann', 'ben', 'cleo'].map(keepOn));
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  await node.start();
  const page = SheetPage.parse(await (await fetch(`${node.url}${path}?since=0`)).json());
  const ids = page.lines.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(ids).size).toBe(ids.length);
});
