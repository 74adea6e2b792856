/** What is wrong with a position: what, where, and what was expected, in the player's words. */
import '../../ui/card-toggles.css';
import { SEVEN } from '@turn7/engine';
import type { Chapters } from '../../words/chapters.ts';
import { type Texts, useChapter, useTexts } from '../../words/texts.ts';
import type { Problem } from './problems.ts';

export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
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

function problemText(problem: Problem, { problem: t }: Chapters['position'], common: Texts['common']): string {
  switch (problem.kind) {
    case 'twice':
      return t.twice(common.seat(problem.seat + 1), common.cardSign(problem.card));
    case 'seven':
      return t.seven(common.seat(problem.seat + 1), problem.numbers, SEVEN - 1);
    case 'savers':
      return t.savers(common.seat(problem.seat + 1), problem.count);
    case 'strange':
      return t.strange(common.seat(problem.seat + 1), common.cardSign(problem.card));
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
