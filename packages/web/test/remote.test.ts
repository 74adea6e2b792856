/** The page's session at a table of a real server. */
import { Api } from '@turn7/client';
import { beginningOf, follow, type GameEvent, HIT, readRecords, type View } from '@turn7/engine';
import { checkProof, MOST_ONLINE_TARGET } from '@turn7/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { wireTo } from '../../client/test/support/wire.ts';
import { startTestServer, TEST_PACE } from '../../server/test/support/server.ts';
import { openRemote } from '../src/game/session/remote.ts';
import { Guest, play, twoPlaces } from './support/guest.ts';

const kinds = (events: readonly GameEvent[]): string[] => events.map(({ kind }) => kind);

async function twoGuests(url: string, target = 30) {
  const { ann, ben } = await twoPlaces(url, { target, clock: null });
  return { ann: await Guest.at(url, ann), ben: await Guest.at(url, ben), places: { ann, ben } };
}

test('those who join see each other in the lobby, and each is asked for a seed of their own', async () => {
  const { url } = await startTestServer();
  const { ann, ben } = await twoGuests(url);
  for (const { session, until, online } of [ann, ben]) {
    await until(() => online.lobby.value.members.every(({ present }) => present));
    expect(session.people.value.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    await until(() => online.lobby.value.seats.every((seat) => seat.kind === 'person' && seat.seed !== null));
  }
  expect(ann.session.people.value.map(({ mine }) => mine)).toEqual([true, false]);
  expect(ben.session.people.value.map(({ mine }) => mine)).toEqual([false, true]);
  const seeds = ann.online.lobby.value.seats.map((seat) => seat.kind === 'person' && seat.seed);
  expect(new Set(seeds).size).toBe(2);
});

describe('a game', () => {
  test('is known from the first card on to whoever was in the lobby, and to its end', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoGuests(url);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
      expect(guest.games.map(({ question, log }) => [question, kinds(log)[0]])).toEqual([[0, 'game started']]);
    }
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    await ben.until(() => ben.now.view.state.kind === 'finished');
    expect(ben.now.log).toEqual(ann.now.log);
    expect(kinds(ann.now.log).at(-1)).toBe('game ended');
  });

  test('is as its log says, choice by choice', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoGuests(url);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    let view: View = beginningOf(ann.now.view);
    let known = 0;
    for (const game of ann.games) {
      view = game.log.slice(known).reduce(follow, view);
      expect(view.seats).toEqual(game.view.seats);
      view = game.view;
      known = game.log.length;
    }
  });

  test('can be proven fair when it is over, not before, and be played again by the host alone', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoGuests(url);
    const commitment = ann.session.commitment.value;
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    expect(await ann.session.record(1)).toBeNull();
    expect(ann.session.commitment.value).toBe(commitment);
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    const [located] = readRecords((await ann.session.record(1)) ?? '');
    if (located === undefined) throw new Error('expected a record');
    expect(checkProof(located)).toMatchObject({ kind: 'proven', commitment });
    expect(located.record.fairness?.seeds.every((seed) => seed !== null)).toBe(true);
    expect(ben.session.rematch.value).toBeNull();
    ann.session.rematch.value?.();
    await ben.until(() => ben.now.number === 2);
    expect(kinds(ben.now.log)[0]).toBe('game started');
    expect(await ben.session.record(1)).toContain('secret');
    expect(await ben.session.record(2)).toBeNull();
  });

  test('says why it cannot be played again', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoGuests(url);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    const again = ann.session.rematch.value;
    again?.();
    again?.();
    await ann.until(() => ann.online.refused.value === 'wrong stage');
  });

  test('whose past cannot be read yet is shown as it stands, and its past as soon as that can be', async () => {
    const { url } = await startTestServer();
    const { ann, ben, places } = await twoGuests(url, MOST_ONLINE_TARGET);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    await play(ann, ben, () => ann.now.view.round > 1);
    const readable = unreadableLog();
    const eve = (await Guest.at(url, { code: places.ann.code, token: null })).watch();
    expect(eve.now.view).toEqual(ann.now.view);
    expect(eve.now.log).toEqual([]);
    readable();
    const { length } = ann.games;
    await play(ann, ben, () => ann.games.length > length);
    await eve.until(() => eve.now.question === ann.now.question);
    expect(eve.now.log).toEqual(ann.now.log);
  });

  test('that is under way is caught up with by whoever comes later, and watched by those without a place', async () => {
    const { url } = await startTestServer();
    const { ann, ben, places } = await twoGuests(url, MOST_ONLINE_TARGET); // three rounds never end it
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    await play(ann, ben, () => ann.now.view.round > 2);
    const eve = (await Guest.at(url, { code: places.ann.code, token: null })).watch();
    expect(eve.online.me.value).toBeNull();
    expect(eve.session.people.value.some(({ mine }) => mine)).toBe(false);
    expect(eve.now.log).toEqual(ann.now.log);
    expect(eve.games).toEqual([ann.now]);
    const { length } = eve.games;
    await play(ann, ben, () => ann.now.view.round > 3);
    await eve.until(() => eve.now.view.round === ann.now.view.round);
    expect(eve.games.length).toBeGreaterThan(length);
    expect(await eve.online.send({ kind: 'start' })).toBe('unauthorised');
  });

  test('keeps the names of its players when it is over and others sit there', async () => {
    const { url } = await startTestServer();
    const { ann, ben, places } = await twoGuests(url);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    await ben.do({ kind: 'leave' });
    const cleo = await Guest.at(url, await new Api(url).join(places.ann.code, { name: 'Cleo' }));
    await ann.until(() => ann.online.lobby.value.members.some(({ name }) => name === 'Cleo'));
    for (const { session } of [ann, cleo])
      expect(session.people.value.map(({ name, presence }) => [name, presence])).toEqual([
        ['Ann', 'here'],
        ['Ben', 'gone'],
      ]);
  });

  test('keeps its bots when it is over and people sit in their places, after a reload too', async () => {
    const { url } = await startTestServer();
    const place = await new Api(url).create({ name: 'Ann', options: { seats: 2, target: 1 }, bots: ['rookie'] });
    const ann = await Guest.at(url, place);
    await ann.do({ kind: 'start' });
    await ann.untilPlaying();
    ann.watch();
    await play(ann, ann, () => ann.now.view.state.kind === 'finished');
    const bot = ann.session.people.value[1];
    expect(bot).toMatchObject({ kind: 'bot', level: 'Rookie' });
    const ben = await Guest.at(url, await new Api(url).join(place.code, { name: 'Ben' }));
    await ann.until(() => ann.online.lobby.value.seats[1]?.name === 'Ben');
    const reloaded = await Guest.at(url, place);
    for (const { session } of [ann, ben, reloaded]) expect(session.people.value[1]).toEqual(bot);
  });
});

