/** Says over a replay that something else could not be opened; the replay stays. */
import './refusal.css';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Problem } from './problem.ts';
import { ProblemWords } from './problem-words.tsx';

interface RefusalProps {
  readonly problem: Problem;
  readonly onClose: () => void;
}

export function Refusal({ problem, onClose }: RefusalProps) {
  const { common } = useTexts();
  return (
    <div class="refusal" role="alert">
      <div>
        <ProblemWords problem={problem} />
      </div>
      <button type="button" class="ib" aria-label={common.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
