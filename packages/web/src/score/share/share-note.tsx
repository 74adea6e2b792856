/** What there is to say about the way to a shared score. */
import type { Connection, Problem } from '@turn7/client';
import './share-note.css';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReconnected } from '../../ui/use-reconnected.ts';
import type { Chapters } from '../../words/chapters.ts';
import { useChapter } from '../../words/texts.ts';
import type { Shared } from '../sheet/keeper.ts';
import type { Replaced } from './own-entries.ts';

/** A connection that is back before this was never missed. */
const UNNOTICED_MS = 1200;

interface ShareNoteProps {
  readonly shared: Shared;
  /** What stands there as long as all is well, so that nothing moves when it is not. */
  readonly calm?: string;
}

export function ShareNote({ shared, calm }: ShareNoteProps) {
  const t = useChapter('share');
  const connection = useLasting(useSignal(shared.connection));
  const unsent = useSignal(shared.unsent);
  const refused = useSignal(shared.refused);
  const replaced = useSignal(shared.replaced);
  const isLost = connection.kind === 'lost';
  const isBack = useReconnected(isLost);
  const words = wordsOf(t, connection, shared.key !== null);
  const tone = toneOf(connection, isBack, refused !== null || replaced !== null);
  return (
    <div class={`share-note note ${tone}${isLost ? ' is-lost' : ''}`}>
      {words !== null && <Icon name={connection.kind === 'closed' ? 'away' : 'bust'} />}
      {words === null && isBack && <Icon name="check" />}
      {/* Live regions are heard only if they were there before. */}
      <div>
        {tone === 'is-empty' && calm !== undefined && <p class="muted">{calm}</p>}
        <p role="status">
          {words !== null && (
            <>
              <b>{words.title}</b> {words.tells}
            </>
          )}
          {words === null && isBack && <b>{t.note.back}</b>}
        </p>
        {isLost && unsent > 0 && <p>{t.note.waiting(unsent)}</p>}
        <p role="alert">{connection.kind !== 'closed' && refused !== null && refusal(t, refused)}</p>
        <p role="alert">{replaced !== null && replacement(t, replaced)}</p>
      </div>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly tells: string;
}

function wordsOf({ note: t }: Chapters['share'], connection: Connection, isKeeper: boolean): Words | null {
  if (connection.kind === 'open') return null;
  const ends = { 'not found': t.gone, gone: t.stopped, full: t.full, unauthorised: t.noKey };
  const end = connection.kind === 'closed' && Object.entries(ends).find(([code]) => code === connection.code);
  if (end) return { title: end[1], tells: isKeeper ? t.goesOnHere : t.asItWas };
  return { title: t.lost, tells: isKeeper ? t.keepsHere : t.asItWas };
}

const refusal = ({ note: t }: Chapters['share'], why: Problem): string => (why === 'stale' ? t.stale : t.refused);

const replacement = ({ note: t }: Chapters['share'], { name, points }: Replaced): string =>
  points === null ? t.replacedHidden(name) : t.replaced(name, points.now, points.mine);

function toneOf(connection: Connection, isBack: boolean, isAlarming: boolean): string {
  if (connection.kind !== 'open' || isAlarming) return 'bad';
  return isBack ? 'good' : 'is-empty';
}

/** A short break in the line is not worth a word, unless the device itself says that it is offline. */
function useLasting(connection: Connection): Connection {
  const [lasting, setLasting] = useState<Connection>({ kind: 'open' });
  useEffect(() => {
    const isShort = connection.kind === 'lost' && navigator.onLine;
    const timer = setTimeout(() => setLasting(connection), isShort ? UNNOTICED_MS : 0);
    return () => clearTimeout(timer);
  }, [connection]);
  return lasting;
}
