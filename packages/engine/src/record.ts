/**
 * The game record (`.t7`), as docs/records.md describes it: players, piles and choices from which a game replays
 * exactly. Seats count from 0 here and from 1 in the text.
 */
import type { Card } from './card.ts';
import type { Choice } from './choice.ts';
import { type HouseRules, houseRulesOf } from './house-rules.ts';
import type { Fairness } from './record-fairness.ts';
import type { Seat } from './seat.ts';
import type { Setup } from './setup.ts';
import type { StandInMove } from './stand-in.ts';

export const HEADER = 'turn7 record';
export const VERSION = '1';

/** Keys with free text, in the order they are written. */
export const NOTE_KEYS = ['title', 'case', 'seed', 'date'] as const;
export type NoteKey = (typeof NOTE_KEYS)[number];

export interface GameRecord extends HouseRules {
  readonly notes: Readonly<Partial<Record<NoteKey, string>>>;
  readonly players: readonly string[];
  readonly dealer: Seat;
  /** Only where somebody committed themselves to the shuffles. */
  readonly fairness?: Fairness;
  /** The first draw pile and the pile after each reshuffle, top card first. */
  readonly draws: readonly (readonly Card[])[];
  readonly moves: readonly Choice[];
  /** Those that a bot made for a person, in the order of the moves; only where there are any. */
  readonly standIns?: readonly StandInMove[];
  /** What must be true at the end (expectation.ts). */
  readonly expects: readonly string[];
}

/** Where the parts of a record stand in its text, so that an error found later still names its line. */
interface RecordLines {
  readonly header: number;
  /** Those of the keys that come at most once. */
  readonly keys: ReadonlyMap<string, number>;
  readonly draws: readonly number[];
  readonly moves: readonly number[];
  readonly expects: readonly number[];
}

export interface LocatedRecord {
  readonly record: GameRecord;
  readonly lines: RecordLines;
}

/** Whether a name can stand in a record: something, on one line, without the signs that mean something there. */
export const isPlayerName = (name: string): boolean => name !== '' && !name.includes('|') && isNote(name);

/** Whether a text can stand behind a key. */
export const isNote = (text: string): boolean => text === text.trim() && !/#|\p{Cc}/u.test(text);

/** What is wrong with a record, on which line, and what was expected there. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly line: number;

  constructor(line: number, problem: string, expected: string) {
    super(`${problem}; expected ${expected}`);
    this.line = line;
  }
}

/** The table with decks to be shuffled instead of the first pile that is written down. */
export const shuffledSetupOf = (record: GameRecord): Setup => ({
  ...houseRulesOf(record),
  seats: record.players.length,
  dealer: record.dealer,
});

export const setupOf = (record: GameRecord): Setup => ({ ...shuffledSetupOf(record), pile: record.draws[0] ?? [] });
