import { describe, expect, test } from 'vitest';
import {
  choicesOf,
  type Game,
  isNumber,
  LIFE_SAVER,
  Recorder,
  replay,
  SeededShuffler,
  type Setup,
  viewOf,
  writeRecord,
} from '../src/index.ts';
import { Mirror } from './mirror.ts';
import { dice, readOne } from './support.ts';
import { heavyPile } from './tables.ts';

const STEPS = 120;
const SEATS = [1, 2, 3, 5, 18, 19, 31, 32, 33, 37, 54];

const games = SEATS.flatMap((seats) =>
  ['decks', 'stacked'].flatMap((pile) => [false, true].map((original) => ({ seats, pile, original }))),
);

/** What is wrong with a position, in words: nothing if all is well. */
function faultsOf(game: Game, mirror: Mirror): string[] {
  const view = viewOf(game);
  const faults = [...mirror.complaints];
  const check = (well: boolean, fault: string) => well || faults.push(fault);
  check(`${view.discard}` === `${mirror.discard}`, `discard pile ${view.discard}, not ${mirror.discard}`);
  check(`${view.unseen}` === `${mirror.draw}`, `draw pile ${view.unseen}, not ${mirror.draw}`);
  check(
    view.discard.every((copies) => copies >= 0),
    `negative discard pile ${view.discard}`,
  );
  view.seats.forEach(({ status, cards, lifeSaver, total, points }, seat) => {
    const expected = mirror.busted.has(seat) ? 'busted' : mirror.banked.has(seat) ? 'out' : 'active';
    const found = status === 'stayed' || status === 'locked' ? 'out' : status;
    check(found === expected, `seat ${seat} is ${status}, not ${expected}`);
    check(`${cards}` === `${mirror.hands[seat]}`, `seat ${seat} has ${cards}, not ${mirror.hands[seat]}`);
    check(total === mirror.totals[seat], `seat ${seat} has ${total} points, not ${mirror.totals[seat]}`);
    check(points >= 0 && (status !== 'busted' || points === 0), `seat ${seat} shows ${points} points`);
    const lifeSavers = cards.filter((card) => card === LIFE_SAVER).length;
    check(lifeSavers === (lifeSaver ? 1 : 0), `seat ${seat} has ${lifeSavers} Life Savers`);
    check(new Set(cards.filter(isNumber)).size <= 7, `seat ${seat} has more than seven numbers`);
  });
  const active = view.seats.filter(({ status }) => status === 'active').length;
  check(game.finished || game.active === active, `${game.active} seats in the round, not ${active}`);
  const pending = [...view.queue.map(({ card }) => card), ...(view.turnThree?.aside ?? [])];
  check(pending.length <= mirror.onTheirWay.length, `${pending} are pending of ${mirror.onTheirWay}`);
  return faults;
}

/** The integers near all choices that are legal though they should not be, or the other way round. */
function wronglyJudged(game: Game): number[] {
  const choices = new Set<number>(choicesOf(game));
  return Array.from({ length: 200 }, (_, i) => i - 70).filter((choice) => game.isLegal(choice) !== choices.has(choice));
}

/** A clone is equal, and leaves the original alone whatever it does; a copy over it is equal again. */
function expectIndependentClone(game: Game, roll: (n: number) => number): void {
  const before = viewOf(game);
  const clone = game.clone();
  expect(viewOf(clone)).toEqual(before);
  for (let i = 0; i < 5 && !clone.finished; i++) playAny(clone, roll);
  expect(viewOf(game)).toEqual(before);
  clone.copyFrom(game);
  expect(viewOf(clone)).toEqual(before);
}

function playAny(player: { play(choice: number): void } & ({ game: Game } | Game), roll: (n: number) => number): void {
  const game = 'game' in player ? player.game : player;
  const choices = choicesOf(game);
  player.play(choices[roll(choices.length)] ?? Number.NaN);
}

describe('random play', () => {
  test.each(games)('$seats seats, $pile, original Turn Three $original', ({ seats, pile, original }) => {
    const roll = dice(seats * 4 + (pile === 'decks' ? 2 : 0) + (original ? 1 : 0));
    const setup: Omit<Setup, 'seats'> = {
      dealer: roll(seats),
      target: 150,
      originalTurnThree: original,
      ...(pile === 'stacked' ? { pile: heavyPile(seats, roll) } : {}),
    };
    const players = Array.from({ length: seats }, (_, seat) => `P${seat + 1}`);
    const kinds = new Recorder({ players, setup }, new SeededShuffler(seats)).game.rules.kinds;
    const mirror = new Mirror(seats, kinds);
    const recorder = new Recorder({ players, setup }, new SeededShuffler(seats), mirror.hear);
    const { game } = recorder;

    for (let step = 0; step < STEPS && !game.finished; step++) {
      expect(faultsOf(game, mirror)).toEqual([]);
      expect(choicesOf(game).length).toBeGreaterThan(1);
      expect(wronglyJudged(game)).toEqual([]);
      expectIndependentClone(game, roll);
      expect(viewOf(replay(readOne(writeRecord(recorder.record))))).toEqual(viewOf(game));
      playAny(recorder, roll);
    }
    expect(faultsOf(game, mirror)).toEqual([]);
    expect(viewOf(replay(readOne(writeRecord(recorder.record))))).toEqual(viewOf(game));
  });
});
