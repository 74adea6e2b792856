import { describe, expect, it } from 'vitest';
import {
  createGame,
  emptyView,
  follow,
  type GameEvent,
  LOCK,
  SeededShuffler,
  type Setup,
  TURN_THREE,
  TURN_THREE_CARDS,
  turnThreeTold,
} from '../src/index.ts';
import { dice } from './support.ts';
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
