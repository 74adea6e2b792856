/** A table on the server: the way in, its lobby, and its games. */
import './online-screen.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { inHash } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { WATCH_HASH } from '../game/online/table-link.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { TableScreen } from '../game/table/table-screen.tsx';
import { ConnectingScreen } from './connecting-screen.tsx';
import { DoorScreen } from './door-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NextGame } from './next-game.tsx';
import { SorryScreen } from './sorry-screen.tsx';
import { TableMenu } from './table-menu.tsx';
import { Visit } from './visit.ts';

export interface OnlineProps {
  readonly code: string;
  /** May have a pass, which moves a place here from another device. */
  readonly hash: string;
}

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

interface AtTableProps {
  readonly visit: Visit;
  readonly session: RemoteSession;
}

/** The lobby before the first game, then the table itself, and between games whichever is wanted. */
function AtTable({ visit, session }: AtTableProps) {
  const { online } = session;
  const { stage } = useSignal(online.lobby);
  const game = useSignal(session.game)?.number ?? 0;
  /** The game after which the lobby was wanted: the end of the next one is seen at the table again. */
  const [lobbyAfter, setLobbyAfter] = useState<number | null>(null);
  if (stage === 'lobby') return <LobbyScreen visit={visit} online={online} onBack={null} />;
  if (stage === 'finished' && lobbyAfter === game)
    return <LobbyScreen visit={visit} online={online} onBack={() => setLobbyAfter(null)} />;
  return (
    <div class="at-table">
      <NextGame visit={visit} session={session} onLobby={() => setLobbyAfter(game)} />
      <TableScreen session={session} top={<TableMenu visit={visit} online={online} />} />
    </div>
  );
}
