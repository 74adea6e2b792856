/** Codes, keys and ids. Only their owner has a key; the store has hashes, and a log line has neither. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@turn7/protocol';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A token is random enough that a plain hash of it tells nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 32 secret bytes in hex, for shuffles. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('');

/** 48 bits, to tell apart what one sender said under one id. */
const DIGEST_LENGTH = 8;

/**
 * What asked for a line, as the log has it: who, the id they chose, and what they said. An id that somebody uses for two
 * different things makes two lines, for neither may be acknowledged in place of the other.
 */
export const commandId = (who: number, id: string, said: object): string =>
  `${who}:${id}:${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, DIGEST_LENGTH)}`;
