import { type Command, MESSAGE_BYTES, type RefusalCode, WIRE_VERSION } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, openTable } from './support/client.ts';
import { behind } from './support/database.ts';
import { answer, asked, gameOf, gather, type Party } from './support/party.ts';
import { startTestServer, usualServer } from './support/server.ts';
import { socketUrl } from './support/talk.ts';

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
      ['with another version', ({ code }) => ({ code, version: WIRE_VERSION - 1 }), 'outdated'],
      ['without a version', ({ code }) => ({ code, version: undefined }), 'bad request'],
      ['with parts that are not known', ({ code }) => ({ code, admin: true }), 'bad request'],
      ['to watch where nobody may', (_, { code }) => ({ code }), 'unauthorised'],
    ];

  test.each(HELLOS)('%s', async (_, hello, code) => {
    const { url } = await usualServer();
    const refused = await Client.refused(url, hello(await gather(url), await gather(url, { spectators: false })));
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(/\.$/);
  });

  /** Of 300 at once 120 come through, and a few more, as two a second are refilled meanwhile. */
  async function expectLimit(connects: () => Promise<boolean>): Promise<void> {
    const count = (await Promise.all(Array.from({ length: 300 }, connects))).filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThan(300);
  }

  test('with many codes of nothing, nor then with a right one, unless they have a place there', async () => {
    const { url } = await startTestServer({ rateLimits: true });
    const { code, token } = await openTable(url, { name: 'Ann' });
    for (let i = 0; i < 60; i++) expect((await Client.refused(url, { code: 'ZZZZZZ' })).code).toBe('not found');
    for (const guess of ['ZZZZZZ', code]) await expect(Client.connect(url, { code: guess })).rejects.toThrow('closed');
    const ann = await Client.connect(url, { code, token });
    expect(ann.table.lobby.code).toBe(code);
  });

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
    await expectLimit(connects);
  });

  test('too often from one address, even if they do not say whom they speak for', async () => {
    const { url } = await startTestServer({ rateLimits: true });
    const opens = (): Promise<boolean> => {
      const socket = new WebSocket(socketUrl(url));
      onTestFinished(() => socket.close());
      return new Promise((resolve) => {
        socket.on('open', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
    };
    await expectLimit(opens);
  });

  test('more than once over one connection, be it to try one key after the other or to watch many times', async () => {
    const { url } = await startTestServer();
    const { code } = await openTable(url, { name: 'Ann' });
    const hellos = [{ code, token: 'x'.repeat(43) }, { code, token: 'y'.repeat(43) }, { code }, { code }];
    for (const first of hellos) {
      const socket = new WebSocket(socketUrl(url));
      onTestFinished(() => socket.terminate());
      const said: string[] = [];
      socket.on('message', (data) => said.push(String(data)));
      const closed = new Promise((resolve) => socket.on('close', resolve));
      socket.on('open', () => {
        for (const hello of [first, ...hellos])
          socket.send(JSON.stringify(['hello', { version: WIRE_VERSION, ...hello }]));
      });
      await closed;
      expect(said).toEqual([expect.stringMatching('greets once')]);
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
    expect(await connects(url.replace('http:', 'https:'))).toBe(false);
    for (const [origin, isWelcome] of ORIGINS) expect(await connects(origin), origin).toBe(isWelcome);
  });
});

test('whoever comes back while the database cannot be read is let in when it can, by itself', async () => {
  const server = await startTestServer();
  const { ann } = await gather(server.url, {}, { reconnects: true });
  const { schema } = behind({ kind: 'sqlite', file: server.file });

  await schema.alterTable('token').renameTo('away').execute();
  ann.cut();
  await ann.until(() => ann.losses > 3);
  expect(ann.welcomes).toHaveLength(1);
  expect((await server.ask('/metrics')).text).toMatch(/^turn7_refusals_total\{code="unavailable"\} [1-9]/m);

  await schema.alterTable('away').renameTo('token').execute();
  await ann.until(() => ann.welcomes.length === 2, 'she is let in again');
  await ann.do({ kind: 'start' });
  expect(new Set(ann.refusals.map(({ code }) => code))).toEqual(new Set(['unavailable']));
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
  const MESSAGES: readonly (readonly [string, readonly [string, unknown]])[] = [
    ['an unknown name', ['shuffle', 1]],
    ['the name of an error', ['error', 1]],
    ['nothing', ['command', null]],
    ['text for an object', ['command', 'start']],
    ['a list for an object', ['command', [envelope]]],
    ['no id', ['command', { command: { kind: 'start' } }]],
    ['an id that is too long', ['command', { ...envelope, id: 'x'.repeat(41) }]],
    ['a part too many', ['command', { ...envelope, member: 1 }]],
    ['an unknown command', ['command', { id: '1', command: { kind: 'win' } }]],
    ['a choice of no kind', ['command', { id: '1', command: { kind: 'move', game: 1, question: 0, choice: 'draw' } }]],
    ['an unknown reaction', ['react', 'insult']],
    ['a seq that is none', ['catch up', -1]],
    ['a seq in words', ['catch up', 'seven']],
  ];

  test.each(MESSAGES)('%s is a bad request, asked with or without an answer in mind', async (_, [name, said]) => {
    const { url } = await usualServer();
    const { ann } = await gather(url);
    expect(await ann.ask(name, said)).toMatchObject({ ok: false, refused: { code: 'bad request' } });
    ann.say(name, said);
    await ann.until(() => ann.refusals.length === 1);
    expect(ann.refusals).toMatchObject([{ code: 'bad request' }]);
    expect(await ann.react('clap')).toMatchObject({ ok: true });
  });

  test('closes the socket when nothing else comes', async () => {
    const { url } = await usualServer();
    const { ann, ben } = await gather(url);
    for (let messages = 0; messages < 150; messages++) ann.say('shuffle', messages);
    await ann.until(() => !ann.isThere);
    expect(ann.refusals).toHaveLength(101);
    expect(ben.isThere).toBe(true);
  });
});

test.each([
  ['no JSON', '["command",'],
  ['no list', '{"command":{"kind":"start"}}'],
  ['an empty list', '[]'],
  ['a name that is none', '[1,2]'],
  ['nothing but a name', '["command"]'],
  ['a number that is none', '["command",{},"1"]'],
  ['a part too many', '["catch up",0,1,2]'],
  ['bytes', Buffer.from('["catch up",0]')],
])('%s is no message: the socket of its sender closes, for good', async (_, data) => {
  const { url } = await usualServer();
  const { ann, ben } = await gather(url, {}, { reconnects: true });
  ann.send(data);
  await ann.until(() => ann.isGone);
  expect(ann.refusals).toMatchObject([{ code: 'bad request' }]);
  expect(await ben.react('wow')).toMatchObject({ ok: true });
});

test(`a message of more than ${MESSAGE_BYTES} bytes closes the socket of its sender, and only that`, async () => {
  const { url } = await usualServer();
  const { ann, ben } = await gather(url);
  ann.say('command', { id: '1', command: 'x'.repeat(MESSAGE_BYTES - 100) });
  await ann.until(() => ann.refusals.length === 1);
  ann.say('command', { id: '1', command: 'x'.repeat(MESSAGE_BYTES) });
  await ann.until(() => !ann.isThere);
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
