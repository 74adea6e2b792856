/** What holds a sheet together beyond its form: every player once, and entries of players alone. */
import type { Sheet } from '@turn7/protocol';
import type { FileProblem } from './file-problem.ts';

/** `before`: the path that leads to the sheet. */
export function bondProblem({ players, rounds }: Sheet, before: string): FileProblem | null {
  const ids = players.map(({ id }) => id);
  const again = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (again >= 0) {
    const path = `${before}players[${again}].id`;
    return { kind: 'value', path, found: `${ids[again]}`, expected: { kind: 'another player' } };
  }
  for (const [round, { entries }] of rounds.entries()) {
    const stranger = Object.keys(entries).find((id) => !ids.includes(Number(id)));
    if (stranger === undefined) continue;
    const path = `${before}rounds[${round}].entries`;
    return { kind: 'value', path, found: stranger, expected: { kind: 'a player' } };
  }
  return null;
}
