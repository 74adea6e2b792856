/** A table for everybody in the room: nothing to press, everything large. */
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import type { Telling } from '../../game/playback/telling.ts';
import type { RemoteSession } from '../../game/session/remote.ts';
import { useTelling } from '../../game/table/use-telling.ts';
import { useTelevision } from '../../ui/use-television.ts';
import { ConnectingScreen } from '../connecting-screen.tsx';
import { SorryScreen } from '../sorry-screen.tsx';
import { Visit } from '../visit.ts';
import { TvLobby } from './tv-lobby.tsx';
import { TvTable } from './tv-table.tsx';

export function TvScreen({ code }: { readonly code: string }) {
  const visit = useMemo(() => new Visit(code), [code]);
  useEffect(() => {
    void visit.watch(); // even where this device has a place at the table
    return () => visit.close();
  }, [visit]);
  useTelevision();
  const state = useSignal(visit.state);
  if (state.kind === 'here') return <Watching session={state.session} />;
  if (state.kind === 'sorry') return <SorryScreen why={state.why} onRetry={() => void visit.retry()} />;
  return <ConnectingScreen />;
}

function Watching({ session }: { readonly session: RemoteSession }) {
  const { stage } = useSignal(session.online.lobby);
  const telling = useTelling(session);
  if (stage === 'lobby' || telling === null) return <TvLobby online={session.online} />;
  return <Playing session={session} telling={telling} />;
}

function Playing({ session, telling }: { readonly session: RemoteSession; readonly telling: Telling }) {
  const told = useSignal(telling.told);
  return told === null ? null : <TvTable session={session} telling={telling} told={told} />;
}
