/** That the server did something about the shuffles that it should not: said at once, and until it was read. */
import { useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../words/texts.ts';
import type { Online } from '../session/session.ts';
import type { Doubt } from '../session/testimony.ts';

export function FairnessNote({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const doubts = useSignal(online.doubts);
  const [read, setRead] = useState<readonly Doubt[]>([]);
  const news = doubts.filter((doubt) => !read.includes(doubt));
  return (
    <div role="alert">
      {news.length > 0 && (
        <div class="note bad">
          <Icon name="seal" />
          <div>
            {news.map((doubt) => (
              <p key={doubt}>{t.doubts[doubt]}</p>
            ))}
            <button type="button" class="btn quiet" onClick={() => setRead(doubts)}>
              {t.understood}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
