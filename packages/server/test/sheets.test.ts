/** Score sheets that several people keep: over HTTP and sockets, with a real database, through several nodes and a kill. */
import {
  applied,
  CHANGE_BYTES,
  MESSAGE_BYTES,
  MOST_ROUNDS,
  MOST_WATCHING,
  type ScoreEntry,
  SHEET_BYTES,
  SharedSheet,
  Sheet,
} from '@turn7/protocol';
import { pino } from 'pino';
import { createClient } from 'redis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { hashOf, newToken } from '../src/live/ids.ts';
import { startRetention } from '../src/live/retention.ts';
import { MOST_SHEET_LINES, Sheets, sheetLog } from '../src/live/sheets.ts';
import { Metrics } from '../src/metrics.ts';
import { Rates, TooOften } from '../src/rates.ts';
import type { Store } from '../src/store/store.ts';
import { startLoneNode } from './bad-days/lone-node.ts';
import { CLOCKS } from './support/clocks.ts';
import { behind, newSqlite, open } from './support/database.ts';
import { noLimits } from './support/no-limits.ts';
import { Player } from './support/player.ts';
import { Scribe, SHEET, SheetSocket, scored } from './support/scribe.ts';
import { startTestServer, usualServer } from './support/server.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

const CLEAN = 'players.0.name does not fit; expected a name as it is shown';
const POINTS = { kind: 'points', points: 1 };

const refusedWith = (status: number, code: string, message: string | RegExp) => ({
  status,
  json: { refused: { code, message: expect.stringMatching(message) } },
});

/** How many entries of the store a log has. */
const rowsOf = (file: string, code: string) =>
  behind({ kind: 'sqlite', file })
    .selectFrom('lines')
    .selectAll()
    .where('log', '=', sheetLog(code))
    .orderBy('seq')
    .execute();

