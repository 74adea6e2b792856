/** A quiz from its seed: the same questions for everybody who has the link. */

import { type OddsQuestion, oddsQuestion } from './odds-question.ts';
import { ROWS, type RuleQuestion, ruleQuestion } from './rule-question.ts';
import { SeededRandom } from './seeded-random.ts';

export const KINDS = ['mixed', 'rules', 'odds'] as const;
export type QuizKind = (typeof KINDS)[number];

export interface Quiz {
  readonly seed: number;
  readonly kind: QuizKind;
}

export type QuizQuestion = RuleQuestion | OddsQuestion;

export const QUESTIONS = 10;
const SEEDS = 1_000_000;

/** Counted from 0. Each is made by itself, so that nobody waits for those that come later. */
export function questionAt({ seed, kind }: Quiz, place: number): QuizQuestion {
  const random = new SeededRandom(seed * (QUESTIONS + 1) + place + 1);
  if (kind === 'odds' || (kind === 'mixed' && place % 2 === 1)) return oddsQuestion(random);
  const row = new SeededRandom(seed).shuffled(ROWS)[kind === 'mixed' ? place / 2 : place];
  if (row === undefined) throw new RangeError(`question ${place + 1}; expected at most ${QUESTIONS}`);
  return ruleQuestion(row, random);
}

/** What an address asks for; the seed is null where it names none that can be. */
export function quizIn(search: string): { readonly seed: number | null; readonly kind: QuizKind } {
  const asked = new URLSearchParams(search);
  const kind = KINDS.find((one) => one === asked.get('kind')) ?? 'mixed';
  const seed = /^\d{1,6}$/.test(asked.get('seed') ?? '') ? Number(asked.get('seed')) : null;
  return { seed, kind };
}

export const addressOf = ({ seed, kind }: Quiz): string => `/learn/quiz?kind=${kind}&seed=${seed}`;

/** The number that a new quiz is made from. */
export const newSeed = (): number => Math.floor(Math.random() * SEEDS);
