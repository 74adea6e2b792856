import { describe, expect, it, test } from 'vitest';
import {
  type GameEvent,
  type GameRecord,
  RecordError,
  type RoundEnded,
  replay,
  scorePad,
  viewOf,
} from '../src/index.ts';
import { cards, readOne, recordText, thrownBy } from './support.ts';

function expectError(lines: string[], line: number, message: string): void {
  const error = thrownBy(() => replay(readOne(lines.join('\n'))));
  expect(error).toBeInstanceOf(RecordError);
  expect(error).toMatchObject({ name: 'RecordError', line, message });
}

describe('a record that cannot be played', () => {
  const base = ['turn7 record 1', 'players Ann | Bob', 'dealer 2'];
  const table: [lines: string[], line: number, message: string][] = [
    [
      ['draw 5 6', 'moves s', 'moves s'],
      6,
      'the draw pile is empty and reshuffle 1 is not given; expected one more draw line with 5 6 in any order',
    ],
    [
      ['draw 5 6', 'draw 6 5', 'moves s s', 'moves s s'],
      7,
      'the draw pile is empty and reshuffle 2 is not given; expected one more draw line with 5 6 in any order',
    ],
    [
      ['draw 5 6', 'moves s s', 'draw 6 6'],
      6,
      'this is not the discard pile of reshuffle 1; expected 5 6 in any order',
    ],
    [
      ['draw 5 6', 'draw 5 6', 'draw 5', 'moves s s s s'],
      6,
      'this is not the discard pile of reshuffle 2; expected 5 6 in any order',
    ],
    [[`draw ${'x2 '.repeat(25)}`], 4, 'the draw pile holds 25 x2 cards; expected at most 24'],
    [['draw 5 6 7', 'moves h', 'moves >1'], 6, 'move 2 is ">1" but seat 2 (Bob) is asked hit or stay; expected h or s'],
    [['draw 5 6 L', 'moves h s'], 5, 'move 2 is "s" but seat 1 (Ann) is asked where L goes; expected >1 or >2'],
    [
      ['draw 5 6 L', 'moves h', '', 'moves h'],
      7,
      'move 2 is "h" but seat 1 (Ann) is asked where L goes; expected >1 or >2',
    ],
    [['draw 5 6 L', 'moves h >3'], 5, 'move 2 is ">3" but seat 1 (Ann) is asked where L goes; expected >1 or >2'],
    [['target 5', 'draw 5 6', 'moves s s s'], 6, 'move 3 is "s" but the game is over; expected no more moves'],
  ];

  test.each(table)('%j', (lines, line, message) => expectError([...base, ...lines], line, message));

  it('names every target that was possible', () => {
    const text = recordText(4, 'LS 5 6 7 LS', 'h >1');
    expectError(text.split('\n'), 5, 'move 2 is ">1" but seat 1 (P1) is asked where LS goes; expected >2, >3 or >4');
  });

  it('at the first card, if the piles do not even suffice for the deal', () => {
    const lines = ['turn7 record 1', 'players Ann', 'draw L'];
    expectError(
      lines,
      3,
      'the draw pile is empty and reshuffle 1 is not given; expected one more draw line with L in any order',
    );
  });

  test.each(['>67', '>35', 'h', 's'])('%s at a table of 34 where a Lock needs a seat', (move) => {
    expect(thrownBy(() => replay(readOne(recordText(34, 'L 1 2', move))))).toMatchObject({
      line: 5,
      message: expect.stringMatching(
        /^move 1 is ".*" but seat 1 \(P1\) is asked where L goes; expected >1, .*>33 or >34$/,
      ),
    });
  });
});

describe('a record without lines, as a program makes it', () => {
  test.each<[string, Partial<GameRecord>, string]>([
    [
      'a reshuffle that is not given',
      {},
      'the draw pile is empty and reshuffle 1 is not given; expected one more draw line with 5 6 in any order',
    ],
    [
      'a reshuffle of other cards',
      { draws: [cards('5 6'), cards('1')] },
      'this is not the discard pile of reshuffle 1; expected 5 6 in any order',
    ],
    ['an illegal move', { moves: [0] }, 'move 1 is ">1" but seat 1 (P1) is asked hit or stay; expected h or s'],
    ['no draw pile', { draws: [] }, 'the draw pile is empty; expected at least one card'],
  ])('has %s on the line of its header', (_, part, message) => {
    const { record } = readOne(recordText(2, '5 6', 's s'));
    const lines = { header: 9, keys: new Map(), draws: [], moves: [], expects: [] };
    expect(thrownBy(() => replay({ record: { ...record, ...part }, lines }))).toMatchObject({ line: 9, message });
  });
});

describe('a replay', () => {
  it('passes on what is none of its business', () => {
    const fault = new Error('the listener is tired');
    const tired = (): never => {
      throw fault;
    };
    expect(thrownBy(() => replay(readOne(recordText(1, '5 6')), tired))).toBe(fault);
  });

  it('is silent or told, and comes to the same', () => {
    const located = readOne(recordText(2, '5 6 L 7 8', 'h >2 s'));
    const events: GameEvent[] = [];
    const told = replay(located, (event) => events.push(event));
    expect(viewOf(replay(located))).toEqual(viewOf(told));
    expect(events.length).toBeGreaterThan(5);
  });

  it('keeps its rounds on a score pad', () => {
    const rounds: RoundEnded[] = [];
    replay(readOne(recordText(2, '5 6 7 8', 's s')), scorePad(rounds));
    expect(rounds.map(({ kind, round, totals }) => ({ kind, round, totals }))).toEqual([
      { kind: 'round ended', round: 1, totals: [5, 6] },
    ]);
  });
});

describe('choices that a bot made for a person', () => {
  const stoodIn = (draw: string, moves: string, standIns: string) =>
    readOne(recordText(2, draw, moves, `stand-ins ${standIns}`));

  test.each([
    ['a hit', '5 6 7 L 8', 'h', 'clock 1', ['drew clock']],
    ['a target', '5 6 7 L 8', 'h h >1', 'clock 1 | host 3', ['drew clock', 'assigned host']],
    ['a target whose cards are drawn at once', '5 6 T3 7 8 9 1', 'h >2', 'absence 2', ['assigned absence']],
  ])('are told as such, with the answer and not with what follows from it: %s', (_, draw, moves, standIns, told) => {
    const events: GameEvent[] = [];
    replay(stoodIn(draw, moves, standIns), (event) => events.push(event));
    expect(events.flatMap(({ kind, standIn }) => (standIn ? [`${kind} ${standIn}`] : []))).toEqual(told);
  });

  it('come to the same where nobody hears', () => {
    const located = stoodIn('5 6 7 L 8', 'h h >1', 'clock 1 | host 3');
    expect(viewOf(replay(located))).toEqual(viewOf(replay(located, () => {})));
  });
});
