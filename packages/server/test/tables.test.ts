/** Tables over a real store: one line for each seq, whoever wants to write it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NO_HINTS } from '../src/hints.ts';
import { commandId } from '../src/live/ids.ts';
import { Memberships } from '../src/live/memberships.ts';
import { Tables } from '../src/live/tables.ts';
import { Metrics } from '../src/metrics.ts';
import { Rates } from '../src/rates.ts';
import { openStore } from '../src/store/open.ts';
import { type Append, type Store, StoreError } from '../src/store/store.ts';
import { USUAL_PACE } from '../src/table/due.ts';
import { CLOCKS } from './support/clocks.ts';
import { noLimits } from './support/no-limits.ts';

let folder: string;
let stores: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turn7-tables-'));
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
  rmSync(folder, { recursive: true });
});

interface Node {
  readonly tables: Tables;
  readonly memberships: Memberships;
  readonly store: Store;
  readonly rates: Rates;
}

/** Another process, as far as tables are concerned: its own memory, the same log. */
async function startNode(wrap: (store: Store) => Store = (store) => store, rates = new Rates(false)): Promise<Node> {
  const opened = await openStore({ kind: 'sqlite', file: join(folder, 'turn7.db') });
  stores.push(opened);
  const store = wrap(opened);
  const tables = new Tables({
    store,
    hints: NO_HINTS,
    pace: USUAL_PACE,
    metrics: new Metrics(),
    ...noLimits(),
    ...CLOCKS,
    rates,
  });
  return { tables, memberships: new Memberships({ tables, store, now: Date.now }), store, rates };
}

const seed = (id: string) => ({ id, command: { kind: 'seed', seed: 'abc' } }) as const;

test('a pass that is redeemed while its owner leaves opens no place', async () => {
  const { tables, memberships, store } = await startNode();
  const { code } = await memberships.create({ name: 'Ann' });
  const { member } = await memberships.join(code, { name: 'Ben' });
  const { pass } = await memberships.newPass(code, member);
  const redeemPass = store.redeemPass.bind(store);
  vi.spyOn(store, 'redeemPass').mockImplementation(async (...asked) => {
    await tables.execute(code, member, { id: 'bye', command: { kind: 'leave' } });
    return redeemPass(...asked);
  });
  await expect(memberships.redeem(await tables.open(code), pass)).rejects.toMatchObject({ code: 'unauthorised' });
});

test.each([
  ['a name without letters', { name: '###' }, 'bad request'],
  ['a host who neither sits nor may watch', { name: 'Ann', sit: false, options: { spectators: false } }, 'full'],
  ['more bots than seats', { name: 'Ann', bots: ['rookie', 'sharp'], options: { seats: 2 } }, 'full'],
  ['a bot that there is not', { name: 'Ann', bots: ['nobody'] }, 'bad request'],
])('%s opens no table, not even one that nobody has a key to', async (_, wish, code) => {
  const { tables, memberships } = await startNode();
  await expect(memberships.create(wish)).rejects.toMatchObject({ code });
  expect(tables.inMemory).toEqual([]);
});

test('a line that nobody here can read keeps no other table from being caught up with', async () => {
  const [one, other] = [await startNode(), await startNode()];
  const [strange, usual] = [
    await one.memberships.create({ name: 'Ann' }),
    await one.memberships.create({ name: 'Ben' }),
  ];
  const { seq } = await one.tables.open(strange.code);
  const row = { log: strange.code, seq: seq + 1, at: 1, command: null, body: '{"kind":"of the future"}' };
  expect(await other.store.append({ row })).toBe('appended');
  const done = await other.tables.execute(usual.code, usual.member, seed('a'));
  await one.tables.catchUpAll(() => true);
  expect(one.tables.find(usual.code)?.seq).toBe(done);
});

test('a table that was deleted gets no line more, and is not found', async () => {
  const { tables, memberships, store } = await startNode();
  const { code, member } = await memberships.create({ name: 'Ann' });
  const table = await tables.open(code);
  await store.prune(Number.MAX_SAFE_INTEGER, 9);

  const notFound = { code: 'not found' };
  await expect(tables.execute(code, member, seed('x'))).rejects.toMatchObject(notFound);
  await expect(tables.add(table, () => ({ kind: 'stood', member }))).rejects.toMatchObject(notFound);
  await expect(tables.open(code)).rejects.toMatchObject(notFound);
  expect(await store.read(code, 0)).toEqual([]);
});

