/** A table for everybody in the room: nothing to press, everything large. */
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '../../device/signal.ts';
import type { Playback } from '../../game/playback/playback.ts';
import { usePlayback } from '../../game/playback/use-playback.ts';
import type { RemoteSession } from '../../game/session/remote.ts';
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
  const playback = usePlayback(session);
  if (stage === 'lobby' || playback === null) return <TvLobby online={session.online} />;
  return <Playing session={session} playback={playback} />;
}

function Playing({ session, playback }: { readonly session: RemoteSession; readonly playback: Playback }) {
  const moment = useSignal(playback.moment);
  return moment === null ? null : <TvTable session={session} playback={playback} moment={moment} />;
}
