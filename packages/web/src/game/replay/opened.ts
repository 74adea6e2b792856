/** Where a replay comes from, and what may be wrong with it. */
import { type LocatedRecord, RecordError } from '@turn7/engine';
import { api, codeOf } from '../../sync/api.ts';
import { keys } from '../../sync/keys.ts';
import { type Replay, recordsIn, replayOf } from './replay.ts';
import { ReplayLinkError, readReplay, type TableReplay, tableReplay } from './replay-link.ts';

export type Opened =
  /** Somebody has to say which game. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wrong'; readonly problem: Problem }
  | {
      readonly kind: 'games';
      /** At least one. */
      readonly records: readonly [LocatedRecord, ...LocatedRecord[]];
      readonly at: number;
      /** The table it was fetched from; null if the record itself was given. */
      readonly table: TableReplay | null;
    };

export type Problem =
  /** What the engine says of a line. */
  | { readonly kind: 'line'; readonly line: number; readonly message: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'link' }
  | { readonly kind: 'table'; readonly table: TableReplay }
  | { readonly kind: 'network' };

const wrong = (problem: Problem): Opened => ({ kind: 'wrong', problem });

/** The game that an address leads to. */
export async function openAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): Promise<Opened> {
  const table = tableReplay(search);
  if (table !== null) return openTable(table);
  try {
    const linked = await readReplay(hash);
    return linked === null ? { kind: 'nothing' } : openText(linked.record, linked.at ?? 0);
  } catch (error) {
    if (error instanceof ReplayLinkError) return wrong({ kind: 'link' });
    throw error;
  }
}

async function openTable(table: TableReplay): Promise<Opened> {
  const { code, game, at } = table;
  try {
    const text = await api.record({ code, token: keys.place(code)?.token ?? null }, game);
    return openText(text, at ?? 0, table);
  } catch (error) {
    return wrong(codeOf(error) === 'unavailable' ? { kind: 'network' } : { kind: 'table', table });
  }
}

/** The games of a text that anybody may have written. */
export function openText(text: string, at = 0, table: TableReplay | null = null): Opened {
  try {
    const [first, ...others] = recordsIn(text);
    return first === undefined ? wrong({ kind: 'empty' }) : { kind: 'games', records: [first, ...others], at, table };
  } catch (error) {
    return wrong(problemOf(error));
  }
}

/** The replay of a record, or why there is none. */
export function openReplay(located: LocatedRecord): Replay | Problem {
  try {
    return replayOf(located);
  } catch (error) {
    return problemOf(error);
  }
}

export const isProblem = (replay: Replay | Problem): replay is Problem => 'kind' in replay;

function problemOf(error: unknown): Problem {
  if (error instanceof RecordError) return { kind: 'line', line: error.line, message: error.message };
  throw error;
}
