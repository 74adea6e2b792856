/** What members of a table may do, and when. */
import { questionOf } from '@turn7/engine';
import type { Command } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../src/refusal.ts';
import { decide, decideJoin } from '../src/table/decide.ts';
import { duesOf, USUAL_PACE } from '../src/table/due.ts';
import { stageOf } from '../src/table/state.ts';
import { lobbyView } from '../src/table/view.ts';
import { Log, secretNumber } from './support/log.ts';

const HOST = 1;
const GUEST = 2;
const WATCHER = 3;

/** Ann (host) and Bob with seats, Cy without, a bot. */
function lobby(): Log {
  const log = new Log();
  log.join('Ann');
  log.join('Bob');
  log.join('Cy', false);
  log.do(HOST, { kind: 'add bot', level: 'rookie' });
  return log;
}

function playing(): Log {
  const log = lobby();
  log.do(HOST, { kind: 'start' });
  log.playTo(({ played }) => played?.game.asked.seat === 1); // Bob is asked
  return log;
}

function finished(): Log {
  const log = lobby();
  log.do(HOST, { kind: 'set options', options: { target: 1 } });
  log.do(HOST, { kind: 'start' });
  log.playTo((state) => stageOf(state) === 'finished');
  return log;
}

const refusalOf = (log: Log, member: number, command: Command): string | null => {
  const before = log.state;
  try {
    log.do(member, command);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(log.state).toBe(before);
    expect(error.message).toMatch(/^[A-Z\d].+\.$/);
    return error.code;
  }
};

const STAGES = { lobby, playing, finished };

type Row = [stage: keyof typeof STAGES, who: number, command: Command, refusal: string | null];
const start: Command = { kind: 'start' };
const sit: Command = { kind: 'sit' };
const seed: Command = { kind: 'seed', seed: 'c0ffee' };
const addBot: Command = { kind: 'add bot', level: 'Sharp' };
const removeBot: Command = { kind: 'remove bot', seat: 2 };
const fill: Command = { kind: 'fill seats', level: 'Sharp' };
/** What Bob is asked in `playing`. */
const asked = { game: 1, question: playing().state.played?.moves.length ?? 0 };
const nudge: Command = { kind: 'nudge', ...asked, member: GUEST };
const standIn: Command = { kind: 'stand in', ...asked, member: GUEST };
const kick: Command = { kind: 'kick', member: GUEST };
const options: Command = { kind: 'set options', options: { clock: 30 } };