describe('a shared sheet', () => {
  test('has no entry written over that its sender has not seen', async () => {
    const ann = await (await Scribe.share(await startTestServer())).follow();
    const twentyOne: ScoreEntry = { kind: 'points', points: 21 };
    expect(await ann.send({ id: 'a', replaces: null, change: scored(21) })).toMatchObject({ ok: true });
    expect(await ann.send({ id: 'b', replaces: null, change: scored(12) })).toMatchObject({
      ok: false,
      refused: { code: 'contested' },
    });
    expect(await ann.send({ id: 'c', replaces: null, change: scored(21) })).toMatchObject({ ok: true });
    expect(await ann.send({ id: 'd', replaces: twentyOne, change: scored(12) })).toMatchObject({ ok: true });
    expect(await ann.send({ id: 'e', change: scored(30) })).toMatchObject({ ok: true });
  });

  test('has a title that is cleaned like a name, however it came', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server, { ...SHEET, title: '\u202eFriday\u0007  night ' });
    expect((await ann.look()).sheet.title).toBe('Friday night');
    await ann.change({ kind: 'title', title: 'Sun\u200bday\n' });
    expect((await ann.look()).sheet.title).toBe('Sunday');
    await ann.change({ kind: 'next', sheet: { ...SHEET, id: 'next', title: ' \u2066Monday' } });
    expect((await ann.look()).sheet.title).toBe('Monday');
  });

  test('is as it was shared, and then as it was changed, to whoever knows its code', async () => {
    const server = await startTestServer({ publicUrl: 'https://turn7.example' });
    const ann = await Scribe.share(server);
    expect(ann.shared.link).toBe(`https://turn7.example/s/${ann.shared.code}`);
    expect(await ann.look()).toEqual({ seq: 1, sheet: SHEET });

    expect((await ann.change(scored(30), { id: 'a' })).json).toEqual({ seq: 2 });
    expect((await ann.change({ kind: 'dealer', dealer: 2 }, { id: 'b' })).json).toEqual({ seq: 3 });
    const now = { seq: 3, sheet: { ...applied(SHEET, scored(30)), dealer: 2 } };
    expect(await ann.look()).toEqual(now);
    const small = await server.ask(ann.path.replace(ann.shared.code, ann.shared.code.toLowerCase()));
    expect(small.json).toEqual(now);
    const zoe = await ann.follow({ watches: true });
    expect([zoe.view, zoe.lines, zoe.origin, zoe.member]).toEqual([now, [], 'https://turn7.example', null]);
    const ben = await ann.follow({ since: 2 });
    expect([ben.lines, ben.member]).toEqual([[{ seq: 3, id: 'b', change: { kind: 'dealer', dealer: 2 } }], 1]);
  });

  test('takes a change that is sent again once', async () => {
    const ann = await Scribe.share(await startTestServer());
    const first = await ann.change(scored(30), { id: 'once' });
    await ann.change(scored(31));
    const again = await Promise.all([1, 2, 3].map(() => ann.change(scored(30), { id: 'once' })));
    for (const { json } of again) expect(json).toEqual(first.json);
    expect((await ann.look()).seq).toBe(3);
  });

  test('takes one once that was sent long ago', async () => {
    const ann = await Scribe.share(await startTestServer());
    await ann.change(scored(30), { id: 'once' });
    for (let i = 0; i < 30; i++) await ann.change(scored(i));
    expect((await ann.change(scored(30), { id: 'once' })).json).toEqual({ seq: 2 });
    expect((await ann.look()).seq).toBe(32);
  });

  test('puts the changes of those who come at the same time in one order', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const ben = await ann.follow({ watches: true });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ann.change(scored(i))));
    const seqs = answers.map(({ json }) => JSON.stringify(json)).toSorted();
    expect(new Set(seqs).size).toBe(20);
    await ben.until(() => ben.lines.length === 20);
    expect(ben.lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 2));
    expect(ben.lines.reduce((sheet, { change }) => applied(sheet, change), SHEET)).toEqual((await ann.look()).sheet);
    // Nobody had to try again, as all but one would have had to, all but two, and so on.
    expect((await server.ask('/metrics')).text).toMatch(/^turn7_overtaken_total 0$/m);
  });

  test('is told to those who follow as soon as it changes, and to whoever changed it before the answer', async () => {
    const scribe = await Scribe.share(await startTestServer());
    const [ann, ben] = [await scribe.follow(), await scribe.follow({ watches: true })];
    const line = { seq: 2, id: 'a', change: scored(30) };
    expect(await ann.send({ id: 'a', of: SHEET.id, change: scored(30) })).toEqual({ ok: true, seq: 2 });
    expect(ann.lines).toEqual([line]);
    await ben.until(() => ben.lines.length > 0);
    expect(ben.lines).toEqual([line]);
    expect(await ann.send({ id: 'a', of: SHEET.id, change: scored(30) })).toEqual({ ok: true, seq: 2 });
    expect(await ben.catchUp(1)).toMatchObject({ ok: true, snapshot: { view: { seq: 2 }, missed: [line] } });
  });

  test('costs one call of the store a change', async () => {
    const calls: string[] = [];
    const store = new Proxy(await open(newSqlite()), {
      get(target, name: keyof Store) {
        calls.push(name);
        return target[name].bind(target);
      },
    });
    const sheets = new Sheets({ store, hints: NO_HINTS, metrics: new Metrics(), ...noLimits(), ...CLOCKS });
    const { code } = await sheets.create(SHEET, 'ann');
    calls.length = 0;
    expect(await sheets.change(code, { id: 'a', change: scored(30) }, 'ann')).toBe(2);
    expect(calls).toEqual(['append']);
  });

  test('says how many watch it, as they come and go', async () => {
    const scribe = await Scribe.share(await startTestServer());
    const ann = await scribe.follow();
    const [ben, cleo] = [await scribe.follow({ watches: true }), await scribe.follow({ watches: true })];
    await ann.until(() => ann.watching === 2);
    await cleo.until(() => cleo.watching === 2);
    ben.talk.cut();
    await ann.until(() => ann.watching === 1);
  });

  test('goes on with the next game of the evening under the same code, for those who come later too', async () => {
    const scribe = await Scribe.share(await startTestServer());
    const [ann, ben] = [await scribe.follow(), await scribe.follow({ watches: true })];
    const next = { ...SHEET, id: 'second', rounds: [] };
    expect(await ann.send({ id: 'n', of: SHEET.id, change: { kind: 'next', sheet: next } })).toMatchObject({ seq: 2 });
    await ben.until(() => ben.lines.length === 1);
    expect(ben.lines[0]?.change).toEqual({ kind: 'next', sheet: next });
    // What somebody else still had of the game before is not put into this one.
    const late = await ann.send({ id: 'late', of: SHEET.id, change: scored(99) });
    expect(late).toMatchObject({ ok: false, refused: { code: 'stale' } });
    await ann.send({ id: 'x', of: next.id, change: scored(7) });
    const now = { seq: 3, sheet: applied(next, scored(7)) };
    expect((await scribe.follow({ watches: true })).view).toEqual(now);
    expect(await scribe.look()).toEqual(now);
  });

  test('that is shared no more is told to all, opens nothing, and leaves no score behind', async () => {
    const server = await startTestServer();
    const scribe = await Scribe.share(server);
    const { code } = scribe.shared;
    const [ann, ben] = [await scribe.follow(), await scribe.follow({ watches: true })];
    await ann.send({ id: 'a', change: scored(30) });
    expect(await ann.send({ id: 'stop', change: { kind: 'stop' } })).toMatchObject({ ok: true, seq: 3 });
    for (const guest of [ann, ben]) {
      await guest.until(() => guest.isGone);
      expect(guest.refusals).toMatchObject([{ code: 'gone' }]);
    }
    const gone = refusedWith(410, 'gone', 'shared no more');
    expect(await server.ask(scribe.path)).toMatchObject(gone);
    expect(await scribe.change(scored(1))).toMatchObject(gone);
    expect(await scribe.change({ kind: 'stop' })).toMatchObject(gone);
    expect(await scribe.change({ kind: 'stop' }, { id: 'stop' })).toMatchObject({ status: 200, json: { seq: 3 } });
    await expect(scribe.follow()).rejects.toMatchObject({ code: 'gone' });
    await expect(scribe.follow({ watches: true })).rejects.toMatchObject({ code: 'gone' });
    expect((await rowsOf(server.file, code)).map(({ body }) => body)).toEqual(['', '', expect.stringMatching('stop')]);

    await server.stop();
    const later = scribe.at(await startTestServer({ database: { kind: 'sqlite', file: server.file } }));
    await expect(later.follow({ watches: true })).rejects.toMatchObject({ code: 'gone' });
  });

  test('of an earlier version is read as it was written', async () => {
    const server = await startTestServer();
    const scribe = await Scribe.share(server);
    await server.stop();
    const row = { log: sheetLog(scribe.shared.code), at: 1, command: '1:a:x' };
    await behind({ kind: 'sqlite', file: server.file })
      .insertInto('lines')
      .values({ ...row, seq: 2, body: JSON.stringify({ id: 'a', change: scored(30) }) })
      .execute();
    const later = scribe.at(await startTestServer({ database: { kind: 'sqlite', file: server.file } }));
    expect(await later.look()).toEqual({ seq: 2, sheet: applied(SHEET, scored(30)) });
  });

  test('is given out whole, however long its log is, and quickly', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const db = behind({ kind: 'sqlite', file: server.file });
    const row = { log: sheetLog(ann.shared.code), at: 1, command: null };
    await server.stop();
    for (let seq = 2; seq <= 5000; seq += 50)
      await db
        .insertInto('lines')
        .values(Array.from({ length: 50 }, (_, i) => ({ ...row, seq: seq + i, body: bodyOf(seq + i) })))
        .execute();
    const later = ann.at(await startTestServer({ database: { kind: 'sqlite', file: server.file } }));
    const { seq, sheet } = await later.look();
    expect([seq, sheet.rounds.length]).toEqual([5001, MOST_ROUNDS]);
  });

  test('takes a great many changes, and then no more', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    await ann.change(scored(1), { id: 'early' });
    const db = behind({ kind: 'sqlite', file: server.file });
    await server.stop();
    await db.updateTable('lines').set({ seq: MOST_SHEET_LINES }).where('seq', '=', 2).execute();
    const later = ann.at(await startTestServer({ database: { kind: 'sqlite', file: server.file } }));
    expect(await later.change(scored(2))).toMatchObject(refusedWith(409, 'full', 'share it anew'));
    expect((await later.change(scored(1), { id: 'early' })).json).toEqual({ seq: MOST_SHEET_LINES });
    expect((await later.change({ kind: 'stop' })).status).toBe(200);
  });

  test('grows to the size that may be shared and no further, but may become smaller', async () => {
    const server = await usualServer();
    const players = Array.from({ length: 54 }, (_, i) => ({ id: i + 1, name: `Player ${i}`, left: false }));
    const ann = await Scribe.share(server, { ...SHEET, players });
    const hand = (cards: number): ScoreEntry => ({ kind: 'bust', cards: Array(cards).fill('T3') });
    const enter = (i: number, cards: number) =>
      ann.change({ kind: 'entry', round: Math.floor(i / 54), player: 1 + (i % 54), entry: hand(cards) });
    let entries = 0;
    let last = await enter(entries, 1500);
    while (last.status === 200) last = await enter(++entries, 1500);
    expect(last).toMatchObject(refusedWith(409, 'full', `at most ${SHEET_BYTES} characters`));
    const { sheet } = await ann.look();
    expect(JSON.stringify(sheet).length).toBeLessThanOrEqual(SHEET_BYTES);
    expect(JSON.stringify(sheet).length).toBeGreaterThan(SHEET_BYTES - 10_000);
    expect((await enter(entries, 1)).status).toBe(200);
    expect((await enter(0, 3)).status).toBe(200);
    expect((await enter(entries, 1400)).status).toBe(200);
  });

  test('is checked when it comes, and not whenever it is read', async () => {
    const store = await open(newSqlite());
    const services = { store, hints: NO_HINTS, metrics: new Metrics(), ...noLimits(), ...CLOCKS };
    const { code } = await new Sheets(services).create(SHEET, 'ann');
    const parse = vi.spyOn(Sheet, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect((await new Sheets(services).open(code)).state.sheet).toEqual(SHEET);
    expect(parse).not.toHaveBeenCalled();
    const changed = JSON.stringify({ ...SHEET, target: 'many' });
    await store.append({ row: { log: sheetLog('ABC234'), seq: 1, at: 1, command: null, body: changed } });
    await expect(new Sheets(services).open('ABC234')).rejects.toThrow();
  });

  test('that is large is shown less often', async () => {
    const store = await open(newSqlite());
    const rates = new Rates(true, () => 0);
    const sheets = new Sheets({ store, hints: NO_HINTS, metrics: new Metrics(), ...noLimits(), ...CLOCKS, rates });
    const { code } = await sheets.create({ ...SHEET, title: 'x'.repeat(80) }, 'ann');
    const live = await sheets.open(code);
    rates.spend('shown', 'eve', 30_000_000 - live.state.size.most);
    expect(sheets.show(live, 1, 'eve').view.seq).toBe(1);
    expect(() => sheets.show(live, 1, 'eve')).toThrow(TooOften);
    expect(sheets.show(live, 1, 'ann').view.seq).toBe(1);
  });

  test('is not taken from an address that has sent too much that day', async () => {
    const store = await open(newSqlite());
    const rates = new Rates(true, () => 0);
    const sheets = new Sheets({ store, hints: NO_HINTS, metrics: new Metrics(), ...noLimits(), ...CLOCKS, rates });
    const { code } = await sheets.create(SHEET, 'eve');
    rates.spend('written', 'eve', 100_000_000);
    await expect(sheets.create(SHEET, 'eve')).rejects.toThrow(/100 MB/);
    await expect(sheets.change(code, { id: 'a', change: scored(1) }, 'eve')).rejects.toThrow(TooOften);
    expect(await sheets.change(code, { id: 'a', change: scored(1) }, 'ann')).toBe(2);
  });

  test('is no table, and a table is no sheet', async () => {
    const server = await startTestServer();
    const ann = await Scribe.share(server);
    const host = await Player.host(server, 'Ann', { options: { listed: true } });
    const { code } = ann.shared;
    for (const name of [code, sheetLog(code), encodeURIComponent(sheetLog(code))])
      expect((await server.ask(`/api/tables/${name}`)).status).toBe(404);
    expect((await server.ask(`/api/sheets/${host.place.code}`)).status).toBe(404);
    await host.hear((await host.see()).seq);
    expect((await server.ask('/api/tables')).json).toMatchObject({ tables: [{ code: host.place.code }] });
    const body = { id: 'x', command: { kind: 'start' } };
    expect((await server.ask(`${host.path}/commands`, { token: ann.shared.key, body })).status).toBe(401);
  });

  test('is deleted with the tables that nobody used for as long', async () => {
    const store = await open(newSqlite());
    const clock = { now: Date.now() };
    const services = { store, hints: NO_HINTS, metrics: new Metrics(), ...noLimits(), ...CLOCKS, now: () => clock.now };
    const sheets = new Sheets(services);
    const { code, key } = await sheets.create(SHEET, 'ann');
    clock.now += 31 * 24 * 3600_000;
    const young = await sheets.create(SHEET, 'ann');
    const evict = (logs: readonly string[]) => sheets.evict(logs);
    const retention = startRetention(30, { ...services, evict, log: pino({ level: 'silent' }) }, 5);
    onTestFinished(() => retention.stop());
    await expect.poll(() => store.findToken(hashOf(key))).toBeNull();
    const gone = { code: 'not found', message: expect.stringContaining(code) };
    await expect(sheets.change(code, { id: 'a', change: scored(1) }, 'ann')).rejects.toMatchObject(gone);
    expect(await sheets.change(young.code, { id: 'a', change: scored(1) }, 'ann')).toBe(2);
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
    expect((await ann.look()).seq).toBe(1);
  });

  test.each(['ABCDEF', 'x', 'sheet:ABCDEF'])('a sheet that does not exist: %s', async (code) => {
    const server = await startTestServer();
    const path = `/api/sheets/${code}`;
    expect(await server.ask(path)).toMatchObject(refusedWith(404, 'not found', 'There is no'));
    const body = { id: 'a', change: scored(1) };
    expect(await server.ask(`${path}/changes`, { token: newToken(), body })).toMatchObject(
      refusedWith(404, 'not found', ''),
    );
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
    const { status } = await server.ask(`${path}/changes`, { token: shared.key, body: { id: 'a', change } });
    expect(status).toBe(400);
  });

  test.each(['', 'a b', '\0', 'x'.repeat(41)])('a change with the id %j, which no database need take', async (id) => {
    const server = await startTestServer();
    const { path, shared } = await Scribe.share(server);
    const answer = await server.ask(`${path}/changes`, { token: shared.key, body: { id, change: scored(1) } });
    expect(answer).toMatchObject(refusedWith(400, 'bad request', 'id does not fit; expected text of the form'));
  });

  test('a sheet that is too large, with the size that would do', async () => {
    const server = await startTestServer();
    const message = `expected at most ${SHEET_BYTES} bytes`;
    const body = 'x'.repeat(SHEET_BYTES + 1);
    expect(await server.ask('/api/sheets', { body })).toMatchObject(refusedWith(413, 'too large', message));
  });

  test('a sheet that is wrong in a hundred thousand places', async () => {
    const server = await startTestServer();
    const rounds = Array.from({ length: 83 }, () => ({ entries: {}, seen: Array(1500).fill('?') }));
    const answer = await server.ask('/api/sheets', { body: { sheet: { ...SHEET, rounds } } });
    expect(answer).toMatchObject(refusedWith(400, 'bad request', 'does not fit'));
  });

  test('wrong sheets one after the other, and then even a right one', async () => {
    const server = await startTestServer({ rateLimits: true });
    const share = async (sheet: unknown) => (await server.ask('/api/sheets', { body: { sheet } })).status;
    const statuses = await Promise.all(Array.from({ length: 6 }, () => share({ ...SHEET, target: 'none' })));
    expect(statuses.toSorted()).toEqual([400, 400, 400, 429, 429, 429]);
    expect(await share(SHEET)).toBe(429);
  });

  test('sharing without end', async () => {
    const server = await startTestServer({ rateLimits: true });
    const statuses = new Set<number>();
    for (let i = 0; i <= 30; i++) statuses.add((await server.ask('/api/sheets', { body: { sheet: SHEET } })).status);
    expect([...statuses]).toEqual([201, 429]);
  });
});

