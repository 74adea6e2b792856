/** What devices at a table of a real, honest server find out about its shuffles. None of them ever doubts it. */

import { Api } from '@turn7/client';
import { expect, test } from 'vitest';
import { wireTo } from '../../client/test/support/wire.ts';
import { startTestServer } from '../../server/test/support/server.ts';
import { judge, type Verdict } from '../src/game/summary/verdict.ts';
import { Guest, play, twoPlaces } from './support/guest.ts';
import { MapStorage } from './support/map-storage.ts';

async function verdictOf({ session, online }: Guest, game = 1): Promise<Verdict> {
  expect(online.doubts.value).toEqual([]);
  return judge((await session.record(game)) ?? '', session.testimony(game)).verdict;
}

const hasSeeds = ({ online }: Guest): boolean =>
  online.lobby.value.seats.every((seat) => seat.kind === 'person' && seat.seed !== null);

async function playGame(ann: Guest, ben: Guest): Promise<void> {
  for (const guest of [ann, ben]) {
    await guest.untilPlaying();
    guest.watch();
  }
  await play(ann, ben, () => ann.now.view.state.kind === 'finished');
  await ben.until(() => ben.now.view.state.kind === 'finished');
}

test('each player has a proof, and whoever watches has none of their own', async () => {
  const { url } = await startTestServer();
  const { ann: host, ben: guest } = await twoPlaces(url, { target: 30 });
  const ann = await Guest.at(url, host);
  await ann.until(() => ann.online.lobby.value.seats.some((seat) => seat.kind === 'person' && seat.seed !== null));
  const ben = await Guest.at(url, guest);
  const eve = (await Guest.at(url, { code: host.code, token: null })).watch();
  await ann.until(() => hasSeeds(ann));
  await ann.do({ kind: 'start' });
  await playGame(ann, ben);
  await eve.until(() => eve.now.view.state.kind === 'finished');
  const dan = await Guest.at(url, { code: host.code, token: null });
  expect(await verdictOf(ann)).toMatchObject({ kind: 'proven', later: [1] });
  expect(await verdictOf(ben)).toMatchObject({ kind: 'proven', later: [] });
  expect(await verdictOf(eve)).toMatchObject({ kind: 'right', but: 'no seed' });
  expect(await verdictOf(dan)).toMatchObject({ kind: 'right', but: 'unseen' });
});

test('the proof outlives the page, the connection, and a rematch', async () => {
  const { url } = await startTestServer();
  const wire = await wireTo(url);
  const { ann: host, ben: guest } = await twoPlaces(url, { target: 30 });
  const ann = await Guest.at(url, host);
  const device = new MapStorage();
  const before = await Guest.at(wire.url, guest, device);
  await ann.until(() => hasSeeds(ann));
  const seed = before.online.seed.value;
  before.session.close();
  const ben = await Guest.at(wire.url, guest, device);
  expect(ben.online.seed.value).toBe(seed);
  await ann.do({ kind: 'start' });
  for (const one of [ann, ben]) {
    await one.untilPlaying();
    one.watch();
  }
  wire.cut();
  await ben.until(() => ben.online.connection.value.kind === 'lost');
  wire.mend();
  await ben.until(() => ben.online.connection.value.kind === 'open');
  await play(ann, ben, () => ann.now.view.state.kind === 'finished');
  await ben.until(() => ben.now.view.state.kind === 'finished');
  expect(ben.session.testimony(1)?.given?.seed).toBe(seed);
  expect(await verdictOf(ben)).toMatchObject({ kind: 'proven' });

  ann.session.rematch.value?.();
  await ben.until(() => ben.now.number === 2);
  await play(ann, ben, () => ann.now.number === 2 && ann.now.view.state.kind === 'finished');
  await ben.until(() => ben.now.view.state.kind === 'finished');
  expect(await verdictOf(ben, 2)).toMatchObject({ kind: 'proven' });
  expect(ben.session.testimony(2)?.given?.seed).not.toBe(seed);
});

test('whoever stands up and sits down again brings the same seed', async () => {
  const { url } = await startTestServer();
  const { ann: host, ben: guest } = await twoPlaces(url, { target: 30 });
  const [ann, ben] = [await Guest.at(url, host), await Guest.at(url, guest)];
  await ann.until(() => hasSeeds(ann));
  const seed = ben.online.seed.value;
  await ben.do({ kind: 'stand' });
  await ben.do({ kind: 'sit' });
  await ann.until(() => ann.online.lobby.value.seats.length === 2 && hasSeeds(ann));
  expect(ann.online.lobby.value.seats[1]).toMatchObject({ seed });
  await ann.do({ kind: 'start' });
  await playGame(ann, ben);
  expect(await verdictOf(ben)).toMatchObject({ kind: 'proven' });
});

test('a place on two devices has the seed of one; the other has no proof of its own, and no reproach', async () => {
  const { url } = await startTestServer();
  const { ann: host, ben: guest } = await twoPlaces(url, { target: 30 });
  const [ann, phone] = [await Guest.at(url, host), await Guest.at(url, guest)];
  await ann.until(() => hasSeeds(ann));
  const laptop = (await Guest.at(url, guest)).watch();
  await ann.do({ kind: 'start' });
  await playGame(ann, phone);
  await laptop.until(() => laptop.now.view.state.kind === 'finished');
  expect(await verdictOf(phone)).toMatchObject({ kind: 'proven' });
  const { session } = laptop;
  const verdict = judge((await session.record(1)) ?? '', session.testimony(1)).verdict;
  expect(verdict).toMatchObject({ kind: 'right', but: 'no seed' });
});

test('a seed that comes after the start serves no other game', async () => {
  const { url } = await startTestServer();
  const place = await new Api(url).create({ name: 'Ann', options: { target: 1 } });
  const ann = await Guest.at(url, place);
  await ann.until(() => hasSeeds(ann));
  await ann.do({ kind: 'start' });
  await ann.untilPlaying();
  expect(await ann.online.send({ kind: 'seed', seed: 'feed', game: 1 })).toBe('stale');
});