test('whoever has had too much replayed cannot tell a code that is in use from one that is not', async () => {
  const { tables, memberships, rates } = await startNode(undefined, new Rates(true, () => 0));
  const { code } = await memberships.create({ name: 'Ann' });
  rates.spend('replay', '10.0.0.1', 60_000);
  const refusals = [code, '222222'].map((one) => tables.openFor('10.0.0.1', one).catch((error: unknown) => error));
  const [known, unknown] = await Promise.all(refusals);
  expect(known).toMatchObject({ code: 'too many requests' });
  expect(unknown).toEqual(known);
});

describe('a move', () => {
  /** Ann stays alone at a table, so that each of her moves ends a round; how many make a game is up to the cards. */
  async function playAlone({ tables, memberships }: Node) {
    const { code, member } = await memberships.create({ name: 'Ann', options: { target: 50 } });
    const table = await tables.open(code);
    const move = (game: number, question: number, id = 'same'): Promise<number> => {
      const choice = 'stay';
      return tables.execute(code, member, { id, command: { kind: 'move', game, question, choice } });
    };
    const playGame = async (): Promise<number[]> => {
      await tables.execute(code, member, { id: `start ${table.seq}`, command: { kind: 'start' } });
      const seqs: number[] = [];
      for (let played = table.state.played; played && !played.game.finished; played = table.state.played)
        seqs.push(await move(played.number, played.moves.length));
      return seqs;
    };
    return { code, member, move, playGame };
  }

  test('sent again has the seq it had: at once, long after, in a later game, and at another node', async () => {
    const [node, other] = [await startNode(), await startNode()];
    const { code, member, move, playGame } = await playAlone(node);
    const games: number[][] = [];
    while (games.length < 2 || games.flat().length < 40) games.push(await playGame()); // more than are remembered
    for (const [i, seqs] of games.entries())
      for (const [question, seq] of seqs.entries()) expect(await move(i + 1, question)).toBe(seq);

    const first = { kind: 'move', game: 1, question: 0, choice: 'stay' } as const;
    expect(await other.tables.execute(code, member, { id: 'same', command: first })).toBe(games[0]?.[0]);
  });

  test('sent again is not taken for another one: not with another id, and not with another choice', async () => {
    const node = await startNode();
    const { code, member, move, playGame } = await playAlone(node);
    await playGame();
    await expect(move(1, 0, 'other')).rejects.toMatchObject({ code: 'stale' });
    const hit = { kind: 'move', game: 1, question: 0, choice: 'hit' } as const;
    await expect(node.tables.execute(code, member, { id: 'same', command: hit })).rejects.toMatchObject({
      code: 'stale',
    });
    for (const question of [1, 999_999]) await expect(move(9, question)).rejects.toMatchObject({ code: 'stale' });
  });

  test('of long ago is looked for on account of the address that sent it', async () => {
    const node = await startNode(undefined, new Rates(true));
    const { code, member, playGame } = await playAlone(node);
    await playGame();
    const stale = { id: 'new', command: { kind: 'move', game: 1, question: 0, choice: 'stay' } } as const;
    const send = (address: string) => node.tables.execute(code, member, stale, address);
    await expect(send('10.0.0.1')).rejects.toMatchObject({ code: 'stale' });
    node.rates.spend('replay', '10.0.0.1', 60_000);
    await expect(send('10.0.0.1')).rejects.toMatchObject({ code: 'too many requests' });
    await expect(send('10.0.0.2')).rejects.toMatchObject({ code: 'stale' });
  });

  test('that a version before wrote has the seq it had', async () => {
    const node = await startNode();
    const { code, member, move, playGame } = await playAlone(node);
    const [seq = 0] = await playGame();
    const command = commandId(member, 'same', { kind: 'move', game: 1, question: 0, choice: 'stay' });
    const libsql = new Libsql(join(folder, 'turn7.db'));
    libsql.prepare('update event set command = ? where table_id = ? and seq = ?').run(command, code, seq);
    libsql.close();
    expect(await move(1, 0)).toBe(seq);
  });
});

