/** The process is killed under load, again and again, as by a power cut: no acknowledged move is lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DrivenTable } from '../../load/driven-table.ts';
import { NodeProcess } from '../../load/node-process.ts';
import { openStore } from '../../src/store/open.ts';
import { freePort } from '../support/free-port.ts';
import { Ledger } from '../support/ledger.ts';

/** `KILLS=500 npm test -- bad-days/kill` for a longer run by hand. */
const KILLS = Number(process.env['KILLS'] ?? 20);
const TABLES = 20;
const MOVES_BETWEEN_KILLS = 150;

test(`${KILLS} times kill -9 under load`, { timeout: 30_000 + KILLS * 10_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'turn7-kill-'));
  const env = { TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'error' };
  const server = new NodeProcess({ port: await freePort(), data, env });
  const ledger = new Ledger();
  let tables: DrivenTable[] = [];
  try {
    await server.start();
    tables = await Promise.all(Array.from({ length: TABLES }, () => DrivenTable.open([server.url], 3)));
    const playing = tables.map((table) => table.play(ledger));
    for (let kill = 0; kill < KILLS; kill++) {
      await ledger.more(MOVES_BETWEEN_KILLS);
      await server.end('SIGKILL');
      await server.start();
    }
    await ledger.more(MOVES_BETWEEN_KILLS);
    ledger.isOver = true;
    await Promise.all(playing);
  } finally {
    for (const table of tables) table.close();
    await server.end('SIGTERM');
  }
  const store = await openStore({ kind: 'sqlite', file: join(data, 'turn7.db') });
  try {
    expect(ledger.moves.length).toBeGreaterThan(KILLS * MOVES_BETWEEN_KILLS);
    await ledger.expectAllIn(store);
  } finally {
    await store.close();
    rmSync(data, { recursive: true });
  }
});
