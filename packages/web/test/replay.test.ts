import { readdirSync, readFileSync } from 'node:fs';
import { isNumber, replay as playRecord, RecordError, viewOf } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import { oddsIn } from '../src/game/question/odds.ts';
import {
  askedAt,
  bounded,
  frameAt,
  highlightsOf,
  lastFrame,
  movesBefore,
  nextRound,
  placeAt,
  previousRound,
  type Replay,
  recordsIn,
  replayOf,
  roundStarts,
} from '../src/game/replay/replay.ts';

const CASES = new URL('../../../cases/', import.meta.url);
const files = readdirSync(CASES).filter((file) => file.endsWith('.t7'));
const textOf = (file: string) => readFileSync(new URL(file, CASES), 'utf8');

function replayFrom(text: string): Replay {
  const [located] = recordsIn(text);
  if (located === undefined) throw new Error('the text has no record');
  return replayOf(located);
}

/** Ann busts, Bob stays, and the next round is dealt. */
const replay = replayFrom(textOf('case-01-busted-cards-leave-with-the-round.t7'));

describe('the replay of a record', () => {
  it('has a frame before the first event and one after each', () => {
    expect(replay.frames.map(({ event }) => event?.kind ?? 'nothing yet')).toEqual([
      'nothing yet',
      ...['game started', 'round started', 'drew', 'drew', 'drew', 'busted', 'stayed', 'round ended'],
      ...['round started', 'drew', 'drew'],
    ]);
  });

  it('begins with an empty table', () => {
    const { view } = frameAt(replay, 0);
    expect(view.seats.map(({ cards, total }) => ({ cards, total }))).toEqual([
      { cards: [], total: 0 },
      { cards: [], total: 0 },
    ]);
  });

  it('shows the twin in the hand that it busts', () => {
    expect(frameAt(replay, 6).view.seats[0]).toMatchObject({ status: 'busted', cards: [7, 7], points: 0 });
  });

  it.each(files)('ends where the game ends: %s', (file) => {
    for (const located of recordsIn(textOf(file))) {
      const shown = replayOf(located);
      const { seats, round } = viewOf(playRecord(located));
      expect(frameAt(shown, lastFrame(shown)).view).toMatchObject({ seats, round });
    }
  });

  it('says on which line a record is none', () => {
    const error = () => replayFrom('turn7 record 1\nplayers Ann | Bob\ndraw 7 5 7\nmoves h >9');
    expect(error).toThrow(RecordError);
    expect(error).toThrow(expect.objectContaining({ line: 4 }));
  });
});

describe('frames', () => {
  it.each([
    [0, null],
    [1, null],
    [2, { round: 1, step: 1, steps: 7 }],
    [8, { round: 1, step: 7, steps: 7 }],
    [9, { round: 2, step: 1, steps: 3 }],
    [11, { round: 2, step: 3, steps: 3 }],
  ])('frame %i is %j', (at, place) => {
    expect(placeAt(replay, at)).toEqual(place);
  });

  it('go from round to round', () => {
    expect(roundStarts(replay)).toEqual([2, 9]);
    expect([0, 2, 8, 9, 11].map((at) => nextRound(replay, at))).toEqual([2, 9, 9, 11, 11]);
    expect([0, 2, 8, 9, 11].map((at) => previousRound(replay, at))).toEqual([0, 0, 2, 2, 9]);
  });

  it('that a link names are found within the replay', () => {
    expect([-1, 5, 900].map((at) => bounded(replay, at))).toEqual([0, 5, 11]);
  });

  it('worth seeing again are busts and Turn 7s', () => {
    expect(highlightsOf(replay)).toEqual([
      { at: 6, round: 1, event: expect.objectContaining({ kind: 'busted', seat: 0, twin: 7 }) },
    ]);
    const seven = replayFrom(textOf('case-07-life-saver-lost-at-a-turn-7.t7'));
    expect(highlightsOf(seven).map(({ event }) => event.kind)).toEqual(['turn 7', 'busted']);
  });
});

describe('questions', () => {
  it('are asked where somebody has to choose, and where the record stops', () => {
    expect(replay.questions.map(({ at }) => at)).toEqual([4, 6, 11]);
    expect(replay.questions.map(({ view }) => view.state)).toEqual([
      { kind: 'playing', question: { kind: 'hit-or-stay', seat: 0 } },
      { kind: 'playing', question: { kind: 'hit-or-stay', seat: 1 } },
      { kind: 'playing', question: expect.objectContaining({ kind: 'hit-or-stay' }) },
    ]);
    expect([3, 4, 5].map((at) => askedAt(replay, at)?.round ?? null)).toEqual([null, 1, null]);
  });

  it('tell how many choices have been made before a frame', () => {
    expect([0, 4, 5, 6, 7, 11].map((at) => movesBefore(replay, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('have exact odds: the twins among the cards that are left', () => {
    const walk = replayFrom(textOf('example-walkthrough.t7'));
    const found = walk.questions.flatMap(({ view }) => {
      if (view.state.kind !== 'playing' || view.state.question.kind !== 'hit-or-stay') return [];
      const { seat } = view.state.question;
      const { cards = [], lifeSaver = false } = view.seats[seat] ?? {};
      const twins = cards.filter(isNumber).reduce((sum, card) => sum + (view.unseen[card] ?? 0), 0);
      return [[oddsIn(view, seat).bust, lifeSaver || view.drawSize === 0 ? 0 : twins / view.drawSize] as const];
    });
    expect(found.length).toBeGreaterThan(5);
    for (const [bust, counted] of found) expect(bust).toBeCloseTo(counted, 12);
  });

  it.each(files)('have odds in every case: %s', (file) => {
    for (const located of recordsIn(textOf(file))) {
      for (const { view } of replayOf(located).questions) {
        if (view.state.kind !== 'playing' || view.state.question.kind !== 'hit-or-stay') continue;
        const { bust } = oddsIn(view, view.state.question.seat);
        expect(bust).toBeGreaterThanOrEqual(0);
        expect(bust).toBeLessThanOrEqual(1);
      }
    }
  });
});
