import type { TableGame } from '@turn7/client';
import {
  type Choice,
  choicesOf,
  type GameEvent,
  gameFrom,
  HIT,
  readRecords,
  SeededShuffler,
  STAY,
  viewOf,
} from '@turn7/engine';
import { checkProof, commitmentTo } from '@turn7/protocol';
import type { LevelName } from '@turn7/strategy';
import { describe, expect, test, vi } from 'vitest';
import { TabLock } from '../src/device/tab-lock.ts';
import type { BotWorker } from '../src/game/bots/bot-worker.ts';
import { LocalSession, type LocalTools } from '../src/game/session/local.ts';
import { type LocalSetup, saveGame } from '../src/game/session/saved-game.ts';
import { noteSolo, soloBest } from '../src/game/session/solo-best.ts';
import { lastNewGame } from '../src/game/start/new-game.ts';
import { HandClock } from './support/hand-clock.ts';
import { MapStorage } from './support/map-storage.ts';

const KEY = 'turn7 game';
const SECRET = '5e'.repeat(32);

const ann = { name: 'Ann', level: null };
const ben = { name: 'Ben', level: null };
const ada = { name: 'Ada', level: 'Regular' as const };
const setupOf = (players: LocalSetup['players'], some: Partial<LocalSetup> = {}): LocalSetup => ({
  mode: 'pass',
  players,
  target: 200,
  decks: null,
  originalTurnThree: false,
  ...some,
});
const AGAINST_BOT = setupOf([ann, ada], { mode: 'bots' });
const HAND_TO_HAND = setupOf([ann, ben]);
const SOLO = setupOf([ann], { mode: 'solo' });

/** Always the last answer: stays, and sends cards to the last seat. */
const lazy: BotWorker = {
  choose: async (_, view) => choicesOf(gameFrom(view, new SeededShuffler(1))).at(-1) ?? STAY,
  advise: () => Promise.reject(new Error('nobody asks for advice here')),
  watch: () => Promise.resolve(),
};

interface About {
  readonly setup?: LocalSetup;
  readonly storage?: MapStorage;
  readonly worker?: BotWorker;
  readonly keepGame?: LocalTools['keepGame'];
}

/** What has been asked of promises is done. */
const settle = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

function tools({ storage = new MapStorage(), keepGame = () => {} }: About, clock: HandClock): LocalTools {
  const lock = new TabLock(storage);
  lock.take();
  return { storage, lock, clock, secret: () => SECRET, keepGame };
}

/** A new game as the front page leaves it. */
function newGame(
  { setup = HAND_TO_HAND, storage = new MapStorage(), ...about }: About,
  clock: HandClock,
): LocalSession {
  saveGame(storage, { setup, number: 1, startedAt: 0, secret: SECRET, moves: [], over: false });
  return resume({ ...about, storage }, clock);
}

/** Looks at a session as a screen does, and keeps all that it saw. */
function watch(session: LocalSession) {
  const games: TableGame[] = [];
  const look = () => {
    games.push(session.game.value);
    session.seen(session.game.value);
  };
  const stop = session.game.subscribe(look);
  look();
  const last = () => session.game.value;
  /** What the last choice caused. */
  const news = () => session.game.value.log.slice(games.at(-2)?.log.length ?? 0);
  /** Answers as long as a person is asked, so many times at most. */
  const play = async (
    most: number,
    answer: (choices: readonly Choice[]) => Choice | undefined = (all) => all.at(-1),
  ) => {
    for (let i = 0; i < most && last().view.state.kind === 'playing'; i++) {
      await settle();
      session.choose(answer(choicesOf(gameFrom(last().view, new SeededShuffler(1)))) ?? Number.NaN);
      await settle();
    }
  };
  return { games, stop, last, news, play };
}

async function start(about: About = {}) {
  const clock = new HandClock();
  const session = newGame(about, clock);
  const watched = watch(session);
  await settle();
  return { clock, session, ...watched };
}

function resume(about: About, clock = new HandClock()): LocalSession {
  const resumed = LocalSession.resume(about.worker ?? lazy, tools(about, clock));
  if (resumed.kind !== 'session') throw new Error(`resumed ${resumed.kind}`);
  return resumed.session;
}

const seatAsked = ({ view }: TableGame) => (view.state.kind === 'playing' ? view.state.question.seat : null);
const kindsOf = (events: readonly GameEvent[]) => events.map(({ kind }) => kind);

