/** Clients lose their connection at once and all come back. */
import { expect, onTestFinished, test } from 'vitest';
import { DrivenTable } from '../../load/driven-table.ts';
import { Ledger } from '../support/ledger.ts';
import { startLoneNode } from './lone-node.ts';

const SEATS = 4;
const BACK_WITHIN_MS = 15_000;

for (const { count, tags } of [
  { count: 25, tags: [] },
  { count: 250, tags: ['long'] },
])
  test(`${count * SEATS} clients reconnect after the server died, and play on`, { tags }, async () => {
    const { node: server } = await startLoneNode();
    const tables: DrivenTable[] = [];
    while (tables.length < count)
      tables.push(...(await Promise.all(Array.from({ length: 25 }, () => DrivenTable.open([server.url], SEATS)))));
    onTestFinished(() => {
      for (const table of tables) table.close();
    });

    await server.end('SIGKILL');
    await server.start();
    const startedAt = performance.now();
    const players = tables.flatMap((table) => table.players);
    await Promise.all(players.map((player) => player.connect()));
    expect(performance.now() - startedAt).toBeLessThan(BACK_WITHIN_MS);
    expect(players.every(({ losses }) => losses > 0)).toBe(true);

    const ledger = new Ledger();
    const playing = tables.map((table) => table.play(ledger));
    await ledger.everyTable(count);
    ledger.isOver = true;
    await Promise.all(playing);
  });
