/** Above the table for those who do not play right now: how they come to play, or back to their seat. */
import type { Problem } from '@turn7/client';
import type { Lobby } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { useSignal } from '../device/signal.ts';
import {
  awayOf,
  freeSeats,
  namesOf,
  placeInLine,
  playersNext,
  seatOf,
  seatsForPeople,
} from '../game/online/lobby-facts.ts';
import type { RemoteSession } from '../game/session/remote.ts';
import type { Online } from '../game/session/session.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
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
  const words = useChapter('online');
  const { online } = session;
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const isPlayer = useSignal(session.people).some(({ mine }) => mine);
  const isSeen = useSignal(session.lastSeen) === useSignal(session.game);
  const sender = useSend(online);
  const away = awayOf(lobby, me);
  if (away)
    return (
      <Bar
        icon="bot"
        words={away === 'host' ? words.hostSentBot : t.next.away}
        refused={sender.refused}
        way={t.next.back}
        onWay={() => void sender.send({ kind: 'sit' })}
      />
    );
  if (seatOf(lobby, me) < 0) return <Watching opening={opening} online={online} sender={sender} />;
  // How the game ended is shown at the table first.
  if (lobby.daily !== undefined || lobby.stage !== 'finished' || (isPlayer && !isSeen)) return null;
  const names = namesOf(playersNext(lobby));
  return <Bar icon="people" words={t.next.with(names)} way={t.next.tableRules} onWay={onLobby} />;
}

interface WatchingProps {
  readonly opening: TableOpening;
  readonly online: Online;
  readonly sender: Sender;
}

/** Without a seat. Seats change hands between games only: whoever wants one waits for it, with those who came before. */
function Watching({ opening, online, sender }: WatchingProps) {
  const { lobby: t } = useTexts();
  const { queue } = useChapter('online');
  const lobby = useSignal(online.lobby);
  const me = useSignal(online.me);
  const [isOpen, setOpen] = useState(false);
  const waitingWords = useWaitingWords(lobby, me);
  if (waitingWords !== null)
    return (
      <Bar
        icon="eye"
        words={waitingWords}
        refused={sender.refused}
        way={t.next.notNext}
        onWay={() => void sender.send({ kind: 'stand' })}
      />
    );
  return (
    <>
      <Bar
        icon="eye"
        words={t.next.watching}
        refused={sender.refused}
        way={seatsForPeople(lobby) > lobby.waiting.length ? t.next.sit : queue.wait}
        onWay={() => (me === null ? setOpen(true) : void sender.send({ kind: 'sit' }))}
      />
      <SitDialog
        opening={opening}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.next.sit}
        isRated={lobby.options.rated ?? false}
      />
    </>
  );
}

/** Which seat somebody waits for; null if they do not. */
function useWaitingWords(lobby: Lobby, me: number | null): string | null {
  const { lobby: t } = useTexts();
  const { queue } = useChapter('online');
  const place = placeInLine(lobby, me);
  if (place < 0) return null;
  if (place < freeSeats(lobby)) return t.next.waiting;
  return place < seatsForPeople(lobby) ? queue.botsSeat : queue.inLine(place + 1);
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
