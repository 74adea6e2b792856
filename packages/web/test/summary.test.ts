import { type Card, cardNamed, type GameEvent } from '@turn7/engine';
import { describe, expect, it } from 'vitest';
import { arithmeticOf } from '../src/game/summary/arithmetic.ts';
import { outcomesOf } from '../src/game/summary/outcome.ts';
import { resultText } from '../src/game/summary/share-result.tsx';
import { standingsOf } from '../src/game/summary/standing.ts';
import { momentsOf } from './support/random-game.ts';
import { english } from './support/words.ts';

function cards(words: string): readonly Card[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((word) => cardNamed(word) ?? Number.NaN);
}

describe('the arithmetic of a score', () => {
  it.each([
    ['numbers alone', '11 9 4', '11 + 9 + 4', '', 24],
    ['a doubled row and a bonus', '12 8 3 5 +4 x2', '(12 + 8 + 3 + 5) × 2 + 4', '', 60],
    ['a Turn 7', '6 1 12 4 9 2 0 +8', '(6 + 1 + 12 + 4 + 9 + 2 + 0) + 8', '+ 15', 57],
    ['two bonuses', '7 +2 +10', '7 + 2 + 10', '', 19],
    ['one number', '12', '', '', 12],
    ['one bonus and nothing else', '+4', '', '', 4],
    ['bonuses without numbers', '+4 +8', '4 + 8', '', 12],
    ['a double without numbers', 'x2 +4', '0 × 2 + 4', '', 4],
    ['no card', '', '', '', 0],
    ['cards that count nothing', '5 3 LS L', '5 + 3', '', 8],
  ])('of %s', (_, hand, sum, turn7, total) => {
    expect(arithmeticOf(cards(hand))).toEqual({ sum, turn7, total });
  });

  it('comes to what the engine counted, in every round of many games', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const { log } of momentsOf({ seats: 5 }, seed)) {
        const end = log.at(-1);
        if (end?.kind !== 'round ended') continue;
        outcomesOf(log, 5).forEach((outcome, seat) => {
          if (outcome.kind === 'busted') expect(end.scores[seat]).toBe(0);
          else expect(arithmeticOf(end.hands[seat] ?? []).total).toBe(end.scores[seat]);
        });
      }
    }
  });
});

describe('how a round ended for a seat', () => {
  it('is what was last told of it in that round', () => {
    const log: readonly GameEvent[] = [
      { kind: 'round started', round: 1, dealer: 0, ruling: 'R4' },
      { kind: 'stayed', seat: 0, points: 9, ruling: 'R12' },
      { kind: 'round started', round: 2, dealer: 1, ruling: 'R4' },
      { kind: 'busted', seat: 1, twin: 8, ruling: 'R14' },
      { kind: 'locked', seat: 2, points: 3, ruling: 'R23' },
      { kind: 'turn 7', seat: 3, ruling: 'R16' },
    ];
    expect(outcomesOf(log, 4)).toEqual([
      { kind: 'active' },
      { kind: 'busted', twin: 8 },
      { kind: 'locked' },
      { kind: 'turn 7' },
    ]);
  });
});

describe('the final standing', () => {
  const round = (scores: number[], totals: number[]): GameEvent => ({
    kind: 'round ended',
    round: 1,
    dealer: 0,
    by: 'out',
    scores,
    totals,
    hands: [],
    ruling: 'R42',
  });
  const LOG: readonly GameEvent[] = [
    round([20, 30, 10], [20, 30, 10]),
    { kind: 'busted', seat: 0, twin: 4, ruling: 'R14' },
    { kind: 'turn 7', seat: 2, ruling: 'R16' },
    round([10, 0, 50], [30, 30, 60]),
  ];

  it('ranks totals, ties sharing a place, with what is worth telling', () => {
    expect(standingsOf(LOG)).toEqual([
      { seat: 2, place: 1, total: 60, bestRound: 50, busts: 0, sevens: 1 },
      { seat: 0, place: 2, total: 30, bestRound: 20, busts: 1, sevens: 0 },
      { seat: 1, place: 2, total: 30, bestRound: 30, busts: 0, sevens: 0 },
    ]);
  });

  it('can be shared as lines of text', () => {
    const result = { names: ['Ann', 'Ben', 'Cleo'], winner: 2, standings: standingsOf(LOG), rounds: 2 };
    expect(resultText(result, english.summary)).toBe(
      'Turn 7: Cleo won in 2 rounds\n1st Cleo 60\n2nd Ann 30\n2nd Ben 30',
    );
  });
});
