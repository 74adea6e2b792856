/** The ways to a table, as the page goes them, at a real server. */
import { Api } from '@turn7/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wireTo } from '../../client/test/support/wire.ts';
import { startTestServer, TEST_PACE } from '../../server/test/support/server.ts';
import { type Arrival, TableOpening, type TableOpeningState } from '../src/lobby/table-opening.ts';
import { Keys } from '../src/sync/keys.ts';
import { Guest } from './support/guest.ts';
import { MapStorage } from './support/map-storage.ts';

const PLAINLY: Arrival = { pass: null, watches: false };

interface Device {
  readonly opening: TableOpening;
  readonly keys: Keys;
}

function openingOf(url: string, code: string, keys = new Keys(new MapStorage())): Device {
  const opening = new TableOpening(code, url, keys);
  onTestFinished(() => opening.close());
  return { opening, keys };
}

function sessionOf({ opening }: Device) {
  const { value } = opening.state;
  if (value.kind !== 'here') throw new Error(`expected to be at the table, not ${JSON.stringify(value)}`);
  return value.session;
}

async function tableOfAnn(options = {}, pace = TEST_PACE) {
  const { url } = await startTestServer({ pace });
  const ann = await new Api(url).create({ name: 'Ann', options });
  return { url, ann, code: ann.code };
}

describe('somebody new', () => {
  test('sees from outside who is there, and sits down under a name', async () => {
    const { url, code } = await tableOfAnn();
    const ben = openingOf(url, code);
    await ben.opening.arrive(PLAINLY);
    expect(ben.opening.state.value).toMatchObject({ kind: 'outside', lobby: { seats: [{ name: 'Ann' }] } });
    expect(await ben.opening.join('Ben')).toBeNull();
    expect(sessionOf(ben).people.value.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ann', false],
      ['Ben', true],
    ]);
    expect(ben.keys.place(code)).toMatchObject({ code, name: 'Ben' });
  });

  test('who presses "Join" again because the answer was lost has come once', async () => {
    const { url, code } = await tableOfAnn();
    const wire = await wireTo(url);
    const ben = openingOf(wire.url, code);
    await ben.opening.arrive(PLAINLY);
    const membersAt = async () =>
      (await new Api(url).look({ code, token: null })).lobby.members.map(({ name }) => name);
    wire.mute();
    const lost = ben.opening.join('Ben');
    await expect.poll(membersAt).toEqual(['Ann', 'Ben']);
    wire.cut();
    expect(await lost).toBe('unavailable');
    wire.unmute();
    wire.mend();
    expect(await ben.opening.join('Ben')).toBeNull();
    expect(await membersAt()).toEqual(['Ann', 'Ben']);
  });

  test('watches without a place', async () => {
    const { url, code } = await tableOfAnn();
    const eve = openingOf(url, code);
    await eve.opening.arrive({ pass: null, watches: true });
    expect(sessionOf(eve).online.me.value).toBeNull();
    expect(eve.keys.places).toEqual([]);
  });

  test('may sit down where nobody may watch, without having looked in', async () => {
    const { url, code } = await tableOfAnn({ spectators: false });
    const ben = openingOf(url, code);
    await ben.opening.arrive(PLAINLY);
    expect(ben.opening.state.value).toEqual({ kind: 'outside', lobby: null, hasLostPlace: false });
    expect(await ben.opening.join('Ben')).toBeNull();
  });

  test('is told that such a table is full', async () => {
    const { url, code } = await tableOfAnn({ spectators: false, seats: 1 });
    expect(await openingOf(url, code).opening.join('Ben')).toBe('full');
  });

  test('is told that there is no such table', async () => {
    const { url } = await tableOfAnn();
    const { opening } = openingOf(url, 'ZZZZZZ');
    await opening.arrive(PLAINLY);
    expect(opening.state.value).toEqual({ kind: 'sorry', why: 'not found' } satisfies TableOpeningState);
  });

  test.each(['K7Q', 'K7Q2MXX', 'O00000'])('is told that no table has such a code: %s', async (code) => {
    const { url } = await tableOfAnn();
    for (const watches of [false, true]) {
      const { opening } = openingOf(url, code);
      await opening.arrive({ pass: null, watches });
      expect(opening.state.value).toEqual({ kind: 'sorry', why: 'not found' } satisfies TableOpeningState);
    }
  });

  test('is told that a link is none', async () => {
    const { url, code } = await tableOfAnn();
    const { opening } = openingOf(url, code);
    await opening.arrive({ pass: 'half', watches: false });
    expect(opening.state.value).toEqual({ kind: 'sorry', why: 'pass' } satisfies TableOpeningState);
  });

  test('is told that the server does not answer', async () => {
    const server = await startTestServer();
    await server.stop();
    const { opening } = openingOf(server.url, 'ZZZZZZ');
    await opening.arrive(PLAINLY);
    expect(opening.state.value).toEqual({ kind: 'sorry', why: 'unavailable' } satisfies TableOpeningState);
  });
});

