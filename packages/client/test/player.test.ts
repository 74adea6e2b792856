/** Programs at tables of a real server: they play whole games, whatever becomes of the way there and of the server. */
import { readRecords } from '@turn7/engine';
import { type ChoiceWord, checkProof, type SomeOptions } from '@turn7/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startLoneNode } from '../../server/test/bad-days/lone-node.ts';
import { startTestServer } from '../../server/test/support/server.ts';
import {
  Api,
  addressOf,
  createTable,
  joinTable,
  newsOf,
  type Player,
  type Question,
  resumeTable,
  type TableNews,
  watchTable,
} from '../src/index.ts';
import { wireTo } from './support/wire.ts';

const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 20_000, interval: 5 });

const careful = ({ hand, choices }: Question): ChoiceWord =>
  choices.includes('hit') ? (hand.points < 15 ? 'hit' : 'stay') : (choices[0] ?? 0);

/** Hangs up with the test. */
function here<T extends Pick<Player, 'close'>>(one: T): T {
  onTestFinished(() => one.close());
  return one;
}

async function all(news: AsyncIterable<TableNews>): Promise<TableNews[]> {
  const heard: TableNews[] = [];
  for await (const one of news) heard.push(one);
  return heard;
}

/** Ann opens a table, and Ben comes to it by his own way. */
async function twoPlayers(server: string, options: SomeOptions, bens = server) {
  const ann = here(await createTable(server, { name: 'Ann', options: { clock: null, ...options } }));
  const ben = here(await joinTable({ server: bens, code: ann.table.code }, { name: 'Ben' }));
  await until(() => ann.table.lobby.seats.every((seat) => seat.kind === 'person' && seat.seed !== null));
  return { ann, ben };
}

