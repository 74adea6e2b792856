/** When a bot acts for a table, and for whom. */
import { LONGEST_CLOCK } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { duesOf, type Pace, USUAL_PACE } from '../src/table/due.ts';
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
    expect(duesOf(playing(null).state, PACE).duty).toBe(null);
  });

  test('has the time of the clock and a little for the way', () => {
    const log = playing(30);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock', at: asked(log) + 30_050, within: 30_050 });
  });

  test('who lost the connection has the grace', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    const at = log.now + PACE.grace;
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at, within: PACE.grace });
  });

  test('whose node was lost has the grace', () => {
    const log = playing(null);
    log.add({ kind: 'node lost', node: 'a' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
  });

  test('is not absent while another device is connected', () => {
    const log = playing(null);
    log.add({ kind: 'present', member: GUEST, node: 'b' });
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });

  test('whose grace is over is not waited for again', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    log.now += PACE.grace;
    log.add({ kind: 'chose', seat: 1, choice: log.state.played?.game.isLegal(-2) ? 'stay' : 1, by: 'absence' });
    log.playTo(({ played }) => played?.game.asked.seat === 1);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: asked(log) + PACE.bot });
  });

  test('who comes back takes over at once', () => {
    const log = playing(null);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    log.add({ kind: 'present', member: GUEST, node: 'b' });
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });

  test('who is not back yet has the grace anew when somebody comes to a table where nobody was', () => {
    const log = playing(null);
    log.add({ kind: 'node lost', node: 'a' });
    log.now += 100 * PACE.grace;
    log.add({ kind: 'present', member: HOST, node: 'b' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
    log.now += PACE.grace / 2;
    log.add({ kind: 'present', member: HOST, node: 'c' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: log.now + PACE.grace / 2 });
  });

  test('who comes back to a table where nobody was has the whole time of the clock', () => {
    const log = playing(60);
    log.add({ kind: 'node lost', node: 'a' });
    log.now += 3600_000;
    log.add({ kind: 'present', member: GUEST, node: 'b' });
    const at = log.now + 60_000 + PACE.slack;
    expect(duesOf(log.state, PACE).due).toBe(at);
    log.now += 1000;
    log.add({ kind: 'present', member: HOST, node: 'b' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock', at });
  });

  test('who left is played for without grace', () => {
    const log = playing(null);
    log.do(GUEST, { kind: 'leave' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: asked(log) + PACE.bot });
  });

  test('out of time and absent is played for when the first of the two is over', () => {
    const log = playing(30);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'absence', at: log.now + PACE.grace });
    const late = playing(12);
    late.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(duesOf(late.state, PACE).duty).toMatchObject({ by: 'clock', at: asked(late) + 12_050 });
  });
});

describe('the clock runs only where somebody else waits:', () => {
  test('not for one person with bots', () => {
    const log = new Log({ clock: 60 });
    log.join('Ann');
    log.add({ kind: 'present', member: HOST, node: 'a' });
    log.do(HOST, { kind: 'fill seats', level: 'rookie' });
    log.do(HOST, { kind: 'start' });
    log.playTo(({ played }) => played?.game.asked.seat === 0);
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });

  test.each<[what: string, happen: (log: Log) => void]>([
    ['has left to a bot', (log) => log.do(HOST, { kind: 'stand' })],
    ['was sent away', (log) => log.add({ kind: 'kicked', member: HOST })],
    ['does not answer, so that a bot plays', (log) => log.add({ kind: 'stood in', member: HOST })],
  ])('not for the last of two people, when the other %s', (_, happen) => {
    const log = playing(60);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock' });
    happen(log);
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });
});

test('whoever played alone has the whole time of the clock when the other one is back', () => {
  const log = playing(60);
  log.do(HOST, { kind: 'stand' });
  log.now += 3600_000;
  log.do(HOST, { kind: 'sit' });
  expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock', at: log.now + 60_000 + PACE.slack });
});

test('a bot answers in its own time', () => {
  const log = new Log();
  log.join('Ann', false);
  log.do(HOST, { kind: 'add bot', level: 'master' });
  log.do(HOST, { kind: 'start' });
  expect(duesOf(log.state, PACE).duty).toEqual({
    kind: 'choice',
    level: 'Master',
    by: 'bot',
    at: asked(log) + PACE.bot,
    within: PACE.bot,
  });
});

test('nothing is due when the game is over', () => {
  const log = new Log({ target: 1 });
  log.join('Ann', false);
  log.do(HOST, { kind: 'add bot', level: 'rookie' });
  log.do(HOST, { kind: 'start' });
  log.playTo((state) => stageOf(state) === 'finished');
  expect(duesOf(log.state, PACE).duty).toBe(null);
});

