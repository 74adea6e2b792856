/** The seats of the table in their order, and what can be done with each of them. */
import type { Lobby } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { freeSeats, memberOf, seatOf } from '../game/online/lobby-facts.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { BotDialog, MemberDialog, SitDialog } from './seat-dialogs.tsx';
import { SeatQueue } from './seat-queue.tsx';
import { FreeSeat, SeatRow } from './seat-row.tsx';
import type { TableOpening } from './table-opening.ts';
import type { Sender } from './use-send.ts';

export interface SeatListProps {
  readonly opening: TableOpening;
  readonly lobby: Lobby;
  /** Whose page this is. */
  readonly me: number | null;
  readonly sender: Sender;
}

/** `member`: by id. */
type OpenDialog =
  | { readonly kind: 'add bot' | 'fill seats' | 'sit' }
  | { readonly kind: 'member'; readonly id: number }
  | null;

/** More free seats than this are told in one line. */
const MOST_FREE_SHOWN = 3;

export function SeatList({ opening, lobby, me, sender }: SeatListProps) {
  const { lobby: t } = useTexts();
  const { fill } = useChapter('online');
  const [open, setOpen] = useState<OpenDialog>(null);
  const isHost = me !== null && lobby.host === me;
  const free = freeSeats(lobby);
  const managed = open?.kind === 'member' ? memberOf(lobby, open.id) : null;
  const close = () => setOpen(null);
  const sit = () => (me === null ? setOpen({ kind: 'sit' }) : void sender.send({ kind: 'sit' }));
  return (
    <section class="lobby-seats">
      <h2>
        {t.seats.title} <span class="seats-taken muted">{t.seats.taken(lobby.seats.length, lobby.options.seats)}</span>
      </h2>
      <ol>
        {lobby.seats.map((occupant, seat) => (
          <SeatRow
            key={occupant.kind === 'bot' ? occupant.name : occupant.member}
            seat={seat}
            occupant={occupant}
            lobby={lobby}
            me={me}
            sender={sender}
            onManage={(id) => setOpen({ kind: 'member', id })}
          />
        ))}
        {Array.from({ length: Math.min(free, MOST_FREE_SHOWN) }, (_, place) => (
          <FreeSeat
            key={`free ${place}`}
            seat={lobby.seats.length + place}
            onSit={place === 0 && seatOf(lobby, me) < 0 ? sit : null}
            onAddBot={place === 0 && isHost ? () => setOpen({ kind: 'add bot' }) : null}
          />
        ))}
      </ol>
      {free > MOST_FREE_SHOWN && <p class="muted small">{t.seats.moreFree(free - MOST_FREE_SHOWN)}</p>}
      {isHost && free > 1 && (
        <button type="button" class="btn quiet" onClick={() => setOpen({ kind: 'fill seats' })}>
          {fill.name(free)}
        </button>
      )}
      <SeatQueue lobby={lobby} me={me} sender={sender} onJoin={sit} />
      <SitDialog
        opening={opening}
        open={open?.kind === 'sit'}
        onClose={close}
        title={t.seats.sit}
        isRated={lobby.options.rated ?? false}
      />
      {open?.kind === 'add bot' && free > 0 && (
        <BotDialog kind="add bot" title={t.seats.addBotTitle} sender={sender} onClose={close} />
      )}
      {open?.kind === 'fill seats' && free > 0 && (
        <BotDialog kind="fill seats" title={fill.title} sender={sender} onClose={close} />
      )}
      {managed !== null && <MemberDialog member={managed} sender={sender} onClose={close} />}
    </section>
  );
}
