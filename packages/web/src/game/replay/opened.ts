/** Where a replay comes from: a link, a table's game, or a text that the browser keeps with the address. */
import { codeOf } from '@turn7/client';
import type { LocatedRecord } from '@turn7/engine';
import { isCount, isText, parts } from '../../device/stored.ts';
import { api } from '../../sync/api.ts';
import { keys } from '../../sync/keys.ts';
import { type GivenText, MOST_BYTES } from './given.ts';
import { type Problem, problemOf } from './problem.ts';
import { type Replay, recordsIn, replayOf } from './replay.ts';
import { keptIn, momentIn, ReplayLinkError, readReplay, type TableReplay, tableReplay } from './replay-link.ts';

export type Opened =
  /** Somebody has to say which game. */
  { readonly kind: 'nothing' } | { readonly kind: 'wrong'; readonly problem: Problem } | Games;

export interface Games {
  readonly kind: 'games';
  /** What all of them were read from. */
  readonly given: GivenText;
  /** At least one. */
  readonly records: readonly [LocatedRecord, ...LocatedRecord[]];
  /** Which of them is shown. */
  readonly chosen: number;
  readonly at: number;
  /** The table it was fetched from; null if the record itself was given. */
  readonly table: TableReplay | null;
}

const wrong = (problem: Problem): Opened => ({ kind: 'wrong', problem });

/** A text with games, as the browser keeps it with the address. */
export interface KeptFile extends GivenText {
  /** Which of its games is shown, from 0. */
  readonly chosen: number;
}

export interface ReplayPlace extends Pick<Location, 'hash' | 'search'> {
  /** What was kept with the address: a KeptFile, if it is one. */
  readonly file: unknown;
}

/** The game that an address leads to. */
export async function openAddress({ hash, search, file }: ReplayPlace): Promise<Opened> {
  const table = tableReplay(search);
  if (table !== null) return openTable(table);
  const id = keptIn(hash);
  if (id !== null) return openKept(id, momentIn(hash) ?? 0);
  const kept = fileFrom(file);
  if (kept !== null) return openText(kept, { chosen: kept.chosen, at: momentIn(hash) ?? 0 });
  try {
    const linked = await readReplay(hash);
    return linked === null ? { kind: 'nothing' } : openText(nameless(linked.record), { at: linked.at ?? 0 });
  } catch (error) {
    if (error instanceof ReplayLinkError) return wrong({ kind: 'link' });
    throw error;
  }
}

function fileFrom(file: unknown): KeptFile | null {
  const { text, name, chosen } = parts(file);
  if (!isText(text) || !isCount(chosen)) return null;
  return { text, name: isText(name) ? name : null, chosen };
}

async function openTable(table: TableReplay): Promise<Opened> {
  const { code, game, at } = table;
  try {
    const text = await api.record({ code, token: keys.place(code)?.token ?? null }, game);
    return openText(nameless(text), { at: at ?? 0, table });
  } catch (error) {
    return wrong(codeOf(error) === 'unavailable' ? { kind: 'network' } : { kind: 'table', table });
  }
}

/** A game of this device; one that was deleted, or is on another device, is not there. */
async function openKept(id: string, at: number): Promise<Opened> {
  const game = await import('../kept/kept-games.ts').then(({ keptGames }) => keptGames.game(id)).catch(() => null);
  return game === null ? wrong({ kind: 'gone' }) : openText(nameless(game.record), { at });
}

const nameless = (text: string): GivenText => ({ text, name: null });

/** The games of a text that anybody may have written. Where it is but one, it can be played. */
export function openText(given: GivenText, some: Partial<Pick<Games, 'chosen' | 'at' | 'table'>> = {}): Opened {
  const { text, name } = given;
  if (text.length > MOST_BYTES) return wrong({ kind: 'large', name, bytes: text.length, most: MOST_BYTES });
  try {
    const [first, ...others] = recordsIn(text);
    if (first === undefined) return wrong({ kind: 'foreign', name, what: 'empty', stopped: null });
    const replay = others.length === 0 ? openReplay(first, given) : null;
    if (replay !== null && isProblem(replay)) return wrong(replay);
    return { kind: 'games', given, records: [first, ...others], chosen: 0, at: 0, table: null, ...some };
  } catch (error) {
    return wrong(problemOf(error, given, 'read'));
  }
}

/** The replay of a record, or why there is none. */
export function openReplay(located: LocatedRecord, given: GivenText): Replay | Problem {
  try {
    return replayOf(located);
  } catch (error) {
    return problemOf(error, given, 'played');
  }
}

export const isProblem = (replay: Replay | Problem): replay is Problem => 'kind' in replay;
