import { describe, expect, test } from 'vitest';
import { cardList, rivalFrom } from '../src/arguments.ts';
import { turn7 } from './turn7.ts';

describe('turn7 odds', () => {
  test('tells the exact odds of the next card, the best way to stop, and advice', () => {
    const { code, out } = turn7(['odds', '--hand', '3 7 12', '--bot', 'count']);
    expect(code).toBe(0);
    expect(out).toContain('one of 91');
    expect(out).toMatch(/bust +20\.9%/); // 2 + 6 + 11 twins of 91 cards
    expect(out).toContain('Take it and then stay: 22.90 points on average; stay now: 22.');
    expect(out).toContain('Advice of count: Hit');
    expect(out).toContain('One more card makes 22.9 points on average, staying 22.');
  });

  test('counts the cards of others and those seen', () => {
    const args = [
      'odds',
      '--hand',
      '12',
      '--other',
      '150:11 x2',
      '--other',
      '95:10:stayed',
      '--seen',
      '12 12',
      '--json',
    ];
    const { odds } = JSON.parse(turn7([...args, '--bot', 'closer']).out);
    expect(odds.cards).toBe(94 - 1 - 2 - 1 - 2);
    expect(odds.bust).toBeCloseTo(9 / 88, 12);
    expect(odds.kinds['x2']).toBe(0);
    expect(odds.kinds['11']).toBeCloseTo(10 / 88, 12);
  });

  test('knows the rules of the house', () => {
    const args = [
      'odds',
      '--hand',
      '12 10',
      '--decks',
      '2',
      '--target',
      '300',
      '--original-turn-three',
      '--bot',
      'closer',
    ];
    expect(turn7(args).out).toContain('one of 186');
  });

  test('chases a rival that would win', () => {
    const args = ['odds', '--hand', '12 10', '--total', '150', '--other', '190:12 11:stayed', '--bot', 'sharp'];
    expect(turn7(args).out).toContain('Player 2 is out with 213 and wins unless you get more; you are at 172.');
  });

  test('takes the position in which a record stops', () => {
    const { code, out } = turn7(['odds', 'cases/example-walkthrough.t7', '--bot', 'stay:25']);
    expect(code).toBe(0);
    expect(out).toContain('Bob: the next card is one of');
  });

  test('says where a card goes when that is asked, in the names that were chosen', () => {
    const record = 'turn7 record 1\nplayers Ann | Bob | Cy\ndealer 1\ndraw 5 9 L';
    const { code, out } = turn7(['odds', '-', '--bot', 'count', '--names', 'classic'], record);
    expect(code).toBe(0);
    expect(out).toContain('Ann chooses who gets the Freeze.\nAdvice of count: giving it to Cy\n');
  });

  describe('for a busted seat that has a card to give away (R47)', () => {
    const busted = (...options: string[]) => turn7(['odds', 'cases/ruling-r47-original-turn-three.t7', ...options]);

    test.each([
      ['stay:25', 'giving it to Cy'],
      ['count', 'giving it to Cy'],
      ['sharp', 'giving it to '],
      ['master:50', 'giving it to '],
    ])('%s has advice, and no odds of a card that is never drawn', (bot, answer) => {
      const { code, out, err } = busted('--bot', bot);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('· Busted');
      expect(out).toContain('Bob chooses who gets the Lock.');
      expect(out).toContain(`Advice of ${bot}: ${answer}`);
      expect(out).not.toMatch(/next card is|When to stop/);
    });

    test('there are no odds in the JSON either', () => {
      const answer = JSON.parse(busted('--bot', 'count', '--json').out);
      expect(answer).toMatchObject({ seat: 2, odds: null, stopping: null, advice: { choice: 3 } });
    });
  });

  test('says so where no card is left', () => {
    const { out } = turn7(['odds', '-', '--bot', 'count'], 'turn7 record 1\nplayers Ann | Bob\ndraw 5 6');
    expect(out).toContain('Bob: there is no card left to draw');
    expect(out).toContain('Stay: a hit makes 5.00 points on average, staying makes 5 (exact).');
  });

  test('takes no game that is over from standard input', () => {
    const over = 'turn7 record 1\nplayers Ann\ntarget 5\ndraw 5 6\nmoves s\n';
    expect(turn7(['odds', '-'], over)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the game from standard input is over; expected one that stops at a question'),
    });
  });

  test('takes one record, not the first of several', () => {
    const record = 'turn7 record 1\nplayers Ann | Bob\ndraw 5 6 7\n';
    expect(turn7(['odds', '-'], record + record)).toMatchObject({
      code: 2,
      err: expect.stringContaining('error: -:4: there is a second record; expected one record alone'),
    });
  });

  test.each([
    [['--hand', '5 5'], 'a number twice'],
    [['--hand', '5 q'], '"q" is not a card; expected one of 0 1 2'],
    [['--hand', '5', '--other', 'x'], '"x" is not a player; expected TOTAL, TOTAL:CARDS or TOTAL:CARDS:STATUS'],
    [['--hand', '5', '--seen', 'x2 x2'], '2 cards x2 on the table and seen; expected at most 1'],
    [['--hand', '5', '--bot', 'bob'], 'there is no bot "bob"'],
    [[], 'expected either a record or --hand'],
    [['--hand', '5', 'cases/example-walkthrough.t7'], 'expected either a record or --hand'],
    [['cases/example-walkthrough.t7', '--total', '50'], '--total goes with --hand'],
    [['cases/example-walkthrough.t7', '--original-turn-three'], '--original-turn-three goes with --hand'],
    [['--hand', '5', '--json', '--names', 'classic'], "option '--json' cannot be used with option '--names"],
    [['no-such-file.t7'], 'there is no such file'],
    [['packages/cli/test/golden/whole-game.t7'], 'is over'],
  ])('%j is wrong usage, and says why', (args, message) => {
    const { code, err } = turn7(['odds', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('cards and players as people write them', () => {
  test.each([
    ['3 7 +4 LS', [3, 7, 14, 19]],
    ['3,7, x2', [3, 7, 18]],
    ['ls X2 t3', [19, 18, 21]],
    ['', []],
  ])('"%s"', (text, cards) => {
    expect(cardList(text)).toEqual(cards);
  });

  test.each([
    ['150', { total: 150, cards: [], status: 'active' }],
    ['150:5 8', { total: 150, cards: [5, 8], status: 'active' }],
    ['95::busted', { total: 95, cards: [], status: 'busted' }],
  ])('"%s"', (text, rival) => {
    expect(rivalFrom(text)).toEqual(rival);
  });
});