describe('somebody with a place', () => {
  test('is at the table at once, also after the page was closed', async () => {
    const { url, code } = await tableOfAnn();
    const storage = new MapStorage();
    const before = openingOf(url, code, new Keys(storage));
    await before.opening.join('Ben');
    before.opening.close();
    const after = openingOf(url, code, new Keys(storage));
    await after.opening.arrive(PLAINLY);
    expect(sessionOf(after).people.value.map(({ name, mine }) => [name, mine])).toContainEqual(['Ben', true]);
  });

  test('that they lost is told so outside', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = openingOf(url, code);
    await ben.opening.join('Ben');
    const { member } = ben.keys.place(code) ?? { member: 0 };
    ben.opening.close();
    await (await Guest.at(url, ann)).do({ kind: 'kick', member });
    const again = openingOf(url, code, ben.keys);
    await again.opening.arrive(PLAINLY);
    expect(again.opening.state.value).toMatchObject({ kind: 'outside', hasLostPlace: true });
    expect(ben.keys.place(code)).toBeNull();
  });

  test('that the host takes away is told so at once', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = openingOf(url, code);
    await ben.opening.join('Ben');
    const host = await Guest.at(url, ann);
    await host.do({ kind: 'kick', member: ben.keys.place(code)?.member ?? 0 });
    await host.until(() => ben.opening.state.value.kind === 'sorry');
    expect(ben.opening.state.value).toEqual({ kind: 'sorry', why: 'left' } satisfies TableOpeningState);
    expect(ben.keys.place(code)).toBeNull();
  });

  test('leaves it for good', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = openingOf(url, code);
    await ben.opening.join('Ben');
    const host = await Guest.at(url, ann);
    await ben.opening.leave();
    await host.until(() => host.online.lobby.value.members.length === 1);
    expect(ben.keys.place(code)).toBeNull();
  });

  test('keeps it as long as the server does not know that they leave', async () => {
    const { url, code } = await tableOfAnn();
    const wire = await wireTo(url);
    const ben = openingOf(wire.url, code);
    await ben.opening.join('Ben');
    const { connection } = sessionOf(ben).online;
    wire.cut();
    await expect.poll(() => connection.value.kind).toBe('lost');
    const left = ben.opening.leave();
    expect(ben.keys.place(code)).not.toBeNull();
    wire.mend();
    expect(await left).toBeNull();
    expect(ben.keys.place(code)).toBeNull();
  });

  test('is not at the table when they left the page before they were', async () => {
    const { url, ann, code } = await tableOfAnn({}, { ...TEST_PACE, linger: 20 });
    const ben = openingOf(url, code);
    await ben.opening.join('Ben');
    ben.opening.close();
    const host = await Guest.at(url, ann);
    const isThere = () => host.online.lobby.value.members.some(({ name, present }) => name === 'Ben' && present);
    await host.until(() => !isThere());
    const again = openingOf(url, code, ben.keys);
    const arriving = again.opening.arrive(PLAINLY);
    again.opening.close();
    await arriving;
    await host.do({ kind: 'add bot', level: 'Rookie' });
    expect(isThere()).toBe(false);
    expect(again.opening.state.value).toEqual({ kind: 'opening' } satisfies TableOpeningState);
  });

  test('may still only watch, also at the second attempt', async () => {
    const { url, ann, code } = await tableOfAnn({ spectators: false });
    const ben = openingOf(url, code);
    await ben.opening.join('Ben');
    ben.opening.close();
    const television = openingOf(url, code, ben.keys);
    await television.opening.watch();
    expect(television.opening.state.value).toEqual({ kind: 'sorry', why: 'noWatching' } satisfies TableOpeningState);
    const host = await Guest.at(url, ann);
    const { options } = host.online.lobby.value;
    await host.do({ kind: 'set options', options: { ...options, spectators: true } });
    await television.opening.retry();
    expect(sessionOf(television).online.me.value).toBeNull();
  });

  test('brings its link once more if the server was out of reach', async () => {
    const { url, ann, code } = await tableOfAnn();
    const wire = await wireTo(url);
    const { pass } = await new Api(url).pass(ann);
    const laptop = openingOf(wire.url, code);
    wire.cut();
    await laptop.opening.arrive({ pass, watches: false });
    expect(laptop.opening.state.value).toEqual({ kind: 'sorry', why: 'unavailable' } satisfies TableOpeningState);
    wire.mend();
    await laptop.opening.retry();
    expect(sessionOf(laptop).online.me.value).toBe(ann.member);
  });

  test('takes it along to another device with a link that works once', async () => {
    const { url, code } = await tableOfAnn();
    const phone = openingOf(url, code);
    await phone.opening.join('Ben');
    const pass = new URLSearchParams(new URL(await phone.opening.pass()).hash.slice(1)).get('pass');
    const laptop = openingOf(url, code);
    await laptop.opening.arrive({ pass, watches: false });
    expect(sessionOf(laptop).online.me.value).toBe(sessionOf(phone).online.me.value);
    const thief = openingOf(url, code);
    await thief.opening.arrive({ pass, watches: false });
    expect(thief.opening.state.value).toEqual({ kind: 'sorry', why: 'pass' } satisfies TableOpeningState);
  });
});

