import { readdirSync } from 'node:fs';
import { scoreOf } from '@turn7/engine';
import { LANGUAGES, VOCABULARIES } from '@turn7/narration/languages';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../src/game/help/sections.ts';
import { caseAddress, casesOf } from '../src/game/log/cases.ts';
import { lastFrame } from '../src/game/replay/replay.ts';
import { frameOf, STEPS } from '../src/learn/basics/steps.ts';
import { CASE_FILES, replayOfCase } from '../src/learn/case-files.ts';
import { caseLabel, FAQ, placeOf, topicsOf } from '../src/learn/catalogue.ts';
import { RULE_MISTAKES } from '../src/learn/mistakes/mistakes.ts';
import { EXAMPLE_FILES, examplesIn, WALKTHROUGH } from '../src/learn/scoring/examples.ts';
import { stepsOf } from '../src/learn/scoring/score-steps.tsx';
import { wordsOf } from './support/words.ts';

const wordsIn = await wordsOf(['learn']);
const files = readdirSync(new URL('../../../cases/', import.meta.url))
  .filter((file) => file.endsWith('.t7'))
  .map((file) => file.replace(/\.t7$/, ''));
const entries = topicsOf(files).flatMap((topic) => topic.entries);
const faqIds = Object.values(FAQ).flat();

describe('the list of cases', () => {
  test('shows every record of cases/, each once', () => {
    expect([...CASE_FILES].sort()).toEqual(files.sort());
    expect(entries.flatMap((entry) => entry.files).sort()).toEqual(files);
  });

  test('has the 24 cases of the FAQ and the three of case 16, each with a record', () => {
    const numbers = Array.from({ length: 24 }, (_, i) => `${i + 1}`);
    expect([...faqIds].sort()).toEqual([...numbers, '16a', '16b', '16c'].sort());
    expect(
      entries
        .filter(({ kind }) => kind === 'faq')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...faqIds].sort());
  });

  test.each(files)('%s cites what it is shown under', async (file) => {
    const { record } = await replayOfCase(file);
    const place = placeOf(file) ?? '';
    expect(record.notes.case?.split(' ')).toContain(place.startsWith('R') ? place : `000/${place}`);
  });

  test('is where the rulings lead to', () => {
    const linked = SECTIONS.flatMap(({ rulings }) => rulings).flatMap(casesOf);
    const places = new Set(faqIds.map((id) => `/learn/cases#${id}`));
    expect(linked.map(caseAddress).filter((address) => !places.has(address))).toEqual([]);
    expect(faqIds.map(caseLabel)).toContain('16(b)');
  });

  test('has what the mistakes want to show', () => {
    const places = new Set<string>(entries.map(({ id }) => id));
    expect(RULE_MISTAKES.filter(({ watch }) => !places.has(watch))).toEqual([]);
  });
});

describe.each(LANGUAGES.flatMap((language) => VOCABULARIES.map((vocabulary) => ({ language, vocabulary }))))(
  'in $language, $vocabulary names',
  ({ language, vocabulary }) => {
    test('every case of the FAQ has a question and an answer', () => {
      const { faq } = wordsIn(language, vocabulary).chapter('learn');
      for (const id of faqIds) {
        expect(faq[id].question).toMatch(/\?/);
        expect(faq[id].answer).toMatch(/\.$/);
      }
    });
  },
);

describe('scoring', () => {
  test.each([...EXAMPLE_FILES, WALKTHROUGH])('%s: the steps come to what the engine scored', async (file) => {
    for (const { cards, score } of examplesIn(await replayOfCase(file))) {
      if (score !== null) expect(stepsOf(cards).at(-1)?.result).toBe(score);
    }
  });

  test('shows every worked example there is', () => {
    const scored = files.filter((file) => file.startsWith('example-score-'));
    expect(scored.filter((file) => !EXAMPLE_FILES.includes(file))).toEqual([]);
  });

  test('numbers are added, doubled, then come the bonuses and the Turn 7', () => {
    const all = [12, 11, 10, 9, 8, 7, 0, 18, 13, 17];
    expect(stepsOf(all).map(({ kind, sum, result }) => [kind, sum, result])).toEqual([
      ['numbers', '12 + 11 + 10 + 9 + 8 + 7 + 0', 57],
      ['doubled', '57 × 2', 114],
      ['bonus', '114 + 2 + 10', 126],
      ['turn7', '126 + 15', 141],
    ]);
    expect(stepsOf(all).at(-1)?.result).toBe(scoreOf(all).total);
  });

  test('bonuses alone score, and ×2 alone is worth nothing', () => {
    expect(stepsOf([13, 15]).map(({ result }) => result)).toEqual([0, 8]);
    expect(stepsOf([18]).map(({ sum, result }) => [sum, result])).toEqual([
      ['0', 0],
      ['0 × 2', 0],
    ]);
  });
});

test.each(STEPS)('the pictures of the step “$id” exist', async ({ scenes }) => {
  for (const scene of scenes) {
    const replay = await replayOfCase(scene.file);
    const at = frameOf(replay, scene);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThanOrEqual(lastFrame(replay));
  }
});

test.each([
  ['7', 'case-07-unused-life-saver-is-lost'],
  ['14', 'case-14-second-turn-three-waits'],
  ['15', 'case-15-lock-waits'],
  ['16b', 'case-16b-two-turn-threes-in-a-row'],
])('case %s begins with its plain course, %s', (id, file) => {
  expect(entries.find((entry) => entry.id === id)?.files[0]).toBe(file);
});
