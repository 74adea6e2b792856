/**
 * Games as one `.t7` file, for another device or to be kept safe. What no record tells stands in a comment of the first line of
 * each, which every other reader passes over: `turn7 record 1 # bots, seat 1, 2026-11-18T20:15:00.000Z`.
 */
import { type LocatedRecord, RecordError, readEachRecord, replay, type Seat, writeRecord } from '@turn7/engine';
import { recordId } from '@turn7/protocol';
import { GAME_KINDS, type GameKind, type KeptGame } from './kept-game.ts';

export const fileOf = (games: readonly KeptGame[]): string => games.map(textOf).join('\n');

function textOf({ record, kind, mine, at }: KeptGame): string {
  const about = [kind, ...(mine === null ? [] : [`seat ${mine + 1}`]), new Date(at).toISOString()];
  return record.replace('\n', ` # ${about.join(', ')}\n`);
}

/** A record of the file that is not taken, and why. */
export interface RefusedRecord {
  readonly line: number;
  /** Where nothing is wrong with it but that it has no end yet, or what the engine says of that line. */
  readonly why: { readonly kind: 'unfinished' } | { readonly kind: 'wrong'; readonly message: string };
}

export interface GamesFile {
  readonly games: readonly KeptGame[];
  readonly refused: readonly RefusedRecord[];
}

/** What is good of a file. `now`: when a game was over that does not say so. */
export function gamesIn(text: string, now: number): GamesFile {
  const lines = text.split(/\r\n|\n|\r/);
  const games: KeptGame[] = [];
  const refused: RefusedRecord[] = [];
  for (const one of readEachRecord(text)) {
    const game = one instanceof RecordError ? wrong(one) : gameOf(one, lines, now);
    if ('id' in game) games.push(game);
    else refused.push(game);
  }
  return { games, refused };
}

function gameOf(located: LocatedRecord, lines: readonly string[], now: number): KeptGame | RefusedRecord {
  const { record, lines: places } = located;
  try {
    if (!replay(located).finished) return { line: places.header, why: { kind: 'unfinished' } };
  } catch (error) {
    if (error instanceof RecordError) return wrong(error);
    throw error;
  }
  const note = noteIn(lines[places.header - 1] ?? '', record.players.length);
  const at = timeIn(record.notes.date ?? '') ?? now;
  return { id: recordId(record), record: writeRecord(record), at, ...note };
}

const wrong = ({ line, message }: RecordError): RefusedRecord => ({ line, why: { kind: 'wrong', message } });

interface Note {
  readonly kind: GameKind;
  readonly mine: Seat | null;
  readonly at?: number;
}

/** A comment of somebody else's is none of ours. */
function noteIn(header: string, players: number): Note {
  const [word, ...about] = (header.split('#')[1] ?? '').split(',').map((part) => part.trim());
  const kind = GAME_KINDS.find((one) => one === word);
  const at = timeIn(about.at(-1) ?? '');
  if (kind === undefined || at === null) return { kind: 'file', mine: null };
  const seat = Number(/^seat (\d{1,2})$/.exec(about[0] ?? '')?.[1] ?? 0);
  return { kind, mine: seat >= 1 && seat <= players ? seat - 1 : null, at };
}

/** Browsers make a date of many a text; ours begins with a year, a month and a day. */
function timeIn(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
