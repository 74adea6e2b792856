/** `turn7 mcp` as assistants use it, in a real process, at the tables of a real server. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createTable, type Player, type Question } from '@turn7/client';
import type { ChoiceWord } from '@turn7/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '../../server/test/support/server.ts';
import { Assistant, startHttp, type Told } from './assistant.ts';
import { Asked, answerTo, playOn } from './assistant-game.ts';
import { turn7 } from './turn7.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const WALKTHROUGH = read('cases/example-walkthrough.t7');
const WHOLE_GAME = read('packages/cli/test/golden/whole-game.t7');

describe('an assistant', () => {
  test('is told of every tool with a schema and a short description', async () => {
    const { client } = await Assistant.usual();
    expect(client.getServerVersion()).toMatchObject({ name: 'turn7' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('look_up_rule');
    for (const { description = '', inputSchema, title } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(title).not.toBe('');
      expect(description.length).toBeLessThan(160);
      for (const part of Object.values(inputSchema.properties ?? {})) expect(part).toHaveProperty('type');
    }
  });

  test('reads the rules, a ruling and a case, and is told what there is otherwise', async () => {
    const { client } = await Assistant.usual();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('turn7://rules');
    const textAt = async (uri: string) => JSON.stringify((await client.readResource({ uri })).contents);
    expect(await textAt('turn7://rules')).toContain(JSON.stringify(read('docs/rules.md')));
    expect(await textAt('turn7://rulings/R14')).toContain('A twin busts');
    expect(await textAt('turn7://cases/example-walkthrough.t7')).toContain(JSON.stringify(WALKTHROUGH));
    await expect(client.readResource({ uri: 'turn7://cases/none.t7' })).rejects.toThrow(/expected turn7:\/\/rules/);
  });
});

describe('a question about the rules finds', () => {
  test.each([
    ['I draw a second 7 and hold a Second Chance: do I go again?', 'case-05-turn-is-over-after-a-life-saver.t7'],
    ['what happens when two players tie at 200?', 'R44'],
    ['Can I freeze myself?', 'case-03-lock-on-yourself.t7'],
    ['16c', 'case-16c-first-in-first-out.t7'],
    ['R18', 'R18'],
  ])('%s → %s', async (question, answer) => {
    const assistant = await Assistant.usual();
    const { data, text } = await assistant.call('look_up_rule', { question });
    const found = z.object({ found: z.array(z.object({ id: z.string().optional(), file: z.string().optional() })) });
    expect(found.parse(data).found.map(({ id, file }) => id ?? file)).toContain(answer);
    expect(text).toMatch(/R\d/);
  });
});

test('the names of the cards are those that somebody wants', async () => {
  const assistant = await Assistant.start('--names', 'classic');
  expect((await assistant.call('look_up_rule', { question: 'R18' })).text).toContain('Second Chance');
  expect((await assistant.call('score_hand', { cards: '0 1 2 3 4 5 6' })).text).toContain('Flip 7');
});

describe('a tool answers', () => {
  test.each([
    ['score_hand', { cards: '3 7 12 x2 +4' }, /^48 points = 22 × 2 \+ 4\.$/, { points: 48 }],
    ['score_hand', { cards: '0 1 2 3 4 5 6' }, /^36 points = 21 \+ 15\. .*R16/, { turn7: 15 }],
    ['score_hand', { cards: '5 5' }, /^0 points: .*R14/, { points: 0, busted: true }],
    ['odds', { hand: '3 7 12', bot: 'count' }, /the next card is one of 91[\s\S]+Advice of count/, { seat: 1 }],
    ['odds', { record: WALKTHROUGH, bot: 'count' }, /Bob: [\s\S]+Advice of count/, { seat: 2 }],
    ['simulate', { seats: 'stay:25,count', games: 200 }, /^200 games of 2 players/, { games: 200, seed: 1 }],
    [
      'replay_record',
      { record: WALKTHROUGH, why: true },
      /Ann turned a second 7 and busted\. {2}\[R14/,
      { winner: null },
    ],
    ['review_record', { record: WALKTHROUGH, seat: 'ann', seconds: 1 }, /The choices of Ann/, { status: 'playing' }],
  ])('%s %#', async (name, args, text, data) => {
    const assistant = await Assistant.usual();
    expect(await assistant.call(name, args)).toMatchObject({
      failed: false,
      text: expect.stringMatching(text),
      data: expect.objectContaining(data),
    });
  });

  test('as the command line does', async () => {
    const assistant = await Assistant.usual();
    const { data } = await assistant.call('replay_record', { record: WHOLE_GAME });
    expect(data).toEqual(JSON.parse(turn7(['replay', '--json'], WHOLE_GAME).out));
  });
});

describe('a wrong call says what was expected', () => {
  test.each([
    ['look_up_rule', {}, /question: .*expected string/],
    ['look_up_rule', { question: 'tie', loud: true }, /Unrecognized key: "loud"/],
    ['score_hand', { cards: '3 99' }, /"99" is not a card; expected one of 0 1 2/],
    ['score_hand', { cards: '3 T3' }, /nobody keeps a T3.*expected numbers/],
    ['score_hand', { cards: 'x2 x2' }, /2 cards x2; expected at most 1/],
    ['odds', {}, /Expected either hand.*or record/],
    ['odds', { hand: '3', record: WALKTHROUGH }, /Expected either hand.*or record/],
    ['odds', { hand: '3 3' }, /a number twice; expected different numbers/],
    ['odds', { hand: '3', bot: 'nobody' }, /there is no bot "nobody"; expected/],
    ['odds', { record: WHOLE_GAME }, /The game is over; expected one that stops at a question/],
    ['simulate', { seats: 'sharp', games: 1e9 }, /games: .*expected number to be <=20000/],
    ['simulate', { seats: 'sharp,nobody' }, /there is no bot "nobody"/],
    ['replay_record', { record: 'hello' }, /record:1: .*expected "turn7 record 1"/],
    ['replay_record', { record: `${WALKTHROUGH}\n${WALKTHROUGH}` }, /a second record/],
    ['review_record', { record: WALKTHROUGH, seat: 'Zoe' }, /no player "Zoe".*expected Ann, Bob or Cy/],
    ['review_record', { record: WALKTHROUGH, seconds: 999 }, /seconds: .*<=20/],
    ['look_at_table', {}, /at no table; expected join_table or open_table/],
    ['choose', { choice: 'hit' }, /at no table/],
    ['join_table', { table: 'ABC', name: 'Ada' }, /"ABC" is not a table; expected a code such as/],
    [
      'join_table',
      { table: 'http://127.0.0.1:1/t/7KQ2MX', name: 'Ada' },
      /server cannot be reached.*http:\/\/127\.0\.0\.1:1;/,
    ],
    ['deal', {}, /no tool "deal"; expected one of look_up_rule/],
  ])('%s %j', async (name, args, text) => {
    const assistant = await Assistant.usual();
    expect(await assistant.call(name, args)).toMatchObject({ failed: true, text: expect.stringMatching(text) });
  });
});

const careful = ({ hand, choices }: Question): ChoiceWord =>
  choices.includes('hit') ? (hand.points < 15 ? 'hit' : 'stay') : (choices[0] ?? 0);

async function host(url: string, target: number): Promise<Player> {
  const ann = await createTable(url, { name: 'Ann', options: { target } });
  onTestFinished(() => ann.close());
  return ann;
}

describe('docs/assistants.md', () => {
  const page = read('docs/assistants.md');

  test('has settings by which an assistant starts', async () => {
    const [, settings = ''] = /```json\n([\s\S]+?)```/.exec(page) ?? [];
    const { command, args } = z
      .object({ mcpServers: z.object({ turn7: z.object({ command: z.string(), args: z.array(z.string()) }) }) })
      .parse(JSON.parse(settings)).mcpServers.turn7;
    expect([command, ...args]).toEqual(['npx', 'turn7', 'mcp']); // which is what all of these tests start
  });

  test('names every tool', async () => {
    const { tools } = await (await Assistant.usual()).client.listTools();
    const rows = page.split('\n').filter((line) => line.startsWith('| `') && !line.startsWith('| `--'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  });
});

describe('at a table', () => {
  test('an assistant joins by code, plays a whole game as one of the players, and leaves', async () => {
    const { url } = await startTestServer();
    const ann = await host(url, 60);
    const assistant = await Assistant.start('--server', url);
    const joined = await assistant.call('join_table', { table: ann.table.code.toLowerCase(), name: 'Ada' });
    expect(joined.text).toContain('You have seat 2, as Ada.');
    expect((await assistant.call('join_table', { table: ann.table.code, name: 'Ada' })).text).toMatch(
      /leave_table before/,
    );
    expect(await assistant.call('start_game')).toMatchObject({ failed: true, text: expect.stringMatching(/host/) });
    await ann.send({ kind: 'start' });
    const playing = ann.play(careful);
    const told = await playOn(assistant, await assistant.call('wait_at_table'));
    const game = await playing;
    const last = Asked.parse(told.at(-1)?.data);
    expect(last.players.map(({ total }) => total)).toEqual(game.view.seats.map(({ total }) => total));
    // Every card that was drawn is told once, in the words of the page.
    const story = told.map(({ text }) => text).join('\n');
    expect(story.match(/^Round \d+\./gm)).toHaveLength(game.view.round);
    // The next game is waited for, and not the end of the last once more.
    const waiting = assistant.call('wait_at_table');
    await ann.send({ kind: 'start' });
    void ann.play(careful).catch(() => {});
    expect((await waiting).data).toMatchObject({ game: 2, question: expect.anything() });
    expect(await assistant.call('leave_table')).toMatchObject({ failed: false });
    await ann.until(() => ann.table.lobby.seats.some((seat) => seat.kind === 'person' && seat.away === 'left') || null);
  });

  test('an assistant opens one, plays against bots, and sees no more than a seat may', async () => {
    const { url } = await startTestServer();
    const assistant = await Assistant.start('--server', url);
    const opened = await assistant.call('open_table', { name: 'Ada', bots: ['rookie', 'sharp'], target: 40 });
    expect(opened.text).toContain(`${url}/t/`);
    const first = await assistant.call('start_game');
    const told = await playOn(assistant, first);
    expect(Asked.parse(told.at(-1)?.data).winner).toBeGreaterThan(0);
    const beforeTheEnd = JSON.stringify(told.slice(0, -1));
    expect(beforeTheEnd).not.toMatch(/"(?:secret|seeds?|token|commitment|draws)":/);
  });

  test('an assistant opens one with as many bots as may sit there', async () => {
    const { url } = await startTestServer();
    const assistant = await Assistant.start('--server', url);
    const bots = Array.from({ length: 17 }, () => 'rookie');
    expect(await assistant.call('open_table', { name: 'Ada', bots })).toMatchObject({ failed: false });
  });

  test('a wrong answer names the right ones, and nothing is lost by it', { tags: 'long' }, async () => {
    const { url } = await startTestServer();
    const assistant = await Assistant.start('--server', url);
    await assistant.call('open_table', { name: 'Ada', bots: ['rookie'] });
    let told = await assistant.call('start_game');
    expect((await assistant.call('open_table', { name: 'Ada' })).text).toMatch(/expected leave_table before another/);
    const wrong = await assistant.call('choose', { choice: 'fold' });
    expect(wrong).toMatchObject({ failed: true, text: expect.stringMatching(/"fold" is not an answer; expected /) });
    // A seat is a number where it is told as data, and may be one where it is chosen.
    expect((await assistant.call('choose', { choice: 99 })).text).toMatch(/"99" is not an answer; expected /);
    told = await assistant.call('choose', { choice: answerTo(told) });
    expect(told.failed).toBe(false);
  });

  test.each([
    [true, /Advice of master/],
    [false, /host of this table does not allow advice/],
  ])('advice is given if the host allows it: %j', { tags: 'long' }, async (coach, words) => {
    const { url } = await startTestServer();
    const ann = await host(url, 200);
    await ann.send({ kind: 'set options', options: { coach } });
    const assistant = await Assistant.start('--server', url);
    await assistant.call('join_table', { table: `${url}/t/${ann.table.code}`, name: 'Ada' });
    await ann.send({ kind: 'start' });
    void ann.play(careful).catch(() => {});
    await assistant.call('wait_at_table');
    expect(await assistant.call('advise_at_table')).toMatchObject({ text: expect.stringMatching(words) });
  });

  test('an assistant that is sent away is told so', { tags: 'long' }, async () => {
    const { url } = await startTestServer();
    const ann = await host(url, 200);
    const assistant = await Assistant.start('--server', url);
    await assistant.call('join_table', { table: ann.table.code, name: 'Ada' });
    const ada = ann.table.lobby.members.find(({ name }) => name === 'Ada');
    await ann.send({ kind: 'kick', member: ada?.id ?? 0 });
    await expect
      .poll(async () => (await assistant.call('look_at_table')).text)
      .toMatch(/You are at the table no more|at no table/);
  });
});

describe('over HTTP', () => {
  test('each assistant has a session, a seat of its own, and they play against each other', async () => {
    const { url } = await startTestServer();
    const { url: mcp } = await startHttp('--server', url);
    const [ada, bea] = [await Assistant.at(mcp), await Assistant.at(mcp)];
    const opened = await ada.call('open_table', { name: 'Ada', target: 20 });
    await bea.call('join_table', { table: String(opened.data['code']), name: 'Bea' });
    const started = await ada.call('start_game', { seconds: 0 });
    const [adas, beas] = await Promise.all([
      playOn(ada, started),
      bea.call('wait_at_table').then((told) => playOn(bea, told)),
    ]);
    const totals = (told: Told | undefined) => Asked.parse(told?.data).players.map(({ total }) => total);
    expect(totals(beas.at(-1))).toEqual(totals(adas.at(-1)));
  });

  test('a page from elsewhere has no session, nor one of a name that leads here, nor one that is over', async () => {
    const { url } = await startHttp();
    for (const [headers, status, words] of [
      [{ origin: 'https://elsewhere.example' }, 403, /origin .* is not this machine/],
      [{ host: 'rebound.example' }, 403, /host .* is not this machine/],
      [{ 'mcp-session-id': 'gone' }, 404, /session is over/],
    ] as const) {
      const asked = request(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers } });
      const [response] = await once(asked.end('{}'), 'response');
      let text = '';
      for await (const part of response) text += part;
      expect([response.statusCode, text]).toEqual([status, expect.stringMatching(words)]);
    }
  });

  test('a port that is taken is said', { tags: 'long' }, async () => {
    const { url } = await startHttp();
    const { port } = new URL(url);
    expect(turn7(['mcp', '--http', port])).toMatchObject({
      code: 1,
      err: `error: port ${port} is taken by another program; expected a free one, as in --http ${Number(port) + 1}\n`,
    });
  });
});

test.each([
  [['--http', 'x'], /Expected a whole number from 0 to 65,535/],
  [['--server', 'nowhere'], /Expected an address such as http:\/\/localhost:7777/],
])('turn7 mcp %j says what was expected', (args, words) => {
  expect(turn7(['mcp', ...args])).toMatchObject({ code: 2, err: expect.stringMatching(words) });
});

test('the process ends with its input', () => {
  expect(turn7(['mcp'])).toMatchObject({ code: 0, out: '', err: '' });
});
