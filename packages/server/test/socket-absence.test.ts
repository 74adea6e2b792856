import type { Entry } from '@turn7/protocol';
import { expect, test } from 'vitest';
import { USUAL_PACE } from '../src/table/due.ts';
import { Client } from './support/client.ts';
import { answer, asked, gather, isOver } from './support/party.ts';
import { startTestServer } from './support/server.ts';

type Choice = Extract<Entry, { kind: 'chose' }>;

const choicesOf = ({ lines }: Client): Choice[] =>
  lines.flatMap(({ entry }) => (entry.kind === 'chose' ? [entry] : []));

const IMPATIENT = { ...USUAL_PACE, bot: 0, grace: 50, linger: 20, slack: 0 };
const ANN = 0;
const BEN = 1;

/** Ann answers whatever she is asked until something holds, or the game is over. */
async function annPlays(ann: Client, until: () => boolean): Promise<void> {
  while (!until() && !isOver(ann)) {
    if (asked(ann) === ANN) {
      const seq = await ann.do(answer(ann));
      await ann.until(() => ann.table.seq >= seq);
    } else await ann.until(() => asked(ann) === ANN || isOver(ann) || until(), 'somebody answers for Ben');
  }
}

test('a bot plays single turns for somebody who is gone, and they take over at once when they return', async () => {
  const { url } = await startTestServer({ pace: IMPATIENT });
  const { code, ann, ben, tokens } = await gather(url, { target: 1000 });
  await ann.do({ kind: 'start' });
  await ann.until(() => ann.table.game !== null);
  ben.close();
  const byBot = (): Choice[] => choicesOf(ann).filter(({ by }) => by === 'absence');
  await annPlays(ann, () => byBot().length >= 3);
  expect(byBot().every(({ seat }) => seat === BEN)).toBe(true);
  expect(ann.table.lobby.members).toMatchObject([{ present: true }, { present: false }]);

  const back = await Client.connect(url, { code, token: tokens.ben });
  await ann.until(() => ann.table.lobby.members.every(({ present }) => present));
  const before = byBot().length;
  await annPlays(ann, () => asked(ann) === BEN);
  const { seq } = ann.table;
  await back.until(() => back.table.seq >= seq);
  const done = await back.do(answer(back));
  await ann.until(() => ann.table.seq >= done);
  expect(choicesOf(ann).at(-1)).toMatchObject({ seat: BEN, by: 'person' });
  expect(byBot()).toHaveLength(before);
});

test('for somebody who left a bot plays at once, and that is told as the reason', async () => {
  const { url } = await startTestServer({ pace: IMPATIENT });
  const { ann, ben } = await gather(url, { target: 1000 });
  await ann.do({ kind: 'start' });
  await ann.until(() => ann.table.game !== null);
  await ben.do({ kind: 'leave' });
  const ofBen = (): Choice[] => choicesOf(ann).filter(({ seat }) => seat === BEN);
  await annPlays(ann, () => ofBen().length >= 2);
  expect(new Set(ofBen().map(({ by }) => by))).toEqual(new Set(['left']));
});

test('a connection that comes back within moments was never gone', async () => {
  const { url } = await startTestServer({ pace: { ...IMPATIENT, linger: 20_000 } });
  const { ann, ben } = await gather(url, {}, { reconnects: true });
  ben.cut();
  await ben.until(() => ben.welcomes.length === 2);
  await ann.do({ kind: 'seed', seed: 'abc' });
  expect(ann.lines.filter(({ entry }) => entry.kind === 'absent')).toEqual([]);
});

test('when the clock runs out a bot makes that one choice', async () => {
  // The shortest clock is five seconds; the slack takes most of them away.
  const { url } = await startTestServer({ pace: { ...USUAL_PACE, bot: 0, grace: 60_000, slack: -4900 } });
  const { ann, ben } = await gather(url, { clock: 5 });
  await ann.do({ kind: 'start' });
  const choices = (): Choice[] => choicesOf(ben);
  await ben.until(() => choices().length >= 2, 'the clock has run out twice');
  expect(new Set(choices().map(({ by }) => by))).toEqual(new Set(['clock']));
  const times = ben.lines.filter(({ entry }) => entry.kind !== 'present').map(({ at }) => at);
  expect(Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0)))).toBeGreaterThanOrEqual(90);
});

test('when the host leaves, the other one is host', async () => {
  const { url } = await startTestServer();
  const { ann, ben } = await gather(url);
  await ann.do({ kind: 'leave' });
  await ben.until(() => ben.table.lobby.host === 2);
  await ben.do({ kind: 'add bot', level: 'Rookie' });
});

test('when the host is gone for long, somebody who is there becomes host', async () => {
  const { url } = await startTestServer({ pace: IMPATIENT });
  const { ann, ben } = await gather(url);
  ann.close();
  await ben.until(() => ben.table.lobby.host === 2);
  expect(ben.lines.at(-1)?.entry).toEqual({ kind: 'host changed', member: 2 });
});
