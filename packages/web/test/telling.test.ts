import {
  type Choice,
  cardNamed,
  createGame,
  emptyView,
  type Game,
  type GameEvent,
  HIT,
  SeededShuffler,
  type Setup,
  STAY,
  type View,
  viewOf,
} from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Signal } from '../src/device/signal.ts';
import { durationOf, PACES, thinkingDuration } from '../src/game/playback/pace.ts';
import { Telling } from '../src/game/playback/telling.ts';
import { roundsOf, type Told } from '../src/game/playback/told.ts';
import type { Session, Step, Teller } from '../src/game/session/session.ts';
import { HandClock } from './support/hand-clock.ts';

const cards = (words: string) => words.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
/** Two seats, of which the second deals; seat 1 comes first. */
const PILE = '5 6 7 8 9 10 1 2 3 4';

/** A table whose steps a test makes. */
class Script {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  number = 1;
  past: readonly GameEvent[] = [];
  #teller: Teller = async () => {};
  /** What the telling begins with, if there is anything. */
  #first: View | null;

  /** `fresh`: the telling begins before the first event; `awaited`: before there is a game. */
  constructor(fresh = true, setup: Partial<Setup> = {}, awaited = false) {
    const about = { seats: 2, dealer: 1, pile: cards(PILE), ...setup };
    this.game = createGame(about, new SeededShuffler(1), (event) => this.events.push(event));
    this.#first = awaited ? null : fresh ? emptyView(this.game.rules) : viewOf(this.game);
    if (!fresh) this.past = this.events.splice(0);
  }