describe('a game on this device', () => {
  test('begins with an empty table, and then deals', async () => {
    const { games } = await start();
    expect(games.map(({ number, log }) => [number, kindsOf(log).slice(0, 2)])).toEqual([
      [1, []],
      [1, ['game started', 'round started']],
    ]);
    expect(games[0]?.view).toMatchObject({ round: 0, seats: [{ cards: [] }, { cards: [] }] });
  });

  test('knows who sits there', async () => {
    const { session } = await start({ setup: AGAINST_BOT });
    expect(session.people.value).toEqual([
      { name: 'Ann', kind: 'person', level: null, mine: true, presence: 'here', isHost: false },
      { name: 'Ada', kind: 'bot', level: 'Regular', mine: false, presence: 'here', isHost: false },
    ]);
  });

  test('takes the answer of whoever is asked', async () => {
    const { session, last, news } = await start();
    const asked = seatAsked(last());
    session.choose(STAY);
    await settle();
    expect(news()[0]).toMatchObject({ kind: 'stayed', seat: asked });
    expect(seatAsked(last())).not.toBe(asked);
  });

  test('takes a second tap on the same button for what it is', async () => {
    const { session, games, news } = await start();
    session.choose(STAY);
    session.choose(STAY);
    await settle();
    expect(games.slice(2).map(({ question }) => question)).toEqual([1]);
    expect(news()).toHaveLength(1);
  });

  test('refuses what is no answer', async () => {
    const { session } = await start();
    expect(() => session.choose(7)).toThrow(new RangeError('7 is no answer to what is asked'));
  });

  test('asks nobody before the deal is seen', async () => {
    const session = newGame({}, new HandClock());
    session.seen(session.game.value);
    await settle();
    expect(session.game.value.log).not.toEqual([]);
    session.choose(HIT);
    await settle();
    expect(session.game.value.question).toBe(0);
  });

  test('does not go on from what is no longer how it stands', async () => {
    const { session, games } = await start();
    for (const game of games.slice(0, 1)) session.seen(game);
    session.choose(STAY);
    await settle();
    expect(games.map(({ question }) => question)).toEqual([0, 0, 1]);
  });

  test('plays to its end, and proves its shuffles', async () => {
    const { session, last, play } = await start({ setup: setupOf([ann, ben], { target: 30 }) });
    expect(await session.record(1)).not.toContain('secret');
    await play(100);
    expect(last().view.state.kind).toBe('finished');
    const [record] = [...readRecords((await session.record(1)) ?? '')];
    if (record === undefined) throw new Error('no record');
    expect(checkProof(record)).toMatchObject({ kind: 'proven', commitment: commitmentTo(SECRET) });
    expect(session.commitment.value).toBe(commitmentTo(SECRET));
  });

  test('writes a record even for players without a proper name', async () => {
    const { session } = await start({ setup: setupOf([{ name: '#|', level: null }, ben]) });
    expect(await session.record(1)).toContain('players 1 | Ben');
  });

  test('stands still once it is closed', async () => {
    const { session, games } = await start();
    session.close();
    session.choose(HIT);
    await settle();
    expect(games).toHaveLength(2);
  });

  test('goes on for whoever looks next', async () => {
    const { session, stop, last } = await start();
    session.choose(STAY);
    await settle();
    stop();
    const again = watch(session);
    await settle();
    expect(again.games).toEqual([last()]);
    session.choose(STAY);
    await settle();
    expect(again.games).toHaveLength(2);
  });
});

describe('a bot', () => {
  const atBot = async (about: About = {}) => {
    const all = await start({ setup: setupOf([ada, ann], { mode: 'bots' }), ...about });
    await all.play(1);
    return all;
  };

  test('answers as soon as it knows', async () => {
    const { news } = await atBot();
    expect(news()[0]).toMatchObject({ kind: 'stayed', seat: 0 });
  });

  test('that cannot think answers all the same, and says so', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { news } = await atBot({ worker: { ...lazy, choose: () => Promise.reject(new Error('no worker')) } });
    expect(news()[0]).toMatchObject({ kind: 'stayed', seat: 0 });
    expect(complaint).toHaveBeenCalledWith(new Error('no worker'));
    complaint.mockRestore();
  });

  test('whose answer is none answers all the same, and says so', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { news } = await atBot({ worker: { ...lazy, choose: async () => 40 } });
    expect(news()[0]).toMatchObject({ kind: 'stayed', seat: 0 });
    expect(complaint).toHaveBeenCalledWith(new RangeError('Regular chose 40, which is no answer to what is asked'));
    complaint.mockRestore();
  });

  test('is asked with what everybody may see, and each time with a new seed', async () => {
    const asked: { level: string; seed: number }[] = [];
    const worker: BotWorker = {
      ...lazy,
      choose: (level, view, seed) => {
        asked.push({ level, seed });
        expect(viewOf(gameFrom(view, new SeededShuffler(1)))).toEqual(view);
        return lazy.choose(level, view, seed);
      },
    };
    const { play } = await start({ setup: AGAINST_BOT, worker });
    await play(5);
    expect(asked.length).toBeGreaterThan(3);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
    expect(asked.every(({ level }) => level === 'Regular')).toBe(true);
  });
});

