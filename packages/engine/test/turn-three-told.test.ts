import { describe, expect, it, test } from 'vitest';
import {
  createGame,
  emptyView,
  follow,
  type GameEvent,
  LOCK,
  nameOf,
  SeededShuffler,
  type Setup,
  TURN_THREE,
  TURN_THREE_CARDS,
  turnThreeTold,
} from '../src/index.ts';
import { dice, play } from './support.ts';
import { playAny } from './tables.ts';

/** The table after each event of a game in which each answer is as likely as another. */
function momentsOf(setup: Setup, seed: number) {
  const events: GameEvent[] = [];
  const game = createGame(setup, new SeededShuffler(seed), (event) => events.push(event));
  const roll = dice(seed);
  while (!game.finished) playAny(game, roll);
  let view = emptyView(game.rules);
  return events.map((event, i) => {
    view = follow(view, event);
    return { log: events.slice(0, i + 1), view };
  });
}

describe('a Turn Three as it was told', () => {
  const moments = Array.from({ length: 60 }, (_, seed) =>
    momentsOf({ seats: 4, originalTurnThree: seed % 2 === 0 }, seed),
  ).flat();
  const resolving = moments.filter(({ view }) => view.turnThree !== null);

  it('shows as many cards as were drawn, and those set aside as such', () => {
    expect(resolving.length).toBeGreaterThan(500);
    for (const { view, log } of resolving) {
      const three = turnThreeTold(view, log);
      if (three === null || view.turnThree === null) throw new Error('a Turn Three without a beginning');
      const { seat: drawer, toDraw, aside } = view.turnThree;
      const isOut = view.seats[drawer]?.status === 'busted';
      expect(three.seat).toBe(drawer);
      expect(isOut || three.cards.length === TURN_THREE_CARDS - toDraw).toBe(true);
      const last = log.at(-1);
      const isUntold = last?.kind === 'drew' && (last.card === LOCK || last.card === TURN_THREE);
      const raised = three.cards.filter(({ fate }) => fate === 'set aside').map(({ card }) => card);
      expect(isUntold ? raised.slice(0, -1) : raised).toEqual(aside);
    }
  });

  it('says of cards set aside what then happens to them: a bust or a Turn 7 discards them (R26, R16, R47)', () => {
    const moment = { given: 0, discarded: 0 };
    for (const [i, { view, log }] of moments.entries()) {
      const three = turnThreeTold(view, log);
      if (three === null || (view.turnThree?.aside.length ?? 0) === 0) continue;
      const fate = three.aside;
      const next = moments[i + 1]?.log.at(-1)?.kind;
      if (fate === 'waits') continue;
      expect([fate, next]).toEqual([fate, fate === 'given' ? 'assigned' : 'cancelled']);
      moment[fate]++;
    }
    expect(Math.min(moment.given, moment.discarded)).toBeGreaterThan(0);
  });

  it('knows who assigned it', () => {
    for (const { view, log } of resolving.filter((moment) => moment.log.at(-1)?.kind === 'turn three started')) {
      const three = turnThreeTold(view, log);
      const given = log.filter(
        (event) => event.kind === 'assigned' && event.card === TURN_THREE && event.to === three?.seat,
      );
      expect(given.some((event) => event.kind === 'assigned' && event.seat === three?.giver)).toBe(true);
    }
  });
});

describe('of a Turn Three is told', () => {
  /** As of the last event of a kind: who gave it to whom, its cards and their fates, and that of those set aside. */
  function toldAfter(kind: GameEvent['kind'], ...about: Parameters<typeof play>): string {
    const { game, events } = play(...about);
    const log = events.slice(0, events.findLastIndex((event) => event.kind === kind) + 1);
    const three = turnThreeTold(log.reduce(follow, emptyView(game.rules)), log);
    if (three === null) return 'nothing';
    const cards = three.cards.map(({ card, fate }) => `${nameOf(card)} ${fate}`);
    return `${three.giver + 1} to ${three.seat + 1}: ${cards.join(', ')}; ${three.aside}`;
  }

  const THREE = '5 6 T3';
  const SAVER = '5 6 LS 7 T3';

  test.each<[rule: string, after: GameEvent['kind'], draw: string, moves: string, told: string, house?: string]>([
    [
      'numbers and modifiers join the row (R13)',
      'turn three ended',
      `${THREE} 7 8 +2 9`,
      'h >1',
      '1 to 1: 7 joined, 8 joined, +2 joined; given',
    ],
    ['who gave it', 'turn three started', `${THREE} 7 8 9 10`, 'h >2', '1 to 2: ; waits'],
    [
      'who gave the second one of a seat',
      'turn three started',
      `${THREE} 7 8 9 T3 10 +2 +4 1`,
      'h >2 h >2',
      '2 to 2: ; waits',
    ],
    ['nothing once the next round has begun', 'round started', '5 6 T3 7 5 9 1 2', 'h >1 s', 'nothing'],
    ['a twin busts (R14)', 'busted', `${THREE} 7 5 9 1`, 'h >1', '1 to 1: 7 joined, 5 twin; discarded'],
    ['a twin is first a card (R14)', 'drew', `${THREE} 7 5 9 1`, 'h >1', '1 to 1: 7 joined, 5 joined; waits'],
    ['a Life Saver catches it (R18)', 'saved', `${SAVER} 8 5 9 1 2`, 'h h h >1', '1 to 1: 8 joined, 5 saved; waits'],
    [
      'a Life Saver is kept (R17)',
      'turn three ended',
      `${THREE} LS 8 9 1`,
      'h >1',
      '1 to 1: LS kept, 8 joined, 9 joined; given',
    ],
    [
      'a spare one is given away (R19)',
      'gave',
      `${SAVER} 8 LS 9 1`,
      'h h h >1',
      '1 to 1: 8 joined, LS given away; waits',
    ],
    [
      'or discarded (R20)',
      'spare discarded',
      '5 6 LS LS T3 8 LS 9 1',
      'h h h >1',
      '1 to 1: 8 joined, LS discarded; waits',
    ],
    [
      'the seventh ends the round (R16)',
      'turn 7',
      '1 12 2 11 3 10 4 9 5 8 T3 L 6 7 0 9',
      'h h h h h h h h h >1',
      '1 to 1: L set aside, 6 joined, 7 seventh; discarded',
    ],
    ['a Lock waits (R27)', 'set aside', `${THREE} L 7 8 9`, 'h >1', '1 to 1: L set aside; waits'],
    [
      'then it is assigned (R28)',
      'assigned',
      `${THREE} L 7 8 9`,
      'h >1 >2',
      '1 to 1: L assigned, 7 joined, 8 joined; given',
    ],
    ['a bust cancels it (R26)', 'cancelled', `${THREE} L 5 8 9`, 'h >1', '1 to 1: L discarded, 5 twin; discarded'],
    [
      'by the original rule not (R47)',
      'busted',
      `${THREE} L 5 8 9`,
      'h >1',
      '1 to 1: L set aside, 5 twin; given',
      'house original-turn-three',
    ],
    [
      'of the last one alone',
      'turn three ended',
      `${THREE} T3 7 8 9 10 11 0`,
      'h >1 >2',
      '1 to 2: 9 joined, 10 joined, 11 joined; given',
    ],
  ])('%s', (_, after, draw, moves, told, house) => {
    expect(toldAfter(after, 2, draw, moves, ...(house === undefined ? [] : [house]))).toBe(told);
  });
});
