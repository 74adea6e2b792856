/** That the connection is lost and what is being done about it, that it is back, and why an answer was not taken. */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Problem } from '../session/api.ts';
import type { Online } from '../session/session.ts';
import { useStore } from '../store.ts';
import { useTexts } from '../texts/texts.ts';

/** A connection that is back before this was never missed. */
const UNNOTICED_MS = 1200;
/** How long good news stay. */
const BACK_MS = 2500;
/** How long there is to read why something was refused. */
const REFUSED_MS = 5000;

export function ConnectionNote({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const lostFor = useLostSeconds(online);
  const isBack = useBack(lostFor !== null);
  const refused = useRefused(online);
  return (
    <div class="connection-note">
      <div role="status">
        {lostFor !== null && (
          <p class="note bad">
            <Icon name="bust" />
            <span>
              <b>{t.connection.lost}</b> {navigator.onLine ? '' : t.connection.offline}
            </span>
          </p>
        )}
        {isBack && (
          <p class="note good">
            <Icon name="check" />
            <b>{t.connection.back}</b>
          </p>
        )}
      </div>
      {/* Beside the live region: nobody wants to hear the seconds. */}
      {lostFor !== null && <p class="note-more tn">{t.connection.since(lostFor)}</p>}
      <div role="alert">{refused !== null && <p class="note">{t.refused[refused]}</p>}</div>
    </div>
  );
}

/** How long the connection has been lost, once that is worth a word. */
function useLostSeconds(online: Online): number | null {
  const connection = useStore(online.connection);
  const [now, setNow] = useState(0);
  const since = connection.kind === 'lost' ? connection.since : null;
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null || now - since < UNNOTICED_MS ? null : Math.floor((now - since) / 1000);
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

function useRefused(online: Online): Problem | null {
  const refused = useStore(online.refused);
  const [shown, setShown] = useState<Problem | null>(null);
  useEffect(() => {
    setShown(refused);
    if (refused === null) return;
    const timer = setTimeout(() => setShown(null), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return shown;
}
