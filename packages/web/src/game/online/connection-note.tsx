/** That the connection is lost and what is being done about it, that it is back, and why an answer was not taken. */
import type { Problem } from '@turn7/client';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReconnected } from '../../ui/use-reconnected.ts';
import { useTexts } from '../../words/texts.ts';
import type { Online } from '../session/session.ts';

/** A connection that is back before this was never missed, unless the device itself says that there is none. */
const UNNOTICED_MS = 1200;
/** How long there is to read why something was refused. */
const REFUSED_MS = 5000;

export function ConnectionNote({ online }: { readonly online: Online }) {
  const { lobby: t } = useTexts();
  const lostFor = useLostSeconds(online);
  const isLost = lostFor !== null;
  const isBack = useReconnected(isLost);
  const refused = useRefused(online);
  return (
    <div class={`connection-note note ${toneOf(isLost, isBack, refused !== null)}`}>
      {isLost && <Icon name="bust" />}
      {isBack && <Icon name="check" />}
      <div>
        <div role="status">
          {isLost && (
            <>
              <b>{t.connection.lost}</b> {navigator.onLine ? '' : t.connection.offline}
            </>
          )}
          {isBack && <b>{t.connection.back}</b>}
        </div>{' '}
        {/* Beside the live region: nobody wants to hear the seconds. */}
        {isLost && <p class="tn">{t.connection.since(lostFor)}</p>}
        <div role="alert">{refused !== null && t.refused[refused]}</div>
      </div>
    </div>
  );
}

/** The words of live regions are heard only if these were there before: without any, the box is not seen. */
function toneOf(isLost: boolean, isBack: boolean, isRefused: boolean): string {
  if (isLost) return 'bad';
  if (isBack) return 'good';
  return isRefused ? '' : 'is-empty';
}

/** How long the connection has been lost, once that is worth a word. */
function useLostSeconds(online: Online): number | null {
  const connection = useSignal(online.connection);
  const [, tick] = useState({});
  const since = connection.kind === 'lost' ? connection.since : null;
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => tick({}), 1000);
    return () => clearInterval(timer);
  }, [since]);
  if (since === null) return null;
  const lost = Date.now() - since;
  return navigator.onLine && lost < UNNOTICED_MS ? null : Math.floor(lost / 1000);
}

function useRefused(online: Online): Problem | null {
  const refused = useSignal(online.refused);
  const [shown, setShown] = useState<Problem | null>(null);
  useEffect(() => {
    setShown(refused);
    if (refused === null) return;
    const timer = setTimeout(() => setShown(null), REFUSED_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  return shown;
}
