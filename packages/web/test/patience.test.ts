import type { TableGame } from '@turn7/client';
import { choicesOf, createGame, emptyView, type GameEvent, HIT, SeededShuffler, STAY, viewOf } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { Signal } from '../src/device/signal.ts';
import { PACES, patienceAfter } from '../src/game/playback/pace.ts';
import { Playback } from '../src/game/playback/playback.ts';
import type { Person, Session } from '../src/game/session/session.ts';
import { HandClock } from './support/hand-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The longest time in some games that the only person at the table has nothing to choose. */
function longestWait(seats: number, pace: number, stayAt: number): number {
  return Math.max(...[1, 2, 3].map((seed) => twoRounds({ seats, pace, stayAt, seed }).longest));
}

interface Rounds {
  readonly seats: number;
  readonly pace: number;
  /** The person stays at so many points, the bots at 20. */
  readonly stayAt: number;
  readonly seed: number;
  /** How long the person reads the scores of a round. */
  readonly reading?: number;
}

/** The longest time without a choice, and how long all of it took without the reading. */
function twoRounds({ seats, pace, stayAt, seed, reading = 0 }: Rounds): { longest: number; lasted: number } {
  const clock = new HandClock();
  const chance = new SeededShuffler(seed);
  const log: GameEvent[] = [];
  const game = createGame({ seats, dealer: seats - 1 }, new SeededShuffler(seed), (event) => log.push(event));
  const shown = new Signal<TableGame | null>(null);
  const show = () => shown.set({ number: 1, question: log.length, due: null, view: viewOf(game), log: [...log] });
  shown.set({ number: 1, question: 0, due: null, view: emptyView(game.rules), log: [] });
  const people = Array.from({ length: seats }, (_, seat): Person => {
    const isMe = seat === 0;
    return { name: `${seat}`, kind: isMe ? 'person' : 'bot', level: null, mine: isMe, presence: 'here', isHost: false };
  });
  const answer = () => {
    const choices = choicesOf(game);
    const enough = game.asked.seat === 0 ? stayAt : 20;
    const isTurn = choices.includes(HIT);
    game.play(isTurn ? (game.asked.points < enough ? HIT : STAY) : (choices[chance.pick(choices.length)] ?? STAY));
    show();
  };
  let due: (() => void) | null = show;
  const seen = () => {
    due = answer;
  };
  const playback = new Playback(
    { ...NO_SESSION, people: new Signal(people), game: shown, seen },
    { pace: () => pace, reduced: () => false, clock, chance: () => 1 },
  );
  let [longest, since] = [0, 0];
  let rounds = 0;
  while (rounds < 2 && !game.finished) {
    const next = due;
    due = null;
    if (next !== null) next();
    else clock.pass(5);
    const { question = null, roundEnd = null } = playback.moment.value ?? {};
    if (question?.seat !== 0 && roundEnd === null) longest = Math.max(longest, clock.now() - since);
    else since = clock.now();
    if (roundEnd === null) continue;
    rounds++;
    clock.pass(reading);
    playback.goOn();
  }
  return { longest, lasted: clock.now() - rounds * reading };
}

const NOTHING = new Signal(null);
const NO_SESSION: Omit<Session, 'people' | 'game' | 'seen'> = {
  choose: () => {},
  rematch: NOTHING,
  otherTable: NOTHING,
  record: async () => null,
  commitment: NOTHING,
  testimony: () => null,
  hasPar: true,
  online: null,
  close: () => {},
};

describe('patience', () => {
  test('is whole for a quarter of a minute, and never used up', () => {
    expect(patienceAfter(0)).toBe(1);
    expect(patienceAfter(15 * SECOND)).toBe(1);
    expect(patienceAfter(30 * SECOND)).toBe(0.5);
    expect(patienceAfter(10 * MINUTE)).toBeGreaterThan(0);
  });

  test('is not used up by reading the scores of a round', () => {
    const rounds = { seats: 6, pace: PACES.normal, stayAt: 20, seed: 1 };
    expect(twoRounds({ ...rounds, reading: 2 * MINUTE }).lasted).toBe(twoRounds(rounds).lasted);
  });

  test.each([
    [6, 'normal', 20],
    [18, 'normal', 20],
    [18, 'slow', 1],
    [54, 'normal', 20],
    [54, 'normal', 1],
    [54, 'slow', 1],
  ] as const)('%d seats, %s, staying at %d: nobody waits a minute without a choice', (seats, speed, stayAt) => {
    const wait = longestWait(seats, PACES[speed], stayAt);
    expect(wait).toBeLessThan(MINUTE);
  });
});
