/** What is wrong with a position: what, where, and what was expected, in the player's words. */
import './problem-list.css';
import {
  type Game,
  gameAt,
  type HandProblem,
  LIFE_SAVER,
  type PositionProblem,
  positionProblems,
  SeededShuffler,
} from '@turn7/engine';
import type { Draft } from '../game/position/draft.ts';
import type { Chapters } from '../words/chapters.ts';
import { type Texts, useChapter, useTexts } from '../words/texts.ts';

export function ProblemList({ problems }: { readonly problems: readonly PositionProblem[] }) {
  const t = useChapter('position');
  const { common } = useTexts();
  return (
    <div class="position-problems">
      <p>
        <b>{t.impossible}</b>
      </p>
      <ul>
        {problems.map((problem, i) => (
          <li key={i}>{problemText(problem, t, common)}</li>
        ))}
      </ul>
    </div>
  );
}

function problemText(problem: PositionProblem, position: Chapters['position'], common: Texts['common']): string {
  const t = position.problem;
  switch (problem.kind) {
    case 'hand':
      return handText(problem.problem, common.seat(problem.seat + 1), t, common);
    case 'asked out':
      return t.askedOut(common.seat(problem.seat + 1), common.status[problem.status]);
    case 'asked empty':
      return t.askedEmpty(common.seat(problem.seat + 1));
    case 'won':
      return t.won(common.seat(problem.seat + 1), problem.total, problem.target);
    case 'copies':
      return t.copies(common.cardSign(problem.card), problem.count, problem.most);
    case 'other':
      return problem.message;
    default:
      return problem satisfies never;
  }
}

function handText(
  problem: HandProblem,
  seat: string,
  t: Chapters['position']['problem'],
  common: Texts['common'],
): string {
  switch (problem.kind) {
    case 'twin':
      return t.twice(seat, common.cardSign(problem.card));
    case 'too many numbers':
      return t.seven(seat, problem.count, problem.most);
    case 'too many copies':
      return problem.card === LIFE_SAVER
        ? t.savers(seat, problem.count)
        : t.copies(common.cardSign(problem.card), problem.count, problem.most);
    case 'not kept':
      return t.strange(seat, common.cardSign(problem.card));
    default:
      return problem satisfies never;
  }
}

/** The game of a position, or all that is wrong with it. */
type Checked =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'problems'; readonly problems: readonly PositionProblem[] };

export function check(draft: Draft): Checked {
  const problems = positionProblems(draft);
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'game', game: gameAt(draft, new SeededShuffler(0)) };
}