const NO_LOG = { refused: { code: 'not found', message: '' } };

/** The server does not give its log out until it is told to. Not for a passing reason, for which it would be asked again. */
function unreadableLog(): () => void {
  const { fetch } = globalThis;
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((asked, how) =>
      String(asked).includes('/events') ? Promise.resolve(Response.json(NO_LOG, { status: 404 })) : fetch(asked, how),
    );
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

describe('a failure', () => {
  const silenced = () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => spy.mockRestore());
    return spy;
  };

  test('of a screen is mended from a fresh start', async () => {
    const errors = silenced();
    const { url } = await startTestServer();
    const { ann } = await twoGuests(url);
    const stop = ann.session.game.subscribe(() => {
      stop();
      throw new Error('mute');
    });
    ann.watch();
    await ann.do({ kind: 'start' });
    await ann.until(() => ann.games.length > 0);
    expect(ann.session.lastSeen.value).toBe(ann.session.game.value);
    expect(errors).toHaveBeenCalled();
  });

  test('to show what came is mended from a fresh start', async () => {
    const errors = silenced();
    const { url } = await startTestServer();
    const { ann, ben } = await twoGuests(url);
    const stop = ben.session.people.subscribe(() => {
      stop();
      throw new Error('blind');
    });
    ben.watch();
    await ann.do({ kind: 'start' });
    await ben.until(() => ben.games.length > 0);
    ann.watch();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(ben.now.view).toEqual(ann.now.view);
    (ann.asked === 0 ? ann : ben).answer();
    await ben.until(() => ben.now.question > 0);
    await ann.until(() => ann.now.question > 0);
    expect(ben.now.log).toEqual(ann.now.log);
  });
});

