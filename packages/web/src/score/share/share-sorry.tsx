/** While a shared score is being opened, and why there is none to see. */
import { useEffect, useState } from 'preact/hooks';
import { loadNewest } from '../../device/update.ts';
import type { Problem } from '../../sync/api.ts';
import { useChapter, useTexts } from '../../words/texts.ts';

/** A server nearly always answers before anybody wants to know. */
const PATIENCE_MS = 800;

export function OpeningScreen() {
  const t = useChapter('share');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="plain-screen" aria-busy="true">
      <p role="status">{isLate && t.opening}</p>
    </main>
  );
}

interface SorryProps {
  readonly why: Problem;
  readonly onRetry: () => void;
}

export function SheetSorry({ why, onRetry }: SorryProps) {
  const t = useChapter('share');
  const { lobby } = useTexts();
  const { title, tells } = why === 'unreadable' ? lobby.sorry.version : why === 'not found' ? t.missing : t.unreachable;
  return (
    <main class="plain-screen">
      <h1>{title}</h1>
      <p class="muted">{tells}</p>
      <div class="plain-ways">
        {why === 'unreadable' && (
          <button type="button" class="btn gold" onClick={() => void loadNewest()}>
            {lobby.reload}
          </button>
        )}
        {why !== 'unreadable' && why !== 'not found' && (
          <button type="button" class="btn gold" onClick={onRetry}>
            {lobby.tryAgain}
          </button>
        )}
        <a class="btn" href="/score">
          {t.board.begin}
        </a>
        <a class="btn" href="/">
          {lobby.toFront}
        </a>
      </div>
    </main>
  );
}