describe('a host who is gone', () => {
  test('is replaced after the grace, if somebody else is there', () => {
    const log = new Log();
    log.join('Ann');
    log.join('Bob');
    log.add({ kind: 'present', member: HOST, node: 'a' });
    log.add({ kind: 'present', member: GUEST, node: 'a' });
    log.add({ kind: 'absent', member: HOST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toEqual({ kind: 'host', at: log.now + PACE.grace, within: PACE.grace });
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });

  test.each([null, 60])('is replaced during a game too, while somebody else is asked, clock %s', (clock) => {
    const log = playing(clock);
    const due = duesOf(log.state, PACE).due;
    log.add({ kind: 'absent', member: HOST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toEqual({ kind: 'host', at: log.now + PACE.grace, within: PACE.grace });
    expect(duesOf(log.state, PACE).due).toBe(due); // whoever is asked sees the same clock
  });

  test('has the grace from the moment of a hand-over, like everybody whose connection begins to matter', () => {
    const log = new Log();
    log.join('Ann');
    const watcher = log.join('Cy', false);
    log.add({ kind: 'present', member: HOST, node: 'a' });
    log.now += 10 * PACE.grace;
    log.do(HOST, { kind: 'hand over', member: watcher });
    expect(duesOf(log.state, PACE).duty).toEqual({ kind: 'host', at: log.now + PACE.grace, within: PACE.grace });
  });
});

test.each([
  [3, 900],
  [5, 900],
  [10, 500],
  [53, 94],
])(
  '%i bots seem to think %i ms each, so that a lap of them takes no longer than a person waits gladly',
  (bots, thinks) => {
    const log = new Log({ seats: bots + 1 });
    log.join('Ann');
    log.do(HOST, { kind: 'fill seats', level: 'rookie' });
    log.do(HOST, { kind: 'start' });
    log.playTo(({ played }) => played?.game.asked.seat !== 0);
    expect(duesOf(log.state, USUAL_PACE).duty).toMatchObject({ by: 'bot', at: asked(log) + thinks, within: thinks });
  },
);

describe('in slow play', () => {
  const DAY = 86_400;
  const DAY_MS = DAY * 1000;

  test.each<[what: string, happen: (log: Log) => void]>([
    ['is there', () => {}],
    ['has closed the page', (log) => log.add({ kind: 'absent', member: GUEST, node: 'a' })],
    ['has lost the node', (log) => log.add({ kind: 'node lost', node: 'a' })],
    [
      'looks in now and then',
      (log) => {
        log.add({ kind: 'node lost', node: 'a' });
        log.now += DAY_MS / 2;
        log.add({ kind: 'present', member: GUEST, node: 'b' });
      },
    ],
  ])('whoever is asked and %s has the day from the question on, and not a moment more or less', (_, happen) => {
    const log = playing(DAY);
    happen(log);
    const at = asked(log) + DAY_MS + PACE.slack;
    const { duty, due, slowDue } = duesOf(log.state, PACE);
    expect(duty).toMatchObject({ by: 'clock', at, within: DAY_MS + PACE.slack });
    expect([due, slowDue]).toEqual([at, at]);
  });

  test('whoever plays with bots alone is never played for', () => {
    const log = new Log({ clock: DAY });
    log.join('Ann');
    log.do(HOST, { kind: 'add bot', level: 'rookie' });
    log.do(HOST, { kind: 'start' });
    log.playTo(({ played }) => played?.game.asked.seat === 0);
    expect(duesOf(log.state, PACE).slowDue).toBe(null);
  });

  test('a bot, and whoever left to one, is played for soon though nobody looks', () => {
    const log = playing(DAY);
    log.join('Cy', false);
    log.do(GUEST, { kind: 'stand' });
    expect(duesOf(log.state, PACE).slowDue).toBe(asked(log) + PACE.bot);
  });

  test('a host who is gone stays host for as long as a choice may take, however often others look in', () => {
    const log = new Log({ clock: DAY });
    log.join('Ann');
    log.join('Bob');
    const since = log.now;
    log.now += DAY_MS - 1;
    log.add({ kind: 'present', member: GUEST, node: 'a' });
    expect(duesOf(log.state, PACE).duty).toEqual({ kind: 'host', at: since + DAY_MS, within: DAY_MS });
  });

  test('whoever waits for a seat gets it though they are not connected', () => {
    const log = playing(DAY);
    const late = log.join('Cy');
    log.playTo((state) => stageOf(state) === 'finished');
    expect(log.state.seats).toContainEqual({ kind: 'person', member: late });
  });

  test('five minutes are none of it', () => {
    const log = playing(300);
    log.add({ kind: 'absent', member: GUEST, node: 'a' });
    expect(duesOf(log.state, PACE)).toMatchObject({ duty: { by: 'absence' }, slowDue: null });
  });

  test('the longest time fits into one timer', () => {
    expect(LONGEST_CLOCK * 1000 + PACE.slack).toBeLessThan(2 ** 31);
  });
});
