/** How a round ended for each seat, from the log. */
import type { Card, GameEvent } from '@turn7/engine';

export type SeatOutcome =
  /** Still in when the round ended. */
  { readonly kind: 'active' | 'stayed' | 'locked' | 'turn 7' } | { readonly kind: 'busted'; readonly twin: Card };

/** By seat, of the last round. */
export function outcomesOf(log: readonly GameEvent[], seats: number): readonly SeatOutcome[] {
  const outcomes: SeatOutcome[] = Array.from({ length: seats }, () => ({ kind: 'active' }));
  for (const event of lastRound(log)) {
    if (event.kind === 'busted') outcomes[event.seat] = { kind: 'busted', twin: event.twin };
    else if (event.kind === 'stayed' || event.kind === 'locked' || event.kind === 'turn 7') {
      outcomes[event.seat] = { kind: event.kind };
    }
  }
  return outcomes;
}

const lastRound = (log: readonly GameEvent[]): readonly GameEvent[] =>
  log.slice(
    Math.max(
      0,
      log.findLastIndex(({ kind }) => kind === 'round started'),
    ),
  );
