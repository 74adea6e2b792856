/** A table on the server: the way in, its lobby, and its games. */
import './online-screen.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { inHash } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { WATCH_HASH } from '../game/online/table-link.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { TableScreen } from '../game/table/table-screen.tsx';
import { ConnectingScreen } from './connecting-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NextGame } from './next-game.tsx';
import { SorryScreen } from './sorry-screen.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableOpening } from './table-opening.ts';

export interface OnlineProps {
  readonly code: string;
  /** May have a pass, which moves a place here from another device. */
  readonly hash: string;
}

export function OnlineScreen({ code, hash }: OnlineProps) {
  const pass = inHash(hash, 'pass');
  const opening = useMemo(() => new TableOpening(code), [code, pass]);
  useEffect(() => {
    const watches = location.hash === WATCH_HASH;
    // A pass works once, and nobody shall read it over a shoulder or find it in the history.
    if (pass !== null) history.replaceState(null, '', location.pathname);
    void opening.arrive({ pass, watches });
    return () => opening.close();
  }, [opening]);
  const state = useSignal(opening.state);
  switch (state.kind) {
    case 'opening':
      return <ConnectingScreen />;
    case 'outside':
      return <JoinScreen opening={opening} lobby={state.lobby} hasLostPlace={state.hasLostPlace} />;
    case 'here':
      return <AtTable key={state.session.online.me.value} opening={opening} session={state.session} />;
    case 'sorry':
      return <SorryScreen why={state.why} onRetry={() => void opening.retry()} />;
  }
}

interface AtTableProps {
  readonly opening: TableOpening;
  readonly session: RemoteSession;
}

/** The lobby before the first game, then the table itself, and between games whichever is wanted. */
function AtTable({ opening, session }: AtTableProps) {
  const { online } = session;
  const { stage } = useSignal(online.lobby);
  const game = useSignal(session.game)?.number ?? 0;
  /** The game after which the lobby was wanted: the end of the next one is seen at the table again. */
  const [lobbyAfter, setLobbyAfter] = useState<number | null>(null);
  if (stage === 'lobby') return <LobbyScreen opening={opening} online={online} onBack={null} />;
  if (stage === 'finished' && lobbyAfter === game)
    return <LobbyScreen opening={opening} online={online} onBack={() => setLobbyAfter(null)} />;
  return (
    <div class="at-table">
      <NextGame opening={opening} session={session} onLobby={() => setLobbyAfter(game)} />
      <TableScreen session={session} top={<TableMenu opening={opening} online={online} />} />
    </div>
  );
}
