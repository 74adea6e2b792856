/** Whoever says nothing, or says it too slowly, does not hold a connection for longer than the protocol says. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundConnections } from '../src/http/app.ts';
import { Rates } from '../src/rates.ts';
import { LONG_SHEET, Scribe } from './support/scribe.ts';
import { startTestServer } from './support/server.ts';

/** Those who ask for something proper get it asked within this, also where the machine does other things. */
const REQUEST_MS = 1000;
const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n';

test.each([
  ['says nothing at all', ''],
  ['stops in the middle of the head', HEAD],
  ['stops in the middle of the body', `${HEAD}\r\n{"name"`],
])('somebody who %s is cut off', async (_, said) => {
  const { url, ask } = await startTestServer({}, { requestMs: REQUEST_MS });
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(said);
  await once(socket, 'end');
  expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  expect((await ask('/health')).status).toBe(200);
});

test('somebody who does not read their answers is cut off', async () => {
  const patient = await startTestServer();
  const { path } = await Scribe.share(patient, LONG_SHEET);
  await patient.stop();
  const server = await startTestServer({ database: { kind: 'sqlite', file: patient.file } }, { answerMs: 300 });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}); // writing to a connection that was cut
  socket.pause();
  // More than the system keeps on the way.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(60));
  await vi.waitFor(
    () => {
      socket.write('\r\n');
      expect(socket.destroyed).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
});

test('somebody with too many connections gets no further one until one ends', async () => {
  const http = createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const rates = new Rates(true);
  boundConnections(http, rates);
  const [one] = Array.from({ length: 2000 }, () => rates.open('connection', '127.0.0.1'));
  const ask = (): Promise<string> => {
    const address = http.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.on('error', () => {}); // it was cut
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return text(socket).catch(() => '');
  };
  expect(await ask()).toBe('');
  one?.();
  expect(await ask()).toContain('hello');
});
