import { describe, expect, it, test } from 'vitest';
import { checkExpectations, factsOf, outcomeOf, RecordError, type RoundEnded, replay, scorePad } from '../src/index.ts';
import { play, readOne, recordText, thrownBy } from './support.ts';

const check = (expected: string[], game: Parameters<typeof recordText>): unknown => {
  const located = readOne([recordText(...game), ...expected.map((fact) => `expect ${fact}`)].join('\n'));
  const rounds: RoundEnded[] = [];
  const outcome = outcomeOf(replay(located, scorePad(rounds)), rounds);
  return thrownBy(() => checkExpectations(located, outcome));
};

describe('the facts', () => {
  test.each<[string, Parameters<typeof recordText>, string[]]>([
    [
      'of a round in play',
      [2, '5 6 x2 LS 7 8', 's h h'],
      [
        'ask 2 hit-or-stay',
        'totals 0 0',
        'phase turns',
        'dealer 2',
        'seat 1 stayed 5',
        'seat 2 active 6 x2 LS',
        'winner nobody',
        'draw 2',
        'discard 0',
      ],
    ],
    [
      'of a question about a card',
      [3, '5 6 7 L', 's h'],
      [
        'ask 2 target L 2 3',
        'totals 0 0 0',
        'phase turns',
        'dealer 3',
        'seat 1 stayed 5',
        'seat 2 active 6',
        'seat 3 active 7',
        'winner nobody',
        'draw 0',
        'discard 0',
      ],
    ],
    [
      'of a finished game',
      [2, '5 6 8 4 9', 's s s s', 'target 12'],
      ['ask nobody', 'round 1 out 5 6', 'round 2 out 4 8', 'totals 9 14', 'winner 2', 'draw 1', 'discard 4'],
    ],
  ])('%s', (_, game, facts) => {
    expect(play(...game).facts).toEqual(facts);
  });
});

const SUBJECTS = 'ask, round 1, totals, phase, dealer, seat 1, seat 2, winner, draw, discard';

describe('expectations', () => {
  const game: Parameters<typeof recordText> = [2, '5 6 7 8 9', 's s'];

  it('that are met say nothing', () => {
    expect(check(['round 1 out 5 6', 'totals 5 6', 'seat 2 active 7', 'draw 1'], game)).toBeUndefined();
  });

  test.each([
    [['totals 5 6', 'totals 6 5'], 7, 'it came to "totals 5 6"; expected "totals 6 5"'],
    [['seat 2 active 8'], 6, 'it came to "seat 2 active 7"; expected "seat 2 active 8"'],
    [['round 1 dry 5 6'], 6, 'it came to "round 1 out 5 6"; expected "round 1 dry 5 6"'],
    [['round 2 out 1 1'], 6, `there is no fact about "round 2" here; expected one about ${SUBJECTS}`],
    [['seat 3 active'], 6, `there is no fact about "seat 3" here; expected one about ${SUBJECTS}`],
    [['winner 2'], 6, 'it came to "winner nobody"; expected "winner 2"'],
    [['draw 2'], 6, 'it came to "draw 1"; expected "draw 2"'],
    [['weather fine'], 6, `there is no fact about "weather" here; expected one about ${SUBJECTS}`],
    [['draw'], 6, 'it came to "draw 1"; expected "draw"'],
    [['ask 1 hit-or-stay', 'draw 7'], 6, 'it came to "ask 2 hit-or-stay"; expected "ask 1 hit-or-stay"'],
  ])('%j that are not met are told with their line', (expected, line, message) => {
    const error = check(expected, game);
    expect(error).toBeInstanceOf(RecordError);
    expect(error).toMatchObject({ line, message });
  });

  it('on no line are told with the line of the record', () => {
    const { record, lines } = readOne(recordText(1, '5 6'));
    const outcome = outcomeOf(replay({ record, lines }), []);
    const error = thrownBy(() => checkExpectations({ record: { ...record, expects: ['draw 9'] }, lines }, outcome));
    expect(error).toMatchObject({ line: 1, message: 'it came to "draw 1"; expected "draw 9"' });
  });

  it('cover everything there is to know', () => {
    const { game: played, rounds } = play(...game);
    expect(check(factsOf(outcomeOf(played, rounds)), game)).toBeUndefined();
  });
});
