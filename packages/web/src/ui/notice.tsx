/** What was done last, with the way back; it stays in sight at the foot of the screen. */
import './notice.css';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icon.tsx';

export interface Done {
  readonly text: string;
  /** null for what cannot be taken back. */
  readonly undo: (() => void) | null;
}

interface NoticeProps {
  readonly done: Done | null;
  /** What the way back is called. */
  readonly undo: string;
  readonly onUndone: () => void;
}

export function Notice({ done, undo, onUndone }: NoticeProps) {
  const back = useRef<HTMLButtonElement>(null);

  // The button that deleted something is gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div class={done === null ? 'notice is-empty' : 'notice'}>
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
          {undo}
        </button>
      )}
    </div>
  );
}
