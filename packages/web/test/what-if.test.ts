import {
  type Card,
  choicesOf,
  type GameEvent,
  replay as playRecord,
  Recorder,
  readRecords,
  SeededShuffler,
  STAY,
  writeRecord,
} from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { TabLock } from '../src/device/tab-lock.ts';
import type { BotWorker } from '../src/game/bots/bot-worker.ts';
import { lastFrame, type Replay, recordsIn, replayOf } from '../src/game/replay/replay.ts';
import { nextAsked, whatIf } from '../src/game/replay/what-if.ts';
import { LocalSession } from '../src/game/session/local.ts';
import { LocalGame } from '../src/game/session/local-game.ts';
import { findGame, saveGame } from '../src/game/session/saved-game.ts';
import { soloBest } from '../src/game/session/solo-best.ts';
import { HandClock } from './support/hand-clock.ts';
import { MapStorage } from './support/map-storage.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dora'];

/** A game to its end, played by a die. */
function played(seats: number, seed: number): Replay {
  const about = { players: NAMES.slice(0, seats), setup: { target: 500, dealer: seats - 1 } };
  const recorder = new Recorder(about, new SeededShuffler(seed));
  const die = new SeededShuffler(seed + 1000);
  while (!recorder.game.finished) {
    const choices = choicesOf(recorder.game);
    recorder.play(choices[die.pick(choices.length)] ?? STAY);
  }
  return replayFrom(writeRecord(recorder.record));
}

function replayFrom(text: string): Replay {
  const [located] = recordsIn(text);
  if (located === undefined) throw new Error('the text has no record');
  return replayOf(located);
}

const SHARP = NAMES.map(() => 'Sharp' as const);
const from = (replay: Replay, at: number, seat = 0) => whatIf(replay, { at, seat, levels: SHARP }, 0);
const sorted = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b);

const FOUR = played(4, 1);
const reshuffles = FOUR.events.flatMap(({ kind }, i) => (kind === 'reshuffled' ? [i + 1] : []));

describe('a game that goes on from a moment of a replay', () => {
  test('is tried with a game that reshuffles', () => {
    expect(reshuffles.length).toBeGreaterThan(1);
  });

  test('has happened up to there as it did, at every moment', () => {
    for (let at = 0; at <= lastFrame(FOUR); at++) {
      const { events } = new LocalGame(from(FOUR, at));
      expect(events.slice(0, at)).toEqual(FOUR.events.slice(0, at));
    }
  });

  test('has the same cards to come, in a new order', () => {
    for (const at of [0, 40, ...reshuffles]) {
      const { opening } = from(FOUR, at);
      const piles = FOUR.record.draws.slice(0, opening?.draws.length);
      expect(opening?.draws.slice(0, -1)).toEqual(piles.slice(0, -1));
      expect(sorted(opening?.draws.at(-1) ?? [])).toEqual(sorted(piles.at(-1) ?? []));
      expect(opening?.draws.at(-1)).not.toEqual(piles.at(-1));
      expect(from(FOUR, at).opening?.draws).not.toEqual(opening?.draws);
    }
  });

  test.each([0, 30, ...reshuffles])('is remade from what was saved of it, and its record replays: frame %i', (at) => {
    const game = new LocalGame(from(FOUR, at, 2));
    while (!game.game.finished) game.play(choicesOf(game.game).at(-1) ?? STAY);
    const storage = new MapStorage();
    saveGame(storage, game.saved);
    const found = findGame(storage);
    if (found.kind !== 'game') throw new Error(`found ${found.kind}`);
    const again = new LocalGame(found.game);
    expect(again.events).toEqual(game.events);

    const [located] = readRecords(game.record);
    if (located === undefined) throw new Error('no record');
    const events: GameEvent[] = [];
    playRecord(located, (event) => events.push(event));
    expect(events).toEqual(game.events);
    expect(located.record.fairness).toBeUndefined();
    expect(game.commitment).toBeNull();
  });

  test('seats the person where they wished, and bots elsewhere', () => {
    const { setup } = whatIf(FOUR, { at: 20, seat: 1, levels: ['Rookie', 'Sharp', 'Master', 'Sharp'] }, 0);
    expect(setup).toMatchObject({
      mode: 'bots',
      players: [
        { name: 'Ann', level: 'Rookie' },
        { name: 'Bob', level: null },
        { name: 'Cy', level: 'Master' },
        { name: 'Dora', level: 'Sharp' },
      ],
    });
  });

  test('offers the seat that is asked next, and nothing once nobody is', () => {
    const [first, second] = FOUR.questions;
    if (first?.view.state.kind !== 'playing' || second?.view.state.kind !== 'playing') throw new Error('no questions');
    expect(nextAsked(FOUR, first.at)).toBe(first.view.state.question.seat);
    expect(nextAsked(FOUR, first.at + 1)).toBe(second.view.state.question.seat);
    expect(nextAsked(FOUR, lastFrame(FOUR))).toBeNull();
  });

  test('goes on from a record that stops in the middle', () => {
    const half = replayFrom('turn7 record 1\nplayers Ann | Bob\ndraw 7 5 7\nmoves h\n');
    const game = new LocalGame(from(half, lastFrame(half)));
    expect(game.events.slice(0, lastFrame(half))).toEqual(half.events);
    expect(game.game.finished).toBe(false);
  });
});

describe('at a table of this device', () => {
  const nobody: BotWorker = {
    choose: () => Promise.reject(new Error('nobody plays here but people')),
    advise: () => Promise.reject(new Error('nobody asks for advice here')),
    watch: () => Promise.resolve(),
  };

  function tableWith(storage: MapStorage): LocalSession {
    const lock = new TabLock(storage);
    lock.take();
    const resumed = LocalSession.resume(nobody, { storage, lock, clock: new HandClock() });
    if (resumed.kind !== 'session') throw new Error(`resumed ${resumed.kind}`);
    return resumed.session;
  }

  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };

  test('it proves no shuffle, is no try of the solo challenge, and its rematch is a new game', async () => {
    const alone = played(1, 3);
    const storage = new MapStorage();
    saveGame(storage, from(alone, alone.questions.at(-1)?.at ?? 0));
    const session = tableWith(storage);
    expect(session.commitment.value).toBeNull();
    expect(session.game.value.log).not.toEqual([]);
    for (let i = 0; i < 200 && session.game.value.view.state.kind === 'playing'; i++) {
      session.seen(session.game.value);
      await settle();
      session.choose(STAY);
      await settle();
    }
    session.seen(session.game.value);
    await settle();
    expect(soloBest(storage)).toBeNull();
    const record = await session.record(1);
    expect(record).toContain('\ndraw ');

    session.rematch.value?.();
    expect(session.game.value).toMatchObject({ number: 2, log: [] });
    expect(session.commitment.value).toMatch(/^[0-9a-f]{64}$/);
    const found = findGame(storage);
    expect(found.kind === 'game' && found.game.opening).toBeUndefined();
  });
});
