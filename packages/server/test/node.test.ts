/** What those who run a node see of it. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Waiting } from '../src/http/waiting.ts';
import { behind } from './support/database.ts';
import { Player } from './support/player.ts';
import { startTestServer, type TestServer } from './support/server.ts';

test('/health says that the process is alive', async () => {
  const server = await startTestServer();
  expect(await server.ask('/health')).toMatchObject({ status: 200, json: { alive: true } });
});

describe('/ready', () => {
  test('is good while the database answers', async () => {
    const server = await startTestServer();
    expect(await server.ask('/ready')).toMatchObject({ status: 200, json: { ready: true, hints: 'none' } });
  });

  test('says that a node is about to stop', async () => {
    const server = await startTestServer();
    const request = connect(Number(new URL(server.url).port), '127.0.0.1');
    const health = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    request.write(`${health}GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`);
    await once(request, 'readable'); // the first is answered, so the server has read what came with it
    const stopped = server.stop();
    request.write('\r\n');
    expect(await text(request)).toMatch(/^HTTP\/1.1 200 [\s\S]+HTTP\/1.1 503 [\s\S]+"This node is about to stop\."/);
    await stopped;
  });
});

describe('/metrics', () => {
  /** What a line says. */
  const reading = async (server: TestServer, name: string): Promise<number> => {
    const { text: lines } = await server.ask('/metrics');
    return Number(
      lines
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  };

  test('counts commands, refusals and tables', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann', { bots: ['rookie'] });
    await ann.do({ kind: 'add bot', level: 'rookie' });
    await server.ask('/api/nothing');
    expect(await reading(server, 'turn7_command_seconds_count{kind="add bot"}')).toBe(1);
    expect(await reading(server, 'turn7_refusals_total{code="not found"}')).toBe(1);
    expect(await reading(server, 'turn7_tables_in_memory')).toBe(1);
    expect(await reading(server, 'turn7_sockets')).toBe(0);
    expect(await reading(server, 'turn7_overtaken_total')).toBe(0);
    expect(await reading(server, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  test('counts what bots choose, by reason', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann', { options: { target: 20 }, sit: false, bots: ['rookie', 'sharp'] });
    await ann.do({ kind: 'start' });
    await expect.poll(async () => (await ann.see()).lobby.stage).toBe('finished');
    expect(await reading(server, 'turn7_bot_choices_total{by="bot"}')).toBeGreaterThan(0);
  });

  test('counts what the database failed', async () => {
    const server = await startTestServer();
    const { path } = await Player.host(server, 'Ann');
    await behind({ kind: 'sqlite', file: server.file }).schema.dropTable('record').execute();
    await server.ask(`${path}/records`);
    expect(await reading(server, 'turn7_store_failures_total')).toBe(1);
  });
});

describe('a node that stops', () => {
  test('answers those who wait, and then nobody', async () => {
    const server = await startTestServer();
    const { path, place } = await Player.host(server, 'Ann');
    const until = vi.spyOn(Waiting.prototype, 'until');
    onTestFinished(() => until.mockRestore());
    const waiting = server.ask(`${path}/events?since=${place.table.seq}&wait=20`);
    await expect.poll(() => until.mock.calls).toHaveLength(1); // somebody is there who waits
    await server.stop();
    expect(await waiting).toMatchObject({ status: 200, json: { lines: [] } });
    await expect(server.ask('/health')).rejects.toThrow();
  });

  test('leaves everything to the one that is started next', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann', { bots: ['rookie'] });
    const before = await ann.see();
    await server.stop();
    const next = await startTestServer({ database: { kind: 'sqlite', file: server.file } });
    const { json } = await next.ask(ann.path, { token: ann.place.token });
    expect(json).toEqual(before);
  });
});

