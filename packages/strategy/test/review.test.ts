/** Reviews add up, whatever the game. */
import { type GameEvent, HIT, type LocatedRecord, RecordError, readRecords, replay, STAY } from '@turn7/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bot, botNamed, type Review, Reviewer, review } from '../src/index.ts';
import { recordOf } from './records.ts';

const NAMES = ['sharp', 'closer', 'stay:25', 'random'];

const botsOf = (seats: number, seed: number): Bot[] =>
  Array.from({ length: seats }, (_, i) => botNamed(NAMES[(i + seed) % NAMES.length] ?? 'sharp', seed));

/** With every third move made by a bot in the player's place. */
const withStandIns = ({ record, lines }: LocatedRecord): LocatedRecord => {
  const standIns = record.moves.flatMap((_, move) => (move % 3 === 1 ? [{ move, why: 'clock' } as const] : []));
  return { record: { ...record, standIns }, lines };
};

/** Tables of all sizes and house rules, small piles that are soon reshuffled, games that stop anywhere or have stand-ins. */
const anyRecord = fc
  .record({
    seats: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 18 })),
    target: fc.integer({ min: 10, max: 60 }),
    decks: fc.constantFrom(null, 1, 2),
    originalTurnThree: fc.boolean(),
    pile: fc.option(fc.array(fc.integer({ min: 0, max: 21 }), { minLength: 6, maxLength: 40 }), { nil: undefined }),
    seed: fc.nat(1000),
    most: fc.constantFrom(0, 1, 5, 12, 20),
  })
  .map(({ seats, seed, most, pile, ...house }) => {
    const located = recordOf(botsOf(seats, seed), pile === undefined ? house : { ...house, pile }, seed, most);
    return seed % 2 === 0 ? located : withStandIns(located);
  });

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whatever does not hold in a review though it should, in words. */
function faultsOf(found: Review, located: LocatedRecord): string[] {
  const { record } = located;
  const faults: string[] = [];
  const expectEqual = (what: string, a: number, b: number): void => {
    if (!(Math.abs(a - b) < 1e-9)) faults.push(`${what}: ${a} is not ${b}`);
  };
  found.seats.forEach(({ start, result, luck, own, others, correction }, seat) => {
    expectEqual(`seat ${seat}`, result - start, luck + own + others + correction);
    expectEqual(`cards of seat ${seat}`, total(found.cards.map((card) => card.luck[seat] ?? NaN)), luck);
    expectEqual(`end of seat ${seat}`, found.curve.at(-1)?.chances[seat] ?? NaN, result);
    for (const round of found.rounds) {
      const parts = [round.luck, round.own, round.others, round.correction].map((part) => part[seat] ?? NaN);
      expectEqual(`a round of seat ${seat}`, (round.end[seat] ?? NaN) - (round.start[seat] ?? NaN), total(parts));
    }
  });
  expectEqual('the results', total(found.seats.map(({ result }) => result)), 1);
  for (const { luck } of found.cards) expectEqual('the luck of a card', total(luck), 0);
  for (const { effect } of found.choices) expectEqual('the effect of a choice', total(effect), 0);
  for (const { seat, before, after, effect } of found.choices)
    expectEqual('a choice', after - before, effect[seat] ?? NaN);
  if (found.choices.some(({ move, played }, i) => move !== i || played !== record.moves[i])) faults.push('the moves');
  if (found.choices.length !== record.moves.length) faults.push('how many moves there are');
  return [...faults, ...misplaced(found, located)];
}

/** Cards and choices that are not where a replay shows them. */
function misplaced({ cards, choices }: Review, located: LocatedRecord): string[] {
  const events: GameEvent[] = [];
  replay(located, (event) => events.push(event));
  const drawn = events.flatMap((event, i) => (event.kind === 'drew' ? [{ ...event, i }] : []));
  const wrongCards = cards.filter(({ seat, card, at }, i) => {
    const [drew, next] = [drawn[i], drawn[i + 1]];
    return drew?.seat !== seat || drew.card !== card || at <= drew.i || at > (next?.i ?? events.length);
  });
  const wrongStays = choices.filter(({ played, at }) => (played === STAY) !== (events[at]?.kind === 'stayed'));
  return [...wrongCards.map(({ at }) => `a card at ${at}`), ...wrongStays.map(({ at }) => `a choice at ${at}`)];
}