describe('a command', () => {
  test.each<Row>([
    ['lobby', WATCHER, sit, null],
    ['lobby', GUEST, sit, 'wrong stage'],
    ['playing', WATCHER, sit, null],
    ['playing', GUEST, sit, 'wrong stage'],
    ['finished', WATCHER, sit, null],
    ['lobby', GUEST, { kind: 'stand' }, null],
    ['playing', GUEST, { kind: 'stand' }, null],
    ['lobby', WATCHER, { kind: 'stand' }, 'wrong stage'],
    ['lobby', GUEST, { kind: 'leave' }, null],
    ['playing', WATCHER, { kind: 'leave' }, null],
    ['lobby', GUEST, seed, null],
    ['playing', GUEST, seed, null],
    ['lobby', WATCHER, seed, 'wrong stage'],
    ['lobby', GUEST, { ...seed, game: 1 }, null],
    ['playing', GUEST, { ...seed, game: 1 }, 'stale'],
    ['playing', GUEST, { ...seed, game: 2 }, null],
    ['finished', GUEST, { ...seed, game: 3 }, 'stale'],
    ['lobby', HOST, start, null],
    ['lobby', GUEST, start, 'forbidden'],
    ['playing', HOST, start, 'wrong stage'],
    ['finished', HOST, start, null],
    ['lobby', HOST, addBot, null],
    ['lobby', GUEST, addBot, 'forbidden'],
    ['playing', HOST, addBot, 'wrong stage'],
    ['lobby', HOST, { kind: 'add bot', level: 'perfect' }, 'bad request'],
    ['lobby', HOST, fill, null],
    ['lobby', GUEST, fill, 'forbidden'],
    ['playing', HOST, fill, 'wrong stage'],
    ['lobby', HOST, { kind: 'fill seats', level: 'perfect' }, 'bad request'],
    ['playing', HOST, nudge, null],
    ['playing', GUEST, nudge, 'forbidden'],
    ['playing', WATCHER, nudge, 'forbidden'],
    ['lobby', HOST, nudge, 'wrong stage'],
    ['finished', HOST, nudge, 'stale'],
    ['playing', HOST, { ...nudge, member: HOST }, 'stale'],
    ['playing', HOST, { ...nudge, member: WATCHER }, 'stale'],
    ['playing', HOST, { ...nudge, member: 99 }, 'not found'],
    ['playing', HOST, { ...nudge, question: asked.question - 1 }, 'stale'],
    ['playing', HOST, standIn, null],
    ['playing', GUEST, standIn, 'forbidden'],
    ['lobby', HOST, standIn, 'wrong stage'],
    ['finished', HOST, standIn, 'stale'],
    ['playing', HOST, { ...standIn, member: HOST }, 'bad request'],
    ['playing', HOST, { ...standIn, member: WATCHER }, 'stale'],
    ['playing', HOST, { ...standIn, member: 99 }, 'not found'],
    ['playing', HOST, { ...standIn, question: asked.question - 1 }, 'stale'],
    ['playing', HOST, { ...standIn, game: 2 }, 'stale'],
    ['lobby', HOST, removeBot, null],
    ['lobby', HOST, { kind: 'remove bot', seat: 0 }, 'not found'],
    ['lobby', HOST, { kind: 'remove bot', seat: 9 }, 'not found'],
    ['playing', HOST, removeBot, 'wrong stage'],
    ['lobby', HOST, kick, null],
    ['playing', HOST, kick, null],
    ['playing', GUEST, kick, 'forbidden'],
    ['playing', HOST, { kind: 'kick', member: HOST }, 'bad request'],
    ['lobby', GUEST, kick, 'forbidden'],
    ['lobby', HOST, { kind: 'kick', member: HOST }, 'bad request'],
    ['lobby', HOST, { kind: 'kick', member: 99 }, 'not found'],
    ['lobby', HOST, options, null],
    ['playing', HOST, options, null],
    ['playing', HOST, { kind: 'set options', options: { clock: null } }, null],
    ['playing', GUEST, options, 'forbidden'],
    ['playing', HOST, { kind: 'set options', options: {} }, 'wrong stage'],
    ['playing', HOST, { kind: 'set options', options: { clock: 30, target: 50 } }, 'wrong stage'],
    ['playing', HOST, { kind: 'set options', options: { coach: false } }, 'wrong stage'],
    ['lobby', HOST, { kind: 'set options', options: { coach: false } }, null],
    ['lobby', HOST, { kind: 'set options', options: { seats: 2 } }, 'wrong stage'],
    ['playing', HOST, { kind: 'hand over', member: GUEST }, null],
    ['playing', GUEST, { kind: 'hand over', member: GUEST }, 'forbidden'],
    ['playing', HOST, { kind: 'hand over', member: 99 }, 'not found'],
    ['lobby', GUEST, { kind: 'move', game: 1, question: 0, choice: 'hit' }, 'wrong stage'],
    ['finished', GUEST, { kind: 'move', game: 1, question: 0, choice: 'hit' }, 'stale'],
  ])('%s: member %i: %j → %s', (stage, who, command, refusal) => {
    expect(refusalOf(STAGES[stage](), who, command)).toBe(refusal);
  });
});