/** Line `seq` of a long evening. */
const bodyOf = (seq: number): string =>
  JSON.stringify({ id: `i${seq}`, change: { ...scored(seq % 100), round: seq % MOST_ROUNDS } });

describe('a socket', () => {
  test.each([['without the key', { watches: true }]])('%s changes nothing', async (_, hello) => {
    const scribe = await Scribe.share(await startTestServer());
    const zoe = await scribe.follow(hello);
    expect(await zoe.send({ id: 'a', change: scored(1) })).toMatchObject({
      ok: false,
      refused: { code: 'unauthorised' },
    });
    expect((await scribe.look()).seq).toBe(1);
  });

  test('with the key of another sheet, or for a sheet that is not there, is refused', async () => {
    const server = await startTestServer();
    const [ann, ben] = [await Scribe.share(server), await Scribe.share(server)];
    const { code } = ann.shared;
    await expect(SheetSocket.open(server.url, { code, token: ben.shared.key })).rejects.toMatchObject({
      code: 'unauthorised',
    });
    await expect(SheetSocket.open(server.url, { code: 'ZZZZZZ' })).rejects.toMatchObject({ code: 'not found' });
  });

  test('may send long changes with the key, and is cut off for long messages without', async () => {
    const scribe = await Scribe.share(await startTestServer());
    const [ann, zoe] = [await scribe.follow(), await scribe.follow({ watches: true })];
    const cards = Array<'+10'>(1500).fill('+10');
    const long = { id: 'a', change: { kind: 'seen', round: 0, cards } } as const;
    expect(JSON.stringify(long).length).toBeGreaterThan(MESSAGE_BYTES);
    expect(JSON.stringify(long).length).toBeLessThan(CHANGE_BYTES);
    expect(await ann.send(long)).toMatchObject({ ok: true, seq: 2 });
    zoe.talk.say('command', long);
    await zoe.until(() => zoe.isGone);
  });

  test('may not send many long changes, for each counts as several messages', async () => {
    const scribe = await Scribe.share(await startTestServer({ rateLimits: true }));
    const ann = await scribe.follow();
    const rounds = Array.from({ length: 4 }, () => ({ entries: {}, seen: Array<'12'>(1500).fill('12') }));
    const send = (id: string) => ann.send({ id, change: { kind: 'next', sheet: { ...SHEET, id, rounds } } });
    const [first, , last] = await Promise.all(['a', 'b', 'c'].map(send));
    expect(first).toMatchObject({ ok: true });
    expect(last).toMatchObject({ ok: false, refused: { code: 'too many requests' } });
  });

  test('has no gestures to make at a sheet', async () => {
    const ann = await (await Scribe.share(await startTestServer())).follow();
    expect(await ann.talk.ask('react', 'clap')).toMatchObject({ ok: false, refused: { code: 'unauthorised' } });
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
  expect((await (await Scribe.share(server, sheet)).look()).sheet).toEqual(sheet);
});

describe.skipIf(!hasSharedServers)('two nodes', () => {
  const shared = sharedServers();

  test.each(['with', 'without'])('%s hints: a change at one reaches those who wait at the other', async (hints) => {
    const database = { kind: 'postgres', url: shared.postgres.url } as const;
    const config = { database, redis: hints === 'with' ? shared.redis.url : null, publicUrl: 'https://turn7.example' };
    const [one, two] = [await startTestServer(config), await startTestServer(config)];
    const ann = await Scribe.share(one);
    const ben = ann.at(two);
    const socket = await ben.follow({ watches: true });
    const keeper = await ann.follow();
    await ann.change(scored(30), { id: 'a' });
    await socket.until(() => socket.lines.length === 1);
    expect(socket.lines).toMatchObject([{ seq: 2, id: 'a' }]);
    if (hints === 'with') await keeper.until(() => keeper.watching === 1);
    const both = await Promise.all([
      ann.change(scored(31)),
      ben.change(scored(32)),
      ben.change(scored(30), { id: 'a' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await ann.look()).seq).toBe(4);
    expect(await ann.look()).toEqual(await ben.look());
    expect((await ann.change({ kind: 'stop' })).status).toBe(200);
    await socket.until(() => socket.isGone);
    expect(socket.refusals).toMatchObject([{ code: 'gone' }]);
  });

  test('and a stranger who says that more watch than there are people tell nobody what cannot be read', async () => {
    const { url } = shared.redis;
    const one = await startTestServer({ database: { kind: 'postgres', url: shared.postgres.url }, redis: url });
    const ann = await Scribe.share(one);
    const keeper = await ann.follow();
    const stranger = await createClient({ url }).connect();
    onTestFinished(() => stranger.destroy());
    const lie = { from: 'x', log: sheetLog(ann.shared.code), count: Number.MAX_SAFE_INTEGER };
    await vi.waitFor(
      async () => {
        await stranger.publish('turn7:watching', JSON.stringify(lie));
        expect(keeper.watching).toBe(MOST_WATCHING);
      },
      { timeout: 20_000, interval: 50 },
    );
  });
});

test('a server that is killed has lost no change that it acknowledged', { timeout: 60_000 }, async () => {
  const { node, place } = await startLoneNode();
  if (place.kind !== 'sqlite') throw new Error('expected a file');
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
  const rows = await rowsOf(place.file, code);
  const ids = rows.slice(1).map(({ body }): string => JSON.parse(body).id);
  expect(ids).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(ids).size).toBe(ids.length);
});
