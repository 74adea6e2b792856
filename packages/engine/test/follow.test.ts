import { describe, expect, test } from 'vitest';
import {
  beginningOf,
  createGame,
  emptyView,
  follow,
  type GameEvent,
  NOBODY,
  SeededShuffler,
  type View,
  viewOf,
} from '../src/index.ts';
import { cards, play } from './support.ts';
import { playAny, TABLES } from './tables.ts';

const STEPS = 60;

const fold = (view: View, events: readonly GameEvent[]): View => events.reduce(follow, view);

/** What events tell of a view: the end of the game but no question, and whose turn it is once a card has been drawn. */
function toldOf({ state, turn, phase, ...told }: View): Partial<View> {
  if (state.kind === 'finished') return { ...told, state };
  return state.question.kind === 'target' ? { ...told, turn, phase } : told;
}

/** Much faster to compare than the views themselves: keys in the order of their names. */
const textOf = (view: Partial<View>): string =>
  JSON.stringify(Object.entries(view).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What another view says where events tell this one. */
function like(view: View, other: View): string {
  const keys = Object.keys(toldOf(view));
  return textOf(Object.fromEntries(Object.entries(other).filter(([key]) => keys.includes(key))));
}

describe('a view follows events', () => {
  test.each(TABLES)('$name', ({ setup, seed }) => {
    const roll = seed();
    const events: GameEvent[] = [];
    const game = createGame(setup(roll), new SeededShuffler(roll(1000)), (event) => events.push(event));
    const start = emptyView(game.rules);
    let before = start;
    let followed = start;
    for (let step = 0; ; step++) {
      const after = viewOf(game);
      expect(like(after, fold(before, events))).toBe(textOf(toldOf(after)));
      followed = fold(followed, events);
      expect(like(after, followed)).toBe(textOf(toldOf(after)));
      expect(textOf(beginningOf(after))).toBe(textOf(start));
      if (game.finished || step === STEPS) break;
      before = after;
      events.length = 0;
      playAny(game, roll);
    }
  });
});

describe('between two questions', () => {
  const [lifeSaver = 0, lock = 0] = cards('LS L');

  /** The view after each event of a game, by the kind of the event. */
  function viewsOf(...about: Parameters<typeof play>): (kind: GameEvent['kind']) => View {
    const { events, game } = play(...about);
    const views: View[] = [];
    let view = emptyView(game.rules);
    for (const event of events) {
      view = follow(view, event);
      views.push(view);
    }
    return (kind) => {
      const found = views[events.findLastIndex((event) => event.kind === kind)];
      if (found === undefined) throw new Error(`no event ${kind}`);
      return found;
    };
  }

  test('a twin lies in the hand before it busts', () => {
    const after = viewsOf(2, '5 6 5 9 1 2', 'h');
    expect(after('drew').seats[0]).toMatchObject({ status: 'active', cards: cards('5 5'), points: 5 });
    expect(after('busted').seats[0]).toMatchObject({ status: 'busted', cards: cards('5 5'), points: 0 });
  });

  test('a twin and the Life Saver that saved from it go to the discard pile together', () => {
    const after = viewsOf(2, '5 6 LS 7 5 9 1 2', 'h h h');
    expect(after('drew').seats[0]).toMatchObject({ cards: cards('5 LS 5'), lifeSaver: true });
    expect(after('saved').seats[0]).toMatchObject({ cards: cards('5'), lifeSaver: false });
    expect([5, lifeSaver].map((card) => after('saved').discard[card])).toEqual([1, 1]);
  });

  test('the cards of a round lie on the table until the next one starts', () => {
    const after = viewsOf(2, '5 6 7 8 9', 's s');
    expect(after('round ended').seats).toMatchObject([
      { total: 5, cards: [5] },
      { total: 6, cards: [6] },
    ]);
    expect(after('round started')).toMatchObject({ round: 2, dealer: 0, phase: 'deal', turn: 0 });
    expect(after('round started').seats).toMatchObject([
      { total: 5, cards: [], status: 'active' },
      { total: 6, cards: [] },
    ]);
  });

  test('a Turn 7 shows its fifteen points', () => {
    const after = viewsOf(1, '1 2 3 4 5 6 7 8', 'h h h h h h');
    expect(after('turn 7').seats[0]).toMatchObject({ points: 43, total: 0 });
  });

  test('a Lock waits in the queue before it is laid', () => {
    const after = viewsOf(2, '5 6 L 9', 'h >2');
    expect(after('assigned').queue).toEqual([{ card: lock, seat: 1 }]);
    expect(after('locked')).toMatchObject({
      queue: [],
      seats: [{ cards: [5] }, { cards: [6, lock], status: 'locked' }],
    });
  });

  test('a bust in a Turn Three leaves nothing to draw, and discards what it set aside (R26)', () => {
    const after = viewsOf(2, '5 6 T3 L 5 9', 'h >1');
    expect(after('set aside').turnThree).toEqual({ seat: 0, toDraw: 2, aside: [lock] });
    expect(after('busted').turnThree).toEqual({ seat: 0, toDraw: 0, aside: [lock] });
    expect(after('cancelled').turnThree).toEqual({ seat: 0, toDraw: 0, aside: [] });
    expect(after('cancelled').discard[lock]).toBe(1);
  });

  test('a card that waits for a seat which is out leaves the queue (R31)', () => {
    const after = viewsOf(3, '5 6 7 T3 L L 9 1 2', 'h >1 >2 >2');
    expect(after('cancelled')).toMatchObject({ queue: [], turnThree: null });
    expect(after('cancelled').discard[lock]).toBe(1);
  });

  test('a game that nobody wins is over without a winner (R48)', () => {
    const view = follow(emptyView(play(2, '5 6').game.rules), { kind: 'game ended', winner: NOBODY, ruling: 'R48' });
    expect(view.state).toEqual({ kind: 'finished', winner: null });
  });

  test('nobody is asked anything', () => {
    const after = viewsOf(2, '5 6 7 8 9', 'h');
    expect(after('drew').state).toEqual({ kind: 'playing', question: { kind: 'hit-or-stay', seat: NOBODY } });
  });

  test('the view before stays as it was', () => {
    const { events, game } = play(3, '5 LS 7 T3 L LS 2 9 9', 'h >2 >3');
    let view = emptyView(game.rules);
    for (const event of events) {
      const text = JSON.stringify(view);
      const next = follow(view, event);
      expect(JSON.stringify(view)).toBe(text);
      view = next;
    }
  });
});
