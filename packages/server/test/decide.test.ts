/** What members of a table may do, and when. */
import { questionOf } from '@turn7/engine';
import type { Command } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../src/refusal.ts';
import { decideJoin } from '../src/table/decide.ts';
import { stageOf } from '../src/table/state.ts';
import { Log } from './support/log.ts';

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
const kick: Command = { kind: 'kick', member: GUEST };
const options: Command = { kind: 'set options', options: { clock: 30 } };

describe('a command', () => {
  test.each<Row>([
    ['lobby', WATCHER, sit, null],
    ['lobby', GUEST, sit, 'wrong stage'],
    ['playing', WATCHER, sit, 'wrong stage'],
    ['finished', WATCHER, sit, null],
    ['lobby', GUEST, { kind: 'stand' }, null],
    ['playing', GUEST, { kind: 'stand' }, null],
    ['lobby', WATCHER, { kind: 'stand' }, 'wrong stage'],
    ['lobby', GUEST, { kind: 'leave' }, null],
    ['playing', WATCHER, { kind: 'leave' }, null],
    ['lobby', GUEST, seed, null],
    ['playing', GUEST, seed, null],
    ['lobby', WATCHER, seed, 'wrong stage'],
    ['lobby', HOST, start, null],
    ['lobby', GUEST, start, 'forbidden'],
    ['playing', HOST, start, 'wrong stage'],
    ['finished', HOST, start, null],
    ['lobby', HOST, addBot, null],
    ['lobby', GUEST, addBot, 'forbidden'],
    ['playing', HOST, addBot, 'wrong stage'],
    ['lobby', HOST, { kind: 'add bot', level: 'perfect' }, 'bad request'],
    ['lobby', HOST, removeBot, null],
    ['lobby', HOST, { kind: 'remove bot', seat: 0 }, 'not found'],
    ['lobby', HOST, { kind: 'remove bot', seat: 9 }, 'not found'],
    ['playing', HOST, removeBot, 'wrong stage'],
    ['lobby', HOST, kick, null],
    ['playing', HOST, kick, 'wrong stage'],
    ['lobby', GUEST, kick, 'forbidden'],
    ['lobby', HOST, { kind: 'kick', member: HOST }, 'bad request'],
    ['lobby', HOST, { kind: 'kick', member: 99 }, 'not found'],
    ['lobby', HOST, options, null],
    ['playing', HOST, options, 'wrong stage'],
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
    expect(refusalOf(log, GUEST, sit)).toBe('full');
    expect(refusalOf(log, HOST, addBot)).toBe('full');
  });

  test('are needed where nobody may watch', () => {
    const log = new Log({ seats: 1, spectators: false });
    log.join('Ann');
    expect(() => decideJoin(log.state, 'Bob', true)).toThrow(Refusal);
  });

  test('of a game stay with those who leave it, and are theirs when they come back', () => {
    const log = playing();
    log.do(GUEST, { kind: 'leave' });
    expect(log.state.members.get(GUEST)?.away).toBe(true);
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
