/** What there is to say about the way to a shared score: nothing, as long as all is well. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Problem } from '../session/api.ts';
import { useStore } from '../store.ts';
import type { Chapters } from '../texts/chapters.ts';
import { useChapter } from '../texts/texts.ts';
import type { Shared } from './keeper.ts';
import '../styles/score-share.css';

/** A connection that is back before this was never missed. */
const UNNOTICED_MS = 1200;
/** How long good news stay. */
const BACK_MS = 2500;

export function ShareNote({ shared }: { readonly shared: Shared }) {
  const t = useChapter('share');
  const connection = useLasting(useStore(shared.connection));
  const unsent = useStore(shared.unsent);
  const refused = useStore(shared.refused);
  const isBack = useBack(connection === 'lost');
  const words = wordsOf(t, connection, shared.key !== null);
  return (
    <div class={`share-note note ${toneOf(connection, isBack, refused)}`}>
      {words !== null && <Icon name={connection === 'gone' ? 'away' : 'bust'} />}
      {words === null && isBack && <Icon name="check" />}
      {/* Live regions are heard only if they were there before. */}
      <div>
        <p role="status">
          {words !== null && (
            <>
              <b>{words.title}</b> {words.tells}
            </>
          )}
          {words === null && isBack && <b>{t.note.back}</b>}
        </p>
        {connection === 'lost' && unsent > 0 && <p>{t.note.waiting(unsent)}</p>}
        <p role="alert">{refused !== null && refusal(t, refused)}</p>
      </div>
    </div>
  );
}

type Connection = Shared['connection']['value'];

interface Words {
  readonly title: string;
  readonly tells: string;
}

function wordsOf({ note: t }: Chapters['share'], connection: Connection, isKeeper: boolean): Words | null {
  if (connection === 'lost') return { title: t.lost, tells: isKeeper ? t.keepsHere : t.asItWas };
  return connection === 'gone' ? { title: t.gone, tells: isKeeper ? t.goesOnHere : t.asItWas } : null;
}

function refusal({ note: t }: Chapters['share'], why: Problem): string {
  if (why === 'unauthorised') return t.noKey;
  return why === 'full' ? t.full : t.refused;
}

function toneOf(connection: Connection, isBack: boolean, refused: Problem | null): string {
  if (connection !== 'open' || refused !== null) return 'bad';
  return isBack ? 'good' : 'is-empty';
}

/** A short break in the line is not worth a word, unless the device itself says that it is offline. */
function useLasting(connection: Connection): Connection {
  const [lasting, setLasting] = useState<Connection>('open');
  useEffect(() => {
    const isShort = connection === 'lost' && navigator.onLine;
    const timer = setTimeout(() => setLasting(connection), isShort ? UNNOTICED_MS : 0);
    return () => clearTimeout(timer);
  }, [connection]);
  return lasting;
}

function useBack(isLost: boolean): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    return () => setBack(true);
  }, [isLost]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack && !isLost;
}
