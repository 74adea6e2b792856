/** Reasons in words: a row for every kind. */
import { HIT, LIFE_SAVER, LOCK, STAY, TURN_THREE } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { type Advice, explain } from '../src/index.ts';

const NAMES = ['Ann', 'Bo', 'Cleo'];

describe('the reason', () => {
  test.each<[Advice['reason'], Advice['choice'], string]>([
    [{ kind: 'chance', answers: 3 }, HIT, 'Left to chance among 3 answers.'],
    [{ kind: 'points', points: 24, limit: 25 }, HIT, 'You hold 24 points; this player stays from 25 on.'],
    [
      { kind: 'risk', bust: 0.305, limit: 0.3 },
      STAY,
      'The next card busts you with 30.5 %; this player stays from 30.0 % on.',
    ],
    [
      { kind: 'gain', points: 17, expected: 18.24, bust: 0.2 },
      HIT,
      'One more card makes 18.2 points on average (bust 20.0 %), staying makes 17.',
    ],
    [{ kind: 'free' }, HIT, 'No single card that is left can bust you: the next one has a risk of 0 %.'],
    [
      { kind: 'chase', rival: 1, total: 214, reached: 190 },
      HIT,
      'Bo is out with 214 and wins unless you get more; you are at 190.',
    ],
    [{ kind: 'ahead', reached: 210, next: 190 }, STAY, '210 is enough to win, and the next best is at 190.'],
    [{ kind: 'aim', card: LOCK, seat: 1, figure: 150 }, 1, 'Bo would stand highest, at 150.'],
    [{ kind: 'aim', card: TURN_THREE, seat: 1, figure: 4 }, 1, 'Bo has the most numbers: 4.'],
    [{ kind: 'aim', card: LIFE_SAVER, seat: 1, figure: 12 }, 1, 'Bo has the lowest total: 12.'],
    [
      { kind: 'judgement', options: [option(HIT, 0.021), option(STAY, 0)], bust: 0.25 },
      HIT,
      'With a hit you win about 2.1 more games in 100 than with a stay; the next card busts with 25.0 %.',
    ],
    [
      { kind: 'judgement', options: [option(0, 0.1), option(1, 0.1), option(2, -0.2)], bust: null },
      1,
      'With Bo as the target you win about as often as with Ann as the target.',
    ],
    [
      { kind: 'playouts', options: [option(HIT, 0.312), option(STAY, 0.298)], playouts: 400 },
      HIT,
      'With a hit you win 31.2 games in 100, with a stay 29.8 (400 playouts).',
    ],
    [
      { kind: 'playouts', options: [option(2, 0.3), option(0, 0.2), option(1, 0.25)], playouts: 64 },
      2,
      'With Cleo as the target you win 30.0 games in 100, with Bo as the target 25.0 (64 playouts).',
    ],
  ])('%j', (reason, choice, sentence) => {
    expect(explain({ choice, reason }, (seat) => NAMES[seat] ?? '')).toBe(sentence);
  });
});

function option(choice: number, value: number): { choice: number; value: number } {
  return { choice, value };
}
