/** What strangers may try with connections alone, over real sockets: each is answered or cut, and nobody else feels it. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CHANGE_BYTES, CLOSED_FOR_GOOD, WIRE_VERSION } from '@turn7/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Tables } from '../src/live/tables.ts';
import { hasProgram } from './support/binaries.ts';
import { Client, openTable } from './support/client.ts';
import { startTestServer, usualServer } from './support/server.ts';
import { socketUrl } from './support/talk.ts';

/** A connection that says just these bytes. */
function wired(url: string, said: string | Buffer): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}); // it was cut
  socket.write(said);
  return socket;
}

/** Everything that is answered before the connection ends. */
const answered = (url: string, lines: readonly string[], body = ''): Promise<string> =>
  text(wired(url, `${lines.join('\r\n')}\r\n\r\n${body}`));

/** Sooner than a socket that never says goodbye is cut anyway. */
const PATIENCE_MS = 20_000;

/** What becomes of a connection that the server should cut; an error on the way there is no matter. */
function endOf(socket: Socket | WebSocket): Promise<string> {
  socket.on('error', () => {});
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(`still there after ${PATIENCE_MS / 1000} seconds`), PATIENCE_MS);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve('cut');
    });
  });
}

const HOST = 'Host: localhost';
const OFFERS = ['h2c', 'websocket', 'TLS/1.0', 'nonsense'];
/** What a WebSocket needs beside. */
const KEY = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

