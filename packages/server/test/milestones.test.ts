/** Long logs: what is kept of them, when it is believed, and how little is replayed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viewOf } from '@turn7/engine';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { apply } from '../src/table/apply.ts';
import { readBody } from '../src/table/body.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { readMilestone, writeMilestone } from '../src/table/milestone.ts';
import type { TableState } from '../src/table/state.ts';
import { CLOCKS } from './support/clocks.ts';
import { behind } from './support/database.ts';
import { longTable, write } from './support/long-table.ts';
import { noLimits } from './support/no-limits.ts';

const LINES = 1500;
const LONG = longTable(LINES);
const { code, rows } = LONG;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn7-milestones-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => ({ kind: 'sqlite', file: join(folder, 'turn7.db') }) as const;

/** A node that has nothing in memory, and how many lines it reads. */
async function startNode() {
  const store = await openStore(place());
  onTestFinished(() => store.close());
  const read = store.read.bind(store);
  const reads = { lines: 0 };
  Object.assign(store, {
    read: async (...asked: Parameters<Store['read']>) => {
      const found = await read(...asked);
      reads.lines += found.length;
      return found;
    },
  });
  const tables = new Tables({
    store,
    hints: NO_HINTS,
    pace: USUAL_PACE,
    metrics: new Metrics(),
    ...noLimits(),
    ...CLOCKS,
  });
  return { store, tables, reads };
}

/** The long table in the store, as a node of this version leaves it. */
async function kept() {
  const first = await startNode();
  await write(first.store, rows);
  await first.tables.open(code);
  await expect.poll(async () => (await first.store.findMilestone(code, LINES))?.seq).toBe(1280);
}

const seen = ({ played, ...state }: TableState) => ({
  ...state,
  played: played && { ...played, game: viewOf(played.game), spare: null, shuffler: null },
});

test('is the same table, wherever it is written: also for what is drawn later', async () => {
  let state: TableState | null = null;
  let restored: TableState | null = null;
  for (const { seq, at, body } of rows) {
    state = apply(code, state, readBody(body), seq, at).state;
    if (restored !== null) restored = apply(code, restored, readBody(body), seq, at).state;
    if (seq % 97 === 0) {
      if (restored !== null) expect(seen(restored)).toEqual(seen(state));
      restored = await readMilestone(writeMilestone(state), async () => {});
      expect(seen(restored)).toEqual(seen(state));
    }
  }
});

test('has these fields; whoever changes them raises its number', () => {
  const { played, ...rest } = JSON.parse(writeMilestone(LONG.state));
  expect(Object.keys(rest).sort()).toEqual([
    ...[
      'code',
      'commitment',
      'daily',
      'host',
      'joined',
      'members',
      'options',
      'rated',
      'seats',
      'secret',
      'seeds',
      'sentAway',
      'seq',
    ],
    ...['starts', 'waiting'],
  ]);
  expect(Object.keys(rest.members[0][1]).sort()).toEqual(['absentSince', 'away', 'id', 'name', 'nodes']);
  expect(Object.keys(played).sort()).toEqual([
    ...['askedAt', 'clock', 'commitment', 'moves', 'nudged', 'number', 'options', 'players'],
    ...['rated', 'rounds', 'seats', 'secret', 'seeded', 'seeds', 'standIns', 'startedAt'],
  ]);
});

describe('a long table', () => {
  test('is replayed from its last milestone', async () => {
    await kept();
    const { tables, reads } = await startNode();
    const table = await tables.open(code);
    expect(seen(table.state)).toEqual(seen(LONG.state));
    expect(reads.lines).toBeLessThanOrEqual(1 + LINES - 1280);
  });

  test('is played on from there, and the next milestone is kept with its line', async () => {
    await kept();
    const { tables, store } = await startNode();
    for (let i = 0; i < 40; i++) {
      const command = { kind: i % 2 === 0 ? 'stand' : 'sit' } as const;
      await tables.execute(code, 2, { id: `i${i}`, command }).catch(() => {});
    }
    expect((await tables.open(code)).seq).toBeGreaterThan(1536);
    await expect.poll(async () => (await store.findMilestone(code, 9999))?.seq).toBe(1536);
  });

  test('shows lines of long ago without being replayed from the beginning', async () => {
    const first = await startNode();
    await write(first.store, rows);
    const all = await first.tables.lines(code, 0);
    await first.tables.open(code);
    await expect.poll(async () => (await first.store.findMilestone(code, LINES))?.seq).toBe(1280);
    const { tables, reads } = await startNode();
    await tables.open(code);
    reads.lines = 0;
    expect(await tables.lines(code, 1000, 100)).toEqual(all.slice(1000, 1100));
    expect(reads.lines).toBeLessThan(256 + 100 + 2);
  });

  test('that a version before wrote is replayed once, and has its milestones from then on', async () => {
    const first = await startNode();
    await write(first.store, rows);
    expect(seen((await first.tables.open(code)).state)).toEqual(seen(LONG.state));
    expect(first.reads.lines).toBe(LINES);
    const seqs = async () => {
      const found = await behind(place()).selectFrom('milestone').select('seq').orderBy('seq').execute();
      return found.map(({ seq }) => seq);
    };
    await expect.poll(seqs).toEqual([256, 512, 768, 1024, 1280]);
  });
});

describe('a milestone is not believed', () => {
  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['whose text is another', () => behind(place()).updateTable('milestone').set({ text: '{}' }).execute()],
    ['whose digest is another', () => behind(place()).updateTable('milestone').set({ digest: 'x' }).execute()],
    [
      'whose line is another',
      () => behind(place()).updateTable('lines').set({ at: 1 }).where('seq', '=', 1280).execute(),
    ],
    ['of a log that is shorter', () => behind(place()).deleteFrom('lines').where('seq', '>=', 1280).execute()],
    [
      'of another line',
      () => behind(place()).updateTable('milestone').set({ seq: 1281 }).where('seq', '=', 1280).execute(),
    ],
  ];
  test.each(CHANGES)('%s: the log is replayed', async (_, change) => {
    await kept();
    await change();
    const { tables, store, reads } = await startNode();
    const table = await tables.open(code);
    const left = await store.read(code, 0);
    let state: TableState | null = null;
    for (const { seq, at, body } of left) state = apply(code, state, readBody(body), seq, at).state;
    expect(state && seen(table.state)).toEqual(state && seen(state));
    expect(reads.lines).toBeGreaterThanOrEqual(left.length);
  });
});
