/** How to play, in four sentences. */
import './short-rules.css';
import { DEFAULT_TARGET } from '@turn7/engine';
import { useTexts } from '../../words/texts.ts';

export interface ShortRulesProps {
  /** Of the table they are read at; away from tables, the usual one. */
  readonly target?: number;
}

export function ShortRules({ target = DEFAULT_TARGET }: ShortRulesProps) {
  const { help: t } = useTexts();
  return (
    <ol class="short-rules">
      {[...t.steps, t.goal(target)].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
