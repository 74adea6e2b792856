/** What is read off a lobby in more than one place. */
import type { Lobby } from '@turn7/protocol';

/** Whoever left the last game before its end does not sit in the next one. */
export const playersNext = ({ seats }: Lobby): Lobby['seats'] =>
  seats.filter((occupant) => occupant.kind === 'bot' || !occupant.away);

export const freeSeats = (lobby: Lobby): number => Math.max(0, lobby.options.seats - playersNext(lobby).length);

export const memberOf = ({ members }: Lobby, id: number | null): Lobby['members'][number] | null =>
  members.find((member) => member.id === id) ?? null;

export const hostName = (lobby: Lobby): string | null => memberOf(lobby, lobby.host)?.name ?? null;

/** The seat of a member; −1 for those who have none. */
export const seatOf = ({ seats }: Lobby, member: number | null): number =>
  seats.findIndex((occupant) => occupant.kind === 'person' && occupant.member === member);

export const isAway = ({ seats }: Lobby, member: number | null): boolean =>
  seats.some((occupant) => occupant.kind === 'person' && occupant.member === member && occupant.away);
