/** At a table: its lobby before the first game, then the table itself, and between games whichever is wanted. */
import { useState } from 'preact/hooks';
import type { RemoteSession } from '../session/remote.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NextGame } from './next-game.tsx';
import type { Visit } from './visit.ts';

export interface AtTableProps {
  readonly visit: Visit;
  readonly session: RemoteSession;
}

export function AtTable({ visit, session }: AtTableProps) {
  const { online } = session;
  const { stage } = useStore(online.lobby);
  const [wantsLobby, setWantsLobby] = useState(false);
  if (stage === 'lobby') return <LobbyScreen visit={visit} online={online} onBack={null} />;
  if (stage === 'finished' && wantsLobby)
    return <LobbyScreen visit={visit} online={online} onBack={() => setWantsLobby(false)} />;
  return (
    <div class="at-table">
      <NextGame visit={visit} session={session} onLobby={() => setWantsLobby(true)} />
      <TableScreen session={session} />
    </div>
  );
}
