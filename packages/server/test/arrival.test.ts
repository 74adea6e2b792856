/** Whoever joins with a key of their own making comes once, however often they must ask. */
import { randomBytes } from 'node:crypto';
import { Place } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { type Answer, startTestServer, type TestServer, usualServer } from './support/server.ts';

const newKey = (): string => randomBytes(32).toString('base64url');

const join = (server: TestServer, { path }: Player, name: string, token: string): Promise<Answer> =>
  server.ask(`${path}/members`, { body: { name, token } });

const namesAt = async (player: Player): Promise<string[]> => (await player.see()).lobby.members.map(({ name }) => name);

describe('a join with a key', () => {
  test('is answered with the same place again, also under another name', async () => {
    const server = await usualServer();
    const [ann, key] = [await Player.host(server, 'Ann'), newKey()];
    const answers = [await join(server, ann, 'Ben', key), await join(server, ann, 'Benedict', key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const places = answers.map(({ json }) => Place.parse(json));
    expect(places.map(({ member, token }) => ({ member, token }))).toEqual([
      { member: 2, token: key },
      { member: 2, token: key },
    ]);
    expect(await namesAt(ann)).toEqual(['Ann', 'Ben']);
  });

  test('comes once if it is asked for many times at the same moment', async () => {
    const server = await usualServer();
    const [ann, key] = [await Player.host(server, 'Ann'), newKey()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(server, ann, 'Ben', key)));
    expect(new Set(answers.map(({ json }) => Place.parse(json).member))).toEqual(new Set([2]));
    expect(await namesAt(ann)).toEqual(['Ann', 'Ben']);
  });

  test('is still known when others have come meanwhile, and by a server that has started anew', async () => {
    const server = await startTestServer();
    const [ann, key] = [await Player.host(server, 'Ann'), newKey()];
    await join(server, ann, 'Ben', key);
    for (let i = 0; i < 30; i++) await ann.do({ kind: i % 2 === 0 ? 'stand' : 'sit' });
    await server.stop();
    const again = await startTestServer({ database: { kind: 'sqlite', file: server.file } });
    expect(Place.parse((await join(again, ann, 'Ben', key)).json).member).toBe(2);
  });

  test.each([
    ['left', async (_: Player, ben: Player) => ben.do({ kind: 'leave' })],
    ['was sent away', async (ann: Player) => ann.do({ kind: 'kick', member: 2 })],
  ])('of somebody who %s opens nothing', async (_, go) => {
    const server = await usualServer();
    const [ann, key] = [await Player.host(server, 'Ann'), newKey()];
    const ben = new Player(server, Place.parse((await join(server, ann, 'Ben', key)).json));
    await go(ann, ben);
    const answer = await join(server, ann, 'Benedict', key);
    expect(answer).toMatchObject({
      status: 401,
      json: { refused: { message: 'That token was used before; expected 32 random bytes of your own as base64url.' } },
    });
    expect(await namesAt(ann)).toEqual(['Ann']);
  });

  test('of another table, or with a key that is none, is refused', async () => {
    const server = await usualServer();
    const [ann, ben] = [await Player.host(server, 'Ann'), await Player.host(server, 'Ben')];
    expect((await join(server, ann, 'Ben', ben.place.token)).status).toBe(401);
    expect((await join(server, ann, 'Ben', 'short')).json).toMatchObject({ refused: { code: 'bad request' } });
    expect(await namesAt(ann)).toEqual(['Ann']);
  });

  test('that is sent to two tables at once seats nobody at the one that refuses it', async () => {
    const server = await usualServer();
    for (let round = 0; round < 8; round++) {
      const hosts = [await Player.host(server, 'Ann'), await Player.host(server, 'Cleo')];
      const key = newKey();
      const answers = await Promise.all(hosts.map((host) => join(server, host, 'Ben', key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
      const refused = hosts.filter((_, i) => answers[i]?.status === 401);
      for (const host of refused) expect(await namesAt(host)).toEqual([host === hosts[0] ? 'Ann' : 'Cleo']);
    }
  });
});
