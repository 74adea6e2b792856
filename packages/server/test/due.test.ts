/** When a bot acts for a table, and for whom. */
import { describe, expect, test } from 'vitest';
import { dutyOf, type Pace, USUAL_PACE } from '../src/table/due.ts';
import { stageOf } from '../src/table/state.ts';
import { Log } from './support/log.ts';

const PACE: Pace = { ...USUAL_PACE, bot: 100, grace: 5000, slack: 50 };
const HOST = 1;
const GUEST = 2;

/** Two people, both connected, in a game; Bob is asked. */
function playing(clock: number | null): Log {
  const log = new Log({ clock });
  log.join('Ann');
  log.join('Bob');
  log.add({ kind: 'present', member: HOST, node: 'a' });
  log.add({ kind: 'present', member: GUEST, node: 'a' });
  log.do(HOST, { kind: 'start' });
  log.playTo(({ played }) => played?.game.asked.seat === 1);
  log.now += 10_000;
  return log;
}

const asked = (log: Log): number => log.state.played?.askedAt ?? 0;

describe('a person', () => {
  test('who is there has all the time in the world without a clock', () => {
    expect(dutyOf(playing(null).state, PACE)).toBe(null);
  });

  test('has the time of the clock and a little for the way', () => {
    const log = playing(30);
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'clock', at: asked(log) + 30_050 });
  });

  test('who lost the connection has the grace', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
  });

  test('whose node was lost has the grace', () => {
    const log = playing(null);
    log.add({ kind: 'node lost', node: 'a' });
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
  });

  test('is not absent while another device is connected', () => {
    const log = playing(null);
    log.add({ kind: 'present', member: GUEST, node: 'b' });
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(dutyOf(log.state, PACE)).toBe(null);
  });

  test('whose grace is over is not waited for again', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    log.now += PACE.grace;
    log.add({ kind: 'chose', seat: 1, choice: log.state.played?.game.isLegal(-2) ? 'stay' : 1, by: 'absence' });
    log.playTo(({ played }) => played?.game.asked.seat === 1);
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'absence', at: asked(log) + PACE.bot });
  });

  test('who comes back takes over at once', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    log.add({ kind: 'present', member: GUEST, node: 'b' });
    expect(dutyOf(log.state, PACE)).toBe(null);
  });

  test('who left is played for without grace', () => {
    const log = playing(null);
    log.do(GUEST, { kind: 'leave' });
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'absence', at: asked(log) + PACE.bot });
  });

  test('out of time and absent is played for when the first of the two is over', () => {
    const log = playing(30);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(dutyOf(log.state, PACE)).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
    const late = playing(12);
    late.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(dutyOf(late.state, PACE)).toMatchObject({ by: 'clock', at: asked(late) + 12_050 });
  });
});

test('a bot answers in its own time', () => {
  const log = new Log();
  log.join('Ann', false);
  log.do(HOST, { kind: 'add bot', level: 'master' });
  log.do(HOST, { kind: 'start' });
  expect(dutyOf(log.state, PACE)).toEqual({ kind: 'choice', level: 'Master', by: 'bot', at: asked(log) + PACE.bot });
});

test('nothing is due when the game is over', () => {
  const log = new Log({ target: 1 });
  log.join('Ann', false);
  log.do(HOST, { kind: 'add bot', level: 'rookie' });
  log.do(HOST, { kind: 'start' });
  log.playTo((state) => stageOf(state) === 'finished');
  expect(dutyOf(log.state, PACE)).toBe(null);
});

describe('a host who is gone between games', () => {
  test('is replaced after the grace, if somebody else is there', () => {
    const log = new Log();
    log.join('Ann');
    log.join('Bob');
    log.add({ kind: 'present', member: HOST, node: 'a' });
    log.add({ kind: 'present', member: GUEST, node: 'a' });
    log.add({ kind: 'absent', member: HOST, node: 'a' });
    expect(dutyOf(log.state, PACE)).toEqual({ kind: 'host', at: log.now + PACE.grace });
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(dutyOf(log.state, PACE)).toBe(null);
  });

  test('has the grace from the moment of a hand-over, like everybody whose connection begins to matter', () => {
    const log = new Log();
    log.join('Ann');
    const watcher = log.join('Cy', false);
    log.add({ kind: 'present', member: HOST, node: 'a' });
    log.now += 10 * PACE.grace;
    log.do(HOST, { kind: 'hand over', member: watcher });
    expect(dutyOf(log.state, PACE)).toEqual({ kind: 'host', at: log.now + PACE.grace });
  });
});
