/** The process is killed under load, again and again, as by a power cut: no acknowledged move is lost or doubled. */
import { expect, onTestFinished, test } from 'vitest';
import { DrivenTable } from '../../load/driven-table.ts';
import { openStore } from '../../src/store/open.ts';
import { Ledger } from '../support/ledger.ts';
import { startLoneNode } from './lone-node.ts';

/** `KILLS=500 npm test -- bad-days/kill` for a longer run by hand. */
const MANY = Number(process.env['KILLS'] ?? 10);
const TABLES = 20;
const MOVES_BETWEEN_KILLS = 150;

for (const { kills, tags } of [
  { kills: 3, tags: [] },
  { kills: MANY, tags: ['long'] },
])
  test(`${kills} times kill -9 under load`, { timeout: 30_000 + kills * 10_000, tags }, async () => {
    const { node, place } = await startLoneNode();
    const tables = await Promise.all(Array.from({ length: TABLES }, () => DrivenTable.open([node.url], 3)));
    onTestFinished(() => {
      for (const table of tables) table.close();
    });
    const ledger = new Ledger();
    const playing = tables.map((table) => table.play(ledger));
    for (let kill = 0; kill < kills; kill++) {
      await ledger.more(MOVES_BETWEEN_KILLS);
      await node.end('SIGKILL');
      await node.start();
    }
    await ledger.more(MOVES_BETWEEN_KILLS);
    ledger.isOver = true;
    await Promise.all(playing);
    await node.end('SIGTERM');

    const store = await openStore(place);
    onTestFinished(() => store.close());
    expect(ledger.moves.length).toBeGreaterThan(kills * MOVES_BETWEEN_KILLS);
    await ledger.expectAllIn(store);
  });
