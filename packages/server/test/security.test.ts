/** What strangers can and cannot do to the server over HTTP, and what it never tells. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Place, TableList } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { openLog } from '../src/index.ts';
import { behind } from './support/database.ts';
import { spendEvening } from './support/evening.ts';
import { Player } from './support/player.ts';
import { Scribe, scored } from './support/scribe.ts';
import { startTestServer, type TestServer, usualServer } from './support/server.ts';

/** The secrets of the shuffles of all games so far and of the next one, from the database itself. */
async function secretsOf(server: TestServer): Promise<string[]> {
  const rows = await behind({ kind: 'sqlite', file: server.file }).selectFrom('lines').select('body').execute();
  return rows.flatMap(({ body }) => /"secret":"(\w+)"/.exec(body)?.slice(1) ?? []);
}

const answersOf = (server: TestServer): string =>
  server.heard.map(({ answer }) => `${[...answer.headers].join('\n')}\n${answer.text}`).join('\n');

describe('what stays secret', () => {
  test('a token or key is in the one answer that gives it and nowhere else, nor is its hash', async () => {
    const server = await startTestServer();
    const { tokens, keys, passes } = await spendEvening(server);
    const answers = answersOf(server);
    for (const key of [...tokens, ...keys, ...passes])
      expect(server.heard.filter(({ answer }) => answer.text.includes(key))).toHaveLength(1);
    const rows = await behind({ kind: 'sqlite', file: server.file }).selectFrom('token').select('hash').execute();
    expect(rows).toHaveLength(4);
    for (const { hash } of rows) expect(answers).not.toContain(hash);
  });

  test('a secret of a shuffle is told only when its game is over', async () => {
    const server = await startTestServer();
    await spendEvening(server, async () => {
      const secrets = await secretsOf(server);
      expect(secrets).toHaveLength(2);
      for (const secret of secrets) expect(answersOf(server)).not.toContain(secret);
    });
    const [first, ...others] = await secretsOf(server);
    expect(answersOf(server)).toContain(first);
    expect(others).toHaveLength(2);
    for (const secret of others) expect(answersOf(server)).not.toContain(secret);
  });

  test('the log has no token, key, pass, secret or name, even when it says all it can', async () => {
    const lines: string[] = [];
    const server = await startTestServer({}, { log: openLog('debug', { write: (line) => void lines.push(line) }) });
    const { tokens, keys, passes, names } = await spendEvening(server);
    const line = { log: 'ABCDEF', seq: 1, at: 1, command: null, body: '{"kind":"joined","name":"Mallory"}' };
    await behind({ kind: 'sqlite', file: server.file }).insertInto('lines').values(line).execute();
    await server.ask('/api/tables/ABCDEF', { token: tokens[0] ?? null });
    const written = lines.join('');
    expect(written).toContain('could not answer');
    const words = [...tokens, ...keys, ...passes, ...names, ...(await secretsOf(server))];
    for (const word of [...words, 'c0ffee', 'Friday', 'Mallory', 'Bearer']) expect(written).not.toContain(word);
  });

  test('a line of the log leaves out fields that nobody should read', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    const fields = {
      token: 'T',
      key: 'K',
      pass: 'P',
      secret: 'S',
      name: 'N',
      body: 'B',
      query: 'Q',
      url: 'U',
      authorization: 'A',
    };
    log.info({ ...fields, deep: fields, headers: { authorization: 'A' }, kept: 'yes' }, 'words');
    expect(JSON.parse(lines.join(''))).toEqual({
      level: 30,
      time: expect.any(Number),
      deep: {},
      kept: 'yes',
      msg: 'words',
    });
  });

  test('the links to a table have no token', async () => {
    const server = await usualServer();
    const { place } = await Player.host(server, 'Ann');
    expect(place.link).not.toContain(place.token);
  });
});

