/** A score that several devices keep, over a way to the server that a test cuts and mends. */
import { type RefusalCode, type Sheet, type SheetChange, SheetEnvelope } from '@turn7/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newSheet } from '../src/score/setup/new-sheet.ts';
import { openShared } from '../src/score/share/find-shared.ts';
import type { SharedKeeper, Sharing } from '../src/score/share/shared-keeper.ts';
import { Library } from '../src/score/sheet/library.ts';
import { Keys } from '../src/sync/keys.ts';
import { MapStorage } from './support/map-storage.ts';
import { ORIGIN, SheetServer } from './support/sheet-server.ts';

const KEY = 'k'.repeat(43);
const CODE = 'K7QF2M';
const LINK = `${ORIGIN}/s/${CODE}`;
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

/** What is asked of whoever was too late with that score. */
const contest = (points: number, player = 1) => ({ spot: { round: 0, player }, entry: { kind: 'points', points } });

/** A device with nothing on it, and a page that is open there. */
function newDevice({ connect }: SheetServer, storage = new MapStorage()): Sharing {
  return { connect, keys: new Keys(storage), library: new Library(storage) };
}

const open = (device: Sharing, key: string | null = KEY): Promise<SharedKeeper> =>
  openShared(CODE, key, new AbortController().signal, device);

/** The changes that wait on a device. */
const waitingAt = ({ keys }: Sharing) => keys.changes(CODE, (stored) => SheetEnvelope.parse(stored)).all;

async function openAt(device: Sharing, key: string | null = KEY): Promise<SharedKeeper> {
  const opened = open(device, key);
  await settled();
  const keeper = await opened;
  onTestFinished(() => keeper.close());
  await settled();
  return keeper;
}

/** So long that everything that was begun is over, and that anything is tried once more. */
const settled = () => vi.advanceTimersByTimeAsync(20);
const later = () => vi.advanceTimersByTimeAsync(6000);

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

  test('write over no entry that they have not seen: whoever is late is asked, and then the last line counts', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    ben.change(scored(12), scored(30, 2));
    await later();
    expect(server.lines).toHaveLength(2);
    expect(ann.sheet.value).toEqual(ben.sheet.value);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 21, 2: 30 });
    expect(ben.shared.contested.value).toEqual([contest(12)]);
    expect([ben.shared.refused.value, ann.shared.contested.value]).toEqual([null, []]);
    ben.change(scored(12));
    await later();
    expect(ben.shared.contested.value).toEqual([]);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 12, 2: 30 });
    expect(ann.shared.replaced.value).toEqual({ name: 'Ann', points: { mine: 21, now: 12 } });
    expect(ben.shared.replaced.value).toBeNull();
    ann.change(scored(21));
    expect(ann.shared.replaced.value).toBeNull();
  });

  test('are asked about each entry that they were too late for, one after another', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21), scored(35, 2));
    ben.change(scored(12));
    ben.change(scored(30, 2));
    await later();
    expect(ben.shared.contested.value).toEqual([contest(12), contest(30, 2)]);
    ben.shared.yield({ round: 0, player: 1 });
    expect(ben.shared.contested.value).toEqual([contest(30, 2)]);
    ben.change(scored(30, 2));
    await later();
    expect(ben.shared.contested.value).toEqual([]);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 21, 2: 30 });
  });

  test('are asked nothing more about a game when the next one has begun', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    ben.change(scored(12));
    await later();
    ann.change({ kind: 'next', sheet: { ...SHEET, id: 'next' } });
    await later();
    expect(ben.sheet.value.id).toBe('next');
    expect(ben.shared.contested.value).toEqual([]);
  });

  test('are told that an entry was replaced, but not by what while scores are hidden', async () => {
    const server = new SheetServer({ ...SHEET, hides: true });
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    ann.change(scored(21));
    await settled();
    ben.change(scored(12));
    await settled();
    expect(ann.shared.replaced.value).toEqual({ name: 'Ann', points: null });
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
  expect(device.keys.sheet(CODE)?.link).toBe(LINK);
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
    await settled();
    ann.change(scored(1));
    ann.change(scored(2));
    ann.change(scored(3, 2));
    await later();
    expect([ann.shared.connection.value, ann.shared.unsent.value]).toEqual([
      { kind: 'lost', since: expect.any(Number) },
      3,
    ]);
    expect(pointsIn(ann.sheet.value)).toEqual({ 1: 2, 2: 3 });
    server.trouble = null;
    await later();
    expect([ann.shared.connection.value, ann.shared.unsent.value]).toEqual([{ kind: 'open' }, 0]);
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
    expect(waitingAt(device)).toEqual([]);
    expect(device.library.find('evening')).toEqual(after.sheet.value);
  });

  test('changes wait for the next page where this one and the server do not understand each other', async () => {
    const server = new SheetServer(SHEET);
    const device = newDevice(server);
    const before = await openAt(device);
    server.hangUp({ code: 'bad request', message: '' });
    before.change(scored(21));
    before.change(scored(30, 2));
    expect(pointsIn(before.sheet.value)).toEqual({ 1: 21, 2: 30 });
    before.close();
    expect(waitingAt(device)).toHaveLength(2);
    await openAt(device);
    await later();
    expect(server.lines.map(({ change }) => change)).toEqual([scored(21), scored(30, 2)]);
  });

  test('a sheet that this device does not know cannot be opened', async () => {
    const server = new SheetServer(SHEET);
    server.trouble = 'cut';
    const opened = open(newDevice(server));
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

test.each(['forbidden', 'bad request'] satisfies RefusalCode[])(
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

test.each(['forbidden', 'full'] satisfies RefusalCode[])(
  'a change that an earlier page left and the server refuses for good (%s) is told by this one',
  async (code) => {
    const server = new SheetServer(SHEET);
    const device = newDevice(server);
    const before = await openAt(device);
    server.trouble = 'unavailable';
    before.change(scored(21));
    await settled();
    before.close();
    server.trouble = code;
    const ann = await openAt(device);
    await later();
    expect(ann.shared.refused.value).toBe(code);
    expect(pointsIn(ann.sheet.value)).toEqual(code === 'full' ? { 1: 21 } : {});
  },
);

test('what the server has forgotten stays on this device, and goes on there', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const ann = await openAt(device);
  ann.change(scored(21));
  await settled();
  server.trouble = 'not found';
  await settled();
  expect(ann.shared.connection.value).toEqual({ kind: 'closed', code: 'not found', message: '' });
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(device.library.find('evening') ?? SHEET)).toEqual({ 1: 21, 2: 30 });
  expect([device.keys.codeOf('evening'), waitingAt(device)]).toEqual([null, []]);
  expect(server.lines).toHaveLength(1);
});

test('what a full server does not take stays on this device, and goes on there', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const ann = await openAt(device);
  server.trouble = 'full';
  ann.change(scored(21));
  await settled();
  expect([ann.shared.connection.value, ann.shared.refused.value]).toEqual([
    { kind: 'closed', code: 'full', message: '' },
    'full',
  ]);
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(device.library.find('evening') ?? SHEET)).toEqual({ 1: 21, 2: 30 });
  expect([device.keys.codeOf('evening'), waitingAt(device)]).toEqual([null, []]);
});