describe('a command', () => {
  test('sent again has the seq it had, and one line', async () => {
    const { tables, memberships, store } = await startNode();
    const { code, member } = await memberships.create({ name: 'Ann' });
    const seqs = [await tables.execute(code, member, seed('x')), await tables.execute(code, member, seed('x'))];
    expect(seqs).toEqual([3, 3]);
    expect(await store.read(code, 2)).toHaveLength(1);
  });

  test('sent twice at once has one line', async () => {
    const { tables, memberships, store } = await startNode();
    const { code, member } = await memberships.create({ name: 'Ann' });
    const again = Array.from({ length: 20 }, () => tables.execute(code, member, seed('x')));
    expect(new Set(await Promise.all(again))).toEqual(new Set([3]));
    expect(await store.read(code, 2)).toHaveLength(1);
  });

  test('sent again to another node has the seq it had', async () => {
    const [a, b] = [await startNode(), await startNode()];
    const { code, member } = await a.memberships.create({ name: 'Ann' });
    await b.tables.open(code);
    expect(await a.tables.execute(code, member, seed('x'))).toBe(3);
    expect(await b.tables.execute(code, member, seed('x'))).toBe(3);
  });

  test('sent again long after, when its table has forgotten it', async () => {
    const { tables, memberships } = await startNode();
    const { code, member } = await memberships.create({ name: 'Ann' });
    const first = await tables.execute(code, member, { id: 'first', command: { kind: 'stand' } });
    for (let i = 0; i < 60; i++)
      await tables.execute(code, member, { id: `i${i}`, command: { kind: i % 2 === 0 ? 'sit' : 'stand' } });
    await tables.execute(code, member, { id: 'again', command: { kind: 'sit' } });
    expect(await tables.execute(code, member, { id: 'first', command: { kind: 'stand' } })).toBe(first);
  });

  test('with the id of another one is another one', async () => {
    const { tables, memberships } = await startNode();
    const { code, member } = await memberships.create({ name: 'Ann' });
    expect(await tables.execute(code, member, seed('x'))).toBe(3);
    expect(await tables.execute(code, member, { id: 'x', command: { kind: 'start' } })).toBe(4);
    expect(await tables.execute(code, member, seed('x'))).toBe(3);
  });

  test('of somebody who was sent away is refused', async () => {
    const { tables, memberships } = await startNode();
    const { code, member } = await memberships.create({ name: 'Ann' });
    const guest = await memberships.join(code, { name: 'Bob' });
    await tables.execute(code, member, { id: 'k', command: { kind: 'kick', member: guest.member } });
    await expect(tables.execute(code, guest.member, seed('x'))).rejects.toMatchObject({ code: 'unauthorised' });
    expect(await memberships.recognise(code, guest.token)).toBeNull();
  });
});

describe('two nodes', () => {
  test('racing for one table: one line for each seq, none lost', async () => {
    const nodes = [await startNode(), await startNode()];
    const [a] = nodes;
    const { code } = (await a?.memberships.create({ name: 'Ann', sit: false })) ?? { code: '' };
    const joins = Array.from({ length: 40 }, (_, i) =>
      nodes[i % 2]?.memberships.join(code, { name: `P${i}`, sit: false }),
    );
    const members = (await Promise.all(joins)).map((key) => key?.member);
    expect(new Set(members).size).toBe(40);
    const rows = (await a?.store.read(code, 0)) ?? [];
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1));
  });

  test('decide on what the other wrote', async () => {
    const [a, b] = [await startNode(), await startNode()];
    const host = await a.memberships.create({ name: 'Ann', options: { seats: 2 } });
    const guest = await b.memberships.join(host.code, { name: 'Bob' });
    const { member } = await a.memberships.join(host.code, { name: 'Cy' });
    await a.tables.add(await a.tables.open(host.code), () => ({ kind: 'present', member, node: 'a' }));
    await b.tables.execute(host.code, guest.member, { id: 's', command: { kind: 'stand' } });
    await a.tables.execute(host.code, host.member, { id: 'g', command: { kind: 'start' } });
    expect((await a.tables.open(host.code)).state.played?.players).toEqual(['Ann', 'Cy']); // who waited for a seat
  });
});

describe('a store that fails', () => {
  /** Writes, and then says that it could not: as when a connection breaks after the commit. */
  const forgetful = (isFailing: () => boolean) => (store: Store) => {
    const append = store.append.bind(store);
    return Object.assign(store, {
      append: async (line: Append) => {
        const result = await append(line);
        if (isFailing()) throw new StoreError('connection lost');
        return result;
      },
    });
  };

  test('after it wrote: the command was not acknowledged, and sent again has one line', async () => {
    let fails = false;
    const { tables, memberships, store } = await startNode(forgetful(() => fails));
    const { code, member } = await memberships.create({ name: 'Ann' });
    fails = true;
    await expect(tables.execute(code, member, seed('x'))).rejects.toBeInstanceOf(StoreError);
    expect((await tables.open(code)).state.seq).toBe(2);
    fails = false;
    expect(await tables.execute(code, member, seed('x'))).toBe(3);
    expect(await store.read(code, 2)).toHaveLength(1);
  });
});

