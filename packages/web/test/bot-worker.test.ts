import { cardNamed, choicesOf, createGame, type Game, HIT, SeededShuffler, STAY, viewOf } from '@turn7/engine';
import { botNamed, LEVELS } from '@turn7/strategy';
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RawWorker, RestartingWorker } from '../src/game/bots/bot-worker.ts';
import { Bots } from '../src/game/bots/bots.ts';
import { HandClock } from './support/hand-clock.ts';

/** A clock on which every look takes so many milliseconds. */
function tickingClock(milliseconds: number): () => number {
  let now = 0;
  return () => {
    now += milliseconds;
    return now;
  };
}
const bots = () => new Bots(tickingClock(50));

const cards = (words: string) => words.split(' ').map((word) => cardNamed(word) ?? Number.NaN);

/** A game of three, of which the last deals, after these moves. */
function tableAfter(pile: string, ...moves: number[]): Game {
  const game = createGame({ seats: 3, dealer: 2, pile: cards(pile) }, new SeededShuffler(1));
  for (const move of moves) game.play(move);
  return game;
}

const QUESTIONS: readonly [string, Game][] = [
  ['hit or stay', tableAfter('5 LS 7 8 x2 9 9 9 2 1 0')],
  ['a Lock', tableAfter('5 6 7 L 8 9', HIT)],
  ['a Turn Three in the deal', tableAfter('T3 5 6 7 8 9 10')],
  ['a spare Life Saver within a Turn Three', tableAfter('5 LS 7 T3 L LS 2 9 9', HIT, 1)],
  ['cards set aside, with a queue', tableAfter('5 6 7 T3 T3 L T3 1 L LS 9', HIT, 0, 1, 2, 0)],
  ['the solo challenge', createGame({ seats: 1 }, new SeededShuffler(5))],
  ['a table of 54', createGame({ seats: 54 }, new SeededShuffler(7))],
];

describe.each(LEVELS)('$name', ({ name }) => {
  test.each(QUESTIONS)('answers %s', (_, game) => {
    expect(choicesOf(game)).toContain(bots().choose(name, viewOf(game), 1));
  });

  test('answers the same question in the same way', () => {
    const view = viewOf(createGame({ seats: 4 }, new SeededShuffler(3)));
    const one = bots();
    one.choose(name, viewOf(createGame({ seats: 2 }, new SeededShuffler(9))), 8);
    expect(one.choose(name, view, 7)).toBe(bots().choose(name, view, 7));
  });
});

test('a master answers soon on a slow device: it looks at the clock, and stops', () => {
  let looks = 0;
  const slow = new Bots(() => 50 * looks++);
  slow.choose('Master', viewOf(tableAfter('5 6 7 L 8 9', HIT)), 1);
  expect(looks).toBe(1 + 4); // at the start, then until 200 milliseconds are over
});

describe('a master that sees how the others play', { timeout: 60_000 }, () => {
  /** Whether it ever chooses otherwise than one that sees nothing, at a table of those who stay late. */
  const choosesOtherwise = (seed: number): boolean => {
    const [seer, blind, late] = [bots(), bots(), botNamed('stay:35')];
    const game = createGame({ seats: 3 }, new SeededShuffler(seed));
    for (let moves = 0; !game.finished; moves++) {
      const [view, choice] = [viewOf(game), late.choose(game)];
      if (seer.choose('Master', view, 1) !== blind.choose('Master', view, 1)) return true;
      seer.watch(moves, view, choice);
      game.play(choice);
    }
    return false;
  };

  test('takes that into account', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].some(choosesOtherwise)).toBe(true);
  });

  test('forgets it with the next game', () => {
    const [seer, once] = [bots(), bots()];
    const view = viewOf(createGame({ seats: 2 }, new SeededShuffler(9)));
    for (let moves = 0; moves < 9; moves++) seer.watch(moves, view, STAY);
    for (const one of [seer, once]) one.watch(0, view, HIT);
    expect(seer.choose('Master', view, 1)).toBe(once.choose('Master', view, 1));
  });
});