  session(online: boolean): Session {
    const nothing = new Signal(null);
    return {
      people: new Signal([]),
      past: () => this.past,
      follow: (teller) => {
        this.#teller = teller;
        if (this.#first !== null) void teller({ game: this.number, events: [], view: this.#first, due: null });
        return () => {
          this.#teller = async () => {};
        };
      },
      choose: () => {},
      rematch: nothing,
      record: async () => null,
      commitment: nothing,
      online: online ? ONLINE : null,
      close: () => {},
    };
  }

  /** Tells what has happened since the last step. */
  tell(some: Partial<Step> = {}): Promise<void> {
    const events = this.events.splice(0);
    return this.#teller({ game: this.number, events, view: viewOf(this.game), due: null, ...some });
  }

  play(...choices: Choice[]): Promise<void> {
    for (const choice of choices) this.game.play(choice);
    return this.tell();
  }
}

const refuse = async () => null;
const ONLINE: Session['online'] = {
  code: 'ABCDEF',
  origin: new Signal(''),
  answering: new Signal(null),
  connection: new Signal({ kind: 'open' }),
  get lobby(): never {
    throw new Error('no telling looks at the lobby');
  },
  me: new Signal(null),
  refused: new Signal(null),
  send: refuse,
  react: () => {},
  onReaction: () => () => {},
};

interface About {
  readonly script?: Script;
  readonly online?: boolean;
  readonly pace?: number;
  readonly reduced?: boolean;
}

function start({ script = new Script(), online = false, pace = PACES.normal, reduced = false }: About = {}) {
  const clock = new HandClock();
  const tempo = { pace: () => pace, reduced: () => reduced, timers: clock };
  const telling = new Telling(script.session(online), tempo);
  const shown: Told[] = [];
  telling.told.subscribe(() => {
    if (telling.told.value) shown.push(telling.told.value);
  });
  const told = (): Told => {
    if (telling.told.value === null) throw new Error('nothing is told yet');
    return telling.told.value;
  };
  return { script, clock, telling, shown, told };
}

const kindsOf = (shown: readonly Told[]) => shown.map(({ event }) => event?.kind ?? null);

describe('a telling', () => {
  test('shows at once where the game stands, with everything that was said before', () => {
    const script = new Script(false);
    const { told } = start({ script });
    expect(told()).toMatchObject({
      view: viewOf(script.game),
      event: null,
      question: { kind: 'hit-or-stay', seat: 0 },
    });
    expect(told().log).toEqual(script.past);
  });

  test('shows an empty table before the first event, and asks nothing', () => {
    const { told, script } = start();
    expect(told()).toMatchObject({ view: emptyView(script.game.rules), question: null, log: [] });
  });

  test('tells one event after the other, each for its time', () => {
    const { clock, script, shown, told } = start();
    void script.tell();
    expect(kindsOf(shown)).toEqual(['round started']);
    expect(told().view.seats[0]?.cards).toEqual([]);
    clock.pass(280);
    expect(told()).toMatchObject({ event: { kind: 'drew', seat: 0, card: 5 }, question: null });
    expect(told().view.seats.map((seat) => seat.cards)).toEqual([[5], []]);
    clock.pass(419);
    expect(kindsOf(shown)).toEqual(['round started', 'drew']);
    clock.pass(1);
    expect(told().view.seats.map((seat) => seat.cards)).toEqual([[5], [6]]);
    clock.pass(420);
    expect(told()).toMatchObject({
      event: null,
      question: { kind: 'hit-or-stay', seat: 0 },
      view: viewOf(script.game),
    });
  });

  test('tells what takes no time together with what comes next', () => {
    const { script, shown } = start();
    void script.tell();
    expect(shown.map(({ beat, log }) => [beat, log.map(({ kind }) => kind)])).toEqual([
      [2, ['game started', 'round started']],
    ]);
  });

  test('is done with a step when it is told', async () => {
    const { clock, script } = start();
    let done = false;
    const telling = script.tell().then(() => {
      done = true;
    });
    await Promise.resolve();
    expect(done).toBe(false);
    clock.pass(280 + 2 * 420);
    await telling;
    expect(done).toBe(true);
  });

  test('asks only when all steps are told', () => {
    const { clock, script, shown, told } = start();
    void script.tell();
    void script.play(HIT);
    clock.pass(280 + 2 * 420);
    expect(shown.every(({ question }) => question === null)).toBe(true);
    expect(told().event).toMatchObject({ kind: 'drew', reason: 'hit' });
    clock.pass(420);
    expect(told().question).toEqual({ kind: 'hit-or-stay', seat: 1 });
  });

  test('says when a bot will answer, once the question is there', () => {
    const { clock, script, told } = start();
    void script.tell({ due: 5000 });
    expect(told().due).toBeNull();
    clock.pass(2000);
    expect(told().due).toBe(5000);
  });

  test.each([
    ['slow', 1.6],
    ['fast', 0.6],
  ] as const)('takes its time as the speed says: %s', (speed, factor) => {
    const { clock, script, told } = start({ pace: PACES[speed] });
    void script.tell();
    clock.pass((280 + 2 * 420) * factor - 1);
    expect(told().question).toBeNull();
    clock.pass(2);
    expect(told().question).not.toBeNull();
  });

  test('shows everything at once at instant speed, and no more than once', () => {
    const { clock, script, shown } = start({ pace: PACES.instant });
    void script.tell();
    expect(shown.map(({ question, beat }) => [question?.seat, beat])).toEqual([[0, 4]]);
    expect(clock.waiting).toBe(0);
  });

  test('stops when it is closed, and lets nobody wait', async () => {
    const { clock, script, shown, telling } = start();
    const step = script.tell();
    telling.close();
    await step;
    clock.pass(10_000);
    expect(kindsOf(shown)).toEqual(['round started']);
  });
});

describe('the end of a round', () => {
  /** Both stay: the round ends and the next is dealt. */
  function atSummary(about: About = {}) {
    const all = start(about);
    void all.script.tell();
    all.telling.skip();
    const done = all.script.play(STAY, STAY);
    all.clock.pass(600);
    return { ...all, done };
  }

  test('waits for the person, with the cards still on the table', () => {
    const { clock, told } = atSummary();
    clock.pass(1_000_000);
    expect(told()).toMatchObject({ roundEnd: { kind: 'round ended', round: 1, scores: [5, 6] }, question: null });
    expect(told().view.seats.map((seat) => seat.cards)).toEqual([[5], [6]]);
    expect(roundsOf(told().log)).toHaveLength(1);
  });

  test('says what comes then', () => {
    expect(atSummary().told().coming).toMatchObject({ kind: 'round started', round: 2, dealer: 0 });
    const script = new Script(true, { target: 6 });
    expect(atSummary({ script }).told().coming).toMatchObject({ kind: 'game ended', winner: 1 });
  });

  test('goes on when told to', async () => {
    const { clock, telling, told, done } = atSummary();
    telling.goOn();
    expect(told()).toMatchObject({ roundEnd: null, event: { kind: 'round started', round: 2 } });
    clock.pass(280 + 2 * 420);
    await done;
    expect(told().question).toEqual({ kind: 'hit-or-stay', seat: 1 });
  });

  test('may be left the moment it is shown', () => {
    const { script, telling, told } = start({ pace: PACES.instant });
    telling.told.subscribe(() => telling.goOn());
    void script.play(STAY, STAY);
    expect(told()).toMatchObject({ roundEnd: null, question: { seat: 1 } });
  });

  test('is not skipped, and where there is none nothing goes on', () => {
    const { clock, telling, told } = atSummary();
    telling.skip();
    expect(told().roundEnd).not.toBeNull();
    telling.goOn();
    telling.goOn();
    expect(told().event).toMatchObject({ kind: 'round started' });
    clock.pass(5000);
    telling.goOn();
    telling.skip();
    expect(told().question).not.toBeNull();
  });

  test('is held at instant speed too', () => {
    const { telling, told } = atSummary({ pace: PACES.instant });
    expect(told().roundEnd).not.toBeNull();
    telling.goOn();
    expect(told()).toMatchObject({ roundEnd: null, question: { seat: 1 } });
  });

  test('comes before the end of the game', () => {
    const { clock, telling, told } = atSummary({ script: new Script(true, { target: 6 }) });
    expect(told().roundEnd).not.toBeNull();
    expect(told().view.state.kind).toBe('playing');
    telling.goOn();
    clock.pass(420);
    expect(told()).toMatchObject({ roundEnd: null, question: null, view: { state: { kind: 'finished', winner: 1 } } });
  });

  test('goes on by itself at an online table', () => {
    const { clock, told } = atSummary({ online: true });
    expect(told().goesOnAt).toBe(clock.now() + 8000);
    clock.pass(7999);
    expect(told().roundEnd).not.toBeNull();
    clock.pass(1);
    expect(told().roundEnd).toBeNull();
  });

  test('does not eat up the time of whoever is asked', () => {
    const { clock, script, telling, told } = start({ online: true });
    void script.tell();
    telling.skip();
    script.game.play(STAY);
    script.game.play(STAY);
    void script.tell({ due: 3600 });
    clock.pass(600);
    expect(told().roundEnd).not.toBeNull();
    clock.pass(1000);
    expect(told().roundEnd).toBeNull();
  });

  test('is left at once when the online table is a round ahead', () => {
    const { script, told } = atSummary({ online: true });
    void script.play(STAY);
    expect(told().roundEnd?.round).toBe(1);
    void script.play(STAY);
    expect(told().roundEnd).toBeNull();
  });

  test('is passed over when the online table is ahead from the start', () => {
    const { clock, script, shown } = start({ online: true });
    void script.play(STAY, STAY, STAY, STAY);
    clock.pass(6000);
    expect(shown.flatMap(({ roundEnd }) => roundEnd?.round ?? [])).toEqual([2]);
  });
});

describe('an online table that is ahead', () => {
  /** Both seats draw for so long. */
  const HITS = [HIT, HIT, HIT, HIT, HIT, HIT];

  test('is caught up with before a third of the time for the answer is gone', () => {
    const { clock, script, shown, told } = start({ online: true });
    for (const choice of HITS) script.game.play(choice);
    void script.tell({ due: 3000 });
    expect(told()).toMatchObject({ event: { kind: 'drew' }, question: null });
    expect(told().log.length).toBeGreaterThan(5);
    clock.pass(1000);
    expect(told().question).not.toBeNull();
    expect(shown.length).toBeLessThan(5);
  });

  test('is caught up with within a few seconds where there is no clock', () => {
    const { clock, script, told } = start({ online: true, pace: 5 });
    for (const choice of HITS) script.game.play(choice);
    void script.tell();
    expect(told().log.length).toBeGreaterThan(2);
    clock.pass(8000);
    expect(told().question).not.toBeNull();
  });

  test('is told in full where it is not far ahead', () => {
    const { clock, script, shown } = start({ online: true });
    void script.tell({ due: 30_000 });
    void script.play(HIT);
    clock.pass(5000);
    expect(kindsOf(shown)).toEqual(['round started', 'drew', 'drew', 'drew', null]);
  });
});

describe('fast forward', () => {
  test('goes to the end of what is told', () => {
    const { clock, script, shown, telling, told } = start();
    void script.tell();
    void script.play(HIT);
    telling.skip();
    expect(told()).toMatchObject({ event: null, question: { seat: 1 } });
    expect(kindsOf(shown)).toEqual(['round started', null]);
    expect(clock.waiting).toBe(0);
  });

  test('stops at the end of the round', () => {
    const { script, telling, told } = start();
    void script.play(STAY, STAY);
    telling.skip();
    expect(told().roundEnd).toMatchObject({ round: 1 });
  });

  test('is over when all is told', () => {
    const { script, telling, told } = start();
    void script.tell();
    telling.skip();
    telling.skip();
    void script.play(HIT);
    expect(told()).toMatchObject({ event: { kind: 'drew' }, question: null });
  });
});

describe('a telling that missed something', () => {
  test('shows where the table stands', () => {
    const { clock, script, told } = start();
    void script.tell();
    clock.pass(5000);
    script.game.play(HIT);
    const missed = script.events.splice(0);
    script.game.play(HIT);
    script.past = [...told().log, ...missed, ...script.events];
    void script.tell();
    expect(told()).toMatchObject({ view: viewOf(script.game), event: null, question: { seat: 0 } });
    expect(told().log).toEqual(script.past);
  });

  test('takes a step that changes nothing for what it is', () => {
    const { clock, script, shown, told } = start();
    void script.tell();
    clock.pass(5000);
    const { log, beat } = told();
    void script.tell({ due: 99 });
    expect(told()).toMatchObject({ log, beat, due: 99, question: { seat: 0 } });
    expect(kindsOf(shown)).toEqual(['round started', 'drew', 'drew', null, null]);
  });
});

describe('the first game', () => {
  test('is told from its first card to whoever waited for it', () => {
    const { clock, script, shown } = start({ script: new Script(true, {}, true), online: true });
    expect(shown).toEqual([]);
    void script.tell();
    expect(shown[0]).toMatchObject({
      event: { kind: 'round started' },
      view: { seats: [{ cards: [] }, { cards: [] }] },
    });
    clock.pass(5000);
    expect(kindsOf(shown)).toEqual(['round started', 'drew', 'drew', null]);
    expect(shown.at(-1)?.log[0]?.kind).toBe('game started');
  });
});

describe('another game', () => {
  test('begins with an empty log and an empty table', () => {
    const { clock, script, told } = start();
    void script.tell();
    clock.pass(5000);
    const { beat } = told();
    script.number = 2;
    script.game.start(0);
    void script.tell();
    expect(told()).toMatchObject({ game: 2, beat: beat + 2, event: { kind: 'round started', dealer: 0 } });
    expect(told().view).toMatchObject({ round: 1, seats: [{ cards: [] }, { cards: [] }] });
    expect(told().log.map(({ kind }) => kind)).toEqual(['game started', 'round started']);
  });
});

describe('the pace', () => {
  const dealt: GameEvent = { kind: 'drew', seat: 0, card: 5, reason: 'deal', ruling: 'R5' };
  const seven: GameEvent = { kind: 'turn 7', seat: 0, ruling: 'R16' };

  test.each([
    [2, 420],
    [6, 420],
    [18, 144],
    [54, 48],
  ])('of a deal bores nobody: %i seats', (seats, milliseconds) => {
    expect(Math.round(durationOf(dealt, seats, false))).toBe(milliseconds);
  });

  test('waits for no party where there is none', () => {
    expect([false, true].map((reduced) => durationOf(seven, 4, reduced))).toEqual([1400, 600]);
  });

  test('of a bot is half a second or a little more, and less at a large table', () => {
    expect([0, 1].map((chance) => thinkingDuration(4, chance))).toEqual([500, 900]);
    expect(Math.round(thinkingDuration(18, 0))).toBe(167);
  });
});