describe('the places of a device', () => {
  const place = (code: string) => ({ code, member: 1, token: 'x'.repeat(43), name: 'Ann' });

  test.each([
    ['nothing', null],
    ['what is no JSON', '{'],
    ['what is no list', '{}'],
    ['a place without a token', JSON.stringify([{ ...place('ABCDEF'), token: '' }])],
    ['a table without a code', JSON.stringify([place('')])],
  ])('are none where %s is kept', (_, kept) => {
    const storage = new MapStorage();
    if (kept !== null) storage.setItem('turn7 places', kept);
    expect(new Keys(storage).places).toEqual([]);
  });

  test('are those of all its tabs', async () => {
    const { url, ann } = await tableOfAnn();
    const other = await new Api(url).create({ name: 'Ann' });
    const storage = new MapStorage();
    const [first, second] = [new Keys(storage), new Keys(storage)];
    first.keepPlace(ann);
    second.keepPlace(other);
    expect(first.places.map(({ code }) => code)).toEqual([other.code, ann.code]);
    second.forgetPlace(ann.code);
    expect(first.place(ann.code)).toBeNull();
  });

  test('know whose table it is, their own being nobody else’s', async () => {
    const { url, ann } = await tableOfAnn();
    const keys = new Keys(new MapStorage());
    expect(keys.places[0] ?? null).toBeNull();
    expect(keys.keepPlace(ann)).toMatchObject({ name: 'Ann', host: null });
    const guest = await new Api(url).join(ann.code, { name: 'Ben' });
    keys.keepPlace(guest);
    expect(keys.places[0] ?? null).toMatchObject({ code: ann.code, name: 'Ben', host: 'Ann' });
  });

  test('are kept one for each table, the latest first, and not for ever', async () => {
    const { url, ann } = await tableOfAnn();
    const storage = new MapStorage();
    const kept = Array.from('23456789ABCDEFGHJKMNPQRST', (letter) => place(`AAAAA${letter}`));
    storage.setItem('turn7 places', JSON.stringify(kept));
    new Keys(storage).keepPlace(ann);
    const again = await new Api(url).join(ann.code, { name: 'Ben' });
    new Keys(storage).keepPlace(again);
    const { places } = new Keys(storage);
    expect(places.slice(0, 2).map(({ code, name }) => [code, name])).toEqual([
      [ann.code, 'Ben'],
      ['AAAAA2', 'Ann'],
    ]);
    expect(places).toHaveLength(20);
  });
});
