/** At a table: its lobby before the first game, then the table itself, and between games whichever is wanted. */
import { useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import { TableScreen } from '../game/table/table-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NextGame } from './next-game.tsx';
import { TableMenu } from './table-menu.tsx';
import type { Visit } from './visit.ts';

export interface AtTableProps {
  readonly visit: Visit;
  readonly session: RemoteSession;
}

export function AtTable({ visit, session }: AtTableProps) {
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
