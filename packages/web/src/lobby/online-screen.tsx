/** A table on the server: the way in, its lobby, and its games. */
import { useEffect, useMemo } from 'preact/hooks';
import { inHash } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { AtTable } from './at-table.tsx';
import { ConnectingScreen } from './connecting-screen.tsx';
import { DoorScreen } from './door-screen.tsx';
import { SorryScreen } from './sorry-screen.tsx';
import { Visit } from './visit.ts';

export interface OnlineProps {
  readonly code: string;
  /** May have a pass, which moves a place here from another device. */
  readonly hash: string;
}

/** What a link for watching ends with. */
export const WATCH_HASH = '#watch';

export function OnlineScreen({ code, hash }: OnlineProps) {
  const pass = inHash(hash, 'pass');
  const visit = useMemo(() => new Visit(code), [code, pass]);
  useEffect(() => {
    const watches = location.hash === WATCH_HASH;
    // A pass works once, and nobody shall read it over a shoulder or find it in the history.
    if (pass !== null) history.replaceState(null, '', location.pathname);
    void visit.arrive({ pass, watches });
    return () => visit.close();
  }, [visit]);
  useWakeUp(visit);

  const state = useSignal(visit.state);
  switch (state.kind) {
    case 'connecting':
      return <ConnectingScreen />;
    case 'door':
      return <DoorScreen visit={visit} lobby={state.lobby} hasLostPlace={state.hasLostPlace} />;
    case 'here':
      return <AtTable key={state.session.online.me.value} visit={visit} session={state.session} />;
    case 'sorry':
      return <SorryScreen why={state.why} onRetry={() => void visit.retry()} />;
  }
}

/** A phone that slept, or a train in a tunnel and out of it: whoever holds it need not wait for the next attempt. */
function useWakeUp(visit: Visit): void {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') visit.wake();
    };
    const cut = () => visit.cut();
    addEventListener('online', wake);
    addEventListener('offline', cut);
    document.addEventListener('visibilitychange', wake);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [visit]);
}
