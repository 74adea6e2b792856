/** The parts that messages are made of. */
import { MOST_SEATS, SECRET, SEED } from '@turn7/engine';
import * as z from 'zod/mini';
import { CODE, TOKEN } from './vocabulary.ts';

export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
export const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

export const Code = z.string().check(z.regex(CODE));

/** Counts the people who came to a table, from 1. */
export const MemberId = whole(1, 1_000_000);
/** Seats count from 0, clockwise. */
export const SeatIndex = whole(0, MOST_SEATS - 1);
/** Counts the games of a table from 1. */
export const GameNumber = whole(1, 1e6);
export const Hash = z.string().check(z.regex(SECRET));
export const Seed = z.string().check(z.regex(SEED));
export const Seq = whole(0, Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970. */
export const Time = whole(0, Number.MAX_SAFE_INTEGER);
export const Token = z.string().check(z.regex(TOKEN));
