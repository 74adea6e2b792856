/** What a host does while a game is played, and who gets which seat: people before bots. */
import { choicesOf } from '@turn7/engine';
import { toChoiceWord } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { decideJoin } from '../src/table/decide.ts';
import { duesOf, type Pace, USUAL_PACE } from '../src/table/due.ts';
import { stageOf } from '../src/table/state.ts';
import { listingOf, lobbyView } from '../src/table/view.ts';
import { Log } from './support/log.ts';

const PACE: Pace = { ...USUAL_PACE, bot: 100, slack: 50 };
const [ANN, BOB, CY] = [1, 2, 3];

/** Somebody comes for a seat, and is connected. Their number. */
function come(log: Log, name: string): number {
  const member = log.join(name);
  log.add({ kind: 'present', member, node: 'a' });
  return member;
}

/** Ann (host), Bob and Cy, all connected, in a game without a clock; Bob is asked, and has been for a while. */
function playing(): Log {
  const log = new Log({ clock: null, target: 30 });
  for (const name of ['Ann', 'Bob', 'Cy']) come(log, name);
  log.do(ANN, { kind: 'start' });
  log.playTo(({ played }) => played?.game.asked.seat === 1);
  log.now += 10_000;
  return log;
}

const asked = ({ state }: Log): number => state.played?.askedAt ?? 0;
/** The question that is asked now. */
const question = ({ state: { played } }: Log) => ({ game: played?.number ?? 0, question: played?.moves.length ?? 0 });
const sendBot = (log: Log): void => log.do(ANN, { kind: 'stand in', ...question(log), member: BOB });
const nudge = (log: Log): void => log.do(ANN, { kind: 'nudge', ...question(log), member: BOB });
const toTheEnd = (log: Log): void => log.playTo((state) => stageOf(state) === 'finished');
const namesOf = ({ state }: Log): string[] => lobbyView(state).seats.map(({ name }) => name);

/** Whoever is asked answers. */
function answer(log: Log, member: number): void {
  const { played } = log.state;
  const choice = played ? choicesOf(played.game)[0] : undefined;
  if (played === null || choice === undefined) throw new Error('nothing is asked');
  log.do(member, { kind: 'move', ...question(log), choice: toChoiceWord(choice) });
}

describe('a bot that the host sends in', () => {
  test('answers at once, and goes on until the person does', () => {
    const log = playing();
    expect(duesOf(log.state, PACE).duty).toBe(null);
    sendBot(log);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ kind: 'choice', at: asked(log) + PACE.bot });
    expect(lobbyView(log.state).seats[1]).toMatchObject({ name: 'Bob', away: 'host' });
    answer(log, BOB);
    expect(lobbyView(log.state).seats[1]).toMatchObject({ name: 'Bob', away: false });
  });

  test('goes when they say that they are back, and is not sent in twice', () => {
    const log = playing();
    sendBot(log);
    expect(() => sendBot(log)).toThrow(/does not wait/);
    expect(() => nudge(log)).toThrow(/does not wait/);
    log.do(BOB, { kind: 'sit' });
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });

  test('goes on when the host leaves, who is followed by somebody who answers', () => {
    const log = playing();
    sendBot(log);
    log.do(ANN, { kind: 'leave' });
    expect(log.state.host).toBe(CY);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ kind: 'choice' });
    answer(log, BOB);
    expect(log.state.members.get(BOB)?.away).toBe(false);
  });

  test('comes too late for somebody who has answered, who answers the next question too', () => {
    const log = playing();
    const late = question(log);
    answer(log, BOB);
    log.playTo(({ played }) => played?.game.asked.seat === 1);
    for (const kind of ['stand in', 'nudge'] as const)
      expect(() => log.do(ANN, { kind, ...late, member: BOB })).toThrow(expect.objectContaining({ code: 'stale' }));
    expect(log.state.members.get(BOB)?.away).toBe(false);
  });

  test('keeps no seat for the next game', () => {
    const log = playing();
    sendBot(log);
    toTheEnd(log);
    log.do(ANN, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Cy']);
  });
});

test('whoever is asked is nudged once a question', () => {
  const log = playing();
  nudge(log);
  for (let i = 0; i < 100; i++) expect(() => nudge(log)).toThrow(expect.objectContaining({ code: 'wrong stage' }));
  answer(log, BOB);
  log.playTo(({ played }) => played?.game.asked.seat === 1);
  nudge(log);
});

