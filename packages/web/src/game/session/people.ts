/** Who plays the seats of a game on a server. */
import type { Lobby, LogLine } from '@turn7/protocol';
import { awayOf, memberOf } from '../online/lobby-facts.ts';
import { isAtHand } from '../online/slow-play.ts';
import type { Nudge, Person } from './session.ts';

export type Player = NonNullable<Lobby['players']>[number];

/** Of the game on the table, by seat: once it is over, others may sit there. */
export const playersOf = ({ players, seats }: Lobby): readonly Player[] => players ?? seats;

interface Around {
  readonly lobby: Lobby;
  /** This device's member id; null for those who watch. */
  readonly me: number | null;
  /** Members for whom a bot has answered since they were gone. */
  readonly replaced: ReadonlySet<number>;
}

export const peopleOf = (around: Around): readonly Person[] =>
  playersOf(around.lobby).map((player) => personOf(player, around));

function personOf(player: Player, around: Around): Person {
  if (player.kind === 'bot')
    return { name: player.name, kind: 'bot', level: player.level, mine: false, presence: 'here', isHost: false };
  const { name, member } = player;
  const presence = presenceOf(member, around);
  const isHost = member === around.lobby.host;
  return { name, kind: 'person', level: null, mine: member === around.me, presence, isHost };
}

function presenceOf(id: number, { lobby, replaced }: Around): Person['presence'] {
  const member = memberOf(lobby, id);
  const away = awayOf(lobby, id);
  // Whoever has left for good is no longer a member.
  if (member === null || away === 'left') return lobby.stage === 'playing' ? 'left' : 'gone';
  if (away === 'host') return 'away';
  if (isAtHand(lobby, member)) return 'here';
  return replaced.has(id) ? 'away' : 'lost';
}

/** `replaced`: as above, and changed by what the lines say. */
export function noteWhoPlays(lines: readonly LogLine[], players: readonly Player[], replaced: Set<number>): void {
  for (const { entry } of lines) {
    if (entry.kind === 'present' || entry.kind === 'sat') replaced.delete(entry.member);
    if (entry.kind !== 'chose') continue;
    const player = players[entry.seat];
    if (player?.kind !== 'person') continue;
    if (entry.by === 'absence' || entry.by === 'left') replaced.add(player.member);
    if (entry.by === 'person') replaced.delete(player.member);
  }
}

/** The nudge among these lines, unless an answer has come since; `question` is the number of the one that is asked. */
export function nudgeIn(lines: readonly LogLine[], question: number): Nudge | null {
  const last = lines.findLast(({ entry: { kind } }) => kind === 'nudged' || kind === 'chose')?.entry;
  return last?.kind === 'nudged' ? { member: last.member, question } : null;
}
