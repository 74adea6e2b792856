import { type Command, MESSAGE_BYTES, type RefusalCode, SOCKET_PATH } from '@turn7/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client, openTable } from './support/client.ts';
import { behind } from './support/database.ts';
import { answer, asked, gameOf, gather, type Party } from './support/party.ts';
import { startTestServer, usualServer } from './support/server.ts';

describe('nobody connects', () => {
  const HELLOS: readonly (readonly [string, (party: Party, closed: Party) => Record<string, unknown>, RefusalCode])[] =
    [
      ['without a code', () => ({}), 'bad request'],
      ['with a code that cannot be one', () => ({ code: 'O0O0O0' }), 'bad request'],
      ['with a code that is no text', () => ({ code: ['ABC234'] }), 'bad request'],
      ['to a table that is not there', () => ({ code: 'ZZZZZZ' }), 'not found'],
      ['with a token that cannot be one', ({ code }) => ({ code, token: 'short' }), 'bad request'],
      ['with a token of nobody', ({ code }) => ({ code, token: 'x'.repeat(43) }), 'unauthorised'],
      ["with another table's token", ({ code }, { tokens }) => ({ code, token: tokens.ann }), 'unauthorised'],
      ['with a since that cannot be one', ({ code }) => ({ code, since: -1 }), 'bad request'],
      ['with parts that are not known', ({ code }) => ({ code, admin: true }), 'bad request'],
      ['to watch where nobody may', (_, { code }) => ({ code }), 'unauthorised'],
    ];

  test.each(HELLOS)('%s', async (_, hello, code) => {
    const { url } = await usualServer();
    const refused = await Client.refused(url, hello(await gather(url), await gather(url, { spectators: false })));
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(/\.$/);
  });

  /** How many of these succeed one after the other; some more than the limit, as it is refilled meanwhile. */
  async function countUntilRefused(connects: () => Promise<boolean>): Promise<number> {
    for (let count = 0; ; count++) if (count === 200 || !(await connects())) return count;
  }

  test('too often from one address', async () => {
    const { url } = await startTestServer({ rateLimits: true });
    const { code } = await openTable(url, { name: 'Ann' });
    const connects = (): Promise<boolean> =>
      Client.connect(url, { code }).then(
        (client) => {
          client.close();
          return true;
        },
        () => false,
      );
    const count = await countUntilRefused(connects);
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThan(200);
  });

  test('too often from one address, even if they do not say whom they speak for', async () => {
    const { url } = await startTestServer({ rateLimits: true });
    const opens = (): Promise<boolean> => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`);
      onTestFinished(() => socket.close());
      return new Promise((resolve) => {
        socket.on('open', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
    };
    const count = await countUntilRefused(opens);
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThan(200);
  });

  test('more than once over one connection, be it to try one key after the other or to watch many times', async () => {
    const { url } = await startTestServer();
    const { code } = await openTable(url, { name: 'Ann' });
    const hellos = [{ code, token: 'x'.repeat(43) }, { code, token: 'y'.repeat(43) }, { code }, { code }];
    for (const first of hellos) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`);
      onTestFinished(() => socket.terminate());
      const said: string[] = [];
      socket.on('message', (data) => said.push(String(data)));
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('open', () => {
        for (const hello of [first, ...hellos]) socket.send(`40${JSON.stringify(hello)}`);
      });
      await closed;
      expect(said.filter((text) => /^4[04]/.test(text)).length).toBeLessThanOrEqual(1);
    }
  });

  const ORIGINS: readonly (readonly [string, boolean])[] = [
    ['https://friends.example', true],
    ['https://turn7.example', true],
    ['https://evil.example', false],
    ['https://friends.example.evil.example', false],
    ['null', false],
  ];

  test('from a page of elsewhere that the configuration does not name', async () => {
    const { url } = await startTestServer({
      origins: ['https://friends.example'],
      publicUrl: 'https://turn7.example/play',
    });
    const { code } = await openTable(url, { name: 'Ann' });
    const connects = (origin: string): Promise<boolean> =>
      Client.connect(url, { code }, { origin }).then(
        () => true,
        () => false,
      );
    expect(await connects(url)).toBe(true);
    for (const [origin, isWelcome] of ORIGINS) expect(await connects(origin), origin).toBe(isWelcome);
  });
});

test('whoever comes back while the database cannot be read is let in when it can, by itself', async () => {
  const server = await startTestServer();
  const { ann } = await gather(server.url, {}, { reconnects: true });
  const { schema } = behind({ kind: 'sqlite', file: server.file });
  const disconnects = vi.fn();
  ann.socket.on('disconnect', disconnects);

  await schema.alterTable('token').renameTo('hidden').execute();
  ann.socket.io.engine.close();
  await expect.poll(() => disconnects.mock.calls.length).toBeGreaterThan(3);
  expect(ann.welcomes).toHaveLength(1);
  expect((await server.ask('/metrics')).text).toMatch(/^turn7_refusals_total\{code="unavailable"\} [1-9]/m);

  await schema.alterTable('hidden').renameTo('token').execute();
  await ann.until(() => ann.welcomes.length === 2, 'she is let in again');
  await ann.do({ kind: 'start' });
  expect(ann.refusals).toEqual([]);
});

