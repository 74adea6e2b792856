/** Before a game, and between games: who plays, by which rules, and how others come. */
import './lobby-screen.css';
import type { Lobby } from '@turn7/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { HelpDialog } from '../game/help/help-dialog.tsx';
import { StorageWatch } from '../game/kept/storage-watch.tsx';
import { ConnectionNote } from '../game/online/connection-note.tsx';
import { FairnessNote } from '../game/online/fairness-note.tsx';
import { hostName, namesOf } from '../game/online/lobby-facts.ts';
import { isSlow } from '../game/online/slow-play.ts';
import type { Online } from '../game/session/session.ts';
import { Icon } from '../ui/icon.tsx';
import { useTitle } from '../ui/use-title.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { Invitation } from './invitation.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NoticeSwitch } from './notice-offer.tsx';
import { RatedNote } from './rated-note.tsx';
import { SeatList } from './seat-list.tsx';
import { StartBar } from './start-bar.tsx';
import { TableNotes } from './table-notes.tsx';
import type { TableOpening } from './table-opening.ts';
import { TableOptions } from './table-options.tsx';
import { useSend } from './use-send.ts';

export interface LobbyScreenProps {
  readonly opening: TableOpening;
  readonly online: Online;
  /** Back to the table where the last game still lies; null if there was none. */
  readonly onBack: (() => void) | null;
}

type OpenDialog = 'help' | 'leave' | 'device' | null;

export function LobbyScreen({ opening, online, onBack }: LobbyScreenProps) {
  const { lobby: t } = useTexts();
  const { device } = useChapter('online');
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const seed = useSignal(online.seed);
  const sender = useSend(online);
  const [open, setOpen] = useState<OpenDialog>(null);
  const isHost = me !== null && lobby.host === me;
  const close = () => setOpen(null);
  // "Full" may mean the seats, or the table itself.
  const isHindered = sender.refused !== null && !(sender.refused === 'full' && lobby.nearlyFull);
  useTitle(t.title(lobby.code));

  return (
    <div class="lobby">
      <header class="top">
        <button
          type="button"
          class="ib"
          aria-label={t.leave.name}
          onClick={() => (me === null ? goTo('/') : setOpen('leave'))}
        >
          <Icon name="close" />
        </button>
        <h1 class="mid ellipsis">{useHeading(lobby, isHost)}</h1>
        <button type="button" class="ib" aria-label={t.rules} onClick={() => setOpen('help')}>
          <Icon name="help" />
        </button>
      </header>
      <main>
        <Invitation online={online} />
        <SeatList opening={opening} lobby={lobby} me={me} sender={sender} />
        <div class="lobby-side">
          {lobby.options.rated && <RatedNote lobby={lobby} me={me} sender={sender} />}
          <TableOptions lobby={lobby} isHost={isHost} seed={seed} sender={sender} />
          {me !== null && isSlow(lobby) && <NoticeSwitch class="btn quiet" />}
          {me !== null && (
            <button type="button" class="btn quiet" onClick={() => setOpen('device')}>
              <Icon name="phone" />
              {device.title}
            </button>
          )}
        </div>
      </main>
      <p class="lobby-refused" role="alert">
        {isHindered ? t.refused[sender.refused] : lobby.nearlyFull && t.nearlyFull}
      </p>
      <StartBar lobby={lobby} me={me} sender={sender} onBack={onBack} />
      <MemberNews members={lobby.members} me={me} />
      <TableNotes>
        <FairnessNote online={online} />
        <ConnectionNote online={online} />
      </TableNotes>
      {me !== null && <StorageWatch />}
      <HelpDialog open={open === 'help'} onClose={close} target={lobby.options.target} />
      {open === 'leave' && <LeaveDialog opening={opening} onClose={close} />}
      {open === 'device' && <DeviceDialog opening={opening} onClose={close} />}
    </div>
  );
}

function useHeading(lobby: Lobby, isHost: boolean): string {
  const { lobby: t } = useTexts();
  const host = hostName(lobby);
  if (isHost) return t.yourTable;
  return host === null ? t.someTable : t.tableOf(host);
}

interface MemberNewsProps {
  readonly members: Lobby['members'];
  /** Whose page this is. */
  readonly me: number | null;
}

/** Tells those who listen who comes to the table, and who leaves it. */
function MemberNews({ members, me }: MemberNewsProps) {
  const { lobby: t } = useTexts();
  const [words, setWords] = useState('');
  const before = useRef(members);
  useEffect(() => {
    const came = others(members, me).filter(({ id }) => !has(before.current, id));
    const went = others(before.current, me).filter(({ id }) => !has(members, id));
    before.current = members;
    if (came.length + went.length === 0) return;
    setWords([...namesOf(came).map(t.seats.came), ...namesOf(went).map(t.seats.went)].join('. '));
  }, [members]);
  return (
    <p class="vh" role="status">
      {words}
    </p>
  );
}

const has = (members: Lobby['members'], id: number): boolean => members.some((member) => member.id === id);

const others = (members: Lobby['members'], me: number | null): Lobby['members'] =>
  members.filter(({ id }) => id !== me);
