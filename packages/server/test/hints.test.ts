import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Reacted } from '@turn7/protocol';
import { pino } from 'pino';
import { createClient } from 'redis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Hints, openRedisHints } from '../src/hints.ts';
import { freePort } from './support/free-port.ts';
import { hasRedis, type Redis, startRedis } from './support/redis.ts';

const CODE = 'ABC234';
const CLAP: Reacted = { member: 1, reaction: 'clap' };

async function redisServer(): Promise<Redis> {
  const redis = await startRedis();
  onTestFinished(() => redis.dispose());
  return redis;
}

interface Node {
  readonly hints: Hints;
  readonly heard: unknown[][];
  readonly logged: string[];
}

async function nodeWith(url: string): Promise<Node> {
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  const hints = await openRedisHints(url, log);
  onTestFinished(() => hints.close());
  const heard: unknown[][] = [];
  hints.onAdvanced((code, seq) => heard.push([code, seq]));
  hints.onReacted((code, reacted) => heard.push([code, reacted]));
  return { hints, heard, logged };
}

/** One that a Redis answers: a start waits for that for two seconds, and then goes on. */
async function connectedNode(url: string): Promise<Node> {
  const node = await nodeWith(url);
  await isUp(node);
  return node;
}

/** Stands between a node and its Redis, and can keep what either says to itself. */
async function relayTo(url: string): Promise<{ url: string; freeze(): void; thaw(): void }> {
  const sockets: Socket[] = [];
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(new URL(url).port), '127.0.0.1');
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
    near.on('data', (data) => isFrozen || far.write(data)).on('close', () => far.destroy());
    far.on('data', (data) => isFrozen || near.write(data)).on('close', () => near.destroy());
  });
  const port = await portOf(server);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
    },
  };
}

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return address.port;
}

const isUp = ({ hints }: Node): Promise<void> =>
  vi.waitFor(() => expect(hints.isUp).toBe(true), { timeout: 20_000, interval: 20 });
const isAway = ({ hints }: Node): Promise<void> =>
  vi.waitFor(() => expect(hints.isUp).toBe(false), { timeout: 20_000, interval: 20 });
const hears = ({ heard }: Node, expected: unknown[][]): Promise<void> =>
  vi.waitFor(() => expect(heard).toEqual(expected), { timeout: 20_000, interval: 20 });

describe.skipIf(!hasRedis)('with a Redis', () => {
  test('a node hears what the others tell, in order, and never itself', async () => {
    const { url } = await redisServer();
    const [one, two, three] = [await connectedNode(url), await connectedNode(url), await connectedNode(url)];
    one.hints.advanced(CODE, 7);
    one.hints.reacted(CODE, CLAP);
    one.hints.advanced(CODE, 8);
    const told = [
      [CODE, 7],
      [CODE, CLAP],
      [CODE, 8],
    ];
    await hears(two, told);
    await hears(three, told);
    expect(one.heard).toEqual([]);
  });

  const JUNK: readonly (readonly [string, string])[] = [
    ['no JSON', 'seven'],
    ['no object', '7'],
    ['a part missing', JSON.stringify({ from: 'x', code: CODE })],
    ['a part too many', JSON.stringify({ from: 'x', code: CODE, seq: 1, card: 3 })],
    ['no code', JSON.stringify({ from: 'x', code: '<b>', seq: 1 })],
    ['no seq', JSON.stringify({ from: 'x', code: CODE, seq: -1 })],
    ['no reaction', JSON.stringify({ from: 'x', code: CODE, reacted: { member: 1, reaction: 'spam' } })],
  ];

  test('what no node would say is ignored', async () => {
    const { url } = await redisServer();
    const node = await connectedNode(url);
    const stranger = await createClient({ url }).connect();
    onTestFinished(async () => stranger.destroy());
    for (const channel of ['turn7:advanced', 'turn7:reacted'])
      for (const [, message] of JUNK) await stranger.publish(channel, message);
    await stranger.publish('turn7:advanced', JSON.stringify({ from: 'x', code: CODE, seq: 1 }));
    await hears(node, [[CODE, 1]]);
  });

  test('when Redis goes and comes back, hints fail in silence and then get through again', async () => {
    const redis = await redisServer();
    const [one, two] = [await connectedNode(redis.url), await connectedNode(redis.url)];
    await redis.stop();
    await Promise.all([isAway(one), isAway(two)]);
    for (let seq = 1; seq <= 5000; seq++) one.hints.advanced(CODE, seq);
    await redis.start();
    await Promise.all([isUp(one), isUp(two)]);
    one.hints.advanced(CODE, 5001);
    await hears(two, [[CODE, 5001]]);
    expect(one.logged.slice(-3)).toEqual([
      expect.stringContaining('Redis answers'),
      expect.stringContaining('Redis does not answer'),
      expect.stringContaining('Redis answers'),
    ]);
  });

  test('a Redis that stops answering while its connections stand counts as away', { tags: 'long' }, async () => {
    const redis = await redisServer();
    const relay = await relayTo(redis.url);
    const [one, two] = [await connectedNode(relay.url), await connectedNode(redis.url)];
    relay.freeze();
    for (let seq = 1; seq <= 5000; seq++) one.hints.advanced(CODE, seq);
    await isAway(one);
    relay.thaw();
    await isUp(one);
    one.hints.advanced(CODE, 5001);
    await hears(two, [[CODE, 5001]]);
  });

  test('a Redis that comes after the node is found', async () => {
    const redis = await redisServer();
    await redis.stop();
    const [one, two] = [await nodeWith(redis.url), await nodeWith(redis.url)];
    expect(one.hints.isUp).toBe(false);
    await redis.start();
    await Promise.all([isUp(one), isUp(two)]);
    one.hints.advanced(CODE, 1);
    await hears(two, [[CODE, 1]]);
    expect(one.logged).toEqual([
      expect.stringContaining('Redis does not answer'),
      expect.stringContaining('Redis answers'),
    ]);
  });
});

test('without a Redis a node starts, says so once, and stops', async () => {
  const node = await nodeWith(`redis://127.0.0.1:${await freePort()}`);
  node.hints.advanced(CODE, 1);
  node.hints.reacted(CODE, CLAP);
  expect(node.hints.isUp).toBe(false);
  expect(node.logged).toEqual([expect.stringContaining('Redis does not answer')]);
  await node.hints.close();
  await node.hints.close();
});

test('something that accepts connections but never answers does not keep a node from starting', async () => {
  const silent = createServer(() => {});
  onTestFinished(async () => void silent.close());
  const node = await nodeWith(`redis://127.0.0.1:${await portOf(silent)}`);
  expect(node.hints.isUp).toBe(false);
});
