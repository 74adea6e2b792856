/** The daily challenge over HTTP, with a real database: one deal for everyone, one try for each, derived from its log. */
import { readRecords } from '@turn7/engine';
import {
  checkProof,
  closingOf,
  DailyDay,
  type DailyResult,
  type OwnTry,
  startOf,
  type TableView,
} from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { newToken } from '../src/live/ids.ts';
import { Challenger, ranksOf } from './support/challenger.ts';
import { behind } from './support/database.ts';
import { Player, playToTheEnd } from './support/player.ts';
import { type OwnServer, startTestServer, type TestServer, usualServer } from './support/server.ts';
import { hasSharedServers, sharedServers } from './support/shared-servers.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3600_000;

/** A server at a time of day that the test sets. */
async function serverAt(time = NOON): Promise<{ server: OwnServer; clock: { now: number } }> {
  const clock = { now: time };
  return { server: await startTestServer({}, { now: () => clock.now }), clock };
}

const refusedWith = (status: number, code: string) => ({ status, json: { refused: { code } } });

const dayOf = async (server: TestServer, date: string): Promise<DailyDay> =>
  DailyDay.parse((await server.ask(`/api/daily/days/${date}`)).json);

const rowsOf = ({ file }: TestServer, log: string) =>
  behind({ kind: 'sqlite', file }).selectFrom('lines').selectAll().where('log', '=', log).orderBy('seq').execute();

const movesOf = async (server: TestServer, log: string): Promise<string[]> =>
  (await rowsOf(server, log)).map(({ body }) => body).filter((body) => body.includes('"chose"'));

function finished(tries: readonly OwnTry[]): Extract<OwnTry, { stage: 'finished' }> {
  const [own] = tries;
  if (own?.stage !== 'finished') throw new Error('expected a try that is over');
  return own;
}

/** The first seat's, by the last round of the table. */
const totalOf = ({ rounds }: TableView): number | undefined => rounds.at(-1)?.totals[0];

describe('the deal', () => {
  test('is the same for everyone who answers alike, bots included', async () => {
    const { server } = await serverAt();
    const [ann, ben] = [await Challenger.begin(server), await Challenger.begin(server)];
    const [one, two] = [await playToTheEnd([ann.player]), await playToTheEnd([ben.player])];
    expect(one.rounds).toEqual(two.rounds);
    expect(await movesOf(server, ann.player.place.code)).toEqual(await movesOf(server, ben.player.place.code));
  });

  test('is another one on the other board and on the next day', async () => {
    const { server, clock } = await serverAt();
    const firstCards = async (board: 'bots' | 'solo') => {
      const { player } = await Challenger.begin(server, board);
      return JSON.stringify((await player.see()).game?.top.seats[0]);
    };
    const cards = [await firstCards('bots'), await firstCards('solo')];
    clock.now += 24 * HOUR;
    cards.push(await firstCards('bots'), await firstCards('solo'));
    const days = [await dayOf(server, '2026-11-18'), await dayOf(server, '2026-11-19')];
    const hashes = days.flatMap(({ deals }) => [deals.bots.commitment, deals.solo.commitment]);
    expect(new Set(hashes).size).toBe(4);
    expect(new Set(cards).size).toBeGreaterThan(1);
  });

  test('is committed to the day before, and told when nothing of the day can be played any more', async () => {
    const { server, clock } = await serverAt();
    const { tomorrow } = await (await Challenger.begin(server)).look();
    expect(tomorrow.deals).toMatchObject({ bots: { secret: null }, solo: { secret: null } });
    clock.now += 24 * HOUR;
    const ann = await Challenger.begin(server, 'solo');
    expect((await ann.look()).today).toEqual(tomorrow);
    await playToTheEnd([ann.player]);
    const record = async () =>
      (await server.ask(`${ann.player.path}/records/1`, { token: ann.player.place.token })).text;
    const before = await record();
    expect(before).toContain(`commitment ${tomorrow.deals.solo.commitment}`);
    clock.now = closingOf(tomorrow.date) - 1;
    expect((await dayOf(server, tomorrow.date)).deals).toEqual(tomorrow.deals);
    expect(await record()).toBe(before);
    clock.now++;
    const { secret } = (await dayOf(server, tomorrow.date)).deals.solo;
    expect(before).not.toContain(secret);
    const after = await record();
    expect(after).toContain(`secret ${secret}`);
    const [located] = readRecords(after);
    expect(located && checkProof(located).kind).toBe('proven');
  });

  test('of a day after tomorrow is told to nobody', async () => {
    const { server } = await serverAt();
    expect(await server.ask('/api/daily/days/2026-11-20')).toMatchObject(refusedWith(404, 'not found'));
    expect(await server.ask('/api/daily/days/2026-02-30')).toMatchObject(refusedWith(404, 'not found'));
  });
});

