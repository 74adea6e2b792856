/** A line of the log, which is its own question: "why?" */
import { lineText, type Name, type StoryLine } from '@turn7/narration';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';

interface LogEntryProps {
  readonly line: StoryLine;
  readonly names: readonly Name[];
  /** Whether nothing more can come of it. */
  readonly settled: boolean;
  readonly current: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onAsk: () => void;
}

export function LogEntry({ line, names, settled, current, tabIndex, onFocus, onAsk }: LogEntryProps) {
  const texts = useTexts();
  const { number, events } = line;
  // A line only ever grows, so its length says whether it is the same. A long game has hundreds of them.
  const text = useMemo(() => lineText(events, settled, { names, texts }), [events.length, settled, names, texts]);
  return (
    <li class="log-line" aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        class="log-why"
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={onAsk}
      >
        <span class="log-number">{number}</span>
        <span class="log-text">{text}</span>
        <span class="log-ask">
          <Icon name="help" />
          <span class="vh">{texts.log.why}</span>
        </span>
      </button>
    </li>
  );
}