test('whoever left the game to a bot is back with their answer', () => {
  const log = playing();
  log.do(BOB, { kind: 'stand' });
  answer(log, BOB);
  expect(log.state.members.get(BOB)?.away).toBe(false);
});

describe('somebody who is sent away during a game', () => {
  test('is asked no more: a bot answers at once, under their name, to the end of the game', () => {
    const log = playing();
    log.do(ANN, { kind: 'kick', member: BOB });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ kind: 'choice', at: asked(log) + PACE.bot });
    expect(log.state.members.has(BOB)).toBe(false);
    expect(namesOf(log)).toEqual(['Ann', 'Bob', 'Cy']);
    toTheEnd(log);
    expect(log.state.played?.players).toEqual(['Ann', 'Bob', 'Cy']);
    expect(namesOf(log)).toEqual(['Ann', 'Cy']);
    expect(() => log.join('Bob')).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });

  test('never becomes host', () => {
    const log = playing();
    log.do(ANN, { kind: 'kick', member: BOB });
    log.do(ANN, { kind: 'leave' });
    expect(log.state.host).toBe(CY);
  });

  test('leaves a seat for whoever waits', () => {
    const log = playing();
    const dora = come(log, 'Dora');
    expect(lobbyView(log.state).waiting).toEqual([dora]);
    log.do(ANN, { kind: 'kick', member: BOB });
    toTheEnd(log);
    expect(namesOf(log)).toEqual(['Ann', 'Cy', 'Dora']);
  });
});

describe('a clock that the host switches during a game', () => {
  test('on, is there from the next question on', () => {
    const log = playing();
    log.do(ANN, { kind: 'set options', options: { clock: 30 } });
    expect(duesOf(log.state, PACE).duty).toBe(null);
    answer(log, BOB);
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock', at: asked(log) + 30_050 });
  });

  test('off, still runs for the question that is asked', () => {
    const log = playing();
    log.do(ANN, { kind: 'set options', options: { clock: 30 } });
    answer(log, BOB);
    log.do(ANN, { kind: 'set options', options: { clock: null } });
    expect(duesOf(log.state, PACE).duty).toMatchObject({ by: 'clock' });
    answer(log, (log.state.played?.game.asked.seat ?? 0) + 1);
    expect(duesOf(log.state, PACE).duty).toBe(null);
  });
});

test('a table of people is patient, and not for ever', () => {
  const log = new Log();
  log.join('Ann');
  log.join('Bob');
  log.do(ANN, { kind: 'start' });
  expect(duesOf(log.state, USUAL_PACE).duty).toMatchObject({ by: 'absence' });
  for (const member of [ANN, BOB]) log.add({ kind: 'present', member, node: 'a' });
  expect(duesOf(log.state, USUAL_PACE).duty).toMatchObject({ by: 'clock', at: asked(log) + 60_500 });
});

