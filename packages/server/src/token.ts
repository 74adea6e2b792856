/** Keys to a place at a table, or to a shared sheet. Only their owner has them; the store has hashes, and a log line has neither. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@turn7/protocol';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token is random enough that a plain hash of it tells nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 32 secret bytes in hex, for shuffles. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');
