/** What HTTP refuses, and how it says so. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Command, REFUSALS, type RefusalCode } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { behind } from './support/database.ts';
import { Player } from './support/player.ts';
import { type Answer, startTestServer, type TestServer, usualServer } from './support/server.ts';

/** A game of two that has begun. */
interface Scene {
  readonly server: TestServer;
  readonly host: Player;
  readonly guest: Player;
  /** Whoever is asked, and the other one. */
  readonly asked: Player;
  readonly other: Player;
  /** An answer to the question, but for the choice. */
  readonly move: Omit<Extract<Command, { kind: 'move' }>, 'choice'>;
}

async function playing(): Promise<Scene> {
  const server = await usualServer();
  const host = await Player.host(server, 'Ann');
  const guest = await Player.guest(server, host, 'Ben');
  await host.do({ kind: 'start' });
  const { game } = await host.see();
  if (game?.top.state.kind !== 'playing') throw new Error('the game did not begin');
  const [asked, other] = game.top.state.question.seat === 0 ? [host, guest] : [guest, host];
  return { server, host, guest, asked, other, move: { kind: 'move', game: 1, question: game.question } };
}

const START = { id: 'a', command: { kind: 'start' } };
const NOBODYS = 'x'.repeat(43);

const CASES: readonly (readonly [what: string, code: RefusalCode, ask: (scene: Scene) => Promise<Answer>])[] = [
  ['a body that is not JSON', 'bad request', ({ server }) => server.ask('/api/tables', { body: '{' })],
  ['no body', 'bad request', ({ server }) => server.ask('/api/tables', { method: 'POST' })],
  ['a content type other than JSON', 'bad request', ({ server }) => server.ask('/api/tables', XML)],
  ['a name that is not text', 'bad request', ({ server }) => server.ask('/api/tables', { body: { name: 7 } })],
  [
    'a field that does not exist',
    'bad request',
    ({ server }) => server.ask('/api/tables', { body: { name: 'A', x: 1 } }),
  ],
  [
    'a level that does not exist',
    'bad request',
    ({ server }) => server.ask('/api/tables', { body: { name: 'A', bots: ['god'] } }),
  ],
  ['a since that is no number', 'bad request', ({ server, host }) => server.ask(`${host.path}/events?since=-1`)],
  ['a wait that is too long', 'bad request', ({ server, host }) => server.ask(`${host.path}/events?wait=26`)],
  ['an address that cannot be read', 'bad request', ({ server }) => server.ask('/%')],
  [
    'a command without a token',
    'unauthorised',
    ({ server, host }) => server.ask(`${host.path}/commands`, { body: START }),
  ],
  ['a token of nobody', 'unauthorised', ({ server, host }) => server.ask(host.path, { token: NOBODYS })],
  ['a token that is none', 'unauthorised', ({ server, host }) => server.ask(host.path, { token: 'me' })],
  [
    'a pass of nobody',
    'unauthorised',
    ({ server, host }) => server.ask(`${host.path}/places`, { body: { pass: NOBODYS } }),
  ],
  ["a host's command from a guest", 'forbidden', ({ guest }) => guest.do({ kind: 'start' })],
  ['a table that does not exist', 'not found', ({ server }) => server.ask('/api/tables/ZZZZZZ')],
  ['a code that is none', 'not found', ({ server }) => server.ask('/api/tables/-')],
  ['an address that does not exist', 'not found', ({ server }) => server.ask('/api/nothing')],
  ['a method that does not exist', 'not found', ({ server }) => server.ask('/api/tables', { method: 'DELETE' })],
  ['the record of a game that is not over', 'not found', ({ server, host }) => server.ask(`${host.path}/records/1`)],
  ['a record without a number', 'not found', ({ server, host }) => server.ask(`${host.path}/records/one`)],
  ['a start during a game', 'wrong stage', ({ host }) => host.do({ kind: 'start' })],
  ['an answer to another question', 'stale', ({ asked, move }) => asked.do({ ...move, question: 99, choice: 'hit' })],
  ["an answer to another's question", 'not your turn', ({ other, move }) => other.do({ ...move, choice: 'hit' })],
  ['an answer that is none', 'not an answer', ({ asked, move }) => asked.do({ ...move, choice: 53 })],
  ['a guest where no seat is free and nobody may watch', 'full', joinFullTable],
  ['a body over 4 KiB', 'too large', ({ server }) => server.ask('/api/tables', { body: { name: 'x'.repeat(4096) } })],
];