describe('a move', () => {
  const log = playing();
  const { played } = log.state;
  const question = played?.moves.length ?? 0;
  const ask = played && questionOf(played.game);
  const right = { kind: 'move', game: 1, question, choice: ask?.kind === 'target' ? ask.seat : 'hit' } as const;
  const wrong = ask?.kind === 'target' ? 'hit' : 0;
  test.each<[what: string, who: number, move: Command, refusal: string | null]>([
    ['by the seat that is asked', GUEST, right, null],
    ['by another seat', HOST, right, 'not your turn'],
    ['by somebody without a seat', WATCHER, right, 'not your turn'],
    ['to an earlier question', GUEST, { ...right, question: question - 1 }, 'stale'],
    ['to a later question', GUEST, { ...right, question: question + 1 }, 'stale'],
    ['in another game', GUEST, { ...right, game: 2 }, 'stale'],
    ['that is no answer', GUEST, { ...right, choice: wrong }, 'not an answer'],
    ['to a seat that is not there', GUEST, { ...right, choice: 40 }, 'not an answer'],
  ])('%s', (_, who, move, refusal) => {
    const fresh = new Log();
    fresh.state = log.state;
    expect(refusalOf(fresh, who, move)).toBe(refusal);
  });
});

describe('seats', () => {
  test('are refused beyond the number that the host chose', () => {
    const log = new Log({ seats: 1 });
    log.join('Ann');
    log.join('Bob');
    expect(log.state.seats).toHaveLength(1);
    expect(refusalOf(log, HOST, addBot)).toBe('full');
    expect(refusalOf(log, HOST, fill)).toBe('full');
  });

  test('are needed where nobody may watch', () => {
    const log = new Log({ seats: 1, spectators: false });
    log.join('Ann');
    expect(() => decideJoin(log.state, 'Bob', true)).toThrow(Refusal);
  });

  test('of a game stay with those who leave it, and are theirs when they come back', () => {
    const log = playing();
    log.do(GUEST, { kind: 'leave' });
    expect(log.state.members.get(GUEST)?.away).toBe('left');
    log.do(GUEST, { kind: 'sit' });
    expect(log.state.members.get(GUEST)?.away).toBe(false);
    expect(log.state.seats).toHaveLength(3);
  });

  test('that were left during a game may be taken again after it', () => {
    const log = playing();
    log.do(GUEST, { kind: 'stand' });
    log.do(HOST, { kind: 'stand' });
    log.playTo((state) => stageOf(state) === 'finished');
    log.do(GUEST, { kind: 'sit' });
    log.do(HOST, { kind: 'sit' });
    log.do(log.state.host ?? 0, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Bob', 'Cleo']);
  });

  test('that were left are free for others after the game', () => {
    const log = new Log({ seats: 2, target: 1 });
    log.join('Ann');
    log.join('Bob');
    log.do(HOST, { kind: 'start' });
    log.do(GUEST, { kind: 'leave' });
    log.playTo((state) => stageOf(state) === 'finished');
    log.join('Cy');
    log.do(HOST, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Cy']);
  });

  test('stay for a rematch, but for those who left the game', () => {
    const log = finished();
    log.do(HOST, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Bob', 'Cleo']);
    log.do(GUEST, { kind: 'leave' });
    log.playTo((state) => stageOf(state) === 'finished');
    log.do(HOST, { kind: 'start' });
    expect(log.state.played?.players).toEqual(['Ann', 'Cleo']);
    expect(log.state.played?.number).toBe(3);
  });
});

describe('the host', () => {
  test('is the first who came', () => expect(lobby().state.host).toBe(HOST));

  test('who leaves is followed by somebody with a seat', () => {
    const log = lobby();
    log.do(HOST, { kind: 'leave' });
    expect(log.state.host).toBe(GUEST);
    log.do(GUEST, { kind: 'leave' });
    expect(log.state.host).toBe(WATCHER);
    log.do(WATCHER, { kind: 'leave' });
    expect(log.state.host).toBe(null);
    expect(log.join('Dee')).toBe(4);
    expect(log.state.host).toBe(4);
  });

  test('who leaves during a game hands over at once', () => {
    const log = playing();
    log.do(HOST, { kind: 'leave' });
    expect(log.state.host).toBe(GUEST);
  });

  test('who leaves a game that only bots play on stays host', () => {
    const log = new Log();
    log.join('Ann');
    log.do(HOST, { kind: 'add bot', level: 'rookie' });
    log.do(HOST, { kind: 'start' });
    log.do(HOST, { kind: 'leave' });
    expect(log.state.host).toBe(HOST);
  });
});

test('people of one name are told apart', () => {
  const log = lobby();
  log.join('Ann');
  log.join(' Ann ');
  log.join('ANN');
  const names = [...log.state.members.values()].map(({ name }) => name);
  expect(names).toEqual(['Ann', 'Bob', 'Cy', 'Ann 2', 'Ann 3', 'ANN 4']);
});

test('whoever was sent away does not come back by their name; whoever left, or stays, may', () => {
  const log = lobby();
  log.do(HOST, kick);
  expect(() => log.join('Bob')).toThrow(expect.objectContaining({ code: 'forbidden' }));
  expect(() => log.join(' BOB\u200b ', false)).toThrow(/sent somebody of that name away/);
  const dan = log.join('Dan');
  log.do(dan, { kind: 'leave' });
  expect(log.join('Dan')).toBe(dan + 1);
  const secondAnn = log.join('Ann');
  expect([...log.state.members.values()].map(({ name }) => name)).toEqual(['Ann', 'Cy', 'Dan', 'Ann 2']);
  log.do(HOST, { kind: 'kick', member: secondAnn });
  expect(() => log.join('Ann')).toThrow(/sent somebody of that name away/); // they would be Ann 2 again
});

test('a name without a letter is refused', () => {
  expect(() => decideJoin(new Log().state, ' \u202e ', true)).toThrow(/name is empty/);
});

test('a seed is given once a game', () => {
  const log = lobby();
  log.do(GUEST, seed);
  expect(refusalOf(log, GUEST, seed)).toBe('wrong stage');
  log.do(HOST, start);
  expect(log.state.played?.seeds).toEqual([null, 'c0ffee', null]);
  log.do(GUEST, seed);
});

test('a game knows in which order its seeds came, and none of those who stood up or left', () => {
  const log = lobby();
  log.do(WATCHER, sit);
  for (const [member, word] of [
    [WATCHER, 'c'],
    [GUEST, 'b'],
    [HOST, 'a'],
  ] as const) {
    log.do(member, { kind: 'seed', seed: word });
  }
  log.do(GUEST, { kind: 'stand' });
  log.do(GUEST, sit);
  log.do(GUEST, { kind: 'seed', seed: 'b2' });
  const late = log.join('Dan');
  log.do(late, { kind: 'seed', seed: 'd' });
  log.do(late, { kind: 'leave' });
  log.do(HOST, start);
  expect(log.state.played).toMatchObject({ seeds: ['a', null, 'c', 'b2'], seeded: [2, 0, 3] });
});

describe('a table that has seen very many lines', () => {
  const at = (seq: number): Log => {
    const log = new Log();
    log.join('Ann');
    log.state = { ...log.state, seq };
    return log;
  };
  const decision = (log: Log, command: Command) => () => decide(log.state, 1, command, () => secretNumber(9));

  test.each([
    [29_999, undefined],
    [30_000, true],
  ])('says so, long before it is full: after %i', (seq, nearlyFull) => {
    expect(lobbyView(at(seq).state).nearlyFull).toBe(nearlyFull);
  });

  test('begins no game that may not fit', () => {
    expect(decision(at(39_999), { kind: 'start' })).not.toThrow();
    expect(decision(at(40_000), { kind: 'start' })).toThrow(/open a new one/);
    expect(decision(at(40_000), { kind: 'stand' })).not.toThrow();
  });

  test('takes nothing more in the end, but lets people go', () => {
    const log = at(50_000);
    expect(decision(log, { kind: 'stand' })).toThrow(expect.objectContaining({ code: 'full' }));
    expect(() => decideJoin(log.state, 'Ben', true)).toThrow(expect.objectContaining({ code: 'full' }));
    expect(decision(log, { kind: 'leave' })()).toEqual({ kind: 'left', member: 1 });
  });

  test('and asks nobody to act for it', () => {
    const log = new Log();
    const host = log.join('Ann', false);
    log.do(host, { kind: 'add bot', level: 'rookie' });
    log.do(host, { kind: 'start' });
    expect(duesOf(log.state, USUAL_PACE).duty).not.toBeNull();
    expect(duesOf({ ...log.state, seq: 50_000 }, USUAL_PACE).duty).toBeNull();
  });
});
