/** Above the table for those who do not play right now: how they come to play, or back to their seat. */
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Online } from '../session/session.ts';
import { useStore } from '../store.ts';
import { useTexts } from '../texts/texts.ts';
import { JoinForm } from './join-form.tsx';
import { freeSeats, hostName, isAway, seatOf } from './lobby-facts.ts';
import type { Visit } from './visit.ts';

export interface NextGameProps {
  readonly visit: Visit;
  readonly online: Online;
  /** Opens the lobby, between games. */
  readonly onLobby: () => void;
}

export function NextGame({ visit, online, onLobby }: NextGameProps) {
  const { lobby: t } = useTexts();
  const lobby = useStore(online.lobby);
  const me = useStore(online.me);
  if (isAway(lobby, me))
    return <Bar words={t.next.away} way={t.next.back} onWay={() => void online.send({ kind: 'sit' })} isUrgent />;
  if (seatOf(lobby, me) < 0) return <Watching visit={visit} online={online} />;
  if (lobby.stage !== 'finished') return null;
  const host = lobby.host === me ? null : hostName(lobby);
  return <Bar words={host === null ? '' : t.next.host(host)} way={t.next.tableRules} onWay={onLobby} />;
}

/** Without a seat. A seat can be taken between games only, so the wish for one waits until this game is over. */
function Watching({ visit, online }: Pick<NextGameProps, 'visit' | 'online'>) {
  const { lobby: t } = useTexts();
  const lobby = useStore(online.lobby);
  const me = useStore(online.me);
  const [isOpen, setOpen] = useState(false);
  // Whoever came during a game with a name came to play.
  const [wants, setWants] = useState(me !== null && lobby.stage === 'playing');
  const isRoom = freeSeats(lobby) > 0;
  const canSit = wants && isRoom && lobby.stage !== 'playing';
  useEffect(() => {
    if (canSit) void online.send({ kind: 'sit' });
  }, [canSit]);

  if (!isRoom) return <Bar words={`${t.next.watching}. ${t.next.full}.`} />;
  if (me !== null && wants) return <Bar words={t.next.waiting} way={t.next.notNext} onWay={() => setWants(false)} />;
  return (
    <>
      <Bar words={t.next.watching} way={t.next.sit} onWay={() => (me === null ? setOpen(true) : setWants(true))} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.next.sit}>
        <JoinForm sitLabel={t.next.sit} join={(name) => visit.join(name)} watch={null} />
      </Dialog>
    </>
  );
}

interface BarProps {
  readonly words: string;
  readonly way?: string;
  readonly onWay?: () => void;
  readonly isUrgent?: boolean;
}

function Bar({ words, way, onWay, isUrgent = false }: BarProps) {
  return (
    <div class="next-game">
      <Icon name={isUrgent ? 'bot' : 'eye'} />
      <p role="status">{words}</p>
      {way !== undefined && (
        <button type="button" class={`btn small ${isUrgent ? 'gold' : 'quiet'}`} onClick={onWay}>
          {way}
        </button>
      )}
    </div>
  );
}
