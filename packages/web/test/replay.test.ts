import { readdirSync, readFileSync } from 'node:fs';
import { replay as playRecord, RecordError, viewOf } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import {
  bounded,
  frameAt,
  highlightsOf,
  lastFrame,
  nextRound,
  placeAt,
  previousRound,
  type Replay,
  recordsIn,
  replayOf,
  roundStarts,
} from '../src/game/replay/replay.ts';

const CASES = new URL('../../../cases/', import.meta.url);
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

  it.each(readdirSync(CASES))('ends where the game ends: %s', (file) => {
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
