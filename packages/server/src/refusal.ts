/** The server's no, and how what went wrong inside is told outside, over HTTP and sockets alike. */
import type { RefusalCode, Refused } from '@turn7/protocol';
import type { Logger } from 'pino';
import { StoreError } from './store/store.ts';

/** A no that a person can read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

const CANNOT_SAVE: Refused = {
  code: 'unavailable',
  message: 'The server cannot save right now; try again. A command with the same id happens once.',
};

const BROKEN: Refused = { code: 'internal', message: 'Something went wrong at our end; try again.' };

/** What nobody thought of goes to the log, and only there. */
export function refusedFor(error: unknown, log: Logger): Refused {
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (error instanceof StoreError) return CANNOT_SAVE;
  log.error({ err: error }, 'could not answer');
  return BROKEN;
}
