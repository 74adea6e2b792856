/** The server over HTTP alone: everything that a program in any language can do. */
import { readRecords, replay } from '@turn7/engine';
import { type Command, checkProof, Pass, Place } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Player, playToTheEnd } from './support/player.ts';
import { type Answer, startTestServer, usualServer } from './support/server.ts';

const QUICK = { target: 40 };

describe('a table from its first guest to its second game', () => {
  test('create, join, add bots, start, play, fetch the record, play again', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann', { options: QUICK });
    const ben = await Player.guest(server, ann, 'Ben');
    for (const level of ['rookie', 'sharp']) expect((await ann.do({ kind: 'add bot', level })).status).toBe(200);
    expect((await ann.see()).lobby.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo', 'Dov']);

    await ben.do({ kind: 'seed', seed: 'beef' });
    await ann.do({ kind: 'start' });
    expect((await server.ask(`${ann.path}/records/1`)).status).toBe(404);
    const { game, rounds, lobby } = await playToTheEnd([ann, ben]);

    expect(lobby.stage).toBe('finished');
    expect((await server.ask(`${ann.path}/records`)).json).toEqual({ games: [1] });
    const record = await server.ask(`${ann.path}/records/1.t7`);
    expect(record.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [located] = readRecords(record.text);
    if (located === undefined) throw new Error('the answer has no record');
    expect(checkProof(located)).toMatchObject({ kind: 'proven', commitment: lobby.fairness?.commitment });
    expect(located.record.fairness).toMatchObject({ seeds: [null, 'beef', null, null], seeded: [1] });
    expect(replay(located).winner).toBe(game?.top.state.kind === 'finished' ? game.top.state.winner : undefined);
    expect(rounds.at(-1)?.totals).toEqual(game?.top.seats.map(({ total }) => total));

    expect((await ann.do({ kind: 'start' })).status).toBe(200);
    expect(await ann.see()).toMatchObject({ game: { number: 2 }, lobby: { fairness: { secret: null } } });
  });

  test('a link to the table begins with the address that was asked, or with the public one', async () => {
    const server = await startTestServer();
    const { place } = await Player.host(server, 'Ann');
    expect(place.link).toBe(`${server.url}/t/${place.code}`);
    const elsewhere = await startTestServer({ publicUrl: 'https://turn7.example' });
    const { place: other } = await Player.host(elsewhere, 'Ann');
    expect(other.link).toBe(`https://turn7.example/t/${other.code}`);
  });

  test('codes may be typed in small letters', async () => {
    const server = await startTestServer();
    const { path } = await Player.host(server, 'Ann');
    expect((await server.ask(path.toLowerCase())).status).toBe(200);
  });
});

describe('the public list', () => {
  test('has a table from when its host wants it there until the host does not', async () => {
    const server = await startTestServer();
    const list = async (): Promise<unknown> => (await server.ask('/api/tables')).json;
    const ann = await Player.host(server, 'Ann', { options: { clock: 30 }, bots: ['rookie'] });
    expect(await list()).toEqual({ tables: [] });
    await ann.do({ kind: 'set options', options: { listed: true } });
    expect(await list()).toEqual({ tables: [] }); // nobody is there yet
    await ann.hear((await ann.see()).seq);
    const line = { code: ann.place.code, host: 'Ann', stage: 'lobby', taken: 1, seats: 8, clock: 30, spectators: true };
    expect(await list()).toEqual({ tables: [line] });
    await ann.do({ kind: 'start' });
    expect(await list()).toEqual({ tables: [{ ...line, stage: 'playing' }] });
    await playToTheEnd([ann]);
    await ann.do({ kind: 'set options', options: { listed: false } });
    expect(await list()).toEqual({ tables: [] });
  });
});

describe('a command', () => {
  test('that is sent again has the same answer and happens once', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann');
    const { seq } = await ann.see();
    const command: Command = { kind: 'add bot', level: 'rookie' };
    const answers = [
      await ann.do(command, 'once'),
      ...(await Promise.all([ann.do(command, 'once'), ann.do(command, 'once')])),
    ];
    expect(answers.map(({ json }) => json)).toEqual(Array.from({ length: 3 }, () => ({ seq: seq + 1 })));
    expect((await ann.see()).lobby.seats).toHaveLength(2);
  });

  test('by which somebody left is answered again, and their token opens nothing else', async () => {
    const server = await usualServer();
    const ann = await Player.host(server, 'Ann', { options: { spectators: false } });
    const ben = await Player.guest(server, ann, 'Ben');
    const { json } = await server.ask(`${ben.path}/passes`, { method: 'POST', token: ben.place.token });
    const first = await ben.do({ kind: 'leave' }, 'bye');
    expect(first.status).toBe(200);
    expect((await ben.do({ kind: 'leave' }, 'bye')).json).toEqual(first.json);
    const { seq } = await ann.see();
    const others = [
      ben.do({ kind: 'leave' }, 'again'),
      ben.do({ kind: 'sit' }, 'bye'),
      server.ask(ben.path, { token: ben.place.token }),
      server.ask(`${ben.path}/events`, { token: ben.place.token }),
      server.ask(`${ben.path}/passes`, { method: 'POST', token: ben.place.token }),
      server.ask(`${ben.path}/places`, { body: { pass: Pass.parse(json).pass } }),
    ];
    for (const { status } of await Promise.all(others)) expect(status).toBe(401);
    expect((await ann.see()).seq).toBe(seq);
  });
});

