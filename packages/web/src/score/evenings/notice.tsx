/** What was done last, with the way back; it stays in sight at the foot of the screen. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';

export interface Done {
  readonly text: string;
  /** null for what cannot be taken back. */
  readonly undo: (() => void) | null;
}

interface NoticeProps {
  readonly done: Done | null;
  readonly onUndone: () => void;
}

export function Notice({ done, onUndone }: NoticeProps) {
  const t = useChapter('evenings');
  const back = useRef<HTMLButtonElement>(null);

  // The button that deleted something is gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div class={done === null ? 'evening-notice is-empty' : 'evening-notice'}>
      <p role="status">{done?.text}</p>
      {done?.undo && (
        <button
          ref={back}
          type="button"
          class="btn small"
          onClick={() => {
            done.undo?.();
            onUndone();
          }}
        >
          <Icon name="undo" />
          {t.undo}
        </button>
      )}
    </div>
  );
}
