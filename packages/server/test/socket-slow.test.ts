import { once } from 'node:events';
import { createServer } from 'node:http';
import { CLOSED_FOR_GOOD, WIRE_VERSION } from '@turn7/protocol';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Connection } from '../src/socket/connection.ts';
import { textFrame } from '../src/socket/frame.ts';
import { Client, openTable } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { socketUrl } from './support/talk.ts';

/** Somebody who comes to watch, hears the welcome, and then reads nothing more. */
async function sleeper(url: string, code: string): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl(url));
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {}); // writing to a connection that was cut
  socket.on('open', () => socket.send(JSON.stringify(['hello', { version: WIRE_VERSION, code }])));
  await once(socket, 'message');
  socket.pause();
  return socket;
}

/**
 * Fills what the system keeps on the way, so that the test need not wait until the table has. So many answers at once are
 * not too many for those who read.
 */
const ask = (socket: WebSocket): void => {
  for (let i = 0; i < 200; i++) socket.send(`["catch up",0,${i}]`);
};

async function socketsOf(server: TestServer): Promise<number> {
  const { text } = await server.ask('/metrics');
  return Number(/^turn7_sockets (\d+)$/m.exec(text)?.[1]);
}

test('somebody who does not read is cut off, and nobody else feels it', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const server = await startTestServer({}, { log });
  const bots = Array.from({ length: 53 }, () => 'Rookie');
  const { code, token } = await openTable(server.url, { name: 'Ann', sit: false, options: { seats: 54 }, bots });
  const ann = await Client.connect(server.url, { code, token });
  const asleep = await sleeper(server.url, code);
  expect(await socketsOf(server)).toBe(2);

  await ann.do({ kind: 'start' });
  await vi.waitFor(
    async () => {
      ask(asleep);
      expect(await socketsOf(server)).toBe(1);
    },
    { timeout: 15_000, interval: 100 }, // and not because it answered no ping, which takes longer
  );
  const { seq } = ann.table;
  await ann.until(() => ann.table.seq > seq + 10 || ann.table.lobby.stage === 'finished');
  expect(ann.isThere).toBe(true);
  expect(logged).toContain('cut off a socket that does not read');

  asleep.resume(); // if it has not noticed by writing already
  await vi.waitFor(() => expect(asleep.readyState).toBe(WebSocket.CLOSED), { timeout: 15_000 });
});

/** A connection as the server has it, and who is at its other end. */
async function connected(onSlow: () => void = () => {}): Promise<{ connection: Connection; reader: WebSocket }> {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const accepted = new Promise<Connection>((resolve) => {
    const accepting = new WebSocketServer({ noServer: true });
    http.on('upgrade', (request, stream, head) =>
      accepting.handleUpgrade(request, stream, head, (socket) => resolve(new Connection(socket, stream, '', onSlow))),
    );
  });
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const reader = new WebSocket(`ws://127.0.0.1:${port}`, { maxPayload: 0 });
  onTestFinished(() => reader.terminate());
  return { connection: await accepted, reader };
}

test('one message may be as long as it is; what waits behind it may not', async () => {
  const cut = vi.fn();
  const { connection, reader } = await connected(cut);
  const long = textFrame('x'.repeat(20_000_000)); // more than the system keeps on the way
  const heard = once(reader, 'message');
  connection.send(long);
  expect(String((await heard)[0])).toHaveLength(20_000_000);

  reader.pause();
  connection.send(long);
  connection.send(textFrame('x'.repeat(900_000)));
  expect(connection.isOpen).toBe(true);
  connection.send(textFrame('x'.repeat(200_000)));
  expect(cut).toHaveBeenCalledOnce();
  expect(connection.isOpen).toBe(false);
});

test('what was said is heard in its order, before the farewell, and nothing after it', async () => {
  const { connection, reader } = await connected();
  const heard: string[] = [];
  reader.on('message', (data) => void heard.push(String(data)));
  for (const text of ['one', 'two']) connection.send(textFrame(text));
  expect(connection.isIdle).toBe(false);
  connection.hangUp({ code: 'gone', message: 'It is over.' });
  connection.send(textFrame('late'));
  const [code] = await once(reader, 'close');
  expect(heard).toEqual(['one', 'two', '["refused",{"code":"gone","message":"It is over."}]']);
  expect(code).toBe(CLOSED_FOR_GOOD);
});
