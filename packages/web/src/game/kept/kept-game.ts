/** A finished game as this device keeps it: its record, and what no record tells. */
import { readRecords, type Seat, writeRecord } from '@turn7/engine';
import { recordId } from '@turn7/protocol';

/**
 * How it was played: against bots, on a server, from hand to hand, alone, as the challenge of a day, to practise for it, or on
 * from a moment of a replay. Of a game from a file that does not say nothing is known.
 */
export const GAME_KINDS = ['bots', 'online', 'pass', 'solo', 'daily', 'practice', 'what-if', 'file'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Whether it says how somebody plays: what can be played as often as one likes does not. */
export const counts = (kind: GameKind): boolean => kind !== 'practice' && kind !== 'what-if';

export interface FinishedGame {
  /** As `.t7` text. */
  readonly record: string;
  readonly kind: GameKind;
  /** The seat of whoever has this device; null where that is nobody in particular: from hand to hand, or in a file. */
  readonly mine: Seat | null;
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
}

export interface KeptGame extends FinishedGame {
  /** The hash of the record: a game that comes twice is the same. */
  readonly id: string;
}

/** Throws a RecordError where the text is no record. */
export function keptGameOf(game: FinishedGame): KeptGame {
  const [located] = readRecords(game.record);
  if (located === undefined) throw new Error('there is no record in this text');
  return { ...game, record: writeRecord(located.record), id: recordId(located.record) };
}
