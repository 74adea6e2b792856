/** What happens at tables by itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { Bots } from '../src/live/bots.ts';
import { Memberships } from '../src/live/memberships.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { Sheets } from '../src/live/sheets.ts';
import { type LiveTable, Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { stageOf, type TableState } from '../src/table/state.ts';

const PACE = { bot: 0, grace: 50, linger: 20, beat: 50, slack: 0 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn7-scheduler-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Node {
  readonly tables: Tables;
  readonly memberships: Memberships;
  readonly scheduler: Scheduler;
  readonly store: Store;
  stop(): Promise<void>;
}

async function startNode(node: string, now = Date.now): Promise<Node> {
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'turn7.db') });
  const bots = new Bots();
  const services = { store, hints: NO_HINTS, pace: PACE, metrics: new Metrics(), now };
  const tables = new Tables(services);
  const scheduler = new Scheduler({
    ...services,
    tables,
    sheets: new Sheets(services),
    node,
    bots,
    log: pino({ level: 'silent' }),
  });
  await scheduler.start();
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= scheduler
      .stop()
      .then(() => bots.close())
      .then(() => store.close());
    return stopped;
  };
  onTestFinished(stop);
  return { tables, memberships: new Memberships({ tables, store, now }), scheduler, store, stop };
}

/** Until a table is as wanted. */
function until(tables: Tables, code: string, isThere: (state: TableState) => boolean): Promise<LiveTable> {
  return new Promise((resolve) => {
    const look = (table: LiveTable): void => {
      if (table.code === code && isThere(table.state)) resolve(table);
    };
    tables.follow(look);
    const table = tables.find(code);
    if (table) look(table);
  });
}

const start = { id: 'start', command: { kind: 'start' } } as const;

test('bots of every level play a game to its end, each choice by a bot', async () => {
  const { tables, memberships } = await startNode('a');
  const bots = ['rookie', 'regular', 'counter', 'sharp', 'master'];
  const { code, member } = await memberships.create({ name: 'Ann', sit: false, bots, options: { target: 40 } });
  await tables.execute(code, member, start);
  await until(tables, code, (state) => stageOf(state) === 'finished');
  const choices = (await tables.lines(code, 0)).flatMap(({ entry }) => (entry.kind === 'chose' ? [entry.by] : []));
  expect(new Set(choices)).toEqual(new Set(['bot']));
});

test('what a node that is gone left undone, another one does', async () => {
  const first = await startNode('a');
  const { code, member } = await first.memberships.create({ name: 'Ann', sit: false, bots: ['rookie'] });
  await handOn(first, code, member);
});

/** A node ends just when a bot is asked; the next one plays the game to its end. */
async function handOn(first: Node, code: string, member: number): Promise<void> {
  await first.scheduler.stop();
  await first.tables.execute(code, member, start);
  await first.stop();
  const second = await startNode('b');
  await until(second.tables, code, (state) => stageOf(state) === 'finished');
}

describe('a person', () => {
  test('is present while connected, and a bot plays for them when they are not', async () => {
    const { tables, memberships, scheduler } = await startNode('a');
    const { code, member } = await memberships.create({ name: 'Ann' });
    const leave = scheduler.presence.attend(code, member);
    await until(tables, code, ({ members }) => members.get(member)?.absentSince === null);
    await tables.execute(code, member, start);
    leave();
    await until(tables, code, (state) => stageOf(state) === 'finished');
    const choices = (await tables.lines(code, 0)).flatMap(({ entry }) => (entry.kind === 'chose' ? [entry.by] : []));
    expect(new Set(choices)).toEqual(new Set(['absence']));
  });

  test('whose node is gone is absent, until connected through another', async () => {
    const first = await startNode('a');
    const { code, member } = await first.memberships.create({ name: 'Ann' });
    first.scheduler.presence.attend(code, member);
    await until(first.tables, code, ({ members }) => members.get(member)?.nodes.includes('a') ?? false);
    await first.stop();
    const second = await startNode('b');
    await second.tables.open(code);
    second.scheduler.presence.attend(code, member);
    const table = await until(second.tables, code, ({ members }) => members.get(member)?.nodes.join() === 'b');
    expect(table.state.members.get(member)?.absentSince).toBe(null);
  });
});

test('a host who is gone is replaced by somebody who is there', async () => {
  const { tables, memberships, scheduler } = await startNode('a');
  const host = await memberships.create({ name: 'Ann' });
  const guest = await memberships.join(host.code, { name: 'Bob' });
  scheduler.presence.attend(host.code, guest.member);
  const table = await until(tables, host.code, (state) => state.host === guest.member);
  expect(table.state.members.get(host.member)?.name).toBe('Ann');
});

test('a timer that rings too early rings again', async () => {
  const coarse = () => Math.floor(Date.now() / 40) * 40; // the clock lags behind the timers
  const { tables, memberships } = await startNode('a', coarse);
  const { code, member } = await memberships.create({
    name: 'Ann',
    sit: false,
    bots: ['rookie'],
    options: { target: 30 },
  });
  await tables.execute(code, member, start);
  await until(tables, code, (state) => stageOf(state) === 'finished');
});

test('a table that cannot be read keeps no other from being looked after', async () => {
  const first = await startNode('a');
  await first.store.append({
    row: { log: 'ABC234', seq: 1, at: 1, command: null, body: '{"kind":"of the future"}' },
    due: 1,
  });
  const { code, member } = await first.memberships.create({ name: 'Ann', sit: false, bots: ['rookie'] });
  await handOn(first, code, member);
});

test('a node that starts is not taken for lost by the others: people connect with one line each', async () => {
  const first = await startNode('a');
  const host = await first.memberships.create({ name: 'Ann' });
  first.scheduler.presence.attend(host.code, host.member);
  await until(first.tables, host.code, ({ members }) => members.get(host.member)?.nodes.join() === 'a');
  const second = await startNode('b');
  const guest = await second.memberships.join(host.code, { name: 'Bob' });
  second.scheduler.presence.attend(host.code, guest.member);
  await until(first.tables, host.code, ({ members }) => members.get(guest.member)?.nodes.join() === 'b');
  await beats(first.store, 6);
  const lines = await first.tables.lines(host.code, 0);
  const about = lines.filter(({ entry }) => ['present', 'absent', 'node lost'].includes(entry.kind));
  expect(about.map(({ entry }) => entry)).toEqual([
    { kind: 'present', member: host.member, node: 'a' },
    { kind: 'present', member: guest.member, node: 'b' },
  ]);
});

/** Until some nodes have beaten so many times. */
function beats(store: Store, count: number): Promise<void> {
  const beat = store.beat.bind(store);
  return new Promise((resolve) => {
    let left = count;
    vi.spyOn(store, 'beat').mockImplementation((...args) => {
      if (--left === 0) resolve();
      return beat(...args);
    });
  });
}
