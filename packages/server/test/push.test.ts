/** People are called back to a table where they have to choose, on the devices that asked for it, and nobody else is. */
import { createPublicKey, createVerify } from 'node:crypto';
import { Place, PushKey, TableView } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { postToService } from '../src/push/delivery.ts';
import { isPrivate, isPushService } from '../src/push/services.ts';
import { Client } from './support/client.ts';
import { behind } from './support/database.ts';
import { type PushReceiver, startPushReceiver } from './support/push-receiver.ts';
import { type Answer, startTestServer, TEST_PACE, type TestServer } from './support/server.ts';

const CONTACT = 'mailto:host@example.org';
const DAY = 86_400;

async function startCalling() {
  const receiver = await startPushReceiver();
  const server = await startTestServer({ pushContact: CONTACT }, { push: receiver.settings });
  return { receiver, server };
}

interface Seated {
  readonly ann: Place;
  readonly bob: Place;
}

/** Ann and Bob at a table for slow play, neither connected. */
async function seated(server: TestServer, clock: number | null = DAY): Promise<Seated> {
  const options = { clock };
  const ann = Place.parse((await server.ask('/api/tables', { body: { name: 'Ann', options } })).json);
  const bob = Place.parse((await server.ask(`/api/tables/${ann.code}/members`, { body: { name: 'Bob' } })).json);
  return { ann, bob };
}

const tellMe = (server: TestServer, { code, token }: Place, subscription: object, wanted = true): Promise<Answer> =>
  server.ask(`/api/tables/${code}/notices`, { token, body: { wanted, subscription } });

const tellBoth = async (server: TestServer, receiver: PushReceiver, { ann, bob }: Seated): Promise<void> => {
  await tellMe(server, ann, receiver.device('ann').subscription);
  await tellMe(server, bob, receiver.device('bob').subscription);
};

const command = (server: TestServer, { code, token }: Place, id: string, said: object): Promise<Answer> =>
  server.ask(`/api/tables/${code}/commands`, { token, body: { id, command: said } });

const start = (server: TestServer, { ann }: Seated): Promise<Answer> => command(server, ann, 'go', { kind: 'start' });

/** What is asked, of whom, and which question of the game that is. */
async function asked(server: TestServer, { ann }: Seated) {
  const { game } = TableView.parse((await server.ask(`/api/tables/${ann.code}`)).json);
  if (game?.top.state.kind !== 'playing') throw new Error('expected a game that is being played');
  return { number: game.question, ...game.top.state.question };
}

/** Whoever is asked stays if they may, or gives the card to the first who may have it. */
async function answer(server: TestServer, both: Seated, id: string): Promise<void> {
  const { number: question, ...what } = await asked(server, both);
  const choice = what.kind === 'target' ? what.targets[0] : 'stay';
  const said = { kind: 'move', game: 1, question, choice };
  expect((await command(server, what.seat === 0 ? both.ann : both.bob, id, said)).status).toBe(200);
}

async function isPresent(server: TestServer, { code, member }: Place): Promise<boolean> {
  const { lobby } = TableView.parse((await server.ask(`/api/tables/${code}`)).json);
  return lobby.members.some(({ id, present }) => id === member && present);
}

const calls = (receiver: PushReceiver): readonly string[] => receiver.received.map(({ path }) => path);

test('who is asked and is not there is called, once for a question, and told nothing but the table', async () => {
  const { receiver, server } = await startCalling();
  const both = await seated(server);
  const devices = { ann: receiver.device('ann'), bob: receiver.device('bob') };
  expect((await tellMe(server, both.ann, devices.ann.subscription)).json).toEqual({ wanted: true });
  await tellMe(server, both.bob, devices.bob.subscription);
  await start(server, both);
  await expect.poll(() => calls(receiver)).toHaveLength(1);
  await answer(server, both, 'first');
  await expect.poll(() => calls(receiver)).toHaveLength(2);
  for (const message of receiver.received) {
    const device = message.path === '/ann' ? devices.ann : devices.bob;
    expect(device.read(message)).toEqual({ table: both.ann.code });
    expect(message.headers).toMatchObject({ ttl: expect.stringMatching(/^86[34]\d\d$/), topic: both.ann.code });
  }
});

