/** Above the table for those who do not play right now: how they come to play, or back to their seat. */
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import { freeSeats, isAway, playersNext, seatOf } from '../game/online/lobby-facts.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import type { Online } from '../game/session/session.ts';
import type { Problem } from '../sync/api.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTexts } from '../words/texts.ts';
import { SitDialog } from './seat-dialogs.tsx';
import type { TableOpening } from './table-opening.ts';
import { type Sender, useSend } from './use-send.ts';

export interface NextGameProps {
  readonly opening: TableOpening;
  readonly session: RemoteSession;
  /** Opens the lobby, between games. */
  readonly onLobby: () => void;
}

export function NextGame({ opening, session, onLobby }: NextGameProps) {
  const { lobby: t } = useTexts();
  const { online } = session;
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const isPlayer = useSignal(session.people).some(({ mine }) => mine);
  const isSeen = useSignal(session.lastSeen) === useSignal(session.game);
  const sender = useSend(online);
  if (isAway(lobby, me))
    return (
      <Bar
        icon="bot"
        words={t.next.away}
        refused={sender.refused}
        way={t.next.back}
        onWay={() => void sender.send({ kind: 'sit' })}
      />
    );
  if (seatOf(lobby, me) < 0) return <Watching opening={opening} online={online} sender={sender} />;
  // How the game ended is shown at the table first.
  if (lobby.stage !== 'finished' || (isPlayer && !isSeen)) return null;
  const names = playersNext(lobby).map(({ name }) => name);
  return <Bar icon="people" words={t.next.with(names)} way={t.next.tableRules} onWay={onLobby} />;
}

interface WatchingProps {
  readonly opening: TableOpening;
  readonly online: Online;
  readonly sender: Sender;
}

/** Without a seat. A seat can be taken between games only, so the wish for one waits until this game is over. */
function Watching({ opening, online, sender }: WatchingProps) {
  const { lobby: t } = useTexts();
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const [isOpen, setOpen] = useState(false);
  // Whoever came during a game with a name came to play.
  const [wants, setWants] = useState(me !== null && lobby.stage === 'playing');
  const isRoom = freeSeats(lobby) > 0;
  const canSit = wants && isRoom && lobby.stage !== 'playing';
  useEffect(() => {
    if (canSit) void sender.send({ kind: 'sit' });
  }, [canSit]);

  if (!isRoom) return <Bar icon="eye" words={`${t.next.watching}. ${t.next.full}.`} />;
  if (me !== null && wants)
    return (
      <Bar
        icon="eye"
        words={t.next.waiting}
        refused={sender.refused}
        way={t.next.notNext}
        onWay={() => setWants(false)}
      />
    );
  return (
    <>
      <Bar
        icon="eye"
        words={t.next.watching}
        way={t.next.sit}
        onWay={() => (me === null ? setOpen(true) : setWants(true))}
      />
      <SitDialog opening={opening} open={isOpen} onClose={() => setOpen(false)} title={t.next.sit} />
    </>
  );
}

interface BarProps {
  readonly icon: IconName;
  readonly words: string;
  /** Why what was wanted last was not done. */
  readonly refused?: Problem | null;
  readonly way?: string;
  readonly onWay?: () => void;
}

function Bar({ icon, words, refused = null, way, onWay }: BarProps) {
  const { lobby: t } = useTexts();
  return (
    <div class="next-game">
      <Icon name={icon} />
      <p role="status">{refused === null ? words : `${words}. ${t.refused[refused]}`}</p>
      {way !== undefined && (
        <button type="button" class="btn quiet small" onClick={onWay}>
          {way}
        </button>
      )}
    </div>
  );
}
