/** The ways to a table, as the page goes them, at a real server. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../server/test/support/server.ts';
import { type Arrival, Visit, type VisitState } from '../src/lobby/visit.ts';
import { Api } from '../src/sync/api.ts';
import { PlaceBook } from '../src/sync/place-book.ts';
import { Guest } from './support/guest.ts';
import { MapStorage } from './support/map-storage.ts';
import { wireTo } from './support/wire.ts';

const PLAINLY: Arrival = { pass: null, watches: false };

interface Device {
  readonly visit: Visit;
  readonly book: PlaceBook;
}

function visitTo(url: string, code: string, book = new PlaceBook(new MapStorage())): Device {
  const visit = new Visit(code, url, book);
  onTestFinished(() => visit.close());
  return { visit, book };
}

function sessionOf({ visit }: Device) {
  const { value } = visit.state;
  if (value.kind !== 'here') throw new Error(`expected to be at the table, not ${JSON.stringify(value)}`);
  return value.session;
}

async function tableOfAnn(options = {}) {
  const { url } = await startTestServer();
  const ann = await new Api(url).create({ name: 'Ann', options });
  return { url, ann, code: ann.code };
}

describe('somebody new', () => {
  test('sees from the door who is there, and sits down under a name', async () => {
    const { url, code } = await tableOfAnn();
    const ben = visitTo(url, code);
    await ben.visit.arrive(PLAINLY);
    expect(ben.visit.state.value).toMatchObject({ kind: 'door', lobby: { seats: [{ name: 'Ann' }] } });
    expect(await ben.visit.join('Ben')).toBeNull();
    expect(sessionOf(ben).people.value.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ann', false],
      ['Ben', true],
    ]);
    expect(ben.book.find(code)).toMatchObject({ code, name: 'Ben' });
  });

  test('watches without a place', async () => {
    const { url, code } = await tableOfAnn();
    const eve = visitTo(url, code);
    await eve.visit.arrive({ pass: null, watches: true });
    expect(sessionOf(eve).online.me.value).toBeNull();
    expect(eve.book.places).toEqual([]);
  });

  test('may sit down where nobody may watch, without having looked in', async () => {
    const { url, code } = await tableOfAnn({ spectators: false });
    const ben = visitTo(url, code);
    await ben.visit.arrive(PLAINLY);
    expect(ben.visit.state.value).toEqual({ kind: 'door', lobby: null, hasLostPlace: false });
    expect(await ben.visit.join('Ben')).toBeNull();
  });

  test('is told that such a table is full', async () => {
    const { url, code } = await tableOfAnn({ spectators: false, seats: 1 });
    expect(await visitTo(url, code).visit.join('Ben')).toBe('full');
  });

  test('is told that there is no such table', async () => {
    const { url } = await tableOfAnn();
    const { visit } = visitTo(url, 'ZZZZZZ');
    await visit.arrive(PLAINLY);
    expect(visit.state.value).toEqual({ kind: 'sorry', why: 'not found' } satisfies VisitState);
  });

  test.each(['K7Q', 'K7Q2MXX', 'O00000'])('is told that no table has such a code: %s', async (code) => {
    const { url } = await tableOfAnn();
    for (const watches of [false, true]) {
      const { visit } = visitTo(url, code);
      await visit.arrive({ pass: null, watches });
      expect(visit.state.value).toEqual({ kind: 'sorry', why: 'not found' } satisfies VisitState);
    }
  });

  test('is told that a link is none', async () => {
    const { url, code } = await tableOfAnn();
    const { visit } = visitTo(url, code);
    await visit.arrive({ pass: 'half', watches: false });
    expect(visit.state.value).toEqual({ kind: 'sorry', why: 'pass' } satisfies VisitState);
  });

  test('is told that the server does not answer', async () => {
    const server = await startTestServer();
    await server.stop();
    const { visit } = visitTo(server.url, 'ZZZZZZ');
    await visit.arrive(PLAINLY);
    expect(visit.state.value).toEqual({ kind: 'sorry', why: 'unavailable' } satisfies VisitState);
  });
});

describe('somebody with a place', () => {
  test('is at the table at once, also after the page was closed', async () => {
    const { url, code } = await tableOfAnn();
    const storage = new MapStorage();
    const before = visitTo(url, code, new PlaceBook(storage));
    await before.visit.join('Ben');
    before.visit.close();
    const after = visitTo(url, code, new PlaceBook(storage));
    await after.visit.arrive(PLAINLY);
    expect(sessionOf(after).people.value.map(({ name, mine }) => [name, mine])).toContainEqual(['Ben', true]);
  });

  test('that they lost is told so at the door', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = visitTo(url, code);
    await ben.visit.join('Ben');
    const { member } = ben.book.find(code) ?? { member: 0 };
    ben.visit.close();
    await (await Guest.at(url, ann)).do({ kind: 'kick', member });
    const again = visitTo(url, code, ben.book);
    await again.visit.arrive(PLAINLY);
    expect(again.visit.state.value).toMatchObject({ kind: 'door', hasLostPlace: true });
    expect(ben.book.find(code)).toBeNull();
  });

  test('that the host takes away is told so at once', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = visitTo(url, code);
    await ben.visit.join('Ben');
    const host = await Guest.at(url, ann);
    await host.do({ kind: 'kick', member: ben.book.find(code)?.member ?? 0 });
    await host.until(() => ben.visit.state.value.kind === 'sorry');
    expect(ben.visit.state.value).toEqual({ kind: 'sorry', why: 'left' } satisfies VisitState);
    expect(ben.book.find(code)).toBeNull();
  });

  test('leaves it for good', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = visitTo(url, code);
    await ben.visit.join('Ben');
    const host = await Guest.at(url, ann);
    await ben.visit.leave();
    await host.until(() => host.online.lobby.value.members.length === 1);
    expect(ben.book.find(code)).toBeNull();
  });

  test('keeps it as long as the server does not know that they leave', async () => {
    const { url, code } = await tableOfAnn();
    const wire = await wireTo(url);
    const ben = visitTo(wire.url, code);
    await ben.visit.join('Ben');
    const { connection } = sessionOf(ben).online;
    wire.cut();
    await expect.poll(() => connection.value.kind).toBe('lost');
    const left = ben.visit.leave();
    expect(ben.book.find(code)).not.toBeNull();
    wire.mend();
    expect(await left).toBeNull();
    expect(ben.book.find(code)).toBeNull();
  });

  test('is not at the table when they left the page before they were', async () => {
    const { url, ann, code } = await tableOfAnn();
    const ben = visitTo(url, code);
    await ben.visit.join('Ben');
    ben.visit.close();
    const host = await Guest.at(url, ann);
    const isThere = () => host.online.lobby.value.members.some(({ name, present }) => name === 'Ben' && present);
    await host.until(() => !isThere());
    const again = visitTo(url, code, ben.book);
    const arriving = again.visit.arrive(PLAINLY);
    again.visit.close();
    await arriving;
    await host.do({ kind: 'add bot', level: 'Rookie' });
    expect(isThere()).toBe(false);
    expect(again.visit.state.value).toEqual({ kind: 'connecting' } satisfies VisitState);
  });

  test('may still only watch, also at the second attempt', async () => {
    const { url, ann, code } = await tableOfAnn({ spectators: false });
    const ben = visitTo(url, code);
    await ben.visit.join('Ben');
    ben.visit.close();
    const television = visitTo(url, code, ben.book);
    await television.visit.watch();
    expect(television.visit.state.value).toEqual({ kind: 'sorry', why: 'noWatching' } satisfies VisitState);
    const host = await Guest.at(url, ann);
    const { options } = host.online.lobby.value;
    await host.do({ kind: 'set options', options: { ...options, spectators: true } });
    await television.visit.retry();
    expect(sessionOf(television).online.me.value).toBeNull();
  });

  test('brings its link once more if the server was out of reach', async () => {
    const { url, ann, code } = await tableOfAnn();
    const wire = await wireTo(url);
    const { pass } = await new Api(url).pass(ann);
    const laptop = visitTo(wire.url, code);
    wire.cut();
    await laptop.visit.arrive({ pass, watches: false });
    expect(laptop.visit.state.value).toEqual({ kind: 'sorry', why: 'unavailable' } satisfies VisitState);
    wire.mend();
    await laptop.visit.retry();
    expect(sessionOf(laptop).online.me.value).toBe(ann.member);
  });

  test('takes it along to another device with a link that works once', async () => {
    const { url, code } = await tableOfAnn();
    const phone = visitTo(url, code);
    await phone.visit.join('Ben');
    const pass = new URLSearchParams(new URL(await phone.visit.pass()).hash.slice(1)).get('pass');
    const laptop = visitTo(url, code);
    await laptop.visit.arrive({ pass, watches: false });
    expect(sessionOf(laptop).online.me.value).toBe(sessionOf(phone).online.me.value);
    const thief = visitTo(url, code);
    await thief.visit.arrive({ pass, watches: false });
    expect(thief.visit.state.value).toEqual({ kind: 'sorry', why: 'pass' } satisfies VisitState);
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
    expect(new PlaceBook(storage).places).toEqual([]);
  });

  test('are those of all its tabs', async () => {
    const { url, ann } = await tableOfAnn();
    const other = await new Api(url).create({ name: 'Ann' });
    const storage = new MapStorage();
    const [first, second] = [new PlaceBook(storage), new PlaceBook(storage)];
    first.keep(ann);
    second.keep(other);
    expect(first.places.map(({ code }) => code)).toEqual([other.code, ann.code]);
    second.forget(ann.code);
    expect(first.find(ann.code)).toBeNull();
  });

  test('know whose table it is, their own being nobody else’s', async () => {
    const { url, ann } = await tableOfAnn();
    const book = new PlaceBook(new MapStorage());
    expect(book.latest).toBeNull();
    expect(book.keep(ann)).toMatchObject({ name: 'Ann', host: null });
    const guest = await new Api(url).join(ann.code, { name: 'Ben' });
    book.keep(guest);
    expect(book.latest).toMatchObject({ code: ann.code, name: 'Ben', host: 'Ann' });
  });

  test('are kept one for each table, the latest first, and not for ever', async () => {
    const { url, ann } = await tableOfAnn();
    const storage = new MapStorage();
    const kept = Array.from('23456789ABCDEFGHJKMNPQRST', (letter) => place(`AAAAA${letter}`));
    storage.setItem('turn7 places', JSON.stringify(kept));
    new PlaceBook(storage).keep(ann);
    const again = await new Api(url).join(ann.code, { name: 'Ben' });
    new PlaceBook(storage).keep(again);
    const { places } = new PlaceBook(storage);
    expect(places.slice(0, 2).map(({ code, name }) => [code, name])).toEqual([
      [ann.code, 'Ben'],
      ['AAAAA2', 'Ann'],
    ]);
    expect(places).toHaveLength(20);
  });
});
