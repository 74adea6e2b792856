/** A table for everybody in the room: nothing to press, everything large. */
import { useEffect, useMemo } from 'preact/hooks';
import { ConnectingScreen } from '../lobby/connecting-screen.tsx';
import { SorryScreen } from '../lobby/sorry-screen.tsx';
import { Visit } from '../lobby/visit.ts';
import type { RemoteSession } from '../session/remote.ts';
import { useStore } from '../store.ts';
import { useTelling } from '../table/use-telling.ts';
import type { Telling } from '../telling/telling.ts';
import { TvLobby } from './tv-lobby.tsx';
import { TvTable } from './tv-table.tsx';
import { useTelevision } from './use-television.ts';

export function TvScreen({ code }: { readonly code: string }) {
  const visit = useMemo(() => new Visit(code), [code]);
  useEffect(() => {
    void visit.watch(); // even where this device has a place at the table
    return () => visit.close();
  }, [visit]);
  useTelevision();
  const state = useStore(visit.state);
  if (state.kind === 'here') return <Watching session={state.session} />;
  if (state.kind === 'sorry') return <SorryScreen why={state.why} onRetry={() => void visit.retry()} />;
  return <ConnectingScreen />;
}

function Watching({ session }: { readonly session: RemoteSession }) {
  const { stage } = useStore(session.online.lobby);
  const telling = useTelling(session);
  if (stage === 'lobby' || telling === null) return <TvLobby online={session.online} />;
  return <Playing session={session} telling={telling} />;
}

function Playing({ session, telling }: { readonly session: RemoteSession; readonly telling: Telling }) {
  const told = useStore(telling.told);
  return told === null ? null : <TvTable session={session} telling={telling} told={told} />;
}
