/** A table on the server: the way in, its lobby, and its games. */
import './online-screen.css';
import type { Seat } from '@turn7/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { inHash } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { useKeptOnline } from '../game/kept/use-kept-online.ts';
import { ConnectionNote } from '../game/online/connection-note.tsx';
import { FairnessNote } from '../game/online/fairness-note.tsx';
import { NudgeNote } from '../game/online/nudge-note.tsx';
import { ReactionBar } from '../game/online/reaction-bar.tsx';
import { Reactions } from '../game/online/reactions.tsx';
import { isSlow } from '../game/online/slow-play.ts';
import { WATCH_HASH } from '../game/online/table-link.ts';
import { TurnClock } from '../game/online/turn-clock.tsx';
import type { RemoteSession } from '../game/session/remote.ts';
import type { Slots } from '../game/table/table-model.ts';
import { TableScreen } from '../game/table/table-screen.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { useChapter } from '../words/texts.ts';
import { CompanyNews } from './company-news.tsx';
import { ConnectingScreen } from './connecting-screen.tsx';
import { JoinScreen } from './join-screen.tsx';
import { LobbyScreen } from './lobby-screen.tsx';
import { NextGame } from './next-game.tsx';
import { NoticeOffer, useTurnNotices } from './notice-offer.tsx';
import { PlayerDialog, SeatMenu } from './seat-menu.tsx';
import { SorryScreen } from './sorry-screen.tsx';
import { StandInNote } from './stand-in-note.tsx';
import { TableMenu } from './table-menu.tsx';
import { TableNotes } from './table-notes.tsx';
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

/** A try waits for its player alone, and for nobody else. */
function WayToDaily() {
  const { daily: t } = useChapter('online');
  return (
    <a class="ib" href="/daily" aria-label={t} title={t}>
      <Icon name="away" />
    </a>
  );
}

interface AtTableProps {
  readonly opening: TableOpening;
  readonly session: RemoteSession;
}

/** The lobby before the first game, then the table itself, and between games whichever is wanted. */
function AtTable({ opening, session }: AtTableProps) {
  const { online } = session;
  const lobby = useSignal(online.lobby);
  const { stage, daily } = lobby;
  const { clock } = lobby.options;
  useAwake(!isSlow(lobby)); // nobody's battery lasts for hours
  useTurnNotices(session);
  useKeptOnline(session);
  const people = useSignal(session.people);
  const game = useSignal(session.game)?.number ?? 0;
  /** The game after which the lobby was wanted: the end of the next one is seen at the table again. */
  const [lobbyAfter, setLobbyAfter] = useState<number | null>(null);
  /** About whose seat the host wants to do something. */
  const [player, setPlayer] = useState<Seat | null>(null);
  const slots = useMemo<Slots>(
    () => ({
      gestures: <ReactionBar online={online} />,
      clock: (model) => <TurnClock model={model} clock={clock} />,
      atSeat: (seat) => <SeatMenu online={online} seat={seat} onOpen={setPlayer} />,
    }),
    [session, clock],
  );
  if (stage === 'lobby') return <LobbyScreen opening={opening} online={online} onBack={null} />;
  if (stage === 'finished' && lobbyAfter === game)
    return <LobbyScreen opening={opening} online={online} onBack={() => setLobbyAfter(null)} />;
  return (
    <div class="at-table">
      <NextGame opening={opening} session={session} onLobby={() => setLobbyAfter(game)} />
      <TableScreen
        session={session}
        slots={slots}
        top={daily === undefined ? <TableMenu opening={opening} online={online} /> : <WayToDaily />}
      >
        <TableNotes>
          <FairnessNote online={online} />
          <ConnectionNote online={online} />
          <NudgeNote session={session} />
          <CompanyNews people={people} online={online} />
          <StandInNote session={session} />
          <NoticeOffer session={session} />
        </TableNotes>
        <Reactions online={online} />
      </TableScreen>
      {player !== null && <PlayerDialog session={session} seat={player} onClose={() => setPlayer(null)} />}
    </div>
  );
}
