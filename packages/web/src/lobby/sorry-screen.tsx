/** Says plainly why there is no table to see, and what can be done. */
import { loadNewest } from '../device/update.ts';
import { useTexts } from '../words/texts.ts';
import type { Sorry } from './table-opening.ts';

export interface SorryScreenProps {
  readonly why: Sorry;
  readonly onRetry: () => void;
}

export function SorryScreen({ why, onRetry }: SorryScreenProps) {
  const { lobby: t, common } = useTexts();
  const { title, tells } = t.sorry[why];
  return (
    <main class="plain-screen">
      <h1>{title}</h1>
      <p class="muted">{tells}</p>
      <div class="plain-ways">
        {why === 'version' && (
          <button type="button" class="btn gold" onClick={() => void loadNewest()}>
            {t.reload}
          </button>
        )}
        {(why === 'unavailable' || why === 'full') && (
          <button type="button" class="btn gold" onClick={onRetry}>
            {common.tryAgain}
          </button>
        )}
        <a class="btn" href="/">
          {t.toFront}
        </a>
      </div>
    </main>
  );
}
