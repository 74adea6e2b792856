/** What happens at tables by itself. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Choice, STAY } from '@turn7/engine';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { Bots } from '../src/live/bots.ts';
import { Groups } from '../src/live/groups.ts';
import { Memberships } from '../src/live/memberships.ts';
import { Scheduler } from '../src/live/scheduler.ts';
import { Sheets } from '../src/live/sheets.ts';
import { type LiveTable, Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import type { Services } from '../src/services.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { Pace } from '../src/table/due.ts';
import { stageOf, type TableState } from '../src/table/state.ts';
import { CLOCKS } from './support/clocks.ts';
import { noLimits } from './support/no-limits.ts';

const PACE = { bot: 0, grace: 50, linger: 20, beat: 50, slack: 0, look: 50, courtesy: 0 };

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
  readonly bots: Bots;
  stop(): Promise<void>;
}

type Clocks = Pick<Services, 'now' | 'steady'>;

async function startNode(node: string, clocks: Partial<Clocks> = {}, pace: Pace = PACE): Promise<Node> {
  const { now, steady } = { ...CLOCKS, ...clocks };
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'turn7.db') });
  const bots = new Bots();
  const services = { store, hints: NO_HINTS, pace, metrics: new Metrics(), ...noLimits(), now, steady };
  const tables = new Tables(services);
  const scheduler = new Scheduler({
    ...services,
    tables,
    sheets: new Sheets(services),
    groups: new Groups(services),
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
  return { tables, memberships: new Memberships({ tables, store, now }), scheduler, store, bots, stop };
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

test('what a node that is gone left undone, another one does for whoever asks for the table there', async () => {
  const first = await startNode('a');
  const { code, member } = await first.memberships.create({ name: 'Ann', sit: false, bots: ['rookie'] });
  await handOn(first, code, member);
});

/** A node ends just when a bot is asked; the next one plays the game to its end, once somebody comes there. */
async function handOn(first: Node, code: string, member: number): Promise<void> {
  await first.scheduler.stop();
  await first.tables.execute(code, member, start);
  await first.stop();
  const second = await startNode('b');
  expect(second.tables.inMemory).toEqual([]);
  await second.tables.open(code);
  await until(second.tables, code, (state) => stageOf(state) === 'finished');
}

describe('a table that nobody looks at', () => {
  const LONG = { name: 'Ann', options: { target: 1000 }, bots: Array(7).fill('rookie') };
  /** Longer than a table waits for somebody. */
  const LATER_MS = 61_000;

  /** A game of bots that is being played, and everybody is gone. */
  async function abandoned(wish: Parameters<Memberships['create']>[0], guests: readonly string[] = [], pace = PACE) {
    let passed = 0;
    const clocks = { now: () => Date.now() + passed, steady: () => performance.now() + passed };
    const node = await startNode('a', clocks, pace);
    const { tables, memberships, scheduler, store } = node;
    const key = await memberships.create(wish);
    for (const name of guests) await memberships.join(key.code, { name });
    const leave = scheduler.presence.attend(key.code, key.member);
    await until(tables, key.code, ({ members }) => members.get(key.member)?.nodes.length === 1);
    await tables.execute(key.code, key.member, start);
    leave();
    await until(tables, key.code, ({ members }) => members.get(key.member)?.nodes.length === 0);
    passed += LATER_MS;
    await expect.poll(() => tables.find(key.code)).toBeUndefined();
    return { ...node, ...key, head: async () => (await store.heads([key.code])).get(key.code) };
  }

  test('stands still', async () => {
    const { store, head } = await abandoned({ ...LONG, sit: false });
    const before = await head();
    await beats(store, 4);
    expect(await head()).toBe(before);
  });

  test('goes on when somebody comes, even if they only watch', async () => {
    const { tables, scheduler, code, head } = await abandoned({ ...LONG, sit: false });
    const before = (await head()) ?? 0;
    const table = await tables.open(code);
    expect(stageOf(table.state)).toBe('playing');
    onTestFinished(scheduler.presence.attend(code, null));
    await until(tables, code, ({ seq }) => seq > before + 5);
  });

  test('leaves its question to whoever comes back and is asked', async () => {
    const { tables, scheduler, code, member } = await abandoned({ name: 'Ann' });
    const before = await tables.open(code);
    const { seq } = before;
    onTestFinished(scheduler.presence.attend(code, member));
    await until(tables, code, ({ members }) => members.get(member)?.absentSince === null);
    expect((await tables.lines(code, seq)).map(({ entry }) => entry.kind)).toEqual(['present']);
  });

  test('leaves it to them even if the clock has run out before they are connected', async () => {
    const pace = { ...PACE, grace: 2 * LATER_MS };
    const { tables, scheduler, store, code, member } = await abandoned({ name: 'Ann' }, ['Bob'], pace);
    pace.linger = LATER_MS; // from now on, so that no machine is too slow
    const { seq } = await tables.open(code);
    await beats(store, 2);
    onTestFinished(scheduler.presence.attend(code, member));
    await until(tables, code, ({ members }) => members.get(member)?.absentSince === null);
    expect((await tables.lines(code, seq)).map(({ entry }) => entry.kind)).toEqual(['present']);
  });
});

