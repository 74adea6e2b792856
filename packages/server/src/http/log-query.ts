/** Which log, since when, and for how long: what is asked of any; and how much of it is answered at once. */
import { Code, LogQuery } from '@turn7/protocol';
import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';
import type { Asked } from './route.ts';

/** Lines in one answer; whoever wants more asks again. */
export const MOST_LINES = 500;

/** A query is text; what looks like a number is one. */
export const LogNumbers = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((query) => Object.fromEntries(Object.entries(query).map(([key, value]) => [key, numberOr(value)]))),
  ),
  LogQuery,
);

/** The code of the log that a path is about, in whichever letters it was typed. */
export function codeIn({ code }: Asked['path'], what: 'table' | 'score sheet' | 'group'): string {
  const known = Code.safeParse(code?.toUpperCase());
  if (known.success) return known.data;
  throw new Refusal('not found', `There is no such ${what}; expected a code such as 7KQ2MX.`);
}

const numberOr = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
