/** What has to be told above the score: how it is shared, and whether the browser keeps it. */
import { useChapter } from '../words/texts.ts';
import { ShareNote } from './share/share-note.tsx';
import type { Shared } from './sheet/keeper.ts';
import { library } from './sheet/library.ts';

interface NoticesProps {
  /** null for a score on this device alone. */
  readonly shared: Shared | null;
}

export function Notices({ shared }: NoticesProps) {
  const t = useChapter('score');
  const { note } = useChapter('share');
  return (
    <div class="score-notices">
      {shared !== null && <ShareNote shared={shared} calm={note.live(shared.code)} />}
      {!library.isLasting && (
        <p class="score-notice" role="alert">
          {t.notLasting}
        </p>
      )}
    </div>
  );
}
