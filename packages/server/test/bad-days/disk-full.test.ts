/** The disk is full: nothing is acknowledged that is not safe, the process stays up, and goes on when there is room again. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { DrivenTable } from '../../load/driven-table.ts';
import { RawSocket } from '../../load/raw-socket.ts';
import { openStore } from '../../src/store/open.ts';
import { Ledger } from '../support/ledger.ts';
import { startLoneNode } from './lone-node.ts';

const TABLES = 5;
/** Far less than the log of these tables. */
const ROOM_BYTES = 64 * 1024;

/** What a process may write into a file: beyond it the system refuses, as it does when the disk is full. */
const limitFiles = (pid: number, bytes: string): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

// Limits of a running process can be set from outside on Linux only.
test.skipIf(process.platform !== 'linux')('a disk that is full, and then is not', { tags: 'long' }, async () => {
  const { node: server, place } = await startLoneNode();
  const tables = await Promise.all(Array.from({ length: TABLES }, () => DrivenTable.open([server.url], 3)));
  const ledger = new Ledger();
  const playing = tables.map((table) => table.play(ledger));
  await ledger.more(500);

  limitFiles(server.pid, String(ROOM_BYTES));
  const [host] = tables.map(({ players }) => players[0]?.place);
  if (host === undefined) throw new Error('no table');
  const socket = new RawSocket(server.url, { code: host.code, token: host.token });
  await socket.welcome;
  const asked = { kind: 'hand over', member: host.member } as const;
  const refused = await untilRefused((id) => socket.command({ id, command: asked }));
  expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/cannot save right now/) });
  socket.close();
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({
    refused: {
      code: 'unavailable',
      message: expect.stringMatching(/^The database (cannot be written|does not answer)/),
    },
  });
  const codes = tables.map(({ players }) => players[0]?.place.code).join('|');
  expect(server.errors).toMatch(new RegExp(`"table":"(${codes})".+"the database cannot be written`));

  limitFiles(server.pid, 'unlimited');
  await ledger.everyTable(TABLES);
  await expect.poll(() => server.isReady()).toBe(true);
  ledger.isOver = true;
  await Promise.all(playing);
  for (const table of tables) table.close();
  const store = await openStore(place);
  await ledger.expectAllIn(store).finally(() => store.close());
});

async function untilRefused(send: (id: string) => ReturnType<RawSocket['command']>): Promise<unknown> {
  for (let i = 0; ; i++) {
    const ack = await send(`full-${i}`);
    if (!ack.ok) return ack.refused;
  }
}