const XML = { body: '<name/>', headers: { 'content-type': 'text/xml' } };

async function joinFullTable({ server }: Scene): Promise<Answer> {
  const { path } = await Player.host(server, 'Cleo', { options: { seats: 1, spectators: false } });
  return server.ask(`${path}/members`, { body: { name: 'Dov' } });
}

function expectRefusal(answer: Answer, code: RefusalCode): void {
  expect(answer.json).toEqual({ refused: { code, message: expect.stringMatching(/^.+\.$/) } });
  expect(answer.status).toBe(REFUSALS[code]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

test.each(CASES)('%s: %s', async (_what, code, ask) => expectRefusal(await ask(await playing()), code));

test('a request without a host', async () => {
  const { url } = await usualServer();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /health HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]+"The request has no Host header\."/);
});

describe('what does not fit a schema is named, with what was expected', () => {
  const SENTENCES: readonly (readonly [body: unknown, sentence: string])[] = [
    [[], 'the body does not fit; expected an object.'],
    [{}, 'name does not fit; expected text.'],
    [{ name: '' }, 'name does not fit; expected text with a length of 1 or more.'],
    [{ name: 'Ann', options: { seats: 55 } }, 'options.seats does not fit; expected 54 or less.'],
    [{ name: 'Ann', options: { seats: 1.5 } }, 'options.seats does not fit; expected a whole number.'],
    [{ name: 'Ann', options: { listed: 'yes' } }, 'options.listed does not fit; expected true or false.'],
    [{ name: 'Ann', options: { cheat: true } }, '"cheat" in options is not known; leave it out.'],
    [{ name: 'Ann', bots: ['rookie', 7] }, 'bots.1 does not fit; expected text.'],
  ];
  test.each(SENTENCES)('%j: %s', async (body, message) => {
    const server = await usualServer();
    expect((await server.ask('/api/tables', { body })).json).toEqual({ refused: { code: 'bad request', message } });
  });

  test('a day that is none', async () => {
    const { json } = await (await usualServer()).ask('/api/daily/ranks?board=solo&date=2026-02-30');
    const message = 'date does not fit; expected a date such as 2026-11-18.';
    expect(json).toEqual({ refused: { code: 'bad request', message } });
  });

  test('a choice that is none of the possible ones', async () => {
    const { server, host } = await playing();
    const command = { kind: 'move', game: 1, question: 0, choice: 'fold' };
    const { json } = await server.ask(`${host.path}/commands`, { token: host.place.token, body: { id: 'a', command } });
    const message = 'command.choice does not fit; expected "hit", "stay" or a number.';
    expect(json).toEqual({ refused: { code: 'bad request', message } });
  });
});

describe('a server in trouble', () => {
  test('that cannot save says what to do about it, and when', async () => {
    const server = await startTestServer();
    const { path } = await Player.host(server, 'Ann');
    await behind({ kind: 'sqlite', file: server.file }).schema.dropTable('record').execute();
    const answer = await server.ask(`${path}/records`);
    expectRefusal(answer, 'unavailable');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.text).toContain(
      'The server cannot save right now; try again. A command with the same id happens once.',
    );
  });

  test('does not tell strangers what is wrong inside', async () => {
    const server = await startTestServer();
    const line = { log: 'ABCDEF', seq: 1, at: 1, command: null, body: '{"kind":"nonsense"}' };
    await behind({ kind: 'sqlite', file: server.file }).insertInto('lines').values(line).execute();
    const answer = await server.ask('/api/tables/ABCDEF');
    expectRefusal(answer, 'internal');
    expect(answer.text).not.toContain('nonsense');
  });

  test('gives those who ask too often a moment to wait', async () => {
    const server = await startTestServer({ rateLimits: true });
    const ask = (): Promise<Answer> => server.ask('/api/tables', { body: { name: '' } });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(60);
    const answer = answers.find(({ status }) => status !== 400) ?? (await ask());
    expectRefusal(answer, 'too many requests');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect((await server.ask('/health')).status).toBe(200);
  });
});
