/** The events of a game, put together into lines that a person would write: a draw and what it led to is one line. */
import type { GameEvent } from '@turn7/engine';

export interface StoryLine {
  /** The round and the place of the line in it, both from 1: `4.9`. It never changes, however the line grows. */
  readonly number: string;
  /** At least one. */
  readonly events: readonly [GameEvent, ...GameEvent[]];
}

export function storyLines(log: readonly GameEvent[]): readonly StoryLine[] {
  const lines: StoryLine[] = [];
  let round = 1;
  let count = 0;
  for (const event of log) {
    if (event.kind === 'round started' && event.round !== round) {
      round = event.round;
      count = 0;
    }
    const last = lines.at(-1);
    if (last && belongsTo(last.events, event)) lines[lines.length - 1] = { ...last, events: [...last.events, event] };
    else lines.push({ number: `${round}.${++count}`, events: [event] });
  }
  return lines;
}

type Events = StoryLine['events'];

function belongsTo(line: Events, event: GameEvent): boolean {
  const [first] = line;
  const last = line.at(-1) ?? first;
  switch (event.kind) {
    case 'drew':
      if (event.reason === 'deal') return isDeal(line) && last.kind === 'drew';
      return event.reason === 'turn three' && isTurnThree(line) && first.kind === 'drew' && first.seat === event.seat;
    case 'assigned':
      return last.kind === 'drew' && isTurn(line) && last.seat === event.seat;
    case 'gave':
    case 'spare discarded':
      return !isDeal(line);
    case 'locked':
    case 'turn three started': {
      const cause = line.findLast(({ kind }) => kind !== 'turn three ended');
      return cause?.kind === 'assigned' && cause.to === event.seat;
    }
    case 'cancelled':
      return line.some(({ kind }) => kind === 'busted' || kind === 'turn 7');
    case 'busted':
    case 'saved':
    case 'turn 7':
    case 'set aside':
    case 'turn three ended':
      return true;
    default:
      return false;
  }
}

export const isDeal = ([first]: Events): boolean => first.kind === 'drew' && first.reason === 'deal';
export const isTurnThree = ([first]: Events): boolean => first.kind === 'drew' && first.reason === 'turn three';
const isTurn = (line: Events): boolean => line[0].kind === 'drew' && !isDeal(line) && !isTurnThree(line);
