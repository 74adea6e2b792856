/** Worked examples of scoring: one hand after the other, and what changes when a card joins it. */
import type { Card } from '@turn7/engine';
import { type Replay, roundEnds } from '../../game/replay/replay.ts';

/** Records in `cases/` by the hand they are variations of. */
export const EXAMPLES = {
  five: ['example-score-36', 'example-score-72', 'example-score-46', 'example-score-64'],
  small: ['example-score-28', 'example-score-56-doubled', 'example-score-60', 'example-score-57', 'example-score-bust'],
  four: ['example-score-25', 'example-score-50', 'example-score-56-doubled-plus-six'],
  special: ['example-zero-counts', 'case-10-x2-doubles-only-numbers', 'case-11-only-modifiers'],
} as const satisfies Record<string, readonly string[]>;

export type ExampleGroup = keyof typeof EXAMPLES;

export const EXAMPLE_GROUPS = ['five', 'small', 'four', 'special'] as const satisfies readonly ExampleGroup[];

export const EXAMPLE_FILES: readonly string[] = EXAMPLE_GROUPS.flatMap((group) => EXAMPLES[group]);

export const WALKTHROUGH = 'example-walkthrough';

export interface Example {
  readonly name: string;
  readonly cards: readonly Card[];
  /** null for a busted seat. */
  readonly score: number | null;
}

/** What each seat has at the end of the first round, and what it scores by the engine. */
export function examplesIn(replay: Replay): readonly Example[] {
  const [end = 0] = roundEnds(replay);
  const event = replay.events[end - 1];
  if (event?.kind !== 'round ended') return [];
  const busted = replay.events.slice(0, end).flatMap((one) => (one.kind === 'busted' ? [one.seat] : []));
  return event.hands.map((cards, seat) => ({
    name: replay.record.players[seat] ?? '',
    cards,
    score: busted.includes(seat) ? null : (event.scores[seat] ?? 0),
  }));
}