describe('the coach', () => {
  test('knows the odds of the next card, and the chance to win after each answer', () => {
    const game = tableAfter('5 3 7 8 12 9 9 9 2 1 0 5');
    const { odds, ...advice } = bots().advise(viewOf(game));
    expect(odds).toMatchObject({ points: 5, cards: 9, bust: 1 / 9, turn7: 0 });
    expect([HIT, STAY]).toContain(advice.choice);
    if (advice.reason.kind !== 'playouts') throw new Error(`a reason of the kind ${advice.reason.kind}`);
    expect(advice.reason.options.map(({ choice }) => choice).toSorted()).toEqual([HIT, STAY].toSorted());
    expect(advice.reason.options.every(({ value }) => value >= 0 && value <= 1)).toBe(true);
  });

  test.each(QUESTIONS)('advises at %s', (_, game) => {
    const { odds, ...advice } = bots().advise(viewOf(game));
    expect(choicesOf(game)).toContain(advice.choice);
    expect(odds === null).toBe(!game.isLegal(HIT));
  });
});

describe('the worker', () => {
  const workers: TestWorker[] = [];
  let clock = new HandClock();
  beforeEach(() => {
    clock = new HandClock();
  });
  afterEach(() => {
    for (const one of workers.splice(0)) one.terminate();
  });

  /** A worker in the same thread: what is said goes through a channel, and it crashes when told to. */
  class TestWorker implements RawWorker {
    readonly #channel = new MessageChannel();
    readonly #errors = new EventTarget();
    isOpen = true;

    constructor(thinking: Pick<Bots, 'choose' | 'advise'>) {
      expose(thinking, this.#channel.port2);
      workers.push(this);
    }

    postMessage(message: unknown): void {
      this.#channel.port1.postMessage(message);
    }

    addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      if (type !== 'message') this.#errors.addEventListener(type, listener);
      else {
        this.#channel.port1.addEventListener(type, listener);
        this.#channel.port1.start();
      }
    }

    removeEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      this.#channel.port1.removeEventListener(type, listener);
    }

    terminate(): void {
      this.isOpen = false;
      this.#channel.port1.close();
    }

    crash(): void {
      this.#errors.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    }

    garble(): void {
      this.#errors.dispatchEvent(new Event('messageerror'));
    }
  }

  const view = viewOf(createGame({ seats: 2 }, new SeededShuffler(1)));
  const silent = { choose: () => new Promise<number>(() => {}), advise: () => new Promise<never>(() => {}) };
  const quick = (choice: number) => ({ ...silent, choose: async () => choice });
  /** A worker that thinks like this, and when it has crashed like that. */
  const workerWith = (...minds: object[]) =>
    new RestartingWorker(() => new TestWorker(Object.assign(Object.create(silent), minds[workers.length])), clock);

  test('is not started before it is asked, and then once', async () => {
    const worker = workerWith(quick(HIT), quick(STAY));
    expect(workers).toHaveLength(0);
    expect(await worker.choose('Rookie', view, 1)).toBe(HIT);
    expect(await worker.choose('Rookie', view, 2)).toBe(HIT);
    expect(workers).toHaveLength(1);
  });

  test('that crashes is replaced, and asked again', async () => {
    const worker = workerWith(silent, quick(STAY));
    const choice = worker.choose('Master', view, 1);
    workers[0]?.crash();
    expect(await choice).toBe(STAY);
    expect(workers.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test('whose answer cannot be read is replaced as well', async () => {
    const worker = workerWith(silent, quick(STAY));
    const choice = worker.choose('Master', view, 1);
    workers[0]?.garble();
    expect(await choice).toBe(STAY);
  });

  test('that does not answer is replaced after half a minute', async () => {
    const worker = workerWith(silent, quick(STAY));
    const choice = worker.choose('Master', view, 1);
    clock.pass(29_999);
    expect(workers).toHaveLength(1);
    clock.pass(1);
    expect(await choice).toBe(STAY);
    expect(workers.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(clock.waiting).toBe(0);
  });

  test('that crashes again is given up, until somebody else asks', async () => {
    const worker = workerWith(silent, silent, quick(HIT));
    const choice = worker.choose('Master', view, 1);
    const refused = expect(choice).rejects.toThrow('the worker in which bots think has crashed: out of memory');
    workers[0]?.crash();
    await new Promise((then) => setImmediate(then));
    workers[1]?.crash();
    await refused;
    expect(await worker.choose('Master', view, 1)).toBe(HIT);
  });

  test('says what was wrong with a question', async () => {
    const worker = new RestartingWorker(() => new TestWorker(bots()));
    await expect(worker.choose('Wizard', view, 1)).rejects.toThrow('there is no bot "Wizard"');
    await expect(worker.advise({ ...view, drawSize: 1 })).rejects.toThrow('drawSize does not fit the rest of the view');
    expect(workers).toHaveLength(1);
  });
});