describe('a command is refused and changes nothing', () => {
  type Sender = 'host' | 'guest' | 'asked' | 'not asked' | 'spectator';

  const CASES: readonly (readonly [string, Sender, (client: Client) => Command, RefusalCode])[] = [
    ['a question later', 'asked', (client) => ({ ...answer(client), question: 1 }), 'stale'],
    ['for another game', 'asked', (client) => ({ ...answer(client), game: 2 }), 'stale'],
    ['out of turn', 'not asked', answer, 'not your turn'],
    ['that is no answer to the question', 'asked', noAnswer, 'not an answer'],
    ['from those who only watch', 'spectator', answer, 'unauthorised'],
    ['that only the host may give', 'guest', () => ({ kind: 'start' }), 'forbidden'],
    ['that must wait for the end of the game', 'host', () => ({ kind: 'add bot', level: 'Rookie' }), 'wrong stage'],
  ];

  test.each(CASES)('%s', async (_, sender, command, code) => {
    const { url } = await usualServer();
    const { ann: host, ben: guest, code: table } = await gather(url);
    const spectator = await Client.connect(url, { code: table });
    const seq = await host.do({ kind: 'start' });
    for (const client of [host, guest, spectator]) await client.until(() => client.table.seq === seq);
    const isHostAsked = asked(host) === 0;
    const senders = {
      host,
      guest,
      spectator,
      asked: isHostAsked ? host : guest,
      'not asked': isHostAsked ? guest : host,
    };
    const client = senders[sender];
    expect(await client.command(command(client))).toMatchObject({ ok: false, refused: { code } });
    expect(await host.catchUp(seq)).toMatchObject({ ok: true, snapshot: { missed: [], view: { seq } } });
  });

  function noAnswer(client: Client): Command {
    const { state } = gameOf(client).top;
    const isTarget = state.kind === 'playing' && state.question.kind === 'target';
    return { ...answer(client), choice: isTarget ? 'hit' : 0 };
  }
});

describe('what is not understood', () => {
  const envelope = { id: '1', command: { kind: 'start' } };
  const MESSAGES: readonly (readonly [string, readonly [string, ...unknown[]]])[] = [
    ['an unknown name', ['shuffle', 1]],
    ['the name of an error', ['error', 1]],
    ['no argument', ['command']],
    ['two arguments', ['command', envelope, envelope]],
    ['nothing', ['command', null]],
    ['text for an object', ['command', 'start']],
    ['a list for an object', ['command', [envelope]]],
    ['bytes for an object', ['command', Buffer.from('start')]],
    ['no id', ['command', { command: { kind: 'start' } }]],
    ['an id that is too long', ['command', { ...envelope, id: 'x'.repeat(41) }]],
    ['a part too many', ['command', { ...envelope, member: 1 }]],
    ['an unknown command', ['command', { id: '1', command: { kind: 'win' } }]],
    ['a choice of no kind', ['command', { id: '1', command: { kind: 'move', game: 1, question: 0, choice: 'draw' } }]],
    ['an unknown reaction', ['react', 'insult']],
    ['a seq that is none', ['catch up', -1]],
    ['a seq in words', ['catch up', 'seven']],
  ];

  test.each(MESSAGES)('%s is a bad request, asked with or without an answer in mind', async (_, [name, ...args]) => {
    const { url } = await usualServer();
    const { ann } = await gather(url);
    expect(await ann.untyped.emitWithAck(name, ...args)).toMatchObject({ ok: false, refused: { code: 'bad request' } });
    ann.untyped.emit(name, ...args);
    await ann.until(() => ann.refusals.length === 1);
    expect(ann.refusals).toMatchObject([{ code: 'bad request' }]);
    expect(await ann.react('clap')).toMatchObject({ ok: true });
  });

  test('closes the socket when nothing else comes', async () => {
    const { url } = await usualServer();
    const { ann, ben } = await gather(url);
    for (let messages = 0; messages < 150; messages++) ann.untyped.emit('shuffle', messages);
    await ann.until(() => !ann.socket.connected);
    expect(ann.refusals).toHaveLength(101);
    expect(ben.socket.connected).toBe(true);
  });
});

test(`a message of more than ${MESSAGE_BYTES} bytes closes the socket of its sender, and only that`, async () => {
  const { url } = await usualServer();
  const { ann, ben } = await gather(url);
  ann.untyped.emit('command', { id: '1', command: 'x'.repeat(MESSAGE_BYTES - 100) });
  await ann.until(() => ann.refusals.length === 1);
  ann.untyped.emit('command', { id: '1', command: 'x'.repeat(MESSAGE_BYTES) });
  await ann.until(() => !ann.socket.connected);
  expect(await ben.react('wow')).toMatchObject({ ok: true });
});

test('whoever speaks too fast is told so, and may go on a moment later', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const { ann } = await gather(url);
  const acks = await Promise.all(Array.from({ length: 90 }, () => ann.catchUp(0)));
  expect(acks.slice(0, 60).every(({ ok }) => ok)).toBe(true);
  expect(acks.filter(({ ok }) => !ok)[0]).toMatchObject({ refused: { code: 'too many requests' } });
});

test('reactions have a limit of their own', async () => {
  const { url } = await startTestServer({ rateLimits: true });
  const { ann } = await gather(url);
  const acks = await Promise.all(Array.from({ length: 10 }, () => ann.react('hurry')));
  expect(acks.slice(0, 8).every(({ ok }) => ok)).toBe(true);
  expect(acks.at(-1)).toMatchObject({ ok: false });
  expect(await ann.catchUp(0)).toMatchObject({ ok: true });
});