describe('waiting for events', () => {
  test('ends with the line that was waited for', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann');
    const { seq } = (await ann.hear((await ann.see()).seq)).table; // after the line that says she is there
    const heard = server.ask(`${ann.path}/events?since=${seq}&wait=20`);
    await Player.guest(server, ann, 'Ben');
    expect((await heard).json).toMatchObject({
      lines: [{ seq: seq + 1, entry: { kind: 'joined', name: 'Ben' } }],
      table: { seq: seq + 1 },
    });
  });

  test('ends without a line when the time is over', async () => {
    const server = await startTestServer();
    const { path, place } = await Player.host(server, 'Ann');
    const { seq } = place.table;
    expect((await server.ask(`${path}/events?since=${seq}&wait=1`)).json).toMatchObject({ lines: [], table: { seq } });
  });

  test.each([0, 1000])('ends for those who may watch no more, %i lines ahead', async (ahead) => {
    const server = await usualServer();
    const ann = await Player.host(server, 'Ann');
    const watching = server.ask(`${ann.path}/events?since=${ann.place.table.seq + ahead}&wait=20`);
    await server.ask('/health'); // by now the server has read it
    await ann.do({ kind: 'set options', options: { spectators: false } });
    expect(await watching).toMatchObject({ status: 401, json: { refused: { code: 'unauthorised' } } });
  });

  test('with a token counts as being there', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann');
    const { lines, table } = await ann.hear(ann.place.table.seq);
    expect(lines).toMatchObject([{ entry: { kind: 'present', member: 1 } }]);
    expect(table.lobby.members).toMatchObject([{ name: 'Ann', present: true }]);
  });

  test('gives the whole log to whoever asks from the beginning, however long ago that was', async () => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann');
    for (let target = 1; target <= 40; target++) await ann.do({ kind: 'set options', options: { target } });
    const { lines, table } = await ann.hear(0);
    expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: table.seq }, (_, i) => i + 1));
    expect(lines.length).toBeGreaterThanOrEqual(42);
  });
});

describe('a pass', () => {
  test('opens the same place on another device, once', async () => {
    const server = await startTestServer({ publicUrl: 'https://turn7.example' });
    const ann = await Player.host(server, 'Ann');
    const { json } = await server.ask(`${ann.path}/passes`, { method: 'POST', token: ann.place.token });
    const { pass, link } = Pass.parse(json);
    expect(link).toBe(`https://turn7.example/t/${ann.place.code}#pass=${pass}`);

    const redeem = (): Promise<Answer> => server.ask(`${ann.path}/places`, { body: { pass } });
    const place = Place.parse((await redeem()).json);
    expect(place).toMatchObject({ member: ann.place.member, code: ann.place.code });
    expect(place.token).not.toBe(ann.place.token);
    const phone = new Player(server, place);
    expect((await phone.do({ kind: 'add bot', level: 'rookie' })).status).toBe(200);
    expect((await ann.do({ kind: 'add bot', level: 'rookie' })).status).toBe(200);
    expect(await redeem()).toMatchObject({ status: 401, json: { refused: { code: 'unauthorised' } } });
  });
});

describe('a table that nobody may watch', () => {
  test.each(['', '/events', '/records', '/records/1'])('shows %s to its members only', async (what) => {
    const server = await startTestServer();
    const ann = await Player.host(server, 'Ann', { options: { ...QUICK, spectators: false } });
    await ann.do({ kind: 'start' });
    await playToTheEnd([ann]);
    expect(await server.ask(`${ann.path}${what}`)).toMatchObject({ status: 401 });
    expect(await server.ask(`${ann.path}${what}`, { token: ann.place.token })).toMatchObject({ status: 200 });
  });
});