describe('a saved game', () => {
  test('goes on exactly where it was', async () => {
    const storage = new MapStorage();
    const { session, last, play, stop } = await start({ storage });
    await play(7);
    stop();
    const resumed = resume({ storage });
    const again = watch(resumed);
    await settle();
    expect(again.games).toEqual([last()]);
    expect(resumed.commitment.value).toBe(session.commitment.value);
    expect(await resumed.record(1)).toBe(await session.record(1));
    const [one, other] = [last(), again.last()];
    await again.play(3);
    expect(other.view).toEqual(one.view);
    expect(again.games).toHaveLength(4);
  });

  test('before the first choice is dealt before the eyes once more', async () => {
    const storage = new MapStorage();
    const { games } = await start({ storage });
    const again = watch(resume({ storage }));
    await settle();
    expect(again.games).toEqual(games);
  });

  test('that is over stays to be looked at', async () => {
    const storage = new MapStorage();
    const { last, play } = await start({ storage, setup: setupOf([ann, ben], { target: 5 }) });
    await play(50);
    const session = resume({ storage });
    const again = watch(session);
    await settle();
    expect(again.last().view).toEqual(last().view);
    expect(session.rematch.value).not.toBeNull();
  });

  test.each([
    ['against bots', setupOf([ada, ann], { mode: 'bots', target: 5 }), { kind: 'bots', mine: 1 }],
    ['from hand to hand', setupOf([ann, ben], { target: 5 }), { kind: 'pass', mine: null }],
    ['alone', setupOf([ann], { mode: 'solo', target: 5 }), { kind: 'solo', mine: 0 }],
  ] as const)('is handed on to be kept at its end, once: %s', async (_, setup, kept) => {
    const keepGame = vi.fn();
    const { session, play } = await start({ setup, keepGame });
    await play(1, (all) => all[0]);
    expect(keepGame).not.toHaveBeenCalled();
    await play(50);
    expect(keepGame.mock.calls).toEqual([[{ record: await session.record(1), at: 0, ...kept }]]);
  });

  test('is played on only by whoever opened it last', async () => {
    const storage = new MapStorage();
    const first = await start({ storage });
    const second = watch(resume({ storage }));
    await settle();
    await second.play(2);
    const saved = storage.getItem(KEY);
    await first.play(3);
    expect(first.games).toHaveLength(2);
    expect(storage.getItem(KEY)).toBe(saved);
  });

  test('is not replaced by a rematch that was asked for somewhere else', async () => {
    const storage = new MapStorage();
    const first = await start({ storage, setup: setupOf([ann, ben], { target: 5 }) });
    await first.play(50);
    const rematch = first.session.rematch.value;
    resume({ storage });
    const saved = storage.getItem(KEY);
    rematch?.();
    expect(storage.getItem(KEY)).toBe(saved);
  });

  test.each([
    ['choices that were never legal', { moves: [STAY, 40] }],
    ['more seats than there are', { setup: { ...HAND_TO_HAND, players: Array(55).fill(ann) } }],
  ])('is put aside with %s', async (_, change) => {
    const storage = new MapStorage();
    newGame({ storage }, new HandClock());
    const text = JSON.stringify({ ...JSON.parse(storage.getItem(KEY) ?? ''), ...change });
    storage.setItem(KEY, text);
    const key = `${KEY} damaged 1`;
    expect(LocalSession.resume(lazy, tools({ storage }, new HandClock()))).toEqual({ kind: 'damaged', key });
    expect([storage.getItem(KEY), storage.getItem(key)]).toEqual([null, text]);
  });
});

describe('a rematch', () => {
  const finished = async (storage = new MapStorage()) => {
    const all = await start({ storage, setup: setupOf([ann, ben], { target: 5 }) });
    await all.play(50);
    return all;
  };

  test('is offered when the game is over', async () => {
    const { session } = await start();
    expect(session.rematch.value).toBeNull();
    expect((await finished()).session.rematch.value).not.toBeNull();
  });

  test('begins the next game, which the next seat deals', async () => {
    const storage = new MapStorage();
    const { session, games, last } = await finished(storage);
    const before = games.length;
    session.rematch.value?.();
    await settle();
    expect(games.slice(before).map(({ number, log }) => [number, kindsOf(log)[0]])).toEqual([
      [2, undefined],
      [2, 'game started'],
    ]);
    expect(last().log[1]).toMatchObject({ kind: 'round started', dealer: 1 });
    expect(session.rematch.value).toBeNull();
    const again = watch(resume({ storage }));
    await settle();
    expect(again.last()).toEqual(last());
  });
});