test('messages are signed with a key that the server made and keeps', async () => {
  const { receiver, server } = await startCalling();
  const { key } = PushKey.parse((await server.ask('/api/push')).json);
  const both = await seated(server);
  await tellBoth(server, receiver, both);
  await start(server, both);
  await expect.poll(() => calls(receiver)).toHaveLength(1);
  const [, token = '', named] =
    /^vapid t=([^,]+), k=(.+)$/.exec(receiver.received[0]?.headers.authorization ?? '') ?? [];
  expect(named).toBe(key);
  const [head, claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: CONTACT });
  const point = Buffer.from(key ?? '', 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const verify = createVerify('sha256').update(`${head}.${claims}`);
  expect(verify.verify({ key: signer, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(PushKey.parse((await server.ask('/api/push')).json)).toEqual({ key });
});

describe('nobody is called', () => {
  test.each<[why: string, happen: (server: TestServer, both: Seated, endpoint: object) => Promise<unknown>]>([
    ['who switched it off', (server, { ann }, device) => tellMe(server, ann, device, false)],
    ['who left', (server, { ann }) => command(server, ann, 'bye', { kind: 'leave' })],
  ])('%s', async (_, happen) => {
    const { receiver, server } = await startCalling();
    const both = await seated(server);
    const { subscription } = receiver.device('ann');
    await tellMe(server, both.ann, subscription);
    await happen(server, both, subscription);
    const rows = await behind({ kind: 'sqlite', file: server.file }).selectFrom('subscription').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('whose device is gone, by what its push service says, and never again', async () => {
    const { receiver, server } = await startCalling();
    const both = await seated(server);
    receiver.status = 410;
    await tellBoth(server, receiver, both);
    await start(server, both);
    const db = behind({ kind: 'sqlite', file: server.file });
    await expect.poll(() => db.selectFrom('subscription').selectAll().execute()).toHaveLength(1); // of the other
  });

  test('where the server does not want it', async () => {
    const server = await startTestServer();
    const { ann } = await seated(server);
    const receiver = await startPushReceiver();
    expect((await server.ask('/api/push')).json).toEqual({ key: null });
    expect(await tellMe(server, ann, receiver.device('ann').subscription)).toMatchObject({ status: 404 });
  });
});

test('where a bot plays for whoever is gone they are called once, and not for every question', async () => {
  const { receiver, server } = await startCalling();
  const both = await seated(server, null);
  await tellBoth(server, receiver, both);
  await start(server, both);
  await expect.poll(() => calls(receiver)).toHaveLength(1);
  for (const id of ['1', '2', '3', '4', '5', '6']) await answer(server, both, id);
  await expect.poll(() => new Set(calls(receiver))).toEqual(new Set(['/ann', '/bob']));
  expect(calls(receiver)).toHaveLength(2);
});

test('who is there is not called, but for a question that they can hardly have seen before they were gone', async () => {
  const receiver = await startPushReceiver();
  const pace = { ...TEST_PACE, linger: 0 };
  const server = await startTestServer({ pushContact: CONTACT, pace }, { push: receiver.settings });
  const both = await seated(server);
  await tellMe(server, both.bob, receiver.device('bob').subscription);
  const bob = await Client.connect(server.url, { code: both.bob.code, token: both.bob.token });
  await expect.poll(() => isPresent(server, both.bob)).toBe(true);
  await start(server, both);
  for (let i = 0; (await asked(server, both)).seat === 0; i++) await answer(server, both, `until-bob-${i}`);
  expect(calls(receiver)).toEqual([]);
  bob.close();
  await expect.poll(() => calls(receiver)).toEqual(['/bob']);
});

test('whom the host nudges is called again', async () => {
  const { receiver, server } = await startCalling();
  const both = await seated(server);
  await tellMe(server, both.bob, receiver.device('bob').subscription);
  await start(server, both);
  for (let i = 0; (await asked(server, both)).seat === 0; i++) await answer(server, both, `until-bob-${i}`);
  await expect.poll(() => calls(receiver)).toEqual(['/bob']);
  const { number: question } = await asked(server, both);
  await command(server, both.ann, 'nudge', { kind: 'nudge', member: both.bob.member, game: 1, question });
  await expect.poll(() => calls(receiver)).toEqual(['/bob', '/bob']);
});

test('a push service that fails keeps nobody from playing', async () => {
  const { receiver, server } = await startCalling();
  const both = await seated(server);
  receiver.status = 500;
  await tellBoth(server, receiver, both);
  await start(server, both);
  await expect.poll(() => calls(receiver)).toHaveLength(1);
  await answer(server, both, 'first');
  await expect.poll(() => calls(receiver)).toHaveLength(2);
});

test('of one member the four latest devices are called', async () => {
  const { receiver, server } = await startCalling();
  const both = await seated(server);
  for (const name of ['1', '2', '3', '4', '5'])
    for (const place of [both.ann, both.bob])
      await tellMe(server, place, receiver.device(`${place.member}-${name}`).subscription);
  await start(server, both);
  await expect.poll(() => calls(receiver)).toHaveLength(4);
  expect(calls(receiver).filter((path) => path.endsWith('-1'))).toEqual([]);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/', false],
  ['https://notpush.apple.com/', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('a message may go to %s: %s', (address, may) => {
  expect(isPushService(address)).toBe(may);
});

test('an endpoint that is no push service is refused, and so is a key that is none', async () => {
  const server = await startTestServer({ pushContact: CONTACT });
  const { ann } = await seated(server);
  const { keys } = (await startPushReceiver()).device('x').subscription;
  expect(await tellMe(server, ann, { endpoint: 'https://10.0.0.1/x', keys })).toMatchObject({ status: 400 });
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
  expect(await tellMe(server, ann, { endpoint, keys: { ...keys, auth: 'short' } })).toMatchObject({ status: 400 });
  expect(await tellMe(server, ann, { endpoint, keys })).toMatchObject({ status: 200 });
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
])('%s is private', (address) => {
  expect(isPrivate(address)).toBe(true);
});

test.each(['142.250.74.10', '2a00:1450:4001::5f'])('%s is not', (address) => {
  expect(isPrivate(address)).toBe(false);
});

test('a name that leads into the own network is not written to', async () => {
  await expect(postToService('https://localhost:9/', {}, Buffer.from('x'))).rejects.toThrow(/localhost leads to/);
});