describe('a try', () => {
  test('is one, however often and from however many devices it is begun at once', async () => {
    const { server } = await serverAt();
    const key = newToken();
    const devices = await Promise.all(Array.from({ length: 8 }, () => Challenger.begin(server, 'bots', key)));
    expect(new Set(devices.map(({ player: { place } }) => `${place.code} ${place.token}`)).size).toBe(1);
    const code = devices[0]?.player.place.code ?? '';
    const kinds = (await rowsOf(server, code)).map(({ body }) => JSON.parse(body).kind);
    expect(kinds.filter((kind) => kind === 'opened' || kind === 'started')).toEqual(['opened', 'started']);
  });

  test('that a node left before its first card goes on all the same', async () => {
    const { server, clock } = await serverAt();
    const { key } = await Challenger.begin(server, 'solo');
    await server.stop();
    const database = { kind: 'sqlite', file: server.file } as const;
    await behind(database).deleteFrom('lines').where('seq', '>', 1).execute();
    const next = await startTestServer({ database }, { now: () => clock.now });
    const { player } = await Challenger.begin(next, 'solo', key);
    expect((await player.see()).lobby.stage).toBe('playing');
  });

  test('that two devices play at once has every move once, and one result', async () => {
    const { server } = await serverAt();
    const key = newToken();
    const [phone, desk] = [await Challenger.begin(server, 'solo', key), await Challenger.begin(server, 'solo', key)];
    for (;;) {
      const { game } = await phone.player.see();
      if (game === null || game.top.state.kind === 'finished') break;
      const { question, number } = game;
      const choices = game.top.state.question.kind === 'target' ? ([0, 0] as const) : (['hit', 'stay'] as const);
      const answers = await Promise.all([
        phone.player.do({ kind: 'move', game: number, question, choice: choices[0] }),
        desk.player.do({ kind: 'move', game: number, question, choice: choices[1] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    const { moves } = { moves: await movesOf(server, phone.player.place.code) };
    expect((await desk.player.see()).game?.question).toBe(moves.length);
    expect(await desk.tries()).toEqual(await phone.tries());
    expect(finished(await phone.tries()).standing).toEqual({ players: 1, below: 0, equal: 1 });
    expect((await phone.begins({ board: 'solo', name: 'Again' })).json).toMatchObject({
      code: phone.player.place.code,
      table: { lobby: { stage: 'finished' } },
    });
  });

  test('has a move that is sent again once', async () => {
    const { player } = await Challenger.begin(await usualServer(), 'solo');
    const { game } = await player.see();
    const move = { kind: 'move', game: 1, question: game?.question ?? 0, choice: 'hit' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => player.do(move, 'same')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test('takes nothing but moves of its own player', async () => {
    const server = await usualServer();
    const [ann, mallory] = [await Challenger.begin(server), await Challenger.begin(server)];
    const { path, place } = ann.player;
    const forger = new Player(server, { ...place, token: mallory.player.place.token });
    const move = { kind: 'move', game: 1, question: 0, choice: 'hit' } as const;
    expect(await forger.do(move)).toMatchObject(refusedWith(401, 'unauthorised'));
    for (const token of [mallory.player.place.token, mallory.key, ann.key, null])
      expect(await server.ask(path, { token })).toMatchObject(refusedWith(401, 'unauthorised'));
    const others = [{ kind: 'seed', seed: 'c0ffee' }, { kind: 'stand' }, { kind: 'leave' }, { kind: 'start' }] as const;
    for (const command of others) expect(await ann.player.do(command)).toMatchObject(refusedWith(409, 'wrong stage'));
    expect(await ann.player.do({ ...move, question: 99 })).toMatchObject(refusedWith(409, 'stale'));
    expect(await server.ask(`${path}/members`, { body: { name: 'Mallory' } })).toMatchObject(refusedWith(409, 'full'));
  });

  test('has a name like everywhere, which is not that of a bot', async () => {
    const server = await usualServer();
    const ann = await Challenger.begin(server, 'bots', newToken(), ' Ada\u202e ');
    expect((await ann.player.see()).lobby.members).toMatchObject([{ name: 'Ada 2' }]);
    for (const name of ['', '\u200b', ' # | '])
      expect(await ann.begins({ board: 'solo', name })).toMatchObject(refusedWith(400, 'bad request'));
  });

  test('needs a key, and no address makes them by the hundred', async () => {
    const server = await startTestServer({ rateLimits: true });
    const body = { board: 'bots', name: 'Ann' };
    expect(await server.ask('/api/daily/tries', { body })).toMatchObject(refusedWith(401, 'unauthorised'));
    // All at once: whoever takes their time may have more.
    const tries = Array.from({ length: 100 }, () =>
      server.ask('/api/daily/tries', { body: { ...body, name: '' }, token: newToken() }),
    );
    const answers = await Promise.all(tries);
    expect(answers.find(({ status }) => status === 429)).toMatchObject(refusedWith(429, 'too many requests'));
  });
});

describe('midnight', () => {
  test('a try belongs to the day on which it was begun, and can be ended for some hours', async () => {
    const { server, clock } = await serverAt(startOf('2026-11-19') - 1000);
    const ann = await Challenger.begin(server, 'solo');
    clock.now += 2000;
    expect((await ann.look()).today.date).toBe('2026-11-19');
    expect(await ann.tries()).toMatchObject([{ date: '2026-11-18', stage: 'playing' }]);
    expect((await ann.begins({ board: 'solo', name: 'Ann', date: '2026-11-18' })).json).toMatchObject({
      code: ann.player.place.code,
    });
    expect(await ann.begins({ board: 'bots', name: 'Ann', date: '2026-11-18' })).toMatchObject(
      refusedWith(409, 'wrong stage'),
    );
    clock.now = closingOf('2026-11-18') - 1;
    await playToTheEnd([ann.player]);
    expect(await ann.tries()).toMatchObject([{ date: '2026-11-18', stage: 'finished', standing: { players: 1 } }]);
    expect((await ranksOf(server, 'board=solo&period=day&date=2026-11-18')).ranks).toHaveLength(1);
    expect((await ranksOf(server, 'board=solo&period=day')).ranks).toEqual([]);
  });

  test('what is not ended by then counts for nothing', async () => {
    const { server, clock } = await serverAt();
    const ann = await Challenger.begin(server, 'solo');
    const { game } = await ann.player.see();
    clock.now = closingOf('2026-11-18');
    const move = { kind: 'move', game: 1, question: game?.question ?? 0, choice: 'hit' } as const;
    expect(await ann.player.do(move)).toMatchObject(refusedWith(409, 'wrong stage'));
    expect(await ann.tries()).toEqual([]);
  });

  test('a clock that is set back gives nobody a second try, and loses none', async () => {
    const { server, clock } = await serverAt();
    const ann = await Challenger.begin(server, 'solo');
    const view = await playToTheEnd([ann.player]);
    const before = await ann.tries();
    clock.now -= 48 * HOUR;
    expect(await ann.tries()).toEqual([]);
    const earlier = await Challenger.begin(server, 'solo', ann.key);
    expect(earlier.player.place.code).not.toBe(ann.player.place.code);
    clock.now += 48 * HOUR;
    expect(await ann.tries()).toEqual(before);
    expect(finished(before).result.total).toBe(totalOf(view));
    expect((await Challenger.begin(server, 'solo', ann.key)).player.place.code).toBe(ann.player.place.code);
  });
});

describe('results', () => {
  test('stand among those of the others and beside that of master', { timeout: 60_000 }, async () => {
    const { server } = await serverAt();
    const hasty = await Challenger.begin(server, 'solo');
    await stayAtOnce(hasty.player);
    const ann = await Challenger.begin(server, 'solo');
    const view = await playToTheEnd([ann.player]);
    const own = finished(await ann.tries());
    const rounds = view.rounds.length;
    expect(own.result).toEqual({
      total: totalOf(view) ?? 0,
      rounds,
      won: true,
      score: Math.round((10 * (totalOf(view) ?? 0)) / rounds),
    } satisfies DailyResult);
    const other = finished(await hasty.tries());
    expect(own.standing).toEqual({ players: 2, below: other.result.score < own.result.score ? 1 : 0, equal: 1 });
    expect(own.master).toEqual(other.master);
    expect(own.master).toMatchObject({ won: true });
  });

  test('against bots a win counts a hundred more', { timeout: 60_000 }, async () => {
    const { server } = await serverAt();
    const ann = await Challenger.begin(server);
    const view = await playToTheEnd([ann.player]);
    const { result } = finished(await ann.tries());
    const totals = view.rounds.at(-1)?.totals ?? [];
    const won = totals[0] === Math.max(...totals);
    expect(result).toMatchObject({ won, score: (totals[0] ?? 0) + (won ? 100 : 0) });
  });

  test('are summed over a week, and a streak over days in a row', { timeout: 60_000 }, async () => {
    const { server, clock } = await serverAt(Date.parse('2026-11-16T12:00:00Z')); // a Monday
    const key = newToken();
    const scores: number[] = [];
    for (const streak of [1, 2, 3]) {
      const ann = await Challenger.begin(server, 'solo', key);
      await stayAtOnce(ann.player);
      scores.push(finished(await ann.tries()).result.score);
      expect((await ann.look()).me?.streak).toBe(streak);
      clock.now += 24 * HOUR;
    }
    const week = { player: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Ann', days: 3 };
    const { ranks } = await ranksOf(server, 'board=solo');
    expect(ranks).toEqual([{ ...week, score: scores.reduce((sum, score) => sum + score) }]);
    clock.now += 24 * HOUR; // a day is left out
    expect((await (await Challenger.begin(server, 'solo', key)).look()).me?.streak).toBe(1);
    clock.now = Date.parse('2026-11-23T12:00:00Z');
    expect((await ranksOf(server, 'board=solo')).ranks).toEqual([]);
  });

  test('of a group are those of its members', { timeout: 60_000 }, async () => {
    const { server } = await serverAt();
    const [ann, ben, cy] = [
      await Challenger.begin(server, 'solo'),
      await Challenger.begin(server, 'solo', newToken(), 'Ben'),
      await Challenger.begin(server, 'solo', newToken(), 'Cy'),
    ];
    for (const { player } of [ann, ben, cy]) await stayAtOnce(player);
    const { code, link } = await ann.makeGroup(' Fri\u200bends ');
    expect(link).toMatch(new RegExp(`/daily#group=${code}$`));
    const join = (key: string, body: object) =>
      server.ask(`/api/daily/groups/${code.toLowerCase()}/members`, { token: key, body });
    expect((await join(ben.key, { name: 'Ben' })).json).toMatchObject({ title: 'Friends' });
    await join(ben.key, { name: 'Ben' });
    const names = async () =>
      (await ranksOf(server, `group=${code}&board=solo`)).ranks.map(({ name }) => name).toSorted();
    expect(await names()).toEqual(['Ann', 'Ben']);
    expect((await rowsOf(server, `group:${code}`)).length).toBe(2);
    await join(ben.key, { name: 'Ben', leave: true });
    expect(await names()).toEqual(['Ann']);
    expect(await join(ben.key, { name: ' ' })).toMatchObject(refusedWith(400, 'bad request'));
    expect(await server.ask('/api/daily/ranks?group=222222')).toMatchObject(refusedWith(404, 'not found'));
  });
});

/** As little as can be done: a game of one's own that takes no time. */
async function stayAtOnce(player: Player): Promise<void> {
  for (;;) {
    const { game } = await player.see();
    if (game === null || game.top.state.kind === 'finished') return;
    const { question } = game.top.state;
    const choice = question.kind === 'target' ? (question.targets[0] ?? 0) : 'stay';
    await player.do({ kind: 'move', game: game.number, question: game.question, choice });
  }
}

describe.runIf(hasSharedServers)('several nodes', () => {
  const shared = sharedServers();

  test('have one deal, one try of a key, and the same results', { timeout: 60_000 }, async () => {
    const url = await shared.postgres.createDatabase('daily');
    const config = { database: { kind: 'postgres', url }, redis: shared.redis.url } as const;
    const [one, two] = [await startTestServer(config), await startTestServer(config)];
    const key = newToken();
    const [phone, desk] = await Promise.all([Challenger.begin(one, 'solo', key), Challenger.begin(two, 'solo', key)]);
    expect(desk.player.place.token).toBe(phone.player.place.token);
    await Promise.all([stayAtOnce(phone.player), stayAtOnce(desk.player)]);
    expect(await phone.look()).toEqual(await desk.look());
    const { code } = await phone.makeGroup('Friends');
    expect((await ranksOf(two, `group=${code}&board=solo`)).ranks).toHaveLength(1);
    const rows = await behind(config.database).selectFrom('result').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});