describe('an offer to upgrade', () => {
  test.each(OFFERS)('to %s changes nothing where there are no sockets', async (offer) => {
    const { url } = await usualServer();
    const lines = ['GET /health HTTP/1.1', HOST, 'Connection: Upgrade, HTTP2-Settings', `Upgrade: ${offer}`, ...KEY];
    expect(await answered(url, [...lines, 'HTTP2-Settings: AAMAAABkAAQAAP__'])).toMatch(/^HTTP\/1.1 200 /);
  });

  test('leaves the body of its request whole, wherever that is cut', async () => {
    const { url } = await usualServer();
    const body = JSON.stringify({ name: 'Ann' });
    const lines = ['POST /api/tables HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: h2c'];
    const head = [...lines, 'Content-Type: application/json', `Content-Length: ${body.length}`];
    expect(await answered(url, head, body)).toMatch(/^HTTP\/1.1 201 [\s\S]+"Ann"/);
    const socket = wired(url, `${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
    socket.write(body.slice(5));
    expect(await text(socket)).toMatch(/^HTTP\/1.1 201 /);
  });

  test.skipIf(!hasProgram('curl'))('is made by curl --http2, and answered', async () => {
    const { url } = await usualServer();
    const args = ['--http2', '--silent', '--output', '-', '--write-out', '%{http_code}', `${url}/health`];
    expect((await promisify(execFile)('curl', args)).stdout).toMatch(/200$/);
  });

  test.each([
    ['of a page that speaks Socket.IO', 'GET /socket/?EIO=4&transport=websocket', 'websocket', KEY, 404],
    ['without a key', 'GET /socket', 'websocket', ['Sec-WebSocket-Version: 13'], 400],
    ['that is no GET', 'POST /socket', 'websocket', KEY, 400],
    ['of another version', 'GET /socket', 'websocket', [KEY[1] ?? '', 'Sec-WebSocket-Version: 7'], 426],
    ['to another protocol where there are sockets', 'GET /socket', 'h2c', KEY, 426],
  ])('%s is refused in plain words', async (_, what, offer, more, status) => {
    const { url } = await usualServer();
    const lines = [`${what} HTTP/1.1`, HOST, 'Connection: Upgrade', `Upgrade: ${offer}`, ...more];
    const answer = await answered(url, lines);
    expect(answer).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]+\r\n\r\n\\{"refused":\\{"code":"[a-z ]+","message":"`),
    );
    if (status === 426) expect(answer).toMatch(/\r\nUpgrade: websocket\r\n/);
  });

  const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', ...KEY];
  const asking = (path: string, ...more: string[]): string =>
    `${[`GET ${path} HTTP/1.1`, HOST, ...more].join('\r\n')}\r\n\r\n`;

  test('behind a request that waits is answered after it', async () => {
    const { url } = await usualServer();
    const { code, table } = await openTable(url, { name: 'Ann' });
    const poll = asking(`/api/tables/${code}/events?since=${table.seq}&wait=1`);
    const answer = await text(wired(url, poll + asking('/health', ...UPGRADE)));
    expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]+"lines":\[\][\s\S]+\}HTTP\/1.1 200 /);
  });

  test('behind a request becomes a socket once that is answered', async () => {
    const { url } = await usualServer();
    const socket = wired(url, asking('/health') + asking('/socket', ...UPGRADE));
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    await expect.poll(() => heard).toMatch(/^HTTP\/1.1 200 [\s\S]+\}HTTP\/1.1 101 [^{]+\r\n\r\n$/);
  });

  test('behind a request for much does not stop the answer to that', async () => {
    const page = mkdtempSync(join(tmpdir(), 'turn7-page-'));
    onTestFinished(() => rmSync(page, { recursive: true }));
    writeFileSync(join(page, 'pages.json'), '[]');
    writeFileSync(join(page, 'much.txt'), 'x'.repeat(3_000_000));
    const { url } = await startTestServer({}, { page });
    const answer = await text(wired(url, asking('/much.txt') + asking('/health', ...UPGRADE)));
    const [, much = '', next] = answer.split(/(x+)(?=HTTP)/);
    expect([much.length, next?.slice(0, 12)]).toEqual([3_000_000, 'HTTP/1.1 200']);
  });

  test('is answered though another request follows, which is not', async () => {
    const { url } = await usualServer();
    for (const first of [asking('/health', ...UPGRADE), asking('/health', 'Connection: close')]) {
      const answer = await text(wired(url, first + asking('/api/tables')));
      expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    }
  });

  test('gives nobody more time for what follows its head', async () => {
    const REQUEST_MS = 3000;
    const { url } = await startTestServer({}, { requestMs: REQUEST_MS });
    const socket = wired(url, 'POST /api/tables HTTP/1.1\r\n');
    socket.resume();
    const begun = performance.now();
    await sleep(REQUEST_MS - 500);
    const head = [HOST, 'Connection: Upgrade', 'Upgrade: h2c', 'Content-Type: application/json', 'Content-Length: 15'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"name"`);
    await once(socket, 'close');
    expect(performance.now() - begun).toBeLessThan(2 * REQUEST_MS - 1000);
  });

  test('that many make at once keeps nobody from being served', async () => {
    const { url } = await startTestServer();
    const lines = ['GET /api/tables HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: h2c'];
    const answers = await Promise.all(Array.from({ length: 200 }, () => answered(url, lines)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});

test('an upgrade that does not come to its end is cut', async () => {
  const { url } = await startTestServer({}, { requestMs: 500 });
  for (const half of ['GET /soc', `GET /socket HTTP/1.1\r\n${HOST}\r\nUpgrade: webs`]) {
    const socket = wired(url, half);
    socket.resume();
    expect(await endOf(socket), half).toBe('cut');
  }
});

const LOOK = { look: 10 };
/** Time enough for those who mean well, also where the machine does other things. */
const ENOUGH_MS = 1500;
const GREETED = { ...LOOK, hello: ENOUGH_MS };
const PINGED = { ...LOOK, silence: 100, pong: ENOUGH_MS };

describe('a socket', () => {
  test('that says nothing is cut, and so is one that does not greet', async () => {
    const { url } = await startTestServer({}, { sockets: { ...LOOK, hello: 150 } });
    const silent = new WebSocket(socketUrl(url));
    const babbling = new WebSocket(socketUrl(url));
    babbling.on('open', () => babbling.send('["catch up",0,1]'));
    expect(await Promise.all([endOf(silent), endOf(babbling)])).toEqual(['cut', 'cut']);
  });

  test('that has greeted is not cut because its welcome takes long', async () => {
    const { url } = await startTestServer({}, { sockets: GREETED });
    const { code } = await openTable(url, { name: 'Ann' });
    let isAsked = (): void => {};
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { openFor } = Tables.prototype;
    vi.spyOn(Tables.prototype, 'openFor').mockImplementation(async function (this: Tables, ...what) {
      isAsked();
      await slow;
      return openFor.apply(this, what);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const waiting = Client.connect(url, { code });
    await asked;
    expect(await endOf(new WebSocket(socketUrl(url)))).toBe('cut'); // one that came later and said nothing
    answer();
    expect((await waiting).isThere).toBe(true);
  });

  test('whose greeting lay there while the server was held up is heard', async () => {
    const { url } = await startTestServer({}, { sockets: GREETED });
    const { code } = await openTable(url, { name: 'Ann' });
    const socket = new WebSocket(socketUrl(url));
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    socket.send(JSON.stringify(['hello', { version: WIRE_VERSION, code }]));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ENOUGH_MS + 100); // the server is in this thread
    expect(String((await once(socket, 'message'))[0])).toMatch(/^\["welcome",/);
  });

  test('that answers no ping is cut; one that does may be as silent as it likes', async () => {
    const { url } = await startTestServer({}, { sockets: PINGED });
    const { code } = await openTable(url, { name: 'Ann' });
    const alive = await Client.connect(url, { code });
    const dead = new WebSocket(socketUrl(url), { autoPong: false });
    dead.on('open', () => dead.send(JSON.stringify(['hello', { version: WIRE_VERSION, code }])));
    expect(await endOf(dead)).toBe('cut');
    expect(alive.isThere).toBe(true);
  });

  test('that begins a message and never ends it is cut', async () => {
    const { url } = await startTestServer({}, { sockets: { ...PINGED, pong: 150, hello: 60_000 } });
    const lines = ['GET /socket HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', ...KEY];
    const socket = wired(url, `${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    socket.write(Buffer.from([0x81, 0x80 | 100, 1, 2, 3, 4, 5])); // one of a hundred bytes
    socket.resume();
    expect(await endOf(socket)).toBe('cut');
  });

  test('that announces a message of a gigabyte is cut before it comes', async () => {
    const { url } = await usualServer();
    const lines = ['GET /socket HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', ...KEY];
    const socket = wired(url, `${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    const head = Buffer.from([0x81, 0x80 | 127, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]);
    socket.write(head);
    socket.resume();
    expect(await endOf(socket)).toBe('cut');
  });

  test('whose message has many parts is cut when they are too many', async () => {
    const { url } = await usualServer();
    const socket = new WebSocket(socketUrl(url));
    await once(socket, 'open');
    socket.on('error', () => {});
    const part = 'x'.repeat(1000);
    const end = endOf(socket);
    for (let bytes = 0; bytes <= CHANGE_BYTES; bytes += part.length) socket.send(part, { fin: false });
    expect(await end).toBe('cut');
  });

  test('that pings is answered; one that does nothing else is cut', async () => {
    const { url } = await startTestServer({ rateLimits: true });
    const { code } = await openTable(url, { name: 'Ann' });
    const socket = new WebSocket(socketUrl(url));
    onTestFinished(() => socket.terminate());
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify(['hello', { version: WIRE_VERSION, code }]));
    await once(socket, 'message');
    socket.ping('alive?');
    expect(await once(socket, 'pong')).toEqual([Buffer.from('alive?')]);
    const end = endOf(socket);
    for (let i = 0; i < 100; i++) socket.ping();
    expect(await end).toBe('cut');
  });

  test('that pings and does not read the answers does not have them kept for it', async () => {
    const { url } = await startTestServer({}, { sockets: { hello: 60_000 } });
    const lines = ['GET /socket HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', ...KEY];
    const socket = wired(url, `${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    const ping = Buffer.alloc(6 + 125);
    ping.set([0x89, 0x80 | 125]);
    const many = Buffer.alloc(500 * ping.length, ping);
    const MOST = 60_000_000; // far more than the system keeps on the way
    for (let sent = 0; sent < MOST; sent += many.length) if (!socket.write(many)) await once(socket, 'drain');
    socket.end(Buffer.from([0x88, 0x80, 0, 0, 0, 0])); // goodbye
    let heard = 0;
    for await (const data of socket) heard += data.length;
    expect(heard).toBeLessThan(MOST / 2);
  });

  test('that was hung up on and talks on is cut', async () => {
    const { url } = await startTestServer({ rateLimits: true }, { sockets: { hello: 60_000, silence: 60_000 } });
    const lines = ['GET /socket HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', ...KEY];
    const socket = wired(url, `${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    socket.resume();
    const nonsense = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78]);
    socket.write(Buffer.alloc(100 * nonsense.length, nonsense));
    expect(await endOf(socket)).toBe('cut');
  });

  test('that does not wait for its welcome is hung up on', async () => {
    const { url } = await usualServer();
    const { code } = await openTable(url, { name: 'Ann' });
    const socket = new WebSocket(socketUrl(url));
    await once(socket, 'open');
    socket.send(JSON.stringify(['hello', { version: WIRE_VERSION, code }]));
    socket.send('["catch up",0,1]');
    expect(await once(socket, 'close')).toEqual([CLOSED_FOR_GOOD, Buffer.from('')]);
  });

  test('that is one too many for the server is told to come later', async () => {
    const { url } = await startTestServer({}, { sockets: { most: 2 } });
    const { code } = await openTable(url, { name: 'Ann' });
    const first = await Client.connect(url, { code });
    await Client.connect(url, { code });
    const lines = ['GET /socket HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', ...KEY];
    expect(await answered(url, lines)).toMatch(/^HTTP\/1.1 503 [\s\S]+"unavailable"/);
    first.close();
    await expect
      .poll(() =>
        Client.connect(url, { code }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
  });
});
