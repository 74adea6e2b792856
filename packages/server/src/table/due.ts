/**
 * When somebody must act for a table, and who: a bot in its own seat, a bot for a person who is out of time or not there,
 * an heir for a host who is gone. Derived from the state alone, so every node comes to the same answer; the log lets
 * only one of them act.
 */
import { heirOf } from './apply.ts';
import {
  hasCompany,
  isClosed,
  isPresent,
  type Member,
  personOn,
  slowClockOf,
  stageOf,
  type TableState,
} from './state.ts';

export interface Pace {
  /** How long a bot seems to think at most, in milliseconds: where many play, each takes less. */
  readonly bot: number;
  /** How long a lost connection may take to come back before a bot plays for it. */
  readonly grace: number;
  /** How long a connection may be gone, as for a reload of the page, without anybody being told. */
  readonly linger: number;
  /** How often a node says that it is alive and looks around. */
  readonly beat: number;
  /** What a clock allows on top of its time, for the way that a message takes. */
  readonly slack: number;
  /** How often a node looks for tables for slow play whose time is up though nobody looks at them. */
  readonly look: number;
  /** How long after its start it acts for nobody whose hours ran out before: they could not have come. */
  readonly courtesy: number;
}

export const USUAL_PACE: Pace = {
  bot: 900,
  grace: 20_000,
  linger: 3000,
  beat: 2000,
  slack: 500,
  look: 60_000,
  courtesy: 600_000,
};

/** A lap of bots takes no longer, however many there are: nobody waits a minute for their next choice. */
const LAP_MS = 5000;

/** How long a bot seems to think at a table. */
function thinkingTime({ seats }: TableState, { bot }: Pace): number {
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return Math.min(bot, Math.floor(LAP_MS / Math.max(1, bots)));
}

interface Appointment {
  readonly at: number;
  /** No longer is waited for it, whatever became of the clocks that `at` was read from. */
  readonly within: number;
}

interface ChoiceDuty extends Appointment {
  readonly kind: 'choice';
  readonly level: string;
  readonly by: 'bot' | 'clock' | 'absence';
}

interface HostDuty extends Appointment {
  readonly kind: 'host';
}

export type Duty = ChoiceDuty | HostDuty;

/** Who plays for a person, or for a bot that has no time: the strongest that answers at once. */
export const STAND_IN = 'Sharp';

export interface Dues {
  /** What is to be done for the table next if nothing else happens before, or null. */
  readonly duty: Duty | null;
  /** When a bot answers what is asked, if nobody does before; null if none will. */
  readonly due: number | null;
  /** The same where it is to happen though nobody looks: at a table for slow play. */
  readonly slowDue: number | null;
}

const NOTHING: Dues = { duty: null, due: null, slowDue: null };

export function duesOf(state: TableState, pace: Pace): Dues {
  if (isClosed(state)) return NOTHING;
  const choice = choiceDuty(state, pace);
  const host = hostDuty(state, pace);
  const isHostFirst = choice === null || (host !== null && host.at < choice.at);
  const due = choice?.at ?? null;
  return { duty: isHostFirst ? host : choice, due, slowDue: slowClockOf(state) === null ? null : due };
}

function choiceDuty(state: TableState, pace: Pace): ChoiceDuty | null {
  const { played } = state;
  if (played === null || stageOf(state) !== 'playing') return null;
  const { seat } = played.game.asked;
  const occupant = state.seats[seat];
  const thinking = thinkingTime(state, pace);
  const soon = played.askedAt + thinking;
  if (occupant?.kind === 'bot') return { kind: 'choice', level: occupant.level, by: 'bot', at: soon, within: thinking };
  if (state.daily !== null) return null; // who tries a challenge plays it alone, whenever they are there
  const absence = absenceEnd(state, personOn(state, seat), soon, pace);
  // Nobody is hurried for the sake of bots.
  const time = played.clock === null || !hasCompany(state) ? null : played.clock * 1000 + pace.slack;
  if (absence !== null && (time === null || absence <= played.askedAt + time))
    return { kind: 'choice', level: STAND_IN, by: 'absence', at: absence, within: Math.max(pace.bot, pace.grace) };
  return time === null
    ? null
    : { kind: 'choice', level: STAND_IN, by: 'clock', at: played.askedAt + time, within: time };
}

/**
 * When a bot answers for a person who is not there: once the grace is over, without further delay. In slow play nobody is
 * expected to be there; the clock alone says how long they are waited for.
 */
function absenceEnd(state: TableState, person: Member | undefined, soon: number, pace: Pace): number | null {
  if (person === undefined || person.away) return soon;
  if (person.absentSince === null || slowClockOf(state) !== null) return null;
  return Math.max(soon, person.absentSince + pace.grace);
}

function hostDuty(state: TableState, pace: Pace): HostDuty | null {
  const host = state.host === null ? undefined : state.members.get(state.host);
  if (host === undefined || host.absentSince === null) return null;
  const heir = heirOf(state, host.id);
  const isHeirThere = heir !== null && isPresent(state.members.get(heir) ?? host);
  if (!isHeirThere) return null;
  const clock = slowClockOf(state);
  const grace = clock === null ? pace.grace : clock * 1000;
  return { kind: 'host', at: host.absentSince + grace, within: grace };
}
