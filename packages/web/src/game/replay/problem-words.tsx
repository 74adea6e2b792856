/** What is wrong with a replay. The engine says it in English, as the records are. */
import { type Texts, useTexts } from '../../words/texts.ts';
import type { Problem } from './opened.ts';

export function ProblemWords({ problem }: { readonly problem: Problem | null }) {
  const { replay: t } = useTexts();
  return (
    <div class="field-error" role="alert">
      {problem?.kind === 'line' && (
        <p>
          <b>{t.wrongLine(problem.line)}</b> <span lang="en">{problem.message}</span>
        </p>
      )}
      {problem !== null && problem.kind !== 'line' && <p>{sentence(problem, t)}</p>}
    </div>
  );
}

function sentence(problem: Exclude<Problem, { kind: 'line' }>, t: Texts['replay']): string {
  switch (problem.kind) {
    case 'empty':
      return t.wrongEmpty;
    case 'link':
      return t.wrongLink;
    case 'table':
      return t.wrongTable(problem.table.code, problem.table.game);
    case 'network':
      return t.wrongNetwork;
  }
}
