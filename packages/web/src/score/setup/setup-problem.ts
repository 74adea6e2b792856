/** What is wrong with a setup, in words. */
import { MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import { useChapter } from '../../words/texts.ts';
import type { SetupProblem } from './setup.ts';

/** Empty where nothing is wrong. */
export function useSetupProblem(problem: SetupProblem | null): string {
  const { wrong: t } = useChapter('score').setup;
  switch (problem?.kind) {
    case 'none':
      return t.none;
    case 'many':
      return t.many(MOST_SEATS);
    case 'empty':
      return t.empty;
    case 'twice':
      return t.twice(problem.name);
    case 'target':
      return t.target(MOST_TARGET);
    case undefined:
      return '';
  }
}
