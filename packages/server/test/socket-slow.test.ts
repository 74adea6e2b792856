import { SOCKET_PATH } from '@turn7/protocol';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Client, openTable } from './support/client.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** Somebody who comes to watch, hears the welcome, and then reads nothing more. */
async function sleeper(url: string, code: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`);
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {}); // writing to a connection that was cut
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = String(data);
      if (message.startsWith('0')) socket.send(`40${JSON.stringify({ code })}`);
      if (message.startsWith('42["welcome"')) resolve();
    });
  });
  socket.pause();
  return socket;
}

/**
 * Fills what the system keeps on the way, so that the test need not wait until the table has. So many answers at once are
 * not too many for those who read.
 */
const ask = (socket: WebSocket): void => {
  for (let i = 0; i < 200; i++) socket.send(`42${i}["catch up",0]`);
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
  expect(ann.socket.connected).toBe(true);
  expect(logged).toContain('cut off a socket that does not read');

  asleep.resume(); // if it has not noticed by writing already
  await vi.waitFor(() => expect(asleep.readyState).toBe(WebSocket.CLOSED), { timeout: 15_000 });
});
