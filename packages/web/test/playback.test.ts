import type { TableGame } from '@turn7/client';
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
  viewOf,
} from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Signal } from '../src/device/signal.ts';
import { isSettled, type Moment, momentOf, roundsOf } from '../src/game/playback/moment.ts';
import { durationOf, PACES, thinkingDuration } from '../src/game/playback/pace.ts';
import { Playback } from '../src/game/playback/playback.ts';
import type { Person, Session } from '../src/game/session/session.ts';
import { HandClock } from './support/hand-clock.ts';

/** How long a card travels face down, a millisecond more or less. */
const FACE_DOWN = 152;

const cards = (words: string) => words.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
/** Two seats, of which the second deals; seat 1 comes first. */
const PILE = '5 6 7 8 9 10 1 2 3 4';

/** A table whose game goes on as a test says. */
class Script {
  readonly game: Game;
  readonly shown = new Signal<TableGame | null>(null);
  readonly seen: TableGame[] = [];
  log: readonly GameEvent[] = [];
  number = 1;
  question = 0;

  /** `fresh`: playback begins before the first event; `awaited`: before there is a game. */
  constructor(fresh = true, setup: Partial<Setup> = {}, awaited = false) {
    const about = { seats: 2, dealer: 1, pile: cards(PILE), ...setup };
    this.game = createGame(about, new SeededShuffler(1), (event) => {
      this.log = [...this.log, event];
    });
    if (awaited) return;
    if (!fresh) this.game.play(HIT);
    if (!fresh) this.question = 1;
    this.show(fresh ? { view: emptyView(this.game.rules), log: [] } : {});
  }

  session(online: boolean, people: readonly Person[] = []): Session {
    const nothing = new Signal(null);
    return {
      people: new Signal(people),
      game: this.shown,
      seen: (game) => this.seen.push(game),
      choose: () => {},
      rematch: nothing,
      otherTable: nothing,
      record: async () => null,
      commitment: nothing,
      testimony: () => null,
      hasPar: true,
      online: online ? ONLINE : null,
      close: () => {},
    };
  }

  /** Says how the game stands by now. */
  show(some: Partial<TableGame> = {}): void {
    const { number, question, log } = this;
    this.shown.set({ number, question, due: null, view: viewOf(this.game), log, ...some });
  }

  play(...choices: Choice[]): void {
    for (const choice of choices) this.game.play(choice);
    this.question += choices.length;
    this.show();
  }
}

const refuse = async () => null;
const ONLINE: Session['online'] = {
  code: 'ABCDEF',
  origin: new Signal(''),
  answering: new Signal(null),
  nudge: new Signal(null),
  seed: new Signal(null),
  doubts: new Signal([]),
  connection: new Signal({ kind: 'open' }),
  get lobby(): never {
    throw new Error('no playback looks at the lobby');
  },
  me: new Signal(null),
  refused: new Signal(null),
  send: refuse,
  react: () => {},
  onReaction: () => () => {},
};

const ours = (name: string): Person => ({
  name,
  kind: 'person',
  level: null,
  mine: true,
  presence: 'here',
  isHost: false,
});
const bot = (name: string): Person => ({
  name,
  kind: 'bot',
  level: 'Regular',
  mine: false,
  presence: 'here',
  isHost: false,
});
const NO_MOMENT = momentOf(emptyView(createGame({ seats: 2, dealer: 0 }, new SeededShuffler(1)).rules));

interface About {
  readonly script?: Script;
  readonly online?: boolean;
  readonly pace?: number;
  readonly reduced?: boolean;
  readonly people?: readonly Person[];
}

function start({
  script = new Script(),
  online = false,
  pace = PACES.normal,
  reduced = false,
  people = [],
}: About = {}) {
  const clock = new HandClock();
  const tempo = { pace: () => pace, reduced: () => reduced, clock, chance: () => 0 };
  const playback = new Playback(script.session(online, people), tempo);
  const shown: Moment[] = [];
  playback.moment.subscribe(() => {
    if (playback.moment.value) shown.push(playback.moment.value);
  });
  const now = (): Moment => {
    if (playback.moment.value === null) throw new Error('nothing is shown yet');
    return playback.moment.value;
  };
  return { script, clock, playback, shown, now };
}

/** What was shown, but for cards that were face down. */
const kindsOf = (shown: readonly Moment[]) =>
  shown.filter(({ drawing }) => drawing === null).map(({ event }) => event?.kind ?? null);