describe('retention', () => {
  test('deletes no table at the start, however old it is: the clock may be wrong', async () => {
    const server = await startTestServer();
    const { path } = await Player.host(server, 'Ann');
    await server.stop();
    const database = { kind: 'sqlite', file: server.file } as const;
    const db = behind(database);
    const longAgo = Date.now() - 31 * 24 * 3600_000;
    await db.updateTable('lines').set({ at: longAgo }).execute();
    await db.updateTable('logs').set({ createdAt: longAgo }).execute();
    await db.insertInto('pass').values({ hash: 'p', log: 'x', member: 1, expiresAt: longAgo }).execute();
    const keeping = await startTestServer({ database, retentionDays: 30 });
    const left = async () => (await db.selectFrom('pass').select('hash').execute()).length;
    await expect.poll(left).toBe(0); // it has looked for what is old
    expect((await keeping.ask(path)).status).toBe(200);
  });
});

describe.each([null, 30])('retention of %s days', (retentionDays) => {
  test('forgets keys that have expired', async () => {
    const server = await startTestServer();
    const { path, place } = await Player.host(server, 'Ann');
    await server.ask(`${path}/passes`, { method: 'POST', token: place.token });
    await server.stop();
    const database = { kind: 'sqlite', file: server.file } as const;
    const db = behind(database);
    await db
      .updateTable('pass')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    await startTestServer({ database, retentionDays });
    await expect.poll(() => db.selectFrom('pass').selectAll().execute()).toEqual([]);
  });
});

test('/ tells people what runs here', async () => {
  const server = await startTestServer();
  const { status, headers, text: page } = await server.ask('/');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const words of ['The server is running', 'unofficial', 'href="/api/openapi.json"', 'href="/health"'])
    expect(page).toContain(words);
});

describe('the page, where it is built', () => {
  const FILES = {
    'index.html': '<title>Turn 7</title>',
    'pages.json': '["/", "/t/:code", "/tv/:code", "/play", "/replay", "/rules"]',
    'sw.js': 'self;',
    'manifest.webmanifest': '{}',
    'assets/app-4f2a.js': 'export {};',
    'assets/app-4f2a.js.br': brotliCompressSync('export {};'),
    'assets/app-4f2a.js.gz': gzipSync('export {};'),
  };

  async function startWithPage(): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'turn7-page-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'assets'));
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
    return startTestServer({}, { page: folder });
  }

  test.each([
    ['/', 'text/html'],
    ['/t/ABCDEF', 'text/html'],
    ['/tv/ABCDEF', 'text/html'],
    ['/play', 'text/html'],
    ['/replay', 'text/html'],
    ['/rules', 'text/html'],
    ['/sw.js', 'application/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('is served at %s, and asked for anew each time', async (path, media) => {
    const { status, headers } = await (await startWithPage()).ask(path);
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, media]);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('has files that never change, as small as %s allows', async (accepted, encoding) => {
    const server = await startWithPage();
    const { status, headers, text } = await server.ask('/assets/app-4f2a.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect([status, headers.get('content-encoding'), text]).toEqual([200, encoding, 'export {};']);
    expect(headers.get('content-type')).toContain('application/javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('origin, accept-encoding');
  });

  test.each(['/assets/missing.js', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/etc/passwd'])('is not at %s', async (path) => {
    const { status, json } = await (await startWithPage()).ask(path);
    expect([status, json]).toEqual([404, { refused: { code: 'not found', message: expect.any(String) } }]);
  });

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('tells those who open an unknown address itself that there is nothing', async () => {
    const { status, headers, text } = await (await startWithPage()).ask('/nowhere', { headers: browser });
    expect([status, text, headers.get('cache-control')]).toEqual([404, FILES['index.html'], 'no-store']);
  });

  test('leaves the API to programs, whoever asks', async () => {
    const { status, json } = await (await startWithPage()).ask('/api/nothing', { headers: browser });
    expect([status, json]).toEqual([404, { refused: { code: 'not found', message: expect.any(String) } }]);
  });
});