test('a server that has lost lines is read anew', async () => {
  const server = new SheetServer(SHEET);
  const ann = await openAt(newDevice(server));
  ann.change(scored(1));
  ann.change(scored(2));
  await settled();
  server.lines = [];
  server.hangUp(null);
  ann.change(scored(30, 2));
  await later();
  expect(pointsIn(ann.sheet.value)).toEqual({ 2: 30 });
});

test('the device knows under which code a sheet is shared, as an earlier version wrote it too, and keeps no nonsense', () => {
  const storage = new MapStorage();
  const keys = new Keys(storage);
  const name = `turn7 shared sheet ${CODE}`;
  keys.keepSheet(CODE, { key: KEY, link: LINK, id: SHEET.id });
  expect([keys.codeOf(SHEET.id), keys.codeOf('another')]).toEqual([CODE, null]);
  storage.setItem(name, JSON.stringify({ key: KEY, link: LINK, sheet: SHEET, seq: 3 }));
  expect(keys.sheet(CODE)).toEqual({ key: KEY, link: LINK, id: SHEET.id });
  storage.setItem(name, '{"key":1}');
  expect([keys.sheet(CODE), keys.codeOf(SHEET.id)]).toEqual([null, null]);
});

describe('whoever comes with a wrong key', () => {
  const WRONG = 'w'.repeat(43);

  function strict(server: SheetServer): Sharing {
    const refused = { code: 'unauthorised', message: '' } as const;
    return {
      ...newDevice(server),
      connect: (url, hello, hearing) => {
        if (hello.token !== WRONG) return server.connect(url, hello, hearing);
        void Promise.resolve().then(() => hearing.onEnd(refused));
        return { send() {}, ask() {}, close() {} };
      },
    };
  }

  test('watches', async () => {
    const zoe = await openAt(strict(new SheetServer(SHEET)), WRONG);
    expect([zoe.shared.key, zoe.shared.connection.value]).toEqual([null, { kind: 'open' }]);
  });

  test('goes on keeping the score where the device has the right one', async () => {
    const device = strict(new SheetServer(SHEET));
    (await openAt(device)).close();
    const again = await openAt(device, WRONG);
    expect([again.shared.key, again.shared.connection.value]).toEqual([KEY, { kind: 'open' }]);
    expect(device.keys.sheet(CODE)?.key).toBe(KEY);
  });
});