describe('playback', () => {
  test('shows at once where a game stands that is under way, with everything that happened before', () => {
    const script = new Script(false);
    const { now } = start({ script });
    expect(now()).toMatchObject({
      view: viewOf(script.game),
      event: null,
      question: { kind: 'hit-or-stay', seat: 1 },
    });
    expect(now().log).toEqual(script.log);
    expect(script.seen).toEqual([script.shown.value]);
  });

  test('shows an empty table before the first event, and asks nothing', () => {
    const { now, script } = start();
    expect(now()).toMatchObject({ view: emptyView(script.game.rules), question: null, log: [] });
  });

  test('shows one event after the other, each for its time', () => {
    const { clock, script, shown, now } = start();
    script.show();
    expect(kindsOf(shown)).toEqual(['round started']);
    expect(now().view.seats[0]?.cards).toEqual([]);
    clock.pass(280 + FACE_DOWN);
    expect(now()).toMatchObject({ event: { kind: 'drew', seat: 0, card: 5 }, question: null });
    expect(now().view.seats.map((seat) => seat.cards)).toEqual([[5], []]);
    clock.pass(419);
    expect(kindsOf(shown)).toEqual(['round started', 'drew']);
    clock.pass(1);
    expect(now().view.seats.map((seat) => seat.cards)).toEqual([[5], [6]]);
    clock.pass(420);
    expect(now()).toMatchObject({
      event: null,
      question: { kind: 'hit-or-stay', seat: 0 },
      view: viewOf(script.game),
    });
  });

  test('shows what takes no time together with what comes next', () => {
    const { script, shown } = start();
    script.show();
    expect(shown.map(({ beat, log }) => [beat, log.map(({ kind }) => kind)])).toEqual([
      [2, ['game started', 'round started']],
    ]);
  });

  test('says what was seen once all of it was shown', () => {
    const { clock, script } = start();
    script.show();
    const { length } = script.seen;
    clock.pass(280 + 2 * 420 - 1);
    expect(script.seen).toHaveLength(length);
    clock.pass(1);
    expect(script.seen.slice(length)).toEqual([script.shown.value]);
  });

  test('deals to whoever comes before the first answer', () => {
    const script = new Script(true, {}, true);
    script.show();
    const { clock, now, shown } = start({ script });
    expect(now()).toMatchObject({ event: { kind: 'round started' }, view: { seats: [{ cards: [] }, { cards: [] }] } });
    clock.pass(5000);
    expect(kindsOf(shown)).toEqual(['drew', 'drew', null]);
  });

  test('asks only when everything is shown', () => {
    const { clock, script, shown, now } = start();
    script.show();
    script.play(HIT);
    clock.pass(280 + 2 * 420 + FACE_DOWN);
    expect(shown.every(({ question }) => question === null)).toBe(true);
    expect(now().event).toMatchObject({ kind: 'drew', reason: 'hit' });
    clock.pass(420);
    expect(now().question).toEqual({ kind: 'hit-or-stay', seat: 1 });
  });

  test('says when a bot will answer, once the question is there', () => {
    const { clock, script, now } = start();
    script.show({ due: 5000 });
    expect(now().due).toBeNull();
    clock.pass(2000);
    expect(now().due).toBe(5000);
  });

  test.each([
    ['slow', 1.6],
    ['fast', 0.6],
  ] as const)('takes its time as the speed says: %s', (speed, factor) => {
    const { clock, script, now } = start({ pace: PACES[speed] });
    script.show();
    clock.pass((280 + 2 * 420) * factor - 1);
    expect(now().question).toBeNull();
    clock.pass(2);
    expect(now().question).not.toBeNull();
  });

  test('shows everything at once at instant speed, and no more than once', () => {
    const { clock, script, shown } = start({ pace: PACES.instant });
    script.show();
    expect(shown.map(({ question, beat }) => [question?.seat, beat])).toEqual([[0, 4]]);
    expect(clock.waiting).toBe(0);
  });

  test('stops when it is closed', () => {
    const { clock, script, shown, playback } = start();
    script.show();
    const { length } = script.seen;
    playback.close();
    clock.pass(10_000);
    script.play(HIT);
    expect(kindsOf(shown)).toEqual(['round started']);
    expect(script.seen).toHaveLength(length);
  });
});