describe('an answer', () => {
  async function playing() {
    const server = await startTestServer();
    const { ann, ben } = await twoGuests(server.url);
    await ann.do({ kind: 'start' });
    for (const guest of [ann, ben]) {
      await guest.untilPlaying();
      guest.watch();
    }
    return { ann, ben, asked: ann.asked === 0 ? ann : ben, other: ann.asked === 0 ? ben : ann };
  }

  test('of somebody who is not asked is refused with the reason', async () => {
    const { other } = await playing();
    other.session.choose(HIT);
    await other.until(() => other.online.refused.value === 'not your turn');
  });

  test('that is none is refused, and the right one is taken afterwards', async () => {
    const { asked } = await playing();
    const { length } = asked.games;
    asked.session.choose(53);
    await asked.until(() => asked.online.refused.value === 'not an answer');
    asked.answer();
    await asked.until(() => asked.games.length > length);
    expect(asked.online.refused.value).toBeNull();
  });

  test('belongs to the question that was seen, whatever is asked by now', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoPlaces(url, { target: MOST_ONLINE_TARGET });
    const [phone, laptop] = [await Guest.at(url, ann), await Guest.at(url, ann)];
    const other = await Guest.at(url, ben);
    await phone.do({ kind: 'start' });
    for (const guest of [phone, laptop, other]) await guest.untilPlaying();
    laptop.watch();
    other.watch();
    const { game } = phone.session;
    if (game.value !== null) phone.session.seen(game.value); // and nothing more
    await play(laptop, other, () => laptop.games.length > 3);
    await phone.until(() => game.value?.question === laptop.now.question);
    phone.session.choose(HIT);
    await phone.until(() => phone.online.refused.value !== null);
    expect(phone.online.refused.value).toBe('stale');
  });

  test('that is given twice at once is given once', async () => {
    const { asked, ann, ben } = await playing();
    const { length } = asked.games;
    asked.answer();
    asked.answer();
    await asked.until(() => asked.games.length > length);
    await play(ann, ben, () => ann.now.view.state.kind === 'finished');
    expect(asked.online.refused.value).toBeNull();
  });
});

