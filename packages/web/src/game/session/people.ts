/** Who plays the seats of a game on a server. */
import type { Lobby } from '@turn7/protocol';
import type { Person } from './session.ts';

export type Occupant = Lobby['seats'][number];

interface Around {
  readonly lobby: Lobby;
  /** This device's member id; null for those who watch. */
  readonly me: number | null;
  /** Members for whom a bot has answered since they were gone. */
  readonly replaced: ReadonlySet<number>;
}

export const peopleOf = (seats: readonly Occupant[], around: Around): readonly Person[] =>
  seats.map((occupant) => personOf(occupant, around));

function personOf(occupant: Occupant, around: Around): Person {
  if (occupant.kind === 'bot')
    return { name: occupant.name, kind: 'bot', level: occupant.level, mine: false, presence: 'here' };
  const { name, member } = occupant;
  return { name, kind: 'person', level: null, mine: member === around.me, presence: presenceOf(occupant, around) };
}

function presenceOf(occupant: Extract<Occupant, { kind: 'person' }>, { lobby, replaced }: Around): Person['presence'] {
  const member = lobby.members.find(({ id }) => id === occupant.member);
  // Whoever has left for good is no longer a member.
  if (member === undefined || occupant.away) return 'away';
  if (member.present) return 'here';
  return replaced.has(occupant.member) ? 'away' : 'lost';
}

/** Those of a game that is over, by their names in its record; some may have left since, and others have come. */
export const occupantsNamed = (names: readonly string[], { seats }: Lobby): readonly Occupant[] =>
  names.map(
    (name) =>
      seats.find((occupant) => occupant.name === name) ?? { kind: 'person', member: 0, name, away: true, seed: null },
  );
