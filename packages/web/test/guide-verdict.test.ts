import { LANGUAGES } from '@turn7/narration/languages';
import { describe, expect, test } from 'vitest';
import { change as changeSettings } from '../src/device/settings.ts';
import { ARM_IDS, type ArmId } from '../src/learn/guide/arms.ts';
import { bestStay } from '../src/learn/guide/best-limit.ts';
import { CLAIM_IDS, CLAIMS, type Proof } from '../src/learn/guide/claims.ts';
import { measuredText } from '../src/learn/guide/figure-text.ts';
import { FIGURES, type Figures } from '../src/learn/guide/figures.ts';
import { handAddress, simulationOf } from '../src/learn/guide/links.ts';
import { topRules } from '../src/learn/guide/top-rules.ts';
import { effectOf, parOf, verdictOf } from '../src/learn/guide/verdict.ts';
import { wordsOf } from './support/words.ts';

const SE = 0.001;

/** Figures in which everybody wins an even share, but for some who win more or less. */
function figuresWith(gains: Partial<Record<ArmId, number>>, se = SE): Pick<Figures, 'arms'> {
  const arms = ARM_IDS.map((arm) => [arm, { rate: parOf(arm) + (gains[arm] ?? 0), se }]);
  return { arms: Object.fromEntries(arms) };
}

const gain = (arm: ArmId): Proof => ({ arm, expects: 'gain' });
const loss = (arm: ArmId): Proof => ({ arm, expects: 'loss' });

test('an even share is a quarter of four, and half of two', () => {
  expect(parOf('stays20')).toBe(0.25);
  expect(parOf('aimsAmongSelf')).toBe(0.5);
});

describe('an effect counts', () => {
  test.each([
    ['if it is large and sure', 0.01, SE, 'gain'],
    ['downwards too', -0.01, SE, 'loss'],
    ['not if it is small, however sure', 0.004, 0.0001, 'none'],
    ['not if it is unsure, however large', 0.03, 0.02, 'none'],
    ['not if it is within two standard errors', 0.0199, 0.01, 'none'],
    ['beyond two standard errors', 0.0201, 0.01, 'gain'],
  ] as const)('%s', (_, by, se, effect) => {
    expect(effectOf('stays20', figuresWith({ stays20: by }, se))).toBe(effect);
  });
});

describe('a claim', () => {
  test.each([
    [
      'holds if all comes out as it says',
      [gain('stays20'), loss('stays15')],
      { stays20: 0.02, stays15: -0.02 },
      'holds',
    ],
    ['holds with limits if some does', [gain('stays20'), gain('stays30')], { stays20: 0.02 }, 'limits'],
    [
      'has limits where something speaks against it',
      [gain('stays20'), gain('stays30')],
      { stays20: 0.02, stays30: -0.02 },
      'limits',
    ],
    ['makes no difference if nothing happens', [gain('stays20'), loss('stays30')], {}, 'idle'],
    ['is false if the opposite comes out', [gain('stays20')], { stays20: -0.02 }, 'false'],
    ['is false if a mistake wins', [loss('stays20'), loss('stays30')], { stays20: 0.02 }, 'false'],
    ['about what nobody can choose has no proof', [], {}, 'no choice'],
  ] as const)('%s', (_, proofs, gains, verdict) => {
    expect(verdictOf(proofs, figuresWith(gains))).toBe(verdict);
  });
});

test('the top rules are five, by gain, each by its best way', () => {
  const top = topRules(
    figuresWith({ closes: 0.03, saver40: 0.02, saverAlways: 0.06, x2Stays30: 0.01, lowStays30: 0.5 }),
  );
  expect(top).toHaveLength(5);
  expect(top.slice(0, 3).map(({ id, arm }) => [id, arm])).toEqual([
    ['saver', 'saverAlways'],
    ['close', 'closes'],
    ['x2', 'x2Stays30'],
  ]);
});

test.each<readonly [string, Partial<Record<ArmId, number>>, number]>([
  ['won the most', { stays20: 0.01, stays35: 0.02, stays40: -0.1, saverAlways: 0.2 }, 35],
  ['the others have, if nothing won more', { stays20: -0.01 }, 25],
])('the limit to take to the table is the one that %s', (_, gains, limit) => {
  expect(bestStay(figuresWith(gains))).toMatchObject({ limit, others: 25 });
});

test.each(CLAIM_IDS)('what %s rests on is in its figure', (id) => {
  const shown: readonly ArmId[] = CLAIMS[id].shows;
  expect(CLAIMS[id].proofs.filter(({ arm }) => !shown.includes(arm))).toEqual([]);
});

test('what the lab can play has an address there, with the seed of the figures', () => {
  expect(simulationOf('solid')).toBe(
    `/lab/simulate?bots=stay:20,stay:999,stay:999,stay:999&games=100000&seed=${FIGURES.seed}&target=200`,
  );
  expect(simulationOf('lock')).toBeNull();
  expect(handAddress('highSaved')).toBe('/lab/position?seat=0:12,10,LS');
});

const wordsIn = await wordsOf(['guide']);

describe.each(LANGUAGES)('in %s', (language) => {
  test('no line ends between a figure and its standard error', () => {
    changeSettings({ language });
    const t = wordsIn(language).chapter('guide');
    const texts = [
      t.ruleGain('+3.8', '0.10'),
      t.wins('count', '37.1%', '0.11'),
      t.bestLimit(30, '22.06', '0.01'),
      measuredText(0.754, 0.02),
    ];
    expect(texts.filter((text) => !text.includes('±') || / ±|± /.test(text))).toEqual([]);
  });
});
