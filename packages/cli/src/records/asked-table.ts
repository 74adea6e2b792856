/** A table at which somebody is asked something: where a record stops, or as somebody tells it. */
import {
  type Card,
  type Game,
  gameAt,
  type HouseRules,
  houseRulesFrom,
  replay,
  type SeatPosition,
  SeededShuffler,
} from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { type EnglishNarrator, narratorFor } from '../english.ts';
import { oneRecord } from './one-record.ts';

export interface AskedTable {
  readonly game: Game;
  readonly narrator: EnglishNarrator;
}

/** What somebody sees before them. */
export interface ToldTable extends Partial<HouseRules> {
  readonly hand?: readonly Card[];
  readonly total: number;
  readonly other: readonly SeatPosition[];
  /** Cards that are no longer on the table. */
  readonly seen: readonly Card[];
}

/** Throws a PositionError or a SetupError where no game comes to that. */
export function tableOf({ hand = [], total, other, seen, ...house }: ToldTable, names: Vocabulary): AskedTable {
  const me: SeatPosition = { total, cards: hand, status: 'active' };
  const position = { seats: [me, ...other], asked: 0, discard: seen, dealer: other.length, ...houseRulesFrom(house) };
  const players = ['You', ...other.map((_, i) => `Player ${i + 2}`)];
  return { game: gameAt(position, new SeededShuffler(0)), narrator: narratorFor(players, names, 0) };
}

/** Where the one record of a text stops. Throws a RecordError. */
export function tableIn(text: string, names: Vocabulary): AskedTable {
  const located = oneRecord(text);
  return { game: replay(located), narrator: narratorFor(located.record.players, names) };
}
