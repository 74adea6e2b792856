/** What has to be told above the score: how it is shared, and whether the browser keeps it. */
import { useSignal } from '../device/signal.ts';
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
  return (
    <div class="score-notices">
      {shared !== null && <LiveNote shared={shared} />}
      {!library.isLasting && (
        <p class="score-notice" role="alert">
          {t.notLasting}
        </p>
      )}
    </div>
  );
}

function LiveNote({ shared }: { readonly shared: Shared }) {
  const { note, ways } = useChapter('share');
  const watching = useSignal(shared.watching);
  const calm = [note.live(shared.code), ...(watching > 0 ? [ways.watching(watching)] : [])];
  return <ShareNote shared={shared} calm={calm.join(' · ')} />;
}