test('an address that has written much in a day has to wait, and a game counts from its start as if bots played it', async () => {
  const { tables, memberships, rates } = await startNode((store) => store, new Rates(true, () => 0));
  const { code, member } = await memberships.create({ name: 'Ann', bots: ['rookie'], options: { target: 1000 } });
  rates.spend('written', 'eve', 100_000_000 - 201);
  expect(await tables.execute(code, member, seed('x'), 'eve')).toBeGreaterThan(0);
  expect(await tables.execute(code, member, { id: 'go', command: { kind: 'start' } }, 'eve')).toBeGreaterThan(0);
  await expect(tables.execute(code, member, seed('y'), 'eve')).rejects.toMatchObject({
    code: 'too many requests',
    message: expect.stringContaining('100 MB'),
    retryAfterSeconds: Math.ceil((200 + 2 * 1000 * 40) / (100_000_000 / 86_400)),
  });
  expect(await tables.execute(code, member, seed('y'), 'ann')).toBeGreaterThan(0);
});

test('a table that does not exist is not found', async () => {
  const { tables } = await startNode();
  await expect(tables.open('NNNNNN')).rejects.toMatchObject({ code: 'not found' });
});

test('the lines of a table are the same from memory and from the log', async () => {
  const { tables, memberships } = await startNode();
  const { code, member } = await memberships.create({ name: 'Ann', bots: ['rookie', 'sharp'] });
  await tables.execute(code, member, { id: 's', command: { kind: 'start' } });
  const recent = await tables.lines(code, 0);
  const { tables: others } = await startNode();
  for (let i = 0; i < 2; i++) expect(await others.lines(code, 0)).toEqual(recent);
});

describe('lines of long ago', () => {
  /** A table that no longer remembers how it began, on a node whose reads are counted. */
  async function longTable() {
    const reads = { now: 0, most: 0 };
    const node = await startNode((store) => {
      const read = store.read.bind(store);
      return Object.assign(store, {
        read: async (...asked: Parameters<Store['read']>) => {
          reads.most = Math.max(reads.most, ++reads.now);
          return read(...asked).finally(() => reads.now--);
        },
      });
    });
    const { code, member } = await node.memberships.create({ name: 'Ann', bots: ['rookie'], options: { target: 30 } });
    await node.tables.execute(code, member, { id: 'start', command: { kind: 'start' } });
    for (let i = 0; i < 60; i++)
      await node.tables.execute(code, member, { id: `i${i}`, command: { kind: i % 2 === 0 ? 'stand' : 'sit' } });
    return { ...node, code, member, reads };
  }
  const seqs = (lines: readonly { readonly seq: number }[]) => lines.map(({ seq }) => seq);

  test.each([
    ['the first', 0, 3, [1, 2, 3]],
    ['some of the middle', 10, 2, [11, 12]],
    ['those at hand', 62, 1, [63]],
    ['all that are left', 63, 500, [64]],
    ['none beyond the last', 64, 500, []],
  ])('%s', async (_, since, most, expected) => {
    const { tables, code } = await longTable();
    expect(seqs(await tables.lines(code, since, most))).toEqual(expected);
  });

  test('come with what they caused, as they did when they were new', async () => {
    const { tables, code } = await longTable();
    const [started] = await tables.lines(code, 3, 1);
    expect(started).toMatchObject({ seq: 4, entry: { kind: 'started', game: 1 } });
    expect(started?.events[0]).toMatchObject({ kind: 'game started', seats: 2 });
  });

  test('go on with what was added while they were looked for', async () => {
    const { tables, store, code, member } = await longTable();
    const read = store.read.bind(store);
    vi.spyOn(store, 'read').mockImplementationOnce(async (...asked) => {
      const rows = await read(...asked);
      await tables.execute(code, member, { id: 'late', command: { kind: 'stand' } });
      return rows;
    });
    expect(seqs(await tables.lines(code, 0))).toEqual(Array.from({ length: 65 }, (_, i) => i + 1));
  });

  test('are looked for by one replay of a table at a time', async () => {
    const { tables, code, reads } = await longTable();
    const pages = await Promise.all(Array.from({ length: 5 }, (_, i) => tables.lines(code, i, 2)));
    expect(pages.map(seqs)).toEqual(Array.from({ length: 5 }, (_, i) => [i + 1, i + 2]));
    expect(reads.most).toBe(1);
  });
});
