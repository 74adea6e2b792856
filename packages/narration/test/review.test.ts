import { type GameEvent, HIT, LOCK, readRecords, replay, STAY } from '@turn7/engine';
import { type Review, review, type TurningPoint } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import type { ReviewTexts } from '../src/en/review.ts';
import { choiceText, type Reviewing, summaryText, turnText } from '../src/index.ts';
import { LANGUAGES, type Language } from '../src/languages.ts';
import { narrationIn } from './languages.ts';

/** Ann is the one who reads it, if anybody is. */
async function narratorIn(language: Language, you: boolean): Promise<Reviewing> {
  const words: { review(): ReviewTexts } = await import(`../src/${language}/review.ts`);
  const names = ['Ann', 'Bob'].map((text, seat) => ({ text, you: you && seat === 0 }));
  return { names, texts: await narrationIn(language), review: words.review() };
}

/** Bob wins at once, by one point. */
const [LOCATED] = readRecords('turn7 record 1\nplayers Ann | Bob\ntarget 5\ndraw 6 5 7 8\nmoves s s\n');
if (LOCATED === undefined) throw new Error('there is a record');
const EVENTS: GameEvent[] = [];
replay(LOCATED, (event) => EVENTS.push(event));
const REVIEWED = review(LOCATED, { passes: 1 });
const [choice] = REVIEWED.choices;
if (choice === undefined) throw new Error('there is a choice');

const summary = (told: Review, narrator: Reviewing, seat: number | null = null): string =>
  summaryText({ review: told, events: EVENTS }, narrator, seat);

const grades = { best: 1, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
const seat = { accuracy: 90, choices: 1, standIns: 0, grades, cost: 0 };
const se = { luck: 0, own: 0, others: 0, correction: 0, cost: 0 };

const byCard: TurningPoint = {
  at: 4,
  round: 0,
  cause: { kind: 'card', index: 0 },
  change: [-0.1, 0.1],
  gainer: 1,
  loser: 0,
};

/** The same game with figures that a reader can add up. */
const MADE_UP: Review = {
  ...REVIEWED,
  seats: [
    { ...seat, name: 'Ann', start: 0.5, result: 0, luck: -0.1, own: -0.35, others: -0.06, correction: 0.01, se },
    {
      ...{ ...seat, name: 'Bob', start: 0.5, result: 1, luck: 0.1, own: 0.06 },
      ...{ others: 0.35, correction: -0.01, accuracy: 99.6, se },
    },
  ],
  choices: [{ ...choice, seat: 0, played: STAY, best: HIT, cost: 0.35, grade: 'blunder' }],
  turningPoints: [
    { at: 3, round: 0, cause: { kind: 'choice', index: 0 }, change: [-0.35, 0.35], gainer: 1, loser: 0 },
    byCard,
  ],
  highlights: { ...REVIEWED.highlights, worstChoice: 0 },
};

describe('a summary', () => {
  test('of the winner’s game, if nobody reads it in particular', async () => {
    expect(summary(MADE_UP, await narratorIn('en', false))).toBe(
      'Bob won in round 1. At the start Bob would win 50.0 games in 100; from there the cards did +10.0, own choices +6.0, ' +
        'the others’ choices +35.0, the correction −1.0. The choices of the others did that above all. ' +
        'The cards were kindest to Bob (+10.0) and hardest on Ann (−10.0). Most accurate: Bob (100); least: Ann (90). ' +
        'The game turned most in round 1: Ann stayed. Bob +35.0, Ann −35.0. ' +
        'The costliest choice came in round 1: Ann stayed. Hit wins 35.0 more games in 100.',
    );
  });

  test('of the game of whoever reads it', async () => {
    expect(summary(MADE_UP, await narratorIn('en', true), 0)).toContain(
      'Bob won in round 1. At the start you would win 50.0 games in 100; from there the cards did −10.0, your choices −35.0, ' +
        'the others’ choices −6.0, the correction +1.0. Own choices did that above all.',
    );
  });

  test('says where a record stops, and that no choice was wrong', async () => {
    const none = { ...REVIEWED.highlights, worstChoice: null };
    const text = summary(
      { ...MADE_UP, finished: false, winner: null, highlights: none },
      await narratorIn('en', false),
    );
    expect(text).toMatch(/^The record stops in round 1, before the end of the game, and is reviewed up to there\./);
    expect(text).toMatch(/No choice was measurably worse than another\.$/);
  });

  test.each(LANGUAGES)('is complete in %s', async (language) => {
    for (const you of [false, true]) {
      const narrator = await narratorIn(language, you);
      for (const one of [MADE_UP, REVIEWED, { ...REVIEWED, winner: null }]) {
        const text = summary(one, narrator, you ? 0 : null);
        expect(text).toMatch(/^\p{Lu}.+\.$/u);
        expect(text).not.toMatch(/undefined|NaN| {2}|\.\./);
      }
    }
  });
});

describe('what happened', () => {
  test.each<[string, Partial<typeof choice>, string]>([
    ['a hit', { played: HIT }, 'Ann hit.'],
    ['a stay', { played: STAY }, 'Ann stayed.'],
    ['a stay that was a bot’s', { played: STAY, standIn: 'left' }, 'Ann stayed. A bot chose: Ann had left.'],
    ['a card given', { played: 1, card: LOCK }, 'Ann gave the Lock to Bob.'],
    ['a card kept', { played: 0, card: LOCK }, 'Ann took the Lock.'],
  ])('%s', async (_, change, text) => {
    expect(choiceText({ ...choice, seat: 0, ...change }, await narratorIn('en', false))).toBe(text);
  });

  test('a card', async () => {
    expect(turnText(byCard, { review: MADE_UP, events: EVENTS }, await narratorIn('en', false))).toBe('Dealt: Bob 6.');
  });
});