describe('the end of a round', () => {
  /** Both stay: the round ends and the next is dealt. */
  function atSummary(about: About = {}) {
    const all = start(about);
    all.script.show();
    all.playback.hasten();
    all.script.play(STAY, STAY);
    all.clock.pass(600);
    return all;
  }

  test('waits for the person, with the cards still on the table', () => {
    const { clock, now } = atSummary();
    clock.pass(1_000_000);
    expect(now()).toMatchObject({ roundEnd: { kind: 'round ended', round: 1, scores: [5, 6] }, question: null });
    expect(now().view.seats.map((seat) => seat.cards)).toEqual([[5], [6]]);
    expect(roundsOf(now().log)).toHaveLength(1);
  });

  test('says what comes then', () => {
    expect(atSummary().now().coming).toMatchObject({ kind: 'round started', round: 2, dealer: 0 });
    const script = new Script(true, { target: 6 });
    expect(atSummary({ script }).now().coming).toMatchObject({ kind: 'game ended', winner: 1 });
  });

  test('goes on when it is asked to', () => {
    const { clock, playback, now } = atSummary();
    playback.goOn();
    expect(now()).toMatchObject({ roundEnd: null, event: { kind: 'round started', round: 2 } });
    clock.pass(280 + 2 * 420);
    expect(now().question).toEqual({ kind: 'hit-or-stay', seat: 1 });
  });

  test('may be left the moment it is shown', () => {
    const { script, playback, now } = start({ pace: PACES.instant });
    playback.moment.subscribe(() => playback.goOn());
    script.play(STAY, STAY);
    expect(now()).toMatchObject({ roundEnd: null, question: { seat: 1 } });
  });

  test('is not skipped, and where there is none nothing goes on', () => {
    const { clock, playback, now } = atSummary();
    playback.skip();
    expect(now().roundEnd).not.toBeNull();
    playback.goOn();
    playback.goOn();
    expect(now().event).toMatchObject({ kind: 'round started' });
    clock.pass(5000);
    playback.goOn();
    playback.skip();
    expect(now().question).not.toBeNull();
  });

  test('is held at instant speed too', () => {
    const { playback, now } = atSummary({ pace: PACES.instant });
    expect(now().roundEnd).not.toBeNull();
    playback.goOn();
    expect(now()).toMatchObject({ roundEnd: null, question: { seat: 1 } });
  });

  test('comes before the end of the game', () => {
    const { clock, playback, now } = atSummary({ script: new Script(true, { target: 6 }) });
    expect(now().roundEnd).not.toBeNull();
    expect(now().view.state.kind).toBe('playing');
    playback.goOn();
    clock.pass(420);
    expect(now()).toMatchObject({ roundEnd: null, question: null, view: { state: { kind: 'finished', winner: 1 } } });
  });

  test('goes on by itself at an online table', () => {
    const { clock, now } = atSummary({ online: true });
    expect(now().goesOnAt).toBe(clock.now() + 8000);
    clock.pass(7999);
    expect(now().roundEnd).not.toBeNull();
    clock.pass(1);
    expect(now().roundEnd).toBeNull();
  });

  test('does not eat up the time of whoever is asked', () => {
    const { clock, script, playback, now } = start({ online: true });
    script.show();
    playback.hasten();
    script.game.play(STAY);
    script.game.play(STAY);
    script.show({ due: 3600 });
    clock.pass(600);
    expect(now().roundEnd).not.toBeNull();
    clock.pass(1000);
    expect(now().roundEnd).toBeNull();
  });

  test('is left at once when the online table is a round ahead', () => {
    const { script, now } = atSummary({ online: true });
    script.play(STAY);
    expect(now().roundEnd?.round).toBe(1);
    script.play(STAY);
    expect(now().roundEnd).toBeNull();
  });

  test('is passed over when the online table is ahead from the start', () => {
    const { clock, script, shown } = start({ online: true });
    script.play(STAY, STAY, STAY, STAY);
    clock.pass(6000);
    expect(shown.flatMap(({ roundEnd }) => roundEnd?.round ?? [])).toEqual([2]);
  });
});

