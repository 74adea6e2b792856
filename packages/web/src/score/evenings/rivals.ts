/** One person against each other one, over the games that both finished. */
import type { Sheet } from '@turn7/protocol';
import { personKey } from '../sheet/person.ts';
import { standingOf } from '../sheet/standing.ts';

export interface Rival {
  readonly name: string;
  readonly games: number;
  /** How often the person had more points in the end, or fewer. */
  readonly ahead: number;
  readonly behind: number;
}

/** Whom they met most often first. */
export function rivalsOf(sheets: readonly Sheet[], name: string): readonly Rival[] {
  const rivals = new Map<string, Rival>();
  for (const sheet of sheets.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const own = finalsOf(sheet).find((one) => personKey(one.name) === personKey(name));
    if (own === undefined) continue;
    for (const other of finalsOf(sheet)) if (personKey(other.name) !== personKey(name)) note(rivals, own.total, other);
  }
  return [...rivals.values()].toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

interface Final {
  readonly name: string;
  readonly total: number;
}

/** Of those who played a round of a game that somebody won. */
function finalsOf(sheet: Sheet): readonly Final[] {
  const { rounds, totals, outcome } = standingOf(sheet);
  if (outcome.kind !== 'won') return [];
  return sheet.players.flatMap(({ name }, seat) =>
    rounds.some(({ points, afterEnd }) => points[seat] !== null && !afterEnd)
      ? [{ name, total: totals[seat] ?? 0 }]
      : [],
  );
}

function note(rivals: Map<string, Rival>, own: number, { name, total }: Final): void {
  const { games, ahead, behind } = rivals.get(personKey(name)) ?? { games: 0, ahead: 0, behind: 0 };
  rivals.set(personKey(name), {
    name,
    games: games + 1,
    ahead: ahead + (own > total ? 1 : 0),
    behind: behind + (own < total ? 1 : 0),
  });
}
