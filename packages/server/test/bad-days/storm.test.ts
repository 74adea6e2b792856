/** Clients lose their connection at once, as when the server is restarted, and all come back. */
import { expect, onTestFinished, test } from 'vitest';
import { DrivenTable } from '../../load/driven-table.ts';
import { Ledger } from '../support/ledger.ts';
import { startLoneNode } from './lone-node.ts';

const SEATS = 4;
/** From the moment at which they lost it. A machine that is too slow for it was as slow when they first came. */
const BACK_WITHIN_MS = 10_000;
/** Tables that are opened side by side. */
const AT_ONCE = 25;

const STORMS: readonly { clients: number; signal: 'SIGKILL' | 'SIGTERM'; tags: string[] }[] = [
  { clients: 100, signal: 'SIGKILL', tags: [] },
  { clients: 5000, signal: 'SIGTERM', tags: ['long'] },
];

for (const { clients, signal, tags } of STORMS)
  test(`${clients} clients are back within 10 s after a ${signal}, and play on`, {
    timeout: 180_000,
    tags,
  }, async () => {
    const { node: server } = await startLoneNode();
    const tables: DrivenTable[] = [];
    const openedSince = performance.now();
    while (tables.length < clients / SEATS)
      tables.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => DrivenTable.open([server.url], SEATS)))));
    onTestFinished(() => {
      for (const table of tables) table.close();
    });
    const opening = performance.now() - openedSince;
    const players = tables.flatMap((table) => table.players);
    expect(players.every(({ losses }) => losses === 0)).toBe(true);

    const lostAt = performance.now();
    await server.end(signal);
    await server.start();
    await Promise.all(players.map((player) => player.connect()));
    expect(performance.now() - lostAt).toBeLessThan(Math.max(BACK_WITHIN_MS, 2 * opening));
    expect(players.every(({ losses }) => losses > 0)).toBe(true);

    const ledger = new Ledger();
    const playing = tables.map((table) => table.play(ledger));
    await ledger.everyTable(tables.length);
    ledger.isOver = true;
    await Promise.all(playing);
  });