describe('two programs', () => {
  test('play a game whose shuffle is proven, see the same, and leave', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoPlayers(url, { target: 60 });
    expect([ann.seat, ben.seat]).toEqual([0, 1]);
    await ann.send({ kind: 'start' });
    const [anns, bens] = await Promise.all([ann.play(careful), ben.play(careful)]);
    expect(bens).toEqual(anns);
    expect(anns.log.at(-1)).toMatchObject({ kind: 'game ended' });
    const [record] = readRecords((await ann.table.record(1)) ?? '');
    expect(record && checkProof(record)).toMatchObject({ kind: 'proven' });
    await ben.leave();
    await until(() => ann.table.lobby.seats.length === 1);
  });

  test('are told that they could not leave, where the server could not do it', async () => {
    const { url } = await startTestServer();
    const { ben } = await twoPlayers(url, {});
    const full = { code: 'unavailable', message: 'The database cannot be written.' } as const;
    vi.spyOn(ben.table, 'send').mockResolvedValueOnce(full);
    await expect(ben.leave()).rejects.toMatchObject(full);
    expect(ben.table.connection.value.kind).toBe('closed');
  });

  test('may hang up before the server has heard that they leave', async () => {
    const { url } = await startTestServer();
    const wire = await wireTo(url);
    const { ben } = await twoPlayers(url, {}, wire.url);
    wire.cut();
    const leaving = ben.leave();
    ben.close();
    await expect(leaving).resolves.toBeUndefined();
  });

  test('play the next game when they are asked to play again', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoPlayers(url, { target: 20 });
    for (const number of [1, 2]) {
      await ann.send({ kind: 'start' });
      const games = await Promise.all([ann.play(careful), ben.play(careful)]);
      expect(games.map((game) => game.number)).toEqual([number, number]);
    }
  });

  test('play on when a connection is cut again and again, and nothing happens twice', async () => {
    const { url } = await startTestServer();
    const wire = await wireTo(url);
    const { ann, ben } = await twoPlayers(url, { target: 40 }, wire.url);
    await ann.send({ kind: 'start' });
    let answers = 0;
    const shaky = (question: Question): ChoiceWord => {
      if (++answers % 3 === 0) {
        wire.cut();
        wire.mend();
      }
      return careful(question);
    };
    const [anns, bens] = await Promise.all([ann.play(careful), ben.play(shaky)]);
    expect(wire.connections).toBeGreaterThan(2);
    expect(bens.log).toEqual(anns.log);
  });

  test('play on when the server is killed and starts again', async () => {
    const { node } = await startLoneNode();
    const { ann, ben } = await twoPlayers(node.url, { target: 1000 });
    await ann.send({ kind: 'start' });
    const playing = [ann.play(careful), ben.play(careful)];
    await until(() => (ann.table.game?.question ?? 0) > 10);
    await node.end('SIGKILL');
    await until(() => ann.table.connection.value.kind === 'lost');
    const before = ann.table.game?.log ?? [];
    await node.start();
    await until(() => (ann.table.game?.log.length ?? 0) > before.length + 10);
    expect(ann.table.game?.log.slice(0, before.length)).toEqual(before);
    for (const player of [ann, ben]) player.close();
    for (const played of playing) await expect(played).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a command', () => {
  test('that is sent again under its id happens once', async () => {
    const { url } = await startTestServer();
    const { table } = here(await createTable(url, { name: 'Ann' }));
    for (let i = 0; i < 3; i++) expect(await table.send({ kind: 'add bot', level: 'Rookie' }, 'a-bot')).toBeNull();
    expect(table.lobby.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  });

  test('that is refused says so in a sentence', async () => {
    const { url } = await startTestServer();
    const { ben } = await twoPlayers(url, {});
    const refusal = { name: 'ServerRefusal', code: 'forbidden', message: expect.stringMatching(/host/) };
    await expect(ben.send({ kind: 'start' })).rejects.toMatchObject(refusal);
  });
});

test('a bot that fails ends its own play alone, and the table goes on', async () => {
  const { url } = await startTestServer();
  const ann = here(await createTable(url, { name: 'Ann', bots: ['rookie'] }));
  const failing = () => {
    throw new Error('no idea');
  };
  const both = Promise.allSettled([ann.play(failing), ann.until(() => (ann.table.game === null ? null : failing()))]);
  await ann.send({ kind: 'start' });
  const failed = { status: 'rejected', reason: new Error('no idea') };
  expect(await both).toEqual([failed, failed]);
  expect(ann.table.connection.value).toEqual({ kind: 'open' });
  expect(await ann.until(() => ann.question)).toMatchObject({ seat: 0 });
});

describe('an answer', () => {
  /** The first question of a game, and whose it is. */
  async function asked() {
    const { url } = await startTestServer();
    const { ann, ben } = await twoPlayers(url, { target: 200 });
    await ann.send({ kind: 'start' });
    const player = await ann.until(() => [ann, ben].find(({ question }) => question !== null) ?? null);
    const question = await player.until(() => player.question);
    return { player, question, url };
  }

  test('that is none is refused, and the right one is taken afterwards', async () => {
    const { player, question } = await asked();
    await expect(player.choose(question, 53)).rejects.toMatchObject({ code: 'not an answer' });
    expect(await player.choose(question, careful(question))).toBe(true);
    expect(player.question?.number).not.toBe(question.number);
  });

  test('that comes too late does not count', async () => {
    const { player, question, url } = await asked();
    const other = here(await resumeTable({ server: url, code: player.table.code }, player.table.token ?? ''));
    expect(await other.choose(question, careful(question))).toBe(true);
    expect(await player.choose(question, careful(question))).toBe(false);
    expect(player.question?.number).not.toBe(question.number);
  });
});

describe('whoever watches', () => {
  test('hears every line in order, from how the table stands to the end of the game', async () => {
    const { url } = await startTestServer();
    const { ann, ben } = await twoPlayers(url, { target: 30 });
    const table = here(await watchTable(`${url}/t/${ann.table.code.toLowerCase()}`));
    await ann.send({ kind: 'start' });
    const played = Promise.all([ann.play(careful), ben.play(careful)]);
    const heard: TableNews[] = [];
    for await (const news of newsOf(table)) {
      heard.push(news);
      if (news.game?.view.state.kind === 'finished') break;
    }
    const seqs = heard.flatMap(({ lines }) => lines.map(({ seq }) => seq));
    expect(seqs).toEqual(seqs.map((_, i) => (seqs[0] ?? 0) + i));
    expect(heard.map(({ anew }) => anew).indexOf(false)).toBe(1);
    expect(heard.at(-1)?.game).toEqual((await played)[0]);
  });

  test('is told when they hang up, and when the table is gone', async () => {
    const { url } = await startTestServer();
    const ann = here(await createTable(url, { name: 'Ann' }));
    const table = await watchTable({ server: url, code: ann.table.code });
    const listening = all(newsOf(table));
    table.close();
    expect(await listening).toHaveLength(1);
    const other = all(newsOf(here(await watchTable({ server: url, code: ann.table.code }))));
    await ann.send({ kind: 'set options', options: { spectators: false } });
    await expect(other).rejects.toMatchObject({ name: 'ServerRefusal', code: 'unauthorised' });
  });
});

describe('the way to a table', () => {
  test.each([
    ['http://localhost:7777/t/7KQ2MX', { server: 'http://localhost:7777', code: '7KQ2MX' }],
    ['https://turn7.example/t/7kq2mx/', { server: 'https://turn7.example', code: '7KQ2MX' }],
    ['http://localhost:7777/t/7KQ2MX#watch', { server: 'http://localhost:7777', code: '7KQ2MX' }],
    [
      { server: 'http://localhost:7777/', code: '7kq2mx' },
      { server: 'http://localhost:7777', code: '7KQ2MX' },
    ],
  ])('%j is known', (link, address) => {
    expect(addressOf(link)).toEqual(address);
  });

  test.each(['', '7KQ2MX', 'http://localhost:7777', 'http://localhost:7777/t/0OIL', 'file:///t/7KQ2MX'])(
    '%j is none, and it is said what is',
    (link) => {
      expect(() => addressOf(link)).toThrow(`"${link}" is not a table; expected a link such as`);
    },
  );

  test('to a code of nothing says so, whether one joins or watches', async () => {
    const server = (await startTestServer()).url;
    const nowhere = { server, code: 'ZZZZZZ' };
    const refusal = { code: 'not found', message: 'There is no table ZZZZZZ.' };
    await expect(joinTable(nowhere, { name: 'Ann' })).rejects.toMatchObject(refusal);
    await expect(watchTable(nowhere)).rejects.toMatchObject(refusal);
  });

  test('leads to waiting for a seat where none is free, and to that seat when it is', async () => {
    const { url } = await startTestServer();
    const ann = here(await createTable(url, { name: 'Ann', options: { seats: 1 } }));
    const ben = here(await joinTable({ server: url, code: ann.table.code }, { name: 'Ben' }));
    expect(ben.seat).toBeNull();
    await ann.send({ kind: 'stand' });
    expect(await ben.until(() => ben.seat)).toBe(0);
  });

  test('is gone once, whatever becomes of the answer', async () => {
    const { url } = await startTestServer();
    const wire = await wireTo(url);
    const ann = here(await createTable(url, { name: 'Ann' }));
    wire.mute();
    const joining = joinTable({ server: wire.url, code: ann.table.code }, { name: 'Ben' });
    await until(() => ann.table.lobby.seats.length === 2);
    wire.cut(); // the answer is lost
    wire.unmute();
    wire.mend();
    const ben = here(await joining);
    expect(ben.seat).toBe(1);
    expect(ann.table.lobby.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  });

  test('back to a place is its token', async () => {
    const { url } = await startTestServer();
    const ann = await createTable(url, { name: 'Ann' });
    const { token, code, member } = ann.table;
    ann.close();
    const back = here(await resumeTable(`${url}/t/${code}`, token ?? ''));
    expect([back.table.member.value, back.seat]).toEqual([member.value, 0]);
  });

  test('can be given up', async () => {
    const { url } = await startTestServer();
    const { code } = await new Api(url).create({ name: 'Ann' });
    const nowhere = { server: 'http://127.0.0.1:1', code };
    await expect(watchTable(nowhere, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