describe('an online table that is ahead', () => {
  /** Both seats draw for so long. */
  const HITS = [HIT, HIT, HIT, HIT, HIT, HIT];

  test('is caught up with before a third of the time for the answer is gone', () => {
    const { clock, script, shown, now } = start({ online: true });
    for (const choice of HITS) script.game.play(choice);
    script.show({ due: 3000 });
    expect(now()).toMatchObject({ drawing: { kind: 'drew' }, question: null });
    expect(now().log.length).toBeGreaterThan(5);
    clock.pass(1000);
    expect(now().question).not.toBeNull();
    expect(kindsOf(shown).length).toBeLessThan(4);
  });

  test('is caught up with within a few seconds where there is no clock', () => {
    const { clock, script, now } = start({ online: true, pace: 5 });
    for (const choice of HITS) script.game.play(choice);
    script.show();
    expect(now().log.length).toBeGreaterThan(2);
    clock.pass(8000);
    expect(now().question).not.toBeNull();
  });

  test('is shown in full where it is not far ahead', () => {
    const { clock, script, shown } = start({ online: true });
    script.show({ due: 30_000 });
    script.play(HIT);
    clock.pass(5000);
    expect(kindsOf(shown)).toEqual(['round started', 'drew', 'drew', 'drew', null]);
  });
});

describe('a card', () => {
  test.each([
    ['slow', false],
    ['normal', false],
    ['fast', false],
    ['normal', true],
    ['instant', false],
  ] as const)('is told when its face is seen, not before: %s, reduced motion %s', (speed, reduced) => {
    const { clock, script, shown } = start({ pace: PACES[speed], reduced });
    script.play(HIT, HIT);
    clock.pass(10_000);
    const isStill = reduced || speed === 'instant';
    const faceDown = shown.filter(({ drawing }) => drawing !== null);
    expect(faceDown).toHaveLength(isStill ? 0 : 4);
    for (const { drawing, log, view, event } of faceDown) {
      expect(log).not.toContain(drawing);
      expect(event).toBeNull();
      expect(view.seats[drawing?.seat ?? -1]?.cards).not.toContain(drawing?.card);
    }
    const told = shown.flatMap(({ event }) => (event?.kind === 'drew' ? [event] : []));
    if (!isStill) expect(faceDown.map(({ drawing }) => drawing)).toEqual(told);
  });

  test('on its way takes nothing back of what was told before', () => {
    const { clock, script, shown } = start();
    script.play(HIT);
    clock.pass(10_000);
    script.play(HIT);
    expect(shown.at(-1)).toMatchObject({ drawing: { seat: 1, reason: 'hit' }, question: null });
    expect(isSettled(shown.at(-1) ?? NO_MOMENT)).toBe(true);
  });
});

describe('a bot on this device', () => {
  const people = [ours('Ann'), bot('Bo')];

  test('is seen to think for half a second at least', () => {
    const { clock, script, now } = start({ script: new Script(true, { dealer: 0 }), people });
    script.show();
    clock.pass(280 + 2 * 420);
    expect(now().question).toEqual({ kind: 'hit-or-stay', seat: 1 });
    script.play(HIT);
    clock.pass(499);
    expect(now().question).not.toBeNull();
    clock.pass(1);
    expect(now().drawing).toMatchObject({ seat: 1 });
  });

  test('does not pretend to think at instant speed', () => {
    const { clock, script, now } = start({ script: new Script(true, { dealer: 0 }), people, pace: PACES.instant });
    script.show();
    expect(now().question?.seat).toBe(1);
    expect(clock.waiting).toBe(0);
  });
});

describe('fast forward', () => {
  const people = [ours('Ann'), bot('Bo')];

  test('goes to the end of what there is to show', () => {
    const { clock, script, shown, playback, now } = start();
    script.show();
    script.play(HIT);
    playback.hasten();
    expect(now()).toMatchObject({ event: null, question: { seat: 1 } });
    expect(kindsOf(shown)).toEqual(['round started', null]);
    expect(clock.waiting).toBe(0);
  });

  test('stops at the end of the round', () => {
    const { script, playback, now } = start();
    script.play(STAY, STAY);
    playback.hasten();
    expect(now().roundEnd).toMatchObject({ round: 1 });
  });

  test('is over when all is shown', () => {
    const { script, playback, now } = start();
    script.show();
    playback.hasten();
    playback.hasten();
    script.play(HIT);
    expect(now()).toMatchObject({ drawing: { kind: 'drew' }, question: null });
  });

  test('skips to the next choice at this device by one press, past all that bots do', () => {
    const { clock, script, playback, now } = start({ script: new Script(true, { dealer: 0 }), people });
    script.show();
    playback.skip();
    expect(now().question?.seat).toBe(1);
    script.play(HIT);
    expect(now().question?.seat).toBe(0);
    script.play(HIT);
    expect(now().drawing).toMatchObject({ seat: 0 });
    expect(clock.waiting).toBe(1);
  });

  test('skips a bot that is seen to think', () => {
    const { clock, script, playback, now } = start({ script: new Script(true, { dealer: 0 }), people });
    script.show();
    clock.pass(280 + 2 * 420);
    script.play(HIT);
    playback.skip();
    expect(now().question?.seat).toBe(0);
  });

  test('skips to the end of the round for whoever is out of it', () => {
    const { clock, script, playback, now } = start({ people });
    script.show();
    clock.pass(5000);
    script.play(STAY);
    playback.skip();
    for (const choice of [HIT, HIT, STAY]) script.play(choice);
    expect(now().roundEnd).toMatchObject({ round: 1 });
    playback.goOn();
    expect(now().event).toMatchObject({ kind: 'round started' });
  });

  test('never answers what is asked here', () => {
    const { clock, script, playback, now } = start({ people });
    script.show();
    clock.pass(5000);
    playback.skip();
    script.play(HIT);
    expect(now().drawing).toMatchObject({ seat: 0 });
  });
});