describe('a connection', () => {
  test('that is cut comes back by itself, with nothing lost and nothing twice', async () => {
    const server = await startTestServer();
    const wire = await wireTo(server.url);
    const { ann: host, ben: guest } = await twoPlaces(server.url, { target: 60 });
    const ann = await Guest.at(server.url, host);
    const ben = await Guest.at(wire.url, guest);
    await ann.do({ kind: 'start' });
    for (const one of [ann, ben]) {
      await one.untilPlaying();
      one.watch();
    }
    for (let round = 1; ann.now.view.state.kind === 'playing'; round++) {
      await play(ann, ben, () => ann.now.view.round > round || ann.now.view.state.kind === 'finished');
      wire.cut();
      await ben.until(() => ben.online.connection.value.kind === 'lost');
      // Ann goes on as long as she can; Ben answers into the void if he is asked.
      while (ann.asked === 0) {
        const { length } = ann.games;
        ann.answer();
        await ann.until(() => ann.games.length > length);
      }
      if (ben.asked === 1) {
        ben.answer();
        expect(ben.online.answering.value).not.toBeNull();
      }
      wire.mend();
      await ben.until(() => ben.online.connection.value.kind === 'open' && ben.online.answering.value === null);
    }
    await ben.until(() => ben.now.view.state.kind === 'finished');
    expect(ben.now.log).toEqual(ann.now.log);
  });

  test('that loses the acknowledgement of a command does not make it happen twice', async () => {
    const server = await startTestServer();
    const wire = await wireTo(server.url);
    const host = await new Api(server.url).create({ name: 'Ann' });
    const ann = await Guest.at(wire.url, host);
    const eve = await Guest.at(server.url, { code: host.code, token: null });
    const bots = () => eve.online.lobby.value.seats.filter(({ kind }) => kind === 'bot').length;
    wire.mute();
    const added = ann.do({ kind: 'add bot', level: 'Rookie' });
    await eve.until(() => bots() === 1);
    wire.cut();
    await ann.until(() => ann.online.connection.value.kind === 'lost');
    wire.unmute();
    wire.mend();
    await added;
    await ann.do({ kind: 'add bot', level: 'Rookie' });
    await eve.until(() => bots() === 2);
    expect(ann.online.lobby.value).toEqual(eve.online.lobby.value);
  });

  test('that tells another game than the server has is noticed, and all is asked for anew', async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => spy.mockRestore());
    const server = await startTestServer();
    const wire = await wireTo(server.url);
    const { ann: host, ben: guest } = await twoPlaces(server.url, { target: 1000 });
    const [ann, ben] = [await Guest.at(server.url, host), await Guest.at(wire.url, guest)];
    await ann.do({ kind: 'start' });
    for (const one of [ann, ben]) {
      await one.untilPlaying();
      one.watch();
    }
    const before = wire.connections;
    // A card that was drawn is told as another one.
    wire.garble((said) => said.replace(/(?<="kind":"drew","seat":\d+,"card":)[0-8](?=,)/, '9'));
    await play(ann, ben, () => wire.connections > before);
    wire.garble((said) => said);
    const { length } = ann.games;
    await play(ann, ben, () => ann.games.length >= length + 3);
    await ben.until(() => ben.now.question === ann.now.question);
    expect(ben.now.view).toEqual(ann.now.view);
  });

  test('that is missing when a command is given carries it out when it is back', async () => {
    const server = await startTestServer();
    const wire = await wireTo(server.url);
    const ann = await Guest.at(wire.url, await new Api(server.url).create({ name: 'Ann' }));
    wire.cut();
    await ann.until(() => ann.online.connection.value.kind === 'lost');
    const added = ann.do({ kind: 'add bot', level: 'Sharp' });
    wire.mend();
    await added;
    await ann.until(() => ann.online.lobby.value.seats.length === 2);
  });

  test.each([
    ['a few lines', 3],
    ['more lines than are told at once', 20],
  ])('that lost %s on the way catches up', async (_, count) => {
    const server = await startTestServer();
    const wire = await wireTo(server.url);
    const { ann: host, ben: guest } = await twoPlaces(server.url, { target: 1000 });
    const ann = await Guest.at(server.url, host);
    const ben = await Guest.at(wire.url, guest);
    const pat = (await Guest.at(server.url, guest)).watch(); // Ben's other device, which plays
    await ann.do({ kind: 'start' });
    for (const one of [ann, ben, pat]) await one.untilPlaying();
    ann.watch();
    ben.watch();
    wire.mute();
    const { length } = ann.games;
    await play(ann, pat, () => ann.games.length >= length + count);
    wire.unmute();
    await play(ann, pat, () => ann.games.length >= length + count + 1);
    await ben.until(() => ben.now.log.length === ann.now.log.length);
    expect(ben.now.log).toEqual(ann.now.log);
  });

  test('of somebody else that is lost is seen, and that a bot plays for them until they are back', async () => {
    const server = await startTestServer({
      pace: { bot: 0, grace: 50, linger: 0, beat: 50, slack: 0, look: 50, courtesy: 0 },
    });
    const wire = await wireTo(server.url);
    const { ann: host, ben: guest } = await twoPlaces(server.url, { target: 1000 });
    const ann = await Guest.at(server.url, host);
    const ben = await Guest.at(wire.url, guest);
    const presence = () => ann.session.people.value[1]?.presence;
    await ann.do({ kind: 'start' });
    await ann.untilPlaying();
    ann.watch();
    wire.cut();
    await ann.until(() => presence() === 'lost');
    while (presence() !== 'away') {
      const { length } = ann.games;
      if (ann.asked === 0) ann.answer();
      await ann.until(() => ann.games.length > length || presence() === 'away');
    }
    const byBot = () => ann.session.game.value?.log.filter(({ standIn }) => standIn !== undefined);
    expect(byBot()).toContainEqual(expect.objectContaining({ seat: 1, standIn: 'absence' }));
    wire.mend();
    await ben.until(() => ben.online.connection.value.kind === 'open');
    await ann.until(() => presence() === 'here');
  });

  test('ends for good when the host sends somebody away', async () => {
    const { url } = await startTestServer();
    const { ann, ben, places } = await twoGuests(url);
    await ann.do({ kind: 'kick', member: places.ben.member });
    await ben.until(() => ben.online.connection.value.kind === 'closed');
    expect(ben.online.connection.value).toMatchObject({ kind: 'closed', code: 'unauthorised' });
    expect(await ben.online.send({ kind: 'sit' })).toBe('unauthorised');
  });
});

