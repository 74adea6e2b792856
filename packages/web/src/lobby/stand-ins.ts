/** What a bot chose for somebody since they last chose themselves. */
import type { GameEvent, Seat, StandIn } from '@turn7/engine';
import { type StoryLine, storyLines } from '@turn7/narration';

export interface ChosenFor {
  /** Of the last of them. */
  readonly why: StandIn;
  /** The last choice alone, without what came of it. */
  readonly last: GameEvent;
  /** In which they are told, as if they had chosen themselves: the reason is said once for all. */
  readonly lines: readonly StoryLine[];
}

/** null where they made the last choice themselves, or none was made yet. */
export function chosenFor(log: readonly GameEvent[], seat: Seat): ChosenFor | null {
  const since = log.findLastIndex((event) => isChoice(event, seat) && event.standIn === undefined);
  const theirs = new Set(log.slice(since + 1).filter((event) => isChoice(event, seat)));
  const last = [...theirs].at(-1);
  if (last?.standIn === undefined) return null;
  const lines = storyLines(log).filter(({ events }) => events.some((event) => theirs.has(event)));
  return {
    why: last.standIn,
    last: own(last),
    lines: lines.map(({ number, events: [first, ...rest] }) => ({ number, events: [own(first), ...rest.map(own)] })),
  };
}

const own = ({ standIn: _, ...event }: GameEvent): GameEvent => event;

/** Whether it is what a seat chose, and not what happened to it. */
function isChoice(event: GameEvent, seat: Seat): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  if (event.kind === 'drew') return event.reason === 'hit';
  return event.kind === 'stayed' || ((event.kind === 'gave' || event.kind === 'assigned') && !event.forced);
}
