/** What asked for a line, as the log has it. */
import { createHash } from 'node:crypto';

/** 48 bits, to tell apart what one sender said under one id. */
const DIGEST_LENGTH = 8;

/**
 * Who, the id they chose, and what they said. An id that somebody uses for two different things makes two lines, for
 * neither may be acknowledged in place of the other.
 */
export const commandId = (who: number, id: string, said: object): string =>
  `${who}:${id}:${createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, DIGEST_LENGTH)}`;