describe('a harder table', () => {
  /** The secret of these tests lets the first seat win. */
  const finished = async (players: LocalSetup['players'], storage = new MapStorage()) => {
    const all = await start({ storage, setup: setupOf(players, { mode: 'bots', target: 5 }) });
    await all.play(50);
    return { ...all, storage, winner: all.last().view.state };
  };
  const levelled = (level: LevelName) => ({ ...ada, level });

  test.each<[LevelName, LevelName]>([
    ['Rookie', 'Regular'],
    ['Regular', 'Counter'],
    ['Sharp', 'Master'],
  ])('is offered to whoever beat %s: %s from now on', async (level, harder) => {
    const { session, storage, winner } = await finished([ann, levelled(level)]);
    expect(winner).toMatchObject({ kind: 'finished', winner: 0 });
    expect(session.otherTable.value?.kind).toBe('harder');
    session.otherTable.value?.play();
    expect(session.people.value.map((person) => person.level)).toEqual([null, harder]);
    expect(session.otherTable.value).toBeNull();
    expect(lastNewGame('bots', storage).bots).toEqual([harder]);
  });

  test.each<[LevelName, LevelName]>([
    ['Regular', 'Rookie'],
    ['Master', 'Sharp'],
  ])('becomes an easier one for whoever lost to %s: %s from now on', async (level, easier) => {
    const { session, storage, winner } = await finished([levelled(level), ann]);
    expect(winner).toMatchObject({ kind: 'finished', winner: 0 });
    expect(session.otherTable.value?.kind).toBe('easier');
    session.otherTable.value?.play();
    expect(session.people.value.map((person) => person.level)).toEqual([easier, null]);
    expect(lastNewGame('bots', storage).bots).toEqual([easier]);
  });

  test.each<[string, LocalSetup['players']]>([
    ['above Master', [ann, levelled('Master')]],
    ['below Rookie', [levelled('Rookie'), ann]],
    ['to people among themselves', [ann, ben]],
  ])('is not offered %s', async (_, players) => {
    const { session, winner } = await finished(players);
    expect(winner).toMatchObject({ kind: 'finished', winner: 0 });
    expect(session.otherTable.value).toBeNull();
  });

  test('is offered from the end of the game on, before that is shown, and to whoever comes back to it', async () => {
    const storage = new MapStorage();
    const setup = setupOf([ann, levelled('Rookie')], { mode: 'bots', target: 5 });
    const { session, play } = await start({ storage, setup });
    const offers: boolean[] = [];
    const isOffered = ({ rematch, otherTable }: LocalSession) => rematch.value !== null && otherTable.value !== null;
    session.game.subscribe(() => {
      if (session.game.value.view.state.kind === 'finished') offers.push(isOffered(session));
    });
    await play(50);
    expect([...offers, isOffered(resume({ storage }))]).toEqual([true, true]);
  });
});

describe('the solo challenge', () => {
  test('keeps the best result and counts the tries', async () => {
    const storage = new MapStorage();
    const { last, play } = await start({ storage, setup: SOLO });
    await play(400, (choices) => choices[0]);
    const { view } = last();
    expect(view.state.kind).toBe('finished');
    expect(soloBest(storage)).toEqual({
      rounds: view.round,
      total: view.seats[0]?.total,
      beaten: view.round < 5,
      tries: 1,
    });
  });

  /** A solo game of one seat that is over, as a view would have it. */
  const over = (round: number, total: number, target = 200) => {
    const seat = { status: 'active', total, points: 0, cards: [], lifeSaver: false } as const;
    const unseen = Array.from({ length: 22 }, () => 1);
    return gameFrom(
      {
        target,
        decks: 1,
        originalTurnThree: false,
        round,
        dealer: 0,
        phase: 'turns',
        turn: 0,
        seats: [seat],
        turnThree: null,
        queue: [],
        drawSize: 22,
        discard: unseen.map(() => 0),
        unseen,
        state: { kind: 'finished', winner: 0 },
      },
      new SeededShuffler(1),
    );
  };

  test.each<[string, [number, number][], number, number]>([
    [
      'fewer rounds',
      [
        [6, 220],
        [4, 201],
        [5, 260],
      ],
      4,
      201,
    ],
    [
      'more points in as many rounds',
      [
        [4, 201],
        [4, 230],
        [4, 210],
      ],
      4,
      230,
    ],
  ])('prefers %s', (_, results, rounds, total) => {
    const storage = new MapStorage();
    for (const result of results) noteSolo(storage, over(...result));
    expect(soloBest(storage)).toEqual({ rounds, total, beaten: true, tries: 3 });
  });

  test('does not count games to another target, nor what it cannot read', () => {
    const storage = new MapStorage();
    noteSolo(storage, over(1, 60, 50));
    expect(soloBest(storage)).toBeNull();
    storage.setItem('turn7 solo', '{"rounds":"few"}');
    expect(soloBest(storage)).toBeNull();
  });
});
