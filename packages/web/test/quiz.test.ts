import { gameFrom, HIT, SeededShuffler, STAY } from '@turn7/engine';
import { oddsOf, Stopper } from '@turn7/strategy';
import { describe, expect, test } from 'vitest';
import { isTrue } from '../src/learn/quiz/claim.ts';
import { LEAST_GAIN, oddsQuestion } from '../src/learn/quiz/odds-question.ts';
import { addressOf, KINDS, QUESTIONS, questionAt, quizIn } from '../src/learn/quiz/quiz.ts';
import { ROWS, ruleQuestion } from '../src/learn/quiz/rule-question.ts';
import { SeededRandom } from '../src/learn/quiz/seeded-random.ts';
import { outcomeOf } from '../src/learn/quiz/situation.ts';

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);

describe('what happens now?', () => {
  test.each(ROWS.map((row) => [row.id, row] as const))('%s: exactly one answer is what the engine does', (_, row) => {
    for (const seed of SEEDS) {
      const situation = row.make(new SeededRandom(seed));
      const outcome = outcomeOf(situation);
      expect(situation.claims.filter((claim) => isTrue(claim, outcome))).toHaveLength(1);
    }
  });

  test.each(ROWS.map((row) => [row.id, row] as const))('%s: two to four different answers', (_, row) => {
    for (const seed of SEEDS) {
      const { answers } = ruleQuestion(row, new SeededRandom(seed));
      const texts = answers.map((answer) => JSON.stringify(answer));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(texts.length).toBeLessThanOrEqual(4);
    }
  });

  test('the right answer has no place of its own', () => {
    const places = SEEDS.flatMap((seed) => ROWS.map((row) => ruleQuestion(row, new SeededRandom(seed)).right));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('there are enough of them for a quiz without a repetition', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(QUESTIONS);
  });
});

describe('hit or stay?', () => {
  const questions = SEEDS.slice(0, 40).map((seed) => oddsQuestion(new SeededRandom(seed)));

  test('the right answer is the solver’s, and clearly better than the other', () => {
    const stopper = new Stopper();
    for (const { view, seat, answers, right, hit, stay } of questions) {
      const stopping = stopper.look(gameFrom(view, new SeededShuffler(1)), seat);
      expect(answers[right]).toBe(stopping.choice);
      expect([hit, stay]).toEqual([stopping.hit, stopping.points]);
      expect(Math.abs(hit - stay)).toBeGreaterThanOrEqual(LEAST_GAIN);
      expect(answers[right]).toBe(hit > stay ? HIT : STAY);
    }
  });

  test('the cards that bust are counted as the odds count them', () => {
    for (const { view, seat, busts, cards } of questions) {
      const odds = oddsOf(gameFrom(view, new SeededShuffler(1)), seat);
      expect([busts / cards, cards]).toEqual([odds.bust, odds.cards]);
    }
  });

  test('both answers are right often enough', () => {
    const hits = questions.filter(({ right }) => right === 0).length;
    expect(hits).toBeGreaterThan(questions.length / 4);
    expect(hits).toBeLessThan((3 * questions.length) / 4);
  });

  test('a question is made before anybody has to wait', () => {
    // Of the processor, in microseconds: others may use it too.
    const times = SEEDS.slice(100 - 30).map((seed) => {
      const start = process.cpuUsage();
      oddsQuestion(new SeededRandom(seed));
      return process.cpuUsage(start).user;
    });
    expect(times.toSorted((a, b) => a - b)[times.length / 2]).toBeLessThan(200_000);
  });
});

describe('a quiz', () => {
  test.each(KINDS)('of %s questions is the same for the same seed', (kind) => {
    for (const seed of [0, 7, 999_999]) {
      const all = () => Array.from({ length: QUESTIONS }, (_, place) => questionAt({ seed, kind }, place));
      expect(all()).toEqual(all());
    }
  });

  test('about rules asks about each at most once', () => {
    const ids = Array.from({ length: QUESTIONS }, (_, place) => questionAt({ seed: 5, kind: 'rules' }, place)).map(
      (question) => (question.kind === 'rule' ? question.id : null),
    );
    expect(new Set(ids).size).toBe(QUESTIONS);
  });

  test('that is mixed takes turns', () => {
    const kinds = [0, 1, 2, 3].map((place) => questionAt({ seed: 5, kind: 'mixed' }, place).kind);
    expect(kinds).toEqual(['rule', 'odds', 'rule', 'odds']);
  });

  test.each([
    ['', { seed: null, kind: 'mixed' }],
    ['?seed=12&kind=odds', { seed: 12, kind: 'odds' }],
    ['?seed=x&kind=nonsense', { seed: null, kind: 'mixed' }],
    ['?seed=-1', { seed: null, kind: 'mixed' }],
    ['?seed=1234567', { seed: null, kind: 'mixed' }],
  ])('is read from the address %j', (search, quiz) => {
    expect(quizIn(search)).toEqual(quiz);
  });

  test('comes back from its own address', () => {
    const quiz = { seed: 4711, kind: 'rules' } as const;
    expect(quizIn(new URL(addressOf(quiz), 'http://localhost').search)).toEqual(quiz);
  });
});