describe('a table refuses', () => {
  const knock = (url: string, code: string, token: string | null = null) =>
    openRemote({ code, token }, new AbortController().signal, url);

  test('a code that no table has', async () => {
    const { url } = await startTestServer();
    await expect(knock(url, 'ABCDEF')).rejects.toMatchObject({ code: 'not found' });
  });

  test('those who only watch, if its host does not want them', async () => {
    const { url } = await startTestServer();
    const { code } = await new Api(url).create({ name: 'Ann', options: { spectators: false } });
    await expect(knock(url, code)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  test('a key that opens nothing', async () => {
    const { url } = await startTestServer();
    const { code } = await new Api(url).create({ name: 'Ann' });
    await expect(knock(url, code, 'x'.repeat(43))).rejects.toMatchObject({ code: 'unauthorised' });
  });
});

describe('whoever waits no more', () => {
  const open = (url: string, place: { code: string; token: string }, signal: AbortSignal) =>
    openRemote(place, signal, url);

  test('does not even knock', async () => {
    await expect(open('http://127.0.0.1:1', { code: 'ABCDEF', token: '' }, AbortSignal.abort())).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('is gone from the table to which they had just come', async () => {
    const { url } = await startTestServer({ pace: { ...TEST_PACE, linger: 0 } });
    const { ann: host, ben: guest } = await twoPlaces(url);
    const ann = await Guest.at(url, host);
    await ann.do({ kind: 'start' });
    const seen = new Set<boolean>();
    const isThere = (): boolean | undefined =>
      ann.online.lobby.value.members.find(({ id }) => id === guest.member)?.present;
    ann.online.lobby.subscribe(() => seen.add(isThere() ?? false));
    const end = new AbortController();
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((asked, how) => {
      end.abort(); // when the welcome has come, and the past of the game is asked for
      return fetch(asked, how);
    });
    onTestFinished(() => spy.mockRestore());
    await expect(open(url, guest, end.signal)).rejects.toMatchObject({ code: 'unavailable' });
    await ann.until(() => seen.has(true) && isThere() === false);
  });
});

test('reactions are seen with the seat they come from', async () => {
  const { url } = await startTestServer();
  const { ann, ben } = await twoGuests(url);
  const seen: unknown[] = [];
  ann.online.onReaction((...reaction) => void seen.push(reaction));
  ben.online.react('clap');
  await ann.until(() => seen.length > 0);
  expect(seen).toEqual([[1, 'Ben', 'clap']]);
});

test('a pass moves a place to another device, once', async () => {
  const { url } = await startTestServer();
  const api = new Api(url);
  const place = await api.create({ name: 'Ann' });
  const { pass } = await api.pass(place);
  const moved = await api.redeem(place.code, pass);
  expect(moved.member).toBe(place.member);
  const ann = await Guest.at(url, moved);
  expect(ann.session.people.value.map(({ mine }) => mine)).toEqual([true]);
  await expect(api.redeem(place.code, pass)).rejects.toMatchObject({ code: 'unauthorised' });
});

test('a server that cannot be reached is unavailable', async () => {
  const server = await startTestServer();
  await server.stop();
  await expect(new Api(server.url).list()).rejects.toMatchObject({ code: 'unavailable' });
});
