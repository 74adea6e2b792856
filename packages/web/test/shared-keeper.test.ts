/** A score that several devices keep, over a way to the server that a test cuts and mends. */
import type { RefusalCode, Sheet, SheetChange } from '@turn7/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newSheet } from '../src/score/setup/new-sheet.ts';
import { openShared, type SharedKeeper, type Sharing } from '../src/score/share/shared-keeper.ts';
import { Library } from '../src/score/sheet/library.ts';
import { ShareBook } from '../src/sync/share-book.ts';
import { MapStorage } from './support/map-storage.ts';
import { LINK, SheetServer } from './support/sheet-server.ts';

const KEY = 'k'.repeat(43);
const DOOR = { code: 'K7QF2M', key: KEY };
const SHEET = newSheet(
  { names: ['Ann', 'Ben'], target: 200, decks: null, title: '' },
  { id: 'evening', startedAt: 1_700_000_000_000 },
);

const scored = (points: number, player = 1): SheetChange => ({
  kind: 'entry',
  round: 0,
  player,
  entry: { kind: 'points', points },
});
const pointsIn = ({ rounds }: Sheet): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rounds[0]?.entries ?? {}).map(([id, entry]) => [id, entry.kind === 'points' ? entry.points : -1]),
  );

/** A device with nothing on it, and a page that is open there. */
function newDevice(wire: SheetServer): Sharing {
  const storage = new MapStorage();
  return { wire, book: new ShareBook(storage), library: new Library(storage) };
}

async function openAt(device: Sharing, key: string | null = KEY): Promise<SharedKeeper> {
  const keeper = await openShared({ ...DOOR, key }, device);
  onTestFinished(() => keeper.close());
  await settled();
  return keeper;
}

