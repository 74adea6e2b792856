import { type Command, REACTIONS } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Client, openTable } from './support/client.ts';
import { gameOf, gather, isOver, play } from './support/party.ts';
import { startTestServer, usualServer } from './support/server.ts';

const START: Command = { kind: 'start' };

/** From `first` to the last one there is. */
const consecutive = (seqs: readonly number[]): number[] => seqs.map((_, i) => (seqs[0] ?? 0) + i);

describe('a game of two', () => {
  test('is played to its end, and both see the same lines in order', async () => {
    const { url } = await usualServer();
    const party = await gather(url, { target: 40 });
    const { ann, ben } = party;
    const first = await ann.do(START);
    await play(party);
    await ben.until(() => isOver(ben));
    const game = (client: Client) => client.lines.filter(({ seq }) => seq >= first);
    expect(game(ben)).toEqual(game(ann));
    expect(ann.seqs).toEqual(consecutive(ann.seqs));
    expect(new Set(game(ann).map(({ entry }) => entry.kind))).toEqual(new Set(['started', 'chose']));
    expect(ann.table).toEqual(ben.table);
  });

  test('can be followed by the same two in a rematch', async () => {
    const { url } = await usualServer();
    const party = await gather(url, { target: 10 });
    await party.ann.do(START);
    await play(party);
    await party.ann.do(START);
    await party.ann.until(() => gameOf(party.ann).number === 2);
    await play(party);
    expect(party.ann.lines.filter(({ entry }) => entry.kind === 'started')).toHaveLength(2);
  });

  test('tells the secret of the shuffle when it is over, and not before', async () => {
    const { url } = await usualServer();
    const party = await gather(url, { target: 10 });
    await party.ann.do(START);
    await party.ann.until(() => party.ann.table.game !== null);
    expect(party.ann.table.lobby.fairness?.secret).toBeNull();
    await play(party);
    expect(party.ann.table.lobby.fairness?.secret).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a command', () => {
  test('that is sent again with its id gets the same answer and makes one line', async () => {
    const { url } = await usualServer();
    const { ann, ben } = await gather(url);
    const seed: Command = { kind: 'seed', seed: 'abc' };
    const seqs = await Promise.all([ann.do(seed, 'again'), ann.do(seed, 'again'), ann.do(seed, 'again')]);
    expect(new Set(seqs).size).toBe(1);
    await ben.do({ kind: 'seed', seed: 'def' }, 'again'); // another's id is another command
    await ann.until(() => ann.table.lobby.seats.every((seat) => seat.kind === 'person' && seat.seed !== null));
    expect(ann.lines.filter(({ entry }) => entry.kind === 'seeded')).toHaveLength(2);
  });

  test('is carried out even if its sender wants no answer', async () => {
    const { url } = await usualServer();
    const { ann, ben } = await gather(url);
    ann.say('command', { id: 'quiet', command: { kind: 'seed', seed: 'abc' } });
    await ben.until(() => ben.lines.some(({ entry }) => entry.kind === 'seeded'));
  });
});

describe('whoever connects again', () => {
  test('gets the lines that it missed: none twice, none left out', async () => {
    const { url } = await usualServer();
    const party = await gather(url, { target: 1000 }, { reconnects: true });
    const { ann, ben } = party;
    await ann.do(START);
    for (let losses = 1; losses <= 3; losses++) {
      const target = gameOf(ann).question + 3;
      ben.cut();
      await ben.until(() => !ben.isThere);
      await ann.do({ kind: 'stand' });
      await ann.do({ kind: 'sit' });
      await ben.until(() => ben.welcomes.length === losses + 1);
      await play(party, () => gameOf(ann).question >= target);
    }
    await ben.until(() => ben.table.seq === ann.table.seq);
    expect(ben.seqs).toEqual(consecutive(ben.seqs));
    expect(ben.lines).toEqual(ann.lines.slice(-ben.lines.length));
  });

  test('gets only where things stand if it was away for long', async () => {
    const { url } = await usualServer();
    const { code, ann, tokens } = await gather(url);
    for (let i = 0; i < 40; i++) await ann.do({ kind: 'set options', options: { target: 100 + i } });
    const back = await Client.connect(url, { code, token: tokens.ben, since: 3 });
    expect(back.lines).toEqual([]);
    expect(back.table.seq).toBeGreaterThanOrEqual(43);
  });

  test('can ask for what came after a seq at any time', async () => {
    const { url } = await usualServer();
    const { ann } = await gather(url);
    const seq = await ann.do({ kind: 'seed', seed: 'abc' });
    const answered = await ann.catchUp(seq - 1);
    expect(answered).toMatchObject({ ok: true, snapshot: { view: { seq }, missed: [{ seq }] } });
  });

  test('misses nothing even while the table is busy', async () => {
    const { url } = await usualServer();
    const { code, token } = await openTable(url, { name: 'Ann', sit: false, bots: ['rookie', 'rookie', 'rookie'] });
    const host = await Client.connect(url, { code, token });
    await host.do(START);
    const spectators = await Promise.all(Array.from({ length: 20 }, () => Client.connect(url, { code })));
    // A client fails here as soon as a line is not the next one.
    for (const client of [host, ...spectators]) await client.until(() => isOver(client));
  });
});

describe('those who watch', () => {
  test('see everything and are members of nothing', async () => {
    const { url } = await usualServer();
    const party = await gather(url, { target: 10 });
    const spectator = await Client.connect(url, { code: party.code.toLowerCase() });
    expect(spectator.welcomes[0]?.member).toBeNull();
    await party.ann.do(START);
    await play(party);
    await spectator.until(() => isOver(spectator));
    expect(spectator.lines).toEqual(party.ann.lines.slice(-spectator.lines.length));
  });

  test('are sent away when the host wants nobody to watch any more', async () => {
    const { url } = await usualServer();
    const { code, ann, ben } = await gather(url);
    const spectator = await Client.connect(url, { code });
    await ann.do({ kind: 'set options', options: { spectators: false } });
    await spectator.until(() => !spectator.isThere);
    expect(spectator.refusals).toMatchObject([{ code: 'unauthorised' }]);
    expect(ben.isThere).toBe(true);
  });
});

test('whoever is sent away by the host is told, and stays away', async () => {
  const { url } = await usualServer();
  const { code, ann, ben, tokens } = await gather(url, {}, { reconnects: true });
  const onOtherDevice = await Client.connect(url, { code, token: tokens.ben });
  await ann.do({ kind: 'kick', member: 2 });
  for (const client of [ben, onOtherDevice]) {
    await client.until(() => !client.isThere);
    expect(client.refusals).toMatchObject([{ code: 'unauthorised', message: expect.stringContaining('host') }]);
    expect(client.isGone).toBe(true);
  }
  await expect(Client.connect(url, { code, token: tokens.ben })).rejects.toThrow('does not open a place');
});

test('whoever leaves gets an answer and is disconnected', async () => {
  const { url } = await usualServer();
  const { ann, ben } = await gather(url);
  const seq = await ben.do({ kind: 'leave' });
  await ben.until(() => !ben.isThere);
  await ann.until(() => ann.table.seq >= seq);
  expect(ann.table.lobby.members.map(({ name }) => name)).toEqual(['Ann']);
});

test('reactions reach everybody at the table and nobody elsewhere', async () => {
  const { url } = await usualServer();
  const { code, ann, ben } = await gather(url);
  const spectator = await Client.connect(url, { code });
  const elsewhere = await gather(url);
  for (const reaction of REACTIONS) expect(await ben.react(reaction)).toMatchObject({ ok: true });
  const reacted = REACTIONS.map((reaction) => ({ member: 2, reaction }));
  for (const client of [ann, ben, spectator]) {
    await client.until(() => client.reactions.length === REACTIONS.length);
    expect(client.reactions).toEqual(reacted);
  }
  expect(elsewhere.ann.reactions).toEqual([]);
});

test('everybody is told the last seq now and then', async () => {
  const { url } = await usualServer();
  const { ann } = await gather(url);
  await ann.until(() => ann.beats.length > 0, 'a beat comes');
  expect(ann.beats).toEqual([ann.table.seq]);
});

test('a server that stops says so and hangs up, and clients try to come back', async () => {
  const server = await startTestServer();
  const { ann } = await gather(server.url, {}, { reconnects: true });
  await server.stop();
  await ann.until(() => !ann.isThere);
  expect(ann.refusals).toEqual([{ code: 'unavailable', message: 'This server is stopping; connect again.' }]);
  expect(ann.isGone).toBe(false);
});
