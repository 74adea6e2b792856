/** Who gets a seat: people before bots, and of those who are there whoever came first to wait for one. */
import { hasFreeSeat, isAtHand, type MemberId, type Occupant, stageOf, type TableState } from './state.ts';

/**
 * Between games whoever waits sits down where nobody does, or takes the place of the last bot. Nobody waits in a game for
 * somebody who has gone: they keep their place in the line, and sit down when they are back.
 */
export function seated(state: TableState): TableState {
  const first = state.waiting.find((id) => isThere(state, id));
  if (first === undefined || stageOf(state) === 'playing') return state;
  const seats = withPerson(state, first);
  return seats === null ? state : seated({ ...state, seats, waiting: state.waiting.filter((id) => id !== first) });
}

function isThere(state: TableState, id: MemberId): boolean {
  const member = state.members.get(id);
  return member !== undefined && isAtHand(state, member);
}

/** null where only people sit. */
function withPerson(state: TableState, member: MemberId): readonly Occupant[] | null {
  const person: Occupant = { kind: 'person', member };
  if (hasFreeSeat(state)) return [...state.seats, person];
  const bot = state.seats.findLastIndex(({ kind }) => kind === 'bot');
  return bot < 0 ? null : state.seats.with(bot, person);
}
