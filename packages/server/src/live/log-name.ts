/** What logs are called in the store and between nodes: that of a table by its code alone, any other by what it is of as well. */
import { Code } from '@turn7/protocol';
import * as z from 'zod/mini';

const KINDS = ['table', 'sheet', 'group'] as const;
export type LogOf = (typeof KINDS)[number];

/** Tables came first: their names begin with nothing. */
const beginningOf = (kind: LogOf): string => (kind === 'table' ? '' : `${kind}:`);

export const logName = (kind: LogOf, code: string): string => beginningOf(kind) + code;

export function readLogName(name: string): { readonly kind: LogOf; readonly code: string } {
  const kind = KINDS.find((one) => one !== 'table' && name.startsWith(beginningOf(one))) ?? 'table';
  return { kind, code: name.slice(beginningOf(kind).length) };
}

/** A name that a log of one of these kinds may have. */
const nameOfA = (...kinds: readonly LogOf[]) => {
  const isName = (name: string): boolean => {
    const { kind, code } = readLogName(name);
    return kinds.includes(kind) && Code.safeParse(code).success;
  };
  return z.string().check(z.refine(isName));
};

export const LogName = nameOfA(...KINDS);
export const SheetLogName = nameOfA('sheet');
