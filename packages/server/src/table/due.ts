/**
 * When somebody must act for a table, and who: a bot in its own seat, a bot for a person who is out of time or not there,
 * an heir for a host who is gone. Derived from the state alone, so every node comes to the same answer; the log lets
 * only one of them act.
 */
import { heirOf } from './apply.ts';
import { isPresent, type Member, type Played, personOn, stageOf, type TableState } from './state.ts';

export interface Pace {
  /** How long a bot seems to think, in milliseconds. */
  readonly bot: number;
  /** How long a lost connection may take to come back before a bot plays for it. */
  readonly grace: number;
  /** How long a connection may be gone, as for a reload of the page, without anybody being told. */
  readonly linger: number;
  /** How often a node says that it is alive and looks around. */
  readonly beat: number;
  /** What a clock allows on top of its time, for the way that a message takes. */
  readonly slack: number;
}

export const USUAL_PACE: Pace = { bot: 900, grace: 20_000, linger: 3000, beat: 2000, slack: 500 };

export type Duty =
  | { readonly at: number; readonly kind: 'choice'; readonly level: string; readonly by: 'bot' | 'clock' | 'absence' }
  | { readonly at: number; readonly kind: 'host' };

/** Who plays for a person, or for a bot that has no time: the strongest that answers at once. */
export const STAND_IN = 'Sharp';

/** What is to be done for the table next if nothing else happens before, or null. */
export function dutyOf(state: TableState, pace: Pace): Duty | null {
  if (stageOf(state) === 'playing' && state.played) return choiceDuty(state, state.played, pace);
  return hostDuty(state, pace);
}

function choiceDuty(state: TableState, played: Played, pace: Pace): Duty | null {
  const { seat } = played.game.asked;
  const occupant = state.seats[seat];
  const soon = played.askedAt + pace.bot;
  if (occupant?.kind === 'bot') return { kind: 'choice', level: occupant.level, by: 'bot', at: soon };
  const absence = absenceEnd(personOn(state, seat), soon, pace);
  const clock = played.options.clock === null ? null : played.askedAt + played.options.clock * 1000 + pace.slack;
  if (absence !== null && (clock === null || absence <= clock))
    return { kind: 'choice', level: STAND_IN, by: 'absence', at: absence };
  return clock === null ? null : { kind: 'choice', level: STAND_IN, by: 'clock', at: clock };
}

/** When a bot answers for a person who is not there: once the grace is over, without further delay. */
function absenceEnd(person: Member | undefined, soon: number, pace: Pace): number | null {
  if (person === undefined || person.away) return soon;
  return person.absentSince === null ? null : Math.max(soon, person.absentSince + pace.grace);
}

function hostDuty(state: TableState, pace: Pace): Duty | null {
  const host = state.host === null ? undefined : state.members.get(state.host);
  if (host === undefined || host.absentSince === null) return null;
  const heir = heirOf(state, host.id);
  const isHeirThere = heir !== null && isPresent(state.members.get(heir) ?? host);
  return isHeirThere ? { kind: 'host', at: host.absentSince + pace.grace } : null;
}