function recordIn(text: string): LocatedRecord {
  const [located] = readRecords(`turn7 record 1\n${text}\n`);
  if (located === undefined) throw new Error('no record');
  return located;
}

describe('a review', () => {
  test('adds up for every seat, round, card and choice', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 1, max: 2 }), (located, passes) => {
        expect(faultsOf(review(located, { passes }), located)).toEqual([]);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  const located = recordOf(botsOf(3, 0), { target: 60 }, 1);

  test('is the same for the same seed and budget, however it is come to', { timeout: 60_000 }, () => {
    const reviewer = new Reviewer(located, { seed: 5 });
    expect(reviewer.isComplete).toBe(false);
    while (!reviewer.isDone) reviewer.advance();
    expect(reviewer.review()).toEqual(review(located, { seed: 5 }));
    expect(reviewer.review()).not.toEqual(review(located, { seed: 6 }));
  });

  test('that is stopped early says so', { timeout: 60_000 }, () => {
    const reviewer = new Reviewer(located, { passes: 2 });
    while (!reviewer.isComplete) reviewer.advance();
    const found = reviewer.review();
    expect(found.precision).toMatchObject({ passes: 1, stopped: true });
    expect(faultsOf(found, located)).toEqual([]);
  });

  test('finds nothing to say about the choices of sharp but that they may be beaten', () => {
    const sharp = recordOf([botNamed('sharp'), botNamed('sharp')], { target: 60 }, 4);
    for (const { own, others, se } of review(sharp, { passes: 1 }).seats) {
      expect([own, others, se.own, se.others]).toEqual([0, 0, 0, 0]);
    }
  });

  test('calls it a blunder to stay behind a rival that is out and would win', () => {
    const text = 'players Ann | Bob\ntarget 20\ndraw 12 5 10 3 7 8 9 1 2 4 6 11 12\nmoves h h s s';
    const found = review(recordIn(text));
    const last = found.choices.at(-1);
    expect(last).toMatchObject({ seat: 0, played: STAY, best: HIT, par: HIT, grade: 'blunder' });
    expect(last?.advice).toEqual({ choice: HIT, reason: { kind: 'chase', rival: 1, total: 22, reached: 8 } });
    expect(last?.cost).toBeGreaterThan(0.2);
    expect(found).toMatchObject({ finished: true, winner: 1, highlights: { worstChoice: 3 } });
  });

  test('counts what a bot chose in somebody’s place for the others, and never for them', () => {
    const text = 'players Ann | Bob\ntarget 20\ndraw 12 5 10 3 7 8 9 1 2 4 6 11 12\nmoves h h s s';
    const [own, stoodIn] = [recordIn(text), recordIn(`${text}\nstand-ins left 4`)].map((located) => review(located));
    const [before, ann] = [own?.seats[0], stoodIn?.seats[0]];
    expect(stoodIn?.choices.map(({ standIn }) => standIn)).toEqual([null, null, null, 'left']);
    expect(stoodIn?.choices[3]).toMatchObject({ seat: 0, grade: 'blunder' });
    expect(before).toMatchObject({ choices: 2, standIns: 0, grades: { blunder: 1 } });
    expect(ann).toMatchObject({ choices: 1, standIns: 1, grades: { blunder: 0 }, accuracy: 100 });
    expect(ann?.own).toBeCloseTo((before?.own ?? NaN) - (stoodIn?.choices[3]?.effect[0] ?? NaN), 12);
    expect((ann?.own ?? NaN) + (ann?.others ?? NaN)).toBeCloseTo((before?.own ?? NaN) + (before?.others ?? NaN), 12);
    expect(stoodIn?.seats[1]).toEqual(own?.seats[1]);
    expect(stoodIn?.highlights).toMatchObject({ worstChoice: null });
  });

  test('of an unfinished game ends with the chances at its last question', () => {
    const found = review(recordIn('players Ann | Bob\ndraw 12 5 10 3 7 8 9 1 2 4 6 11 12\nmoves h'));
    expect(found).toMatchObject({ finished: false, winner: null });
    for (const { result } of found.seats) expect(result).toBeGreaterThan(0.2);
  });

  test('of a record that is no game says where it is wrong', () => {
    const broken = recordIn('players A | B\ndraw 1 2 3 4 5 6\nmoves >2');
    expect(() => review(broken)).toThrow(RecordError);
  });
});
