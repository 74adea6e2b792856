/** Why something is not shown, in plain words: what it is, where the reader stopped, and what was expected. */
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import type { Problem } from './problem.ts';

export function ProblemWords({ problem }: { readonly problem: Problem }) {
  const { wrong: t } = useChapter('replay');
  switch (problem.kind) {
    case 'foreign':
      return (
        <>
          <p>
            <b>{t.is(problem.name, t.foreign[problem.what])}</b>
          </p>
          {problem.stopped !== null && <p>{t.stopped(problem.stopped.line, problem.stopped.text)}</p>}
          <p>{t.expected}</p>
        </>
      );
    case 'record':
      return (
        <>
          <p>
            <b>{t.record(problem.name)}</b> {problem.isCut && t.cut}
          </p>
          <p>
            {t.stopped(problem.stopped.line, problem.stopped.text)} <Engine said={problem.message} />
          </p>
        </>
      );
    default:
      return <p>{sentence(problem, t)}</p>;
  }
}

/** The engine says it in English, as the records are. */
const Engine = ({ said }: { readonly said: string }) => (
  <span lang="en" class="muted">
    ({said})
  </span>
);

function sentence(problem: Exclude<Problem, { kind: 'foreign' | 'record' }>, t: Chapters['replay']['wrong']): string {
  switch (problem.kind) {
    case 'large':
      return t.large(problem.name, megabytes(problem.bytes), megabytes(problem.most));
    case 'unreadable':
      return t.unreadable(problem.name);
    case 'link':
      return t.link;
    case 'gone':
      return t.gone;
    case 'table':
      return t.table(problem.table.code, problem.table.game);
    case 'network':
      return t.network;
  }
}

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);