test('bots that think keep no others waiting', async () => {
  const { tables, memberships, bots } = await startNode('a');
  let think: (choice: Choice) => void = () => {};
  const slow = new Promise<Choice>((resolve) => {
    think = resolve;
  });
  const choose = bots.choose.bind(bots);
  vi.spyOn(bots, 'choose').mockImplementation((level, played) => (level === 'Master' ? slow : choose(level, played)));
  onTestFinished(() => think(STAY));
  const begin = async (level: string): Promise<string> => {
    const { code, member } = await memberships.create({
      name: 'Ann',
      sit: false,
      bots: [level],
      options: { target: 30 },
    });
    await tables.execute(code, member, start);
    return code;
  };
  await Promise.all(Array.from({ length: 20 }, () => begin('master')));
  await until(tables, await begin('rookie'), (state) => stageOf(state) === 'finished');
});

test('however many bots are to answer, few of them do at once', async () => {
  const { tables, memberships, store } = await startNode('a');
  const append = store.append.bind(store);
  let [writing, most] = [0, 0];
  vi.spyOn(store, 'append').mockImplementation(async (line) => {
    if (!line.row.body.includes('"chose"')) return append(line);
    most = Math.max(most, ++writing);
    return append(line).finally(() => writing--);
  });
  const wish = { name: 'Ann', sit: false, bots: ['rookie'], options: { target: 30 } };
  const keys = await Promise.all(Array.from({ length: 60 }, () => memberships.create(wish)));
  await Promise.all(keys.map(({ code, member }) => tables.execute(code, member, start)));
  await Promise.all(keys.map(({ code }) => until(tables, code, (state) => stageOf(state) === 'finished')));
  expect(most).toBe(16);
});

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
  const coarse = () => Math.floor(performance.now() / 40) * 40; // the clock lags behind the timers
  const { tables, memberships } = await startNode('a', { steady: coarse });
  const { code, member } = await memberships.create({
    name: 'Ann',
    sit: false,
    bots: ['rookie'],
    options: { target: 30 },
  });
  await tables.execute(code, member, start);
  await until(tables, code, (state) => stageOf(state) === 'finished');
});

describe('the time of day', () => {
  const HOUR_MS = 3600_000;
  const bots = { name: 'Ann', sit: false, bots: ['rookie', 'rookie'], options: { target: 40 } };

  test.each([
    ['back', -HOUR_MS],
    ['ahead', HOUR_MS],
  ])('set %s by an hour stops no bot', async (_, jump) => {
    const clock = { offset: 0 };
    const { tables, memberships } = await startNode('a', { now: () => Date.now() + clock.offset });
    const { code, member } = await memberships.create(bots);
    await tables.execute(code, member, start);
    await until(tables, code, ({ played }) => (played?.moves.length ?? 0) > 3);
    clock.offset = jump;
    await until(tables, code, (state) => stageOf(state) === 'finished');
  });

  test('set back by an hour keeps nobody from being played for', async () => {
    const clock = { offset: 0 };
    const { tables, memberships, scheduler } = await startNode('a', { now: () => Date.now() + clock.offset });
    const { code, member } = await memberships.create({ name: 'Ann', options: { target: 40, clock: null } });
    const leave = scheduler.presence.attend(code, member);
    await until(tables, code, ({ members }) => members.get(member)?.absentSince === null);
    leave();
    await until(tables, code, ({ members }) => members.get(member)?.absentSince !== null);
    clock.offset = -HOUR_MS;
    await tables.execute(code, member, start); // a line that is older than the one before it
    await until(tables, code, (state) => stageOf(state) === 'finished');
  });

  test('set back by an hour keeps no host who is gone', async () => {
    const clock = { offset: 0 };
    const { tables, memberships, scheduler } = await startNode('a', { now: () => Date.now() + clock.offset });
    const host = await memberships.create({ name: 'Ann' });
    clock.offset = -HOUR_MS;
    const guest = await memberships.join(host.code, { name: 'Ben' });
    scheduler.presence.attend(host.code, guest.member);
    await until(tables, host.code, (state) => state.host === guest.member);
  });

  test('set back by an hour between two nodes stops no bot', async () => {
    const first = await startNode('a');
    const { code, member } = await first.memberships.create(bots);
    await first.tables.execute(code, member, start);
    await first.stop();
    const second = await startNode('b', { now: () => Date.now() - HOUR_MS });
    await second.tables.open(code);
    const leave = second.scheduler.presence.attend(code, member);
    onTestFinished(leave);
    await until(second.tables, code, (state) => stageOf(state) === 'finished');
  });
});

test('a table that cannot be read keeps no other from being looked after', async () => {
  const first = await startNode('a');
  const future = { log: 'ABC234', seq: 1, at: 1, command: null, body: '{"kind":"of the future"}' };
  await first.store.append({ row: future });
  await expect(first.tables.open('ABC234')).rejects.toThrow();
  const { code, member } = await first.memberships.create({ name: 'Ann', sit: false, bots: ['rookie'] });
  await handOn(first, code, member);
});

test('a node that starts is not taken for lost by the others: people connect with one line each', async () => {
  const pace = { ...PACE, beat: 500 }; // both beat in time, also where the machine does other things
  const first = await startNode('a', {}, pace);
  const host = await first.memberships.create({ name: 'Ann' });
  first.scheduler.presence.attend(host.code, host.member);
  await until(first.tables, host.code, ({ members }) => members.get(host.member)?.nodes.join() === 'a');
  const second = await startNode('b', {}, pace);
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
