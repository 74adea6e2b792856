/** What this device notices about the shuffles of a table, told by a server that may be honest or not. */
import type { GameEvent } from '@turn7/engine';
import { type Lobby, type LogLine, USUAL_OPTIONS } from '@turn7/protocol';
import { describe, expect, test } from 'vitest';
import { type Doubt, Testimonies } from '../src/game/session/testimony.ts';
import { MapStorage } from './support/map-storage.ts';

const [SHOWN, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const ME = 1;
const BOBS = 'b0b';

type Seat = Lobby['seats'][number];
const mine = (seed: string | null): Seat => ({ kind: 'person', member: ME, name: 'Ann', away: false, seed });
const bobs = (seed: string | null): Seat => ({ kind: 'person', member: 2, name: 'Bob', away: false, seed });
const BOT: Seat = { kind: 'bot', name: 'Cleo', level: 'Rookie' };

const lobby = (seats: Seat[], some: Partial<Lobby> = {}): Lobby => ({
  code: 'ABC234',
  stage: 'lobby',
  options: USUAL_OPTIONS,
  waiting: [],
  host: ME,
  members: [],
  seats,
  fairness: null,
  commitment: SHOWN,
  ...some,
});

const playing = (seats: Seat[], seeds: (string | null)[], commitment = SHOWN): Lobby =>
  lobby(seats, { stage: 'playing', fairness: { commitment, seeds, secret: null }, commitment: OTHER });

const line = (entry: LogLine['entry']): LogLine => ({ seq: 1, at: 0, entry, events: [] });

/** A device at a table whose first game has not begun; `me`: null for one that watches. */
class Device {
  readonly storage = new MapStorage();
  readonly book = new Testimonies(this.storage, 'ABC234');
  /** What it sent, in this order. */
  readonly sent: string[] = [];
  readonly #me: number | null;

  constructor(me: number | null = ME) {
    this.#me = me;
  }

  see(table: Lobby, { game = 0, lines = [] }: { game?: number; lines?: LogLine['entry'][] } = {}): this {
    this.book.see(table, this.#me, game, lines.map(line));
    const seed = this.book.seedFor(game + 1, table, this.#me);
    if (seed !== null) this.sent.push(seed);
    return this;
  }

  /** Sits down, and gives a seed that the server takes and shows. */
  seeded(...others: Seat[]): { device: Device; seed: string } {
    const [seed = ''] = this.see(lobby([mine(null), ...others])).sent;
    this.book.promise(1);
    this.see(lobby([mine(seed), ...others]), { lines: [{ kind: 'seeded', member: ME, seed }] });
    return { device: this, seed };
  }

  doubts(game = 1): readonly Doubt[] | undefined {
    return this.book.of(game)?.doubts;
  }
}

describe('the seed of a game', () => {
  test('is given once it is asked for, and kept before it is sent', () => {
    const device = new Device().see(lobby([bobs(BOBS)]));
    expect(device.sent).toEqual([]);
    device.see(lobby([bobs(BOBS), mine(null)]));
    expect(device.sent).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
    expect(device.book.of(1)).toMatchObject({
      commitment: SHOWN,
      given: { seed: device.sent[0], before: [BOBS], state: 'sent' },
    });
  });

  test.each<[string, act: (device: Device, seed: string) => void, sent: number, doubts: Doubt[]]>([
    ['a server that says nothing yet', (device) => device.see(lobby([mine(null), BOT])), 1, []],
    ['the page loaded anew before it arrived', (device) => device.see(lobby([mine(null)])), 1, []],
    [
      'a server that forgets it',
      (device, seed) => {
        device.see(lobby([mine(seed)]));
        device.see(lobby([mine(null)]));
        device.see(lobby([mine(null)]));
        device.see(lobby([mine(null)]));
      },
      1,
      ['asked again'],
    ],
    [
      'a server that takes it and never shows it',
      (device, seed) => device.see(lobby([mine(null)]), { lines: [{ kind: 'seeded', member: ME, seed }] }),
      1,
      ['asked again'],
    ],
    [
      'standing up and sitting down again',
      (device, seed) => {
        device.see(lobby([mine(seed)]));
        device.see(lobby([]));
        device.see(lobby([mine(null)]));
      },
      1,
      [],
    ],
    [
      'standing up and sitting down again on another device while this one is not there',
      (device, seed) => {
        device.see(lobby([mine(seed)]));
        device.see(lobby([mine(null)]), {
          lines: [
            { kind: 'stood', member: ME },
            { kind: 'sat', member: ME },
          ],
        });
      },
      1,
      [],
    ],
  ])('is the same after %s', (_, act, again, doubts) => {
    const device = new Device().see(lobby([mine(null)]));
    act(device, device.sent[0] ?? '');
    expect(new Set(device.sent).size).toBe(1);
    expect(device.sent).toHaveLength(1 + again);
    expect(device.doubts()).toEqual(doubts);
  });

  test('is the same in every tab, and another for the next game', () => {
    const { device, seed } = new Device().seeded();
    const tab = new Testimonies(device.storage, 'ABC234');
    expect(tab.seedFor(1, lobby([mine(seed)]), ME)).toBeNull();
    device.see(playing([mine(null)], [seed]), { game: 1, lines: [{ kind: 'started', game: 1 }] });
    expect(device.sent).toHaveLength(2);
    expect(new Set(device.sent).size).toBe(2);
  });

  test('is not sent again while the server says that it has it', () => {
    const device = new Device().see(lobby([mine(null)]));
    device.book.promise(1);
    device.see(lobby([mine(null), BOT])); // a line that was written before
    expect(device.sent).toHaveLength(1);
    expect(device.doubts()).toEqual([]);
  });
});

describe('a table', () => {
  const FIRST = { game: 1, lines: [{ kind: 'started', game: 1 } as const] };

  test.each<[string, table: (seed: string) => Lobby, about: { game?: number }, doubts: Doubt[]]>([
    ['that starts honestly', (seed) => playing([mine(null), BOT], [seed, null]), FIRST, []],
    ['that waits', (seed) => lobby([mine(seed), BOT]), {}, []],
    [
      'that shows another commitment before the game',
      (seed) => lobby([mine(seed)], { commitment: OTHER }),
      {},
      ['commitment'],
    ],
    [
      'that starts with another commitment',
      (seed) => playing([mine(null), BOT], [seed, null], OTHER),
      FIRST,
      ['commitment'],
    ],
    ['that starts without the seed', () => playing([mine(null), BOT], [null, null]), FIRST, ['seed']],
    ['that starts with another seed in its place', () => playing([mine(null), BOT], ['feed', null]), FIRST, ['seed']],
    ['that exchanges the seed before the game', () => lobby([mine('feed'), BOT]), {}, ['seed']],
    ['with a seed for a bot', (seed) => playing([mine(null), BOT], [seed, 'b07']), FIRST, ['bot seed']],
    ['that starts without this person', () => playing([BOT], [null]), FIRST, []],
    [
      'where others sit after the game',
      (seed) => ({
        ...playing([BOT, bobs(null)], [seed, null]),
        stage: 'finished',
      }),
      FIRST,
      [],
    ],
  ])('%s', (_, table, about, doubts) => {
    const { device, seed } = new Device().seeded(BOT);
    device.see(table(seed), about);
    expect(device.doubts()).toEqual(doubts);
  });

  test.each<[string, table: Lobby, about: { game?: number }]>([
    ['that has the seed of another device', lobby([mine('feed')]), {}],
    ['that started before the seed came', playing([mine(null)], [null]), FIRST],
  ])('%s did not take this one', (_, table, about) => {
    const device = new Device().see(lobby([mine(null)])).see(table, about);
    expect(device.doubts()).toEqual(['not taken']);
  });

  test('that is watched is held to its commitment, and asks for no seed', () => {
    const device = new Device(null).see(lobby([mine(null)]));
    device.see(playing([mine(null)], [null], OTHER), FIRST);
    expect(device.sent).toEqual([]);
    expect(device.doubts()).toEqual(['commitment']);
  });

  test('watched on the device of a player does not forget for them what it has', () => {
    const { device, seed } = new Device().seeded();
    new Testimonies(device.storage, 'ABC234').see(lobby([mine(seed)]), null, 0, []);
    expect(device.book.of(1)?.given?.state).toBe('shown');
  });

  test('whose game has begun is nothing to testify of', () => {
    const device = new Device().see(playing([mine(null)], [null]), { game: 1 });
    expect(device.book.of(1)).toBeNull();
    expect(device.book.of(2)).toMatchObject({ commitment: OTHER });
  });
});

describe('the cards of a game', () => {
  const STARTED: GameEvent = { kind: 'game started', seats: 1, target: 200, decks: 1, ruling: 'R1' };
  const drew = (...cards: number[]): GameEvent[] =>
    cards.map((card) => ({ kind: 'drew', seat: 0, card, reason: 'hit', ruling: 'R9' }));

  test.each<[string, logs: GameEvent[][], cards: number[], doubts: Doubt[]]>([
    ['are kept', [[STARTED, ...drew(7, 3)]], [7, 3], []],
    [
      'are kept as they come',
      [
        [STARTED, ...drew(7)],
        [STARTED, ...drew(7, 3)],
      ],
      [7, 3],
      [],
    ],
    [
      'that are told again are the same',
      [
        [STARTED, ...drew(7, 3)],
        [STARTED, ...drew(7)],
      ],
      [7, 3],
      [],
    ],
    [
      'that are told otherwise are noticed',
      [
        [STARTED, ...drew(7, 3)],
        [STARTED, ...drew(7, 4, 5)],
      ],
      [7, 3],
      ['cards'],
    ],
    ['of a game whose beginning is not told are not known', [drew(7, 3)], [], []],
  ])('%s', (_, logs, cards, doubts) => {
    const { device } = new Device().seeded();
    for (const log of logs) device.book.hear({ number: 1, log });
    expect(device.book.of(1)).toMatchObject({ cards, doubts });
  });
});

test('what nobody can read is nothing, and the oldest is forgotten', () => {
  const storage = new MapStorage();
  storage.setItem('turn7 testimony ABC234 1', '{"commitment":"x"}');
  expect(new Testimonies(storage, 'ABC234').of(1)).toBeNull();
  for (let i = 0; i < 60; i++) new Testimonies(storage, `ABC2${10 + i}`).see(lobby([]), null, 0, []);
  expect(storage.keys().filter((key) => key.startsWith('turn7 testimony '))).toHaveLength(40);
  expect(new Testimonies(storage, 'ABC269').of(1)).not.toBeNull();
});