describe('whoever wants a seat', () => {
  /** Ann with bots on all other seats. */
  function withBots(seats: number, options = {}): Log {
    const log = new Log({ seats, target: 1, ...options });
    come(log, 'Ann');
    log.do(ANN, { kind: 'fill seats', level: 'rookie' });
    return log;
  }

  test('gets the place of the last bot, between games at once', () => {
    const log = withBots(4);
    const [, first, second, third] = namesOf(log);
    expect(new Set([first, second, third]).size).toBe(3);
    come(log, 'Bob');
    expect(namesOf(log)).toEqual(['Ann', first, second, 'Bob']);
    expect(lobbyView(log.state).waiting).toEqual([]);
    come(log, 'Cy');
    expect(namesOf(log)).toEqual(['Ann', first, 'Cy', 'Bob']);
  });

  test('waits during a game, and sits down when it is over, in the order of coming', () => {
    const log = withBots(3);
    log.do(ANN, { kind: 'start' });
    const [bob, cy, dora, eve] = ['Bob', 'Cy', 'Dora', 'Eve'].map((name) => come(log, name));
    expect(lobbyView(log.state).waiting).toEqual([bob, cy, dora, eve]);
    log.do(cy ?? 0, { kind: 'stand' });
    expect(lobbyView(log.state).waiting).toEqual([bob, dora, eve]);
    log.do(cy ?? 0, { kind: 'sit' });
    log.do(dora ?? 0, { kind: 'leave' });
    toTheEnd(log);
    expect(namesOf(log)).toEqual(['Ann', 'Eve', 'Bob']);
    expect(lobbyView(log.state).waiting).toEqual([cy]);
  });

  test('and is gone when the game ends gives way to others, and sits down when they are back', () => {
    const log = withBots(3);
    log.do(ANN, { kind: 'start' });
    const bob = come(log, 'Bob');
    come(log, 'Cy');
    log.add({ kind: 'absent', member: bob, node: 'a' });
    toTheEnd(log);
    expect(namesOf(log)).toEqual(['Ann', expect.any(String), 'Cy']);
    expect(lobbyView(log.state).waiting).toEqual([bob]);
    log.add({ kind: 'present', member: bob, node: 'a' });
    expect(namesOf(log)).toEqual(['Ann', 'Bob', 'Cy']);
  });

  test('waits where only people sit, until one of them goes', () => {
    const log = new Log({ seats: 2 });
    come(log, 'Ann');
    come(log, 'Bob');
    const cy = come(log, 'Cy');
    expect(lobbyView(log.state).waiting).toEqual([cy]);
    expect(() => log.do(cy, { kind: 'sit' })).toThrow(/wait for a seat already/);
    log.do(BOB, { kind: 'stand' });
    expect(namesOf(log)).toEqual(['Ann', 'Cy']);
    log.do(BOB, { kind: 'sit' });
    log.do(ANN, { kind: 'set options', options: { seats: 3 } });
    expect(namesOf(log)).toEqual(['Ann', 'Cy', 'Bob']);
  });

  test('and left theirs to a bot finds another there, and waits: no game has more seats than the host allows', () => {
    const log = new Log({ seats: 2, target: 1 });
    come(log, 'Ann');
    come(log, 'Bob');
    log.do(ANN, { kind: 'start' });
    log.do(BOB, { kind: 'stand' });
    const cy = come(log, 'Cy');
    toTheEnd(log);
    expect(namesOf(log)).toEqual(['Ann', 'Bob', 'Cy']); // Bob’s seat is there until the next game
    log.do(BOB, { kind: 'sit' });
    expect(namesOf(log)).toEqual(['Ann', 'Cy']);
    expect(lobbyView(log.state).waiting).toEqual([BOB]);
    log.do(ANN, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Cy']);
    expect(cy).toBe(CY);
  });

  test('and got that of somebody who left is counted alone: the host may still change the rules', () => {
    const log = new Log({ seats: 2, target: 1 });
    come(log, 'Ann');
    come(log, 'Bob');
    log.do(ANN, { kind: 'start' });
    log.do(BOB, { kind: 'stand' });
    come(log, 'Cy');
    toTheEnd(log);
    log.do(ANN, { kind: 'set options', options: { target: 50 } });
    expect(log.state.options).toMatchObject({ seats: 2, target: 50 });
    expect(() => log.do(ANN, { kind: 'set options', options: { seats: 1 } })).toThrow(/^2 seats are taken/);
  });

  test('and only came to watch waits for nothing', () => {
    const log = withBots(2);
    log.join('Bob', false);
    expect(lobbyView(log.state).waiting).toEqual([]);
  });

  test('finds a table of bots open where nobody may watch', () => {
    const log = withBots(2, { spectators: false, listed: true });
    expect(listingOf(log.state)).toMatchObject({ taken: 1, seats: 2 });
    come(log, 'Bob');
    expect(listingOf(log.state)).toBe(null);
    expect(() => decideJoin(log.state, 'Cy', true)).toThrow(expect.objectContaining({ code: 'full' }));
  });

  test('but never connects takes nobody else’s room', () => {
    const log = withBots(2, { spectators: false, listed: true });
    log.join('Bob');
    expect(listingOf(log.state)).toMatchObject({ taken: 1, seats: 2 });
    come(log, 'Cy');
    expect(lobbyView(log.state).seats).toContainEqual(expect.objectContaining({ name: 'Cy' }));
  });
});

test('a table of before there was a choice allows the coach', async () => {
  const { readBody } = await import('../src/table/body.ts');
  const options = {
    seats: 8,
    target: 200,
    decks: null,
    originalTurnThree: false,
    clock: null,
    spectators: true,
    listed: false,
  };
  const opened = readBody(JSON.stringify({ kind: 'opened', options, secret: '0'.repeat(64) }));
  expect(opened).toMatchObject({ options: { ...options, coach: true } });
});