describe('from hand to hand', () => {
  const people = [ours('Ann'), ours('Bo')];

  test('whoever drew a card sees it until they pass the device on', () => {
    const { clock, script, playback, now } = start({ people });
    script.show();
    clock.pass(5000);
    expect(now()).toMatchObject({ question: { seat: 0 }, passTo: null });
    script.play(HIT);
    clock.pass(1_000_000);
    expect(now()).toMatchObject({ question: null, passTo: 1 });
    expect(now().view.seats[0]?.cards).toHaveLength(2);
    playback.goOn();
    expect(now()).toMatchObject({ question: { seat: 1 }, passTo: null });
  });

  test('the device is not passed to whoever has it', () => {
    const script = new Script(true, { pile: cards('L 6 7 8 9 10 1 2 3 4') });
    const { clock, now } = start({ script, people });
    script.show();
    clock.pass(5000);
    expect(now()).toMatchObject({ question: { kind: 'target', seat: 0 }, passTo: null });
  });

  test('it is passed on at instant speed too', () => {
    const { script, now } = start({ people, pace: PACES.instant });
    script.show();
    script.play(HIT);
    expect(now().passTo).toBe(1);
  });
});

describe('playback that missed something', () => {
  test('shows where the table stands', () => {
    const { clock, script, now } = start();
    script.show();
    clock.pass(5000);
    script.game.play(HIT);
    script.log = structuredClone(script.log); // as it is asked for anew
    script.play(HIT);
    expect(now()).toMatchObject({ view: viewOf(script.game), event: null, question: { seat: 0 } });
    expect(now().log).toEqual(script.log);
  });

  test('shows where the table stands as long as nobody says what happened, and does not go back when they do', () => {
    const script = new Script(false);
    script.show({ log: [] });
    const { now, shown } = start({ script, online: true });
    script.game.play(HIT);
    script.show({ log: [], question: 2 });
    expect(now()).toMatchObject({ view: viewOf(script.game), log: [], question: { seat: 0 } });
    script.show({ question: 2 });
    expect(now()).toMatchObject({ view: viewOf(script.game), log: script.log, question: { seat: 0 } });
    expect(kindsOf(shown)).toEqual([null, null]);
  });

  test('takes a change of nothing but the time for what it is', () => {
    const { clock, script, shown, now } = start();
    script.show();
    clock.pass(5000);
    const { log, beat } = now();
    script.show({ due: 99 });
    expect(now()).toMatchObject({ log, beat, due: 99, question: { seat: 0 } });
    expect(kindsOf(shown)).toEqual(['round started', 'drew', 'drew', null, null]);
  });
});

describe('the first game', () => {
  test('is shown from its first card to whoever waited for it', () => {
    const { clock, script, shown } = start({ script: new Script(true, {}, true), online: true });
    expect(shown).toEqual([]);
    script.show();
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
    const { clock, script, now } = start();
    script.show();
    clock.pass(5000);
    const { beat } = now();
    script.number = 2;
    script.log = [];
    script.game.start(0);
    script.show();
    expect(now()).toMatchObject({ game: 2, beat: beat + 2, event: { kind: 'round started', dealer: 0 } });
    expect(now().view).toMatchObject({ round: 1, seats: [{ cards: [] }, { cards: [] }] });
    expect(now().log.map(({ kind }) => kind)).toEqual(['game started', 'round started']);
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
