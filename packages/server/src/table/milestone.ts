/**
 * A table as text, from which it is made again without the lines that led to it. Of the game only the moves are kept:
 * played anew in silence they take no time, and a game cannot be wrong in another way than its moves.
 */
import { resumeGame } from './play.ts';
import type { KeptGame, Member, MemberId, Played, TableState } from './state.ts';

/** The next number whenever a state has other fields than before, or a line comes to something else. */
export const MILESTONE_FORM = 9;

/** Called between the steps of long work, for others to have their turn. */
export type Pause = () => Promise<void>;

interface Stored extends Omit<TableState, 'members' | 'seeds' | 'rated' | 'played'> {
  readonly members: readonly (readonly [MemberId, Member])[];
  readonly seeds: readonly (readonly [MemberId, string])[];
  readonly rated: readonly (readonly [MemberId, string])[];
  readonly played: KeptGame | null;
}

export function writeMilestone({ members, seeds, rated, played, ...rest }: TableState): string {
  const maps = { members: [...members], seeds: [...seeds], rated: [...rated] };
  const stored: Stored = { ...rest, ...maps, played: played && kept(played) };
  return JSON.stringify(stored);
}

/** Trusts that this form was written; whoever asks has compared its digest. */
export async function readMilestone(text: string, pause: Pause): Promise<TableState> {
  const { members, seeds, rated, played, ...rest }: Stored = JSON.parse(text);
  return {
    ...rest,
    members: new Map(members),
    seeds: new Map(seeds),
    rated: new Map(rated),
    played: played && (await resumeGame(played, pause)),
  };
}

function kept({ game: _game, spare: _spare, shuffler: _shuffler, piles: _piles, moves, ...facts }: Played): KeptGame {
  return { ...facts, moves: moves.toArray() };
}
