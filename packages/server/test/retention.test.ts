/** What is deleted is gone everywhere: from the database, and from the memory of the node that deleted it. */
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { startRetention } from '../src/live/retention.ts';
import { Sheets } from '../src/live/sheets.ts';
import { Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { newSqlite, open } from './support/database.ts';

const DAY_MS = 24 * 3600_000;

test.each(['in memory', 'being read'])(
  'a table that is %s when it is deleted is not found afterwards',
  async (where) => {
    const store = await open(newSqlite());
    const clock = { now: Date.now() };
    const now = (): number => clock.now;
    const services = { store, hints: NO_HINTS, pace: USUAL_PACE, metrics: new Metrics(), now };
    const { code } = await new Tables(services).create({});
    clock.now += 31 * DAY_MS;
    const tables = new Tables(services);
    const young = await tables.create({});
    const asked = tables.open(code);
    if (where === 'in memory') await asked;
    const retention = startRetention(30, {
      store,
      tables,
      sheets: new Sheets(services),
      now,
      log: pino({ level: 'silent' }),
    });
    onTestFinished(() => retention.stop());
    await expect.poll(async () => (await store.heads([code])).size).toBe(0);
    await retention.stop(); // when what was begun is done

    await asked;
    await expect(tables.open(code)).rejects.toThrow(`There is no table ${code}.`);
    await expect(tables.open(young.code)).resolves.toBe(young);
  },
);
