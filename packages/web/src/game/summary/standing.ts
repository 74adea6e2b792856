/** The table of a game: places, totals, and what is worth telling of each seat. */
import type { GameEvent, Seat } from '@turn7/engine';
import { roundsOf } from '../playback/moment.ts';

export interface Standing {
  readonly seat: Seat;
  /** From 1; seats with equal totals share a place. */
  readonly place: number;
  readonly total: number;
  readonly bestRound: number;
  readonly busts: number;
  readonly sevens: number;
}

/** The highest total first, equal ones in the order of the seats. */
export function standingsOf(log: readonly GameEvent[]): readonly Standing[] {
  const rounds = roundsOf(log);
  const totals = rounds.at(-1)?.totals ?? [];
  return totals
    .map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > total).length,
      total,
      bestRound: Math.max(...rounds.map(({ scores }) => scores[seat] ?? 0)),
      busts: countOf(log, 'busted', seat),
      sevens: countOf(log, 'turn 7', seat),
    }))
    .toSorted((a, b) => a.place - b.place);
}

const countOf = (log: readonly GameEvent[], kind: 'busted' | 'turn 7', seat: Seat): number =>
  log.filter((event) => event.kind === kind && event.seat === seat).length;