test('a device that has the key but not the sheet any more helps to keep it', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  device.keys.keepSheet(CODE, { key: KEY, link: LINK, id: SHEET.id });
  expect((await openAt(device, null)).shared.key).toBe(KEY);
});

test('those who keep a score know how many watch it', async () => {
  const server = new SheetServer(SHEET);
  const ann = await openAt(newDevice(server));
  await openAt(newDevice(server), null);
  await openAt(newDevice(server), null);
  expect(ann.shared.watching.value).toBe(2);
});

describe('the next game', () => {
  const NEXT = { ...SHEET, id: 'second' };

  test('is seen by all at the same address, and is the one that the device keeps from now on', async () => {
    const server = new SheetServer(SHEET);
    const device = newDevice(server);
    device.library.save(SHEET);
    device.library.setCurrent(SHEET.id);
    const [ann, zoe] = [await openAt(device), await openAt(newDevice(server), null)];
    ann.change(scored(21));
    ann.change({ kind: 'next', sheet: NEXT });
    ann.change(scored(5));
    await settled();
    for (const { sheet } of [ann, zoe]) expect([sheet.value.id, pointsIn(sheet.value)]).toEqual(['second', { 1: 5 }]);
    expect([device.library.current?.id, device.keys.codeOf('second')]).toEqual(['second', CODE]);
    expect(pointsIn(device.library.find('evening') ?? NEXT)).toEqual({ 1: 21 });
    expect(ann.canUndo.value).toBe(true);
    ann.undo();
    expect([pointsIn(ann.sheet.value), ann.canUndo.value]).toEqual([{}, false]);
  });

  test('has no entries in it that were made for the one before', async () => {
    const server = new SheetServer(SHEET);
    const [ann, ben] = [await openAt(newDevice(server)), await openAt(newDevice(server))];
    server.trouble = 'cut';
    ben.change(scored(99));
    await settled();
    server.lines.push({ seq: 2, id: 'n', change: { kind: 'next', sheet: NEXT } });
    server.trouble = null;
    await later();
    expect([ben.sheet.value, ben.shared.refused.value]).toEqual([NEXT, 'stale']);
    expect(ann.sheet.value).toEqual(NEXT);
  });
});

test('what is shared no more is told to those who watch, and goes on at those who keep it', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const [ann, zoe] = [await openAt(device), await openAt(newDevice(server), null)];
  ann.change(scored(21));
  await settled();
  expect(await ann.shared.stop()).toBeNull();
  await settled();
  const gone = { kind: 'closed', code: 'gone', message: '' };
  expect([ann.shared.connection.value, zoe.shared.connection.value]).toEqual([gone, gone]);
  ann.change(scored(30, 2));
  expect(pointsIn(device.library.find('evening') ?? SHEET)).toEqual({ 1: 21, 2: 30 });
  expect(pointsIn(zoe.sheet.value)).toEqual({ 1: 21 });
  expect([device.keys.codeOf('evening'), waitingAt(device)]).toEqual([null, []]);
});

test('whoever cannot stop sharing now is told so, and may think better of it until there is a connection', async () => {
  const server = new SheetServer(SHEET);
  const ann = await openAt(newDevice(server));
  server.trouble = 'cut';
  expect(await ann.shared.stop()).toBe('unavailable');
  server.trouble = null;
  await later();
  expect([ann.shared.connection.value, server.lines]).toEqual([{ kind: 'open' }, []]);
});

test.each(['K7QF2', 'K7QF2MM', '%2F', '__PROTO__', ''])('no score is at %j', async (code) => {
  const asked = vi.fn();
  const device = { ...newDevice(new SheetServer(SHEET)), connect: asked };
  await expect(openShared(code, null, new AbortController().signal, device)).rejects.toMatchObject({
    code: 'not found',
  });
  expect(asked).not.toHaveBeenCalled();
});

test('what is entered is applied once here, and kept once', async () => {
  const server = new SheetServer(SHEET);
  const device = newDevice(server);
  const ann = await openAt(device);
  const save = vi.spyOn(device.library, 'save');
  let shown = 0;
  ann.sheet.subscribe(() => shown++);
  ann.change(scored(21));
  await settled();
  expect([server.lines.length, shown, save.mock.calls.length]).toEqual([1, 1, 1]);
});
