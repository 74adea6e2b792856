/** Why the cards cannot be counted, in words. */
import { useChapter, useTexts } from '../../words/texts.ts';
import type { CounterProblem } from './counter.ts';

/** Empty where they can. */
export function useCounterProblem(problem: CounterProblem | null): string {
  const { counter: t } = useChapter('score');
  const { common } = useTexts();
  if (problem === null) return '';
  if (problem.kind === 'copies') return t.tooMany(common.cardSign(problem.card), problem.count, problem.most);
  return t.wrongHand(problem.player.name);
}