describe('what browsers are told', () => {
  const HEADERS: readonly (readonly [name: string, value: string | RegExp])[] = [
    ['content-security-policy', /default-src 'none';script-src 'self';style-src 'self';.+frame-ancestors 'none'/],
    ['content-security-policy', /;connect-src 'self';/],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  test.each(['/', '/api/tables', '/api/nothing', '/health'])('%s has the headers', async (path) => {
    const server = await usualServer();
    const { headers } = await server.ask(path);
    for (const [name, value] of HEADERS) expect(headers.get(name)).toEqual(expect.stringMatching(value));
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('sockets go to the server alone, also at its public address', async () => {
    const server = await startTestServer({ publicUrl: 'https://turn7.example/play' });
    const policy = (await server.ask('/')).headers.get('content-security-policy');
    expect(policy).toContain(";connect-src 'self' wss://turn7.example;");
  });

  test('nothing forces https on a server at home, and a public one at https says so', async () => {
    const atHome = await usualServer();
    expect((await atHome.ask('/')).headers.get('strict-transport-security')).toBeNull();
    const server = await startTestServer({ publicUrl: 'https://turn7.example' });
    expect((await server.ask('/')).headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('the page needs nothing that its own policy forbids', async () => {
    const server = await usualServer();
    expect((await server.ask('/')).text).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:/);
  });
});

describe('pages from elsewhere', () => {
  const body = { name: 'Ann' };
  const create = (server: TestServer, origin: string) => server.ask('/api/tables', { body, headers: { origin } });

  test.each(['https://evil.example', 'null', 'http://localhost:1', 'file://', 'nonsense'])(
    'at %s may change nothing, and read no answer',
    async (origin) => {
      const server = await startTestServer({ origins: ['https://good.example'] });
      expect(await create(server, origin)).toMatchObject({ status: 403, json: { refused: { code: 'forbidden' } } });
      const preflight = await server.ask('/api/tables', { method: 'OPTIONS', headers: { origin } });
      expect(preflight.status).toBe(403);
      for (const { answer } of [...server.heard, { answer: await server.ask('/api/tables', { headers: { origin } }) }])
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('that the configuration names may use the API', async () => {
    const origin = 'https://good.example';
    const server = await startTestServer({ origins: [origin] });
    const preflight = await server.ask('/api/tables', { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    const answer = await create(server, origin);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('origin');
  });

  test('may have the same name and another scheme, and are from elsewhere still', async () => {
    const alone = await startTestServer();
    expect((await create(alone, alone.url.replace('http:', 'https:'))).status).toBe(403);
    const behind = await startTestServer({ behindProxy: true });
    const statusOf = async (origin: string) => {
      const headers = { origin, 'x-forwarded-proto': 'https' };
      return (await behind.ask('/api/tables', { body, headers })).status;
    };
    expect(await statusOf(behind.url.replace('http:', 'https:'))).toBe(201);
    expect(await statusOf(behind.url)).toBe(403);
  });

  test('are not the same as the own page', async () => {
    const server = await startTestServer({ publicUrl: 'https://turn7.example' });
    for (const origin of [server.url, 'https://turn7.example']) expect((await create(server, origin)).status).toBe(201);
  });
});

describe('rates', () => {
  const AT_ONCE = 150;

  /** How many of those who ask at once are not told that it is too much. */
  const countServed = async (server: TestServer, headers: (i: number) => Record<string, string>): Promise<number> => {
    const ask = (_: unknown, i: number) => server.ask('/api/tables', { body: { name: '' }, headers: headers(i) });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return answers.filter(({ status }) => status !== 429).length;
  };

  /** Perhaps some more than 60, as one a second is refilled meanwhile. */
  const expectLimit = (served: number): void => {
    expect(served).toBeGreaterThanOrEqual(60);
    expect(served).toBeLessThan(AT_ONCE);
  };

  test('are counted for each address', async () => {
    const server = await startTestServer({ rateLimits: true });
    expectLimit(await countServed(server, () => ({})));
  });

  test('are stricter for lines of long ago', async () => {
    const server = await startTestServer({ rateLimits: true });
    const ann = await Player.host(server, 'Ann');
    for (let target = 1; target <= 40; target++) await ann.do({ kind: 'set options', options: { target } });
    const statusSince = async (since: number) => (await server.ask(`${ann.path}/events?since=${since}`)).status;
    const statuses: number[] = [];
    for (let i = 0; i < 45; i++) statuses.push(await statusSince(0));
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(30);
    expect(await statusSince(30)).toBe(200);
  });

  test('let a hundred of one address wait at once', async () => {
    const server = await startTestServer({ rateLimits: true });
    const { path, place } = await Player.host(server, 'Ann');
    const leave = new AbortController();
    const poll = () => server.ask(`${path}/events?since=${place.table.seq}&wait=25`, { signal: leave.signal });
    const polls = Array.from({ length: 101 }, poll);
    const refused = { status: 429, json: { refused: { code: 'too many requests' } } };
    expect(await Promise.any(polls)).toMatchObject(refused);
    expect(server.heard.filter(({ answer }) => answer.status !== 201)).toHaveLength(1);
    leave.abort();
    await Promise.allSettled(polls);
    await expect
      .poll(() => server.ask(`${path}/events?since=${place.table.seq}&wait=1`))
      .toMatchObject({ status: 200 });
  });

  describe('of codes that belong to nothing', () => {
    const NOWHERE = 'ZZZZZZ';
    const guess = async (server: TestServer, path: string, token?: string) =>
      (await server.ask(path, token === undefined ? {} : { token })).status;

    test('are few: then no code is answered, right or wrong, to those who have nothing else', async () => {
      const server = await startTestServer({ rateLimits: true });
      const ann = await Player.host(server, 'Ann');
      const sheet = await Scribe.share(server);
      const guesses = [`/api/tables/${NOWHERE}`, `/api/sheets/${NOWHERE}`, `/api/tables/${NOWHERE}/events`];
      for (let i = 0; i < 60; i++) expect(await guess(server, guesses[i % 3] ?? '')).toBe(404);
      for (const path of [...guesses, ann.path, sheet.path]) expect(await guess(server, path)).toBe(429);
      expect((await server.ask(`${ann.path}/members`, { body: { name: 'Eve' } })).json).toMatchObject({
        refused: { code: 'too many requests', message: expect.stringContaining('belong to nothing') },
      });
    });

    test('keep nobody out who has a place or a key', async () => {
      const server = await startTestServer({ rateLimits: true });
      const ann = await Player.host(server, 'Ann');
      const sheet = await Scribe.share(server);
      for (let i = 0; i < 61; i++) await guess(server, `/api/tables/${NOWHERE}`, sheet.shared.key);
      expect(await guess(server, ann.path)).toBe(429);
      expect(await guess(server, ann.path, ann.place.token)).toBe(200);
      expect((await sheet.change(scored(7))).status).toBe(200);
    });

    test('are counted for all networks of one site', async () => {
      const server = await startTestServer({ rateLimits: true, behindProxy: true });
      const ask = async (address: string) =>
        (await server.ask(`/api/tables/${NOWHERE}`, { headers: { 'x-forwarded-for': address } })).status;
      for (let i = 0; i < 60; i++) expect(await ask(`2001:db8:7:${i}::1`)).toBe(404);
      expect(await ask('2001:db8:7:ffff::1')).toBe(429);
      expect(await ask('2001:db8:8:1::1')).toBe(404);
    });
  });

  test('do not believe what a stranger says of their address', async () => {
    const server = await startTestServer({ rateLimits: true });
    expectLimit(await countServed(server, (i) => ({ 'x-forwarded-for': `10.0.0.${i}` })));
  });

  test('believe a proxy, if there is one', async () => {
    const server = await startTestServer({ rateLimits: true, behindProxy: true });
    const forwarded = (i: number) => ({ 'x-forwarded-for': `10.0.0.${i}` });
    expect(await countServed(server, forwarded)).toBe(AT_ONCE);
  });
});

test('the public list is not filled from one address', async () => {
  const server = await startTestServer({ behindProxy: true });
  const open = async (address: string, name: string): Promise<string> => {
    const headers = { 'x-forwarded-for': address };
    const body = { name, options: { listed: true } };
    const { code, token } = Place.parse((await server.ask('/api/tables', { body, headers })).json);
    await server.ask(`/api/tables/${code}/events?wait=20&since=2`, { token }); // so that somebody is there
    return code;
  };
  const ann = await open('192.0.2.1', 'Ann');
  const flood: string[] = [];
  for (let i = 0; i < 8; i++) flood.push(await open('192.0.2.66', `Eve ${i}`));
  const { tables } = TableList.parse((await server.ask('/api/tables')).json);
  expect(tables.map(({ code }) => code)).toEqual([...flood.slice(3).reverse(), ann]);
});

describe('names', () => {
  const NAMES: readonly (readonly [what: string, wish: string, name: string])[] = [
    ['control characters', 'A\u0000n\u0007n\n', 'Ann'],
    ['marks that turn the direction of reading', 'Ann\u202e\u2066nnA', 'AnnnnA'],
    ['signs of a record', 'A|n#n', 'Ann'],
    ['too many letters', 'n'.repeat(200), 'n'.repeat(24)],
    ['spaces', '  Ann    Lee ', 'Ann Lee'],
    ['markup, which is only text', '<b>Ann</b>', '<b>Ann</b>'],
    ['another language of databases', "'); DROP TABLE event; --", "'); DROP TABLE event; --"],
    ['words that objects know', '__proto__', '__proto__'],
  ];
  test.each(NAMES)('%s', async (_what, wish, name) => {
    const server = await usualServer();
    const { place } = await Player.host(server, wish);
    expect(place.table.lobby.members.map((member) => member.name)).toEqual([name]);
    expect((await Player.host(server, 'Ann')).place.table.lobby.members).toHaveLength(1);
  });

  test.each(['\u200b\u202e', '   ', '|#|'])('of which nothing is left are refused: %j', async (name) => {
    const server = await usualServer();
    expect(await server.ask('/api/tables', { body: { name } })).toMatchObject({ status: 400 });
  });
});

describe('input that is up to something', () => {
  const BODIES: readonly (readonly [what: string, body: string])[] = [
    ['a prototype', '{"name":"Ann","__proto__":{"host":1}}'],
    ['a prototype inside', '{"name":"Ann","options":{"__proto__":{"seats":99}}}'],
    ['a constructor', '{"name":"Ann","constructor":{"prototype":{"host":1}}}'],
    ['an object for a name', '{"name":{"toString":"x"}}'],
    ['lists in lists in lists', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['two bodies', '{"name":"Ann"}{"name":"Ann"}'],
    ['null', 'null'],
    ['only text', '"Ann"'],
  ];
  test.each(BODIES)('%s', async (_what, body) => {
    const server = await usualServer();
    const answer = await server.ask('/api/tables', { body });
    expect(answer).toMatchObject({ status: 400, json: { refused: { code: 'bad request' } } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  const CODES: readonly (readonly [what: string, code: string])[] = [
    ['ends a statement', "ABCDEF'--"],
    ['climbs out of a folder', '..%2f..%2fetc%2fpasswd'],
    ['is a zero', '%00'],
    ['every object has', 'constructor'],
    ['is a prototype', '__proto__'],
    ['is very long', 'A'.repeat(100)],
  ];
  test.each(CODES)('a code that %s', async (_what, code) => {
    const server = await usualServer();
    expect((await server.ask(`/api/tables/${code}`)).json).toMatchObject({ refused: { code: 'not found' } });
    expect((await server.ask('/ready')).status).toBe(200);
  });

  test('what is not even HTTP', async () => {
    const server = await usualServer();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('hello\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]+"refused"/);
  });
});
