/** Whose choice it was: what a bot chose for a person is told as such, in the log, to everybody and in the record. */
import { readRecords, replay, type StandIn, writeRecord } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { type Body, entryOf } from '../src/table/body.ts';
import { readMilestone, writeMilestone } from '../src/table/milestone.ts';
import { recordOf } from '../src/table/play.ts';
import { stageOf, type TableState } from '../src/table/state.ts';
import { Log } from './support/log.ts';

const [HOST, GUEST] = [1, 2];

/** Two people in a game to one point; Bob is asked. */
function playing(): Log {
  const log = new Log({ target: 1 });
  log.join('Ann');
  log.join('Bob');
  for (const member of [HOST, GUEST]) log.add({ kind: 'present', member, node: 'a' });
  log.do(HOST, { kind: 'start' });
  log.playTo(({ played }) => played?.game.asked.seat === 1);
  return log;
}

const sendBot = (log: Log): void => {
  const { number: game = 0, moves = [] } = log.state.played ?? {};
  log.do(HOST, { kind: 'stand in', game, question: moves.length, member: GUEST });
};

const chosen = (log: Log, by: 'clock' | 'absence'): Extract<Body, { kind: 'chose' }> => {
  const isTarget = log.state.played?.game.isLegal(1) ?? false;
  return { kind: 'chose', seat: 1, choice: isTarget ? 1 : 'stay', by };
};

const recordIn = ({ played }: TableState): string => {
  if (played === null) throw new Error('no game');
  return recordOf(played);
};

describe.each<[string, StandIn, 'clock' | 'absence', (log: Log) => void]>([
  ['out of time', 'clock', 'clock', () => {}],
  ['whose connection is lost', 'absence', 'absence', (log) => log.add({ kind: 'absent', member: GUEST, node: 'a' })],
  ['who left', 'left', 'absence', (log) => log.do(GUEST, { kind: 'leave' })],
  ['who did not answer', 'host', 'absence', sendBot],
])('a bot that chose for a person %s', (_, why, by, goes) => {
  test('is told with the reason, which the log need not have', () => {
    const log = playing();
    goes(log);
    const body = chosen(log, by);
    log.add(body);
    expect(entryOf(body, log.state)).toEqual({ ...body, by: why });
  });

  test('stands in the record', async () => {
    const log = playing();
    goes(log);
    const move = log.state.played?.moves.length ?? 0;
    log.add(chosen(log, by));
    log.state = await readMilestone(writeMilestone(log.state), async () => {});
    log.playTo((state) => stageOf(state) === 'finished');
    const text = recordIn(log.state);
    const [located] = readRecords(text);
    if (located === undefined) throw new Error('no record');
    expect(located.record.standIns).toEqual([{ move, why }]);
    expect(writeRecord(located.record)).toBe(text);
    const told: unknown[] = [];
    replay(located, ({ standIn, ...event }) => standIn && told.push({ standIn, ...event }));
    expect(told).toMatchObject([{ standIn: why, seat: 1 }]);
  });
});

test('a record in which everybody chose for themselves says nothing of it', () => {
  const log = playing();
  log.playTo((state) => stageOf(state) === 'finished');
  expect(recordIn(log.state)).not.toContain('stand-ins');
});
