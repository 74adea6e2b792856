/** Since when, and for how long: what is asked of any log. */
import { LogQuery } from '@turn7/protocol';
import * as z from 'zod/mini';

/** A query is text; what looks like a number is one. */
export const LogNumbers = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((query) => Object.fromEntries(Object.entries(query).map(([key, value]) => [key, numberOr(value)]))),
  ),
  LogQuery,
);

const numberOr = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
