/** What the table shows at one moment, while what happened is told one event after the other. */
import type { GameEvent, Question, RoundEnded, View } from '@turn7/engine';

export interface Told {
  /** Counts the games of the table from 1. */
  readonly game: number;
  /** The table as far as it has been told; `null` before the first step. */
  readonly view: View;
  /** The event that is being told. */
  readonly event: GameEvent | null;
  /** Counts the events told, so that the same event twice is two. */
  readonly beat: number;
  /** What is asked; only once everything is told. */
  readonly question: Question | null;
  readonly due: number | null;
  /** The end of a round that waits for "next round"; null while playing. */
  readonly roundEnd: RoundEnded | null;
  /** When it goes on by itself, by this device's clock; null where it waits for as long as the person likes. */
  readonly goesOnAt: number | null;
  /** What will be told next, if it has happened: after the end of a round, who deals or that the game is over. */
  readonly coming: GameEvent | null;
  /** Everything told so far in this game, oldest first. */
  readonly log: readonly GameEvent[];
}

/** The score pad: every round that has been told. */
export const roundsOf = (log: readonly GameEvent[]): readonly RoundEnded[] =>
  log.filter((event): event is RoundEnded => event.kind === 'round ended');