/** So long that everything that was begun is over, and that anything is tried once more. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two who keep a score', () => {
  test('see their own changes at once, and those of the other when the server has them', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 21 });
    expect(pointsIn(ben.sheet.value)).toEqual({});
    await settled();
    expect(pointsIn(ben.sheet.value)).toEqual({ 1: 21 });
    expect(ann.shared.unsent.value).toBe(0);
  });

  test('come to the same sheet where they change the same entry: the last line counts', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    ben.change(scored(12), scored(30, 2));
    await later();
    expect(server.lines).toHaveLength(3);
    expect(ann.sheet.value).toEqual(ben.sheet.value);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 12, 2: 30 });
    expect(ann.shared.replaced.value).toEqual({ name: 'Ann', mine: 21, now: 12 });
    expect(ben.shared.replaced.value).toBeNull();
    ann.change(scored(21));
    expect(ann.shared.replaced.value).toBeNull();
  });

  test('are told nothing where an old entry is put right', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    await vi.advanceTimersByTimeAsync(120_000);
    ben.change(scored(12));
    await settled();
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 12 });
    expect(ann.shared.replaced.value).toBeNull();
  });

  test('take back their own changes alone', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    await settled();
    ben.change(scored(30, 2));
    await settled();
    expect(ann.canUndo.value).toBe(true);
    ann.undo();
    await settled();
    expect(pointsIn(ben.sheet.value)).toEqual({ 2: 30 });
    expect([ann.canUndo.value, ann.canRedo.value, ben.canUndo.value]).toEqual([false, true, true]);
    ann.redo();
    await settled();
    expect(pointsIn(ben.sheet.value)).toEqual({ 1: 21, 2: 30 });
  });

  test('send nothing that changes nothing', async () => {
    const server = new SheetServer(SHEET);
    const ann = await openAt(newDevice(server));
    ann.change(scored(21));
    ann.change(scored(21), scored(5, 99));
    await settled();
    expect(server.lines).toHaveLength(1);
  });
});

test('everybody shows the address that the server says, and the next page knows it at once', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const [ann, zoe] = [await openAt(device), await openAt(newDevice(server), null)];
  expect([ann.shared.link, zoe.shared.link]).toEqual([LINK, LINK]);
  expect(device.book.find(DOOR.code)?.link).toBe(LINK);
});

test('those who watch see everything and change nothing', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const [ann, zoe] = [await openAt(newDevice(server)), await openAt(device, null)];
  ann.change(scored(21));
  zoe.change(scored(99));
  await settled();
  expect(pointsIn(zoe.sheet.value)).toEqual({ 1: 21 });
  expect(server.lines).toHaveLength(1);
  expect([zoe.shared.key, device.library.sheets]).toEqual([null, []]);
});

describe('without a way to the server', () => {
  test('changes wait in their order, and arrive when there is one', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    server.trouble = 'cut';
    server.wake();
    await settled();
    ann.change(scored(1));
    ann.change(scored(2));
    ann.change(scored(3, 2));
    await later();
    expect([ann.shared.connection.value, ann.shared.unsent.value]).toEqual(['lost', 3]);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 2, 2: 3 });
    server.trouble = null;
    await later();
    expect([ann.shared.connection.value, ann.shared.unsent.value]).toEqual(['open', 0]);
    expect(server.lines.map(({ change }) => change)).toEqual([scored(1), scored(2), scored(3, 2)]);
    expect(ben.sheet.value).toEqual(ann.sheet.value);
  });

  test('closing the page loses nothing: the next one shows and sends what waits', async () => {
    const server = new SheetServer(SHEET);
    const device = newDevice(server);
    const before = await openAt(device);
    server.trouble = 'cut';
    before.change(scored(21), scored(30, 2));
    before.close();
    await later();
    const after = await openAt(device);
    expect(pointsIn(after.sheet.value)).toEqual({ 1: 21, 2: 30 });
    server.trouble = null;
    await later();
    expect(server.lines.map(({ change }) => change)).toEqual([scored(21), scored(30, 2)]);
    expect(device.book.waiting(DOOR.code)).toEqual([]);
    expect(device.library.find('evening')).toEqual(after.sheet.value);
  });

  test('a sheet that this device does not know cannot be opened', async () => {
    const server = new SheetServer(SHEET);
    server.trouble = 'cut';
    const opened = openShared(DOOR, newDevice(server));
    const failed = expect(opened).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });
});

test('a change whose answer was lost is sent again, and happens once', async () => {
  const server = new SheetServer(SHEET);
  const ann = await openAt(newDevice(server));
  server.trouble = 'mute';
  ann.change(scored(21));
  await settled();
  server.trouble = null;
  await later();
  expect(server.lines).toHaveLength(1);
  expect(ann.shared.unsent.value).toBe(0);
  expect(pointsIn(ann.sheet.value)).toEqual({ 1: 21 });
});

test.each(['unauthorised', 'bad request'] satisfies RefusalCode[])(
  'a change that is refused for good (%s) is not on the sheet, and says so',
  async (code) => {
    const server = new SheetServer(SHEET);
    const ann = await openAt(newDevice(server));
    server.trouble = code;
    ann.change(scored(21));
    await settled();
    expect(pointsIn(ann.sheet.value)).toEqual({});
    expect([ann.shared.refused.value, ann.shared.unsent.value]).toEqual([code, 0]);
    server.trouble = null;
    ann.change(scored(22));
    await settled();
    expect([ann.shared.refused.value, server.lines.length]).toEqual([null, 1]);
  },
);

test('what the server has forgotten stays on this device, and goes on there', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const ann = await openAt(device);
  ann.change(scored(21));
  await settled();
  server.trouble = 'not found';
  server.wake();
  await settled();
  expect(ann.shared.connection.value).toBe('gone');
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(device.library.find('evening') ?? SHEET)).toEqual({ 1: 21, 2: 30 });
  expect([device.book.codeOf('evening'), device.book.waiting(DOOR.code)]).toEqual([null, []]);
  expect(server.lines).toHaveLength(1);
});

test('what a full server does not take stays on this device, and goes on there', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const ann = await openAt(device);
  server.trouble = 'full';
  ann.change(scored(21));
  await settled();
  expect([ann.shared.connection.value, ann.shared.refused.value]).toEqual(['gone', 'full']);
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(device.library.find('evening') ?? SHEET)).toEqual({ 1: 21, 2: 30 });
  expect([device.book.codeOf('evening'), device.book.waiting(DOOR.code)]).toEqual([null, []]);
});

test('a server that has lost lines is read anew', async () => {
  const server = new SheetServer(SHEET);
  const ann = await openAt(newDevice(server));
  ann.change(scored(1));
  ann.change(scored(2));
  await settled();
  server.lines = [];
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(ann.sheet.value)).toEqual({ 2: 30 });
});

test('the book knows under which code a sheet is shared, and keeps no nonsense', async () => {
  const storage = new MapStorage();
  const book = new ShareBook(storage);
  book.keep(DOOR.code, { key: KEY, link: LINK, sheet: SHEET, seq: 1 });
  expect([book.codeOf(SHEET.id), book.codeOf('another')]).toEqual([DOOR.code, null]);
  for (const key of storage.keys()) storage.setItem(key, '{"key":1}');
  expect([book.find(DOOR.code), book.codeOf(SHEET.id)]).toEqual([null, null]);
});
