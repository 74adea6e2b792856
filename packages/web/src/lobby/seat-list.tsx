/** The seats of the table in their order, and what can be done with each of them. */
import type { Lobby } from '@turn7/protocol';
import { useState } from 'preact/hooks';
import { freeSeats, memberOf, seatOf } from '../game/online/lobby-facts.ts';
import { useTexts } from '../words/texts.ts';
import { BotDialog, MemberDialog, SitDialog } from './seat-dialogs.tsx';
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
type OpenDialog = { readonly kind: 'bot' | 'sit' } | { readonly kind: 'member'; readonly id: number } | null;

/** More free seats than this are told in one line. */
const MOST_FREE_SHOWN = 3;

export function SeatList({ opening, lobby, me, sender }: SeatListProps) {
  const { lobby: t } = useTexts();
  const [open, setOpen] = useState<OpenDialog>(null);
  const isHost = me !== null && lobby.host === me;
  const free = freeSeats(lobby);
  const managed = open?.kind === 'member' ? memberOf(lobby, open.id) : null;
  const close = () => setOpen(null);
  const sit = () => (me === null ? setOpen({ kind: 'sit' }) : void sender.send({ kind: 'sit' }));
  const watching = lobby.members.filter(({ id }) => seatOf(lobby, id) < 0).map(({ name }) => name);
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
            onAddBot={place === 0 && isHost ? () => setOpen({ kind: 'bot' }) : null}
          />
        ))}
      </ol>
      {free > MOST_FREE_SHOWN && <p class="muted small">{t.seats.moreFree(free - MOST_FREE_SHOWN)}</p>}
      {watching.length > 0 && <p class="muted small">{t.seats.watching(watching)}</p>}
      <SitDialog opening={opening} open={open?.kind === 'sit' && free > 0} onClose={close} title={t.seats.sit} />
      <BotDialog open={open?.kind === 'bot' && free > 0} onClose={close} sender={sender} />
      {managed !== null && <MemberDialog member={managed} sender={sender} onClose={close} />}
    </section>
  );
}
