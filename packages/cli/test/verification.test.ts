import {
  type LocatedRecord,
  type Outcome,
  outcomeOf,
  type RoundEnded,
  readRecords,
  replay,
  scorePad,
} from '@turn7/engine';
import { describe, expect, it, test } from 'vitest';
import { checkScores } from '../src/records/verification.ts';

/** Bob busts with a second 5; in the second round Ann doubles her 11 and wins. */
const TEXT = 'turn7 record 1\nplayers Ann | Bob\ntarget 30\ndraw 5 12 5 11 10 x2 +2\nmoves h s h h s s\n';

interface Played {
  readonly located: LocatedRecord;
  readonly rounds: readonly [RoundEnded, RoundEnded];
  readonly outcome: Outcome;
}

function played(): Played {
  const [located] = [...readRecords(TEXT)];
  if (located === undefined) throw new Error('there is no record');
  const rounds: RoundEnded[] = [];
  const outcome = outcomeOf(replay(located, scorePad(rounds)), rounds);
  const [first, second] = rounds;
  if (first === undefined || second === undefined) throw new Error('there are not two rounds');
  return { located, rounds: [first, second], outcome };
}

const { located, rounds, outcome } = played();
const [first, second] = rounds;

describe('a score pad', () => {
  it('is good where it says what the cards say', () => {
    expect(rounds.map(({ scores }) => scores)).toEqual([
      [12, 0],
      [22, 12],
    ]);
    expect(() => checkScores(located, rounds, outcome)).not.toThrow();
    expect(() => checkScores(located, [first], { ...outcome, winner: null })).not.toThrow();
  });

  test.each<[string, readonly RoundEnded[], Outcome, string]>([
    [
      'a bust scores',
      [{ ...first, scores: [12, 5] }, second],
      outcome,
      'seat 2 scores 5 in round 1; expected 0 for 5 5',
    ],
    [
      'a card counts too little',
      [first, { ...second, scores: [11, 12] }],
      outcome,
      'seat 1 scores 11 in round 2; expected 22 for 11 x2',
    ],
    [
      'a seat without cards scores',
      [{ ...first, hands: [[12], []], scores: [12, 1] }],
      outcome,
      'seat 2 scores 1 in round 1; expected 0 for no cards',
    ],
    [
      'a total is not the sum',
      [first, { ...second, totals: [34, 13] }],
      outcome,
      'seat 2 has 13 in all after round 2; expected 12',
    ],
    ['another seat wins', rounds, { ...outcome, winner: 2 }, 'the winner is seat 2; expected seat 1'],
    ['nobody wins', rounds, { ...outcome, winner: null }, 'the winner is nobody; expected seat 1'],
    ['a seat wins too early', [first], outcome, 'the winner is seat 1; expected nobody'],
    [
      'seats with equally many points win',
      [{ ...first, hands: [[12], [12]], scores: [12, 12], totals: [12, 12] }],
      outcome,
      'the winner is seat 1; expected nobody',
    ],
    [
      'play goes on',
      [...rounds, { ...first, round: 3 }],
      outcome,
      'there is a round 3; expected none after seat 1 had won',
    ],
  ])('is bad where %s', (_, pad, end, message) => {
    expect(() => checkScores(located, pad, end)).toThrow(message);
  });
});
