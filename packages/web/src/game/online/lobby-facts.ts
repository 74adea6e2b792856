/** What is read off a lobby in more than one place. */
import { isolated } from '@turn7/narration';
import type { Away, Lobby } from '@turn7/protocol';

/** Whoever left the last game before its end does not sit in the next one. */
export const playersNext = ({ seats }: Lobby): Lobby['seats'] =>
  seats.filter((occupant) => occupant.kind === 'bot' || !occupant.away);

export const freeSeats = (lobby: Lobby): number => Math.max(0, lobby.options.seats - playersNext(lobby).length);

/** Seats that people may have in the next game: those that are free, and those of bots. */
export const seatsForPeople = (lobby: Lobby): number =>
  lobby.options.seats - playersNext(lobby).filter(({ kind }) => kind === 'person').length;

export const botsOf = ({ seats }: Lobby): number => seats.filter(({ kind }) => kind === 'bot').length;

/** The place in the line for a seat, from 0; −1 for those who do not wait. */
export const placeInLine = ({ waiting }: Lobby, member: number | null): number =>
  member === null ? -1 : waiting.indexOf(member);

export const memberOf = ({ members }: Pick<Lobby, 'members'>, id: number | null): Lobby['members'][number] | null =>
  members.find((member) => member.id === id) ?? null;

/** For a sentence, as the next one. */
export function hostName(lobby: Lobby): string | null {
  const host = memberOf(lobby, lobby.host);
  return host && isolated(host.name);
}

/** Names for a sentence. */
export const namesOf = (people: readonly { readonly name: string }[]): readonly string[] =>
  people.map(({ name }) => isolated(name));

/** The seat of a member; −1 for those who have none. */
export const seatOf = ({ seats }: Lobby, member: number | null): number =>
  seats.findIndex((occupant) => occupant.kind === 'person' && occupant.member === member);

/** Whether a bot plays for a member, and by whose wish. */
export function awayOf({ seats }: Lobby, member: number | null): Away {
  const occupant = seats.find((occupant) => occupant.kind === 'person' && occupant.member === member);
  return occupant?.kind === 'person' ? occupant.away : false;
}
