/**
 * The log of a node: JSON lines on standard error. It is read by more people than a table is, so it never has what opens
 * a place, tells a card or names a person: errors are reduced to what a programmer needs, and should a line carry such a
 * field after all, the field is left out.
 */
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const STANDARD_ERROR = 2;

const PRIVATE = ['token', 'key', 'pass', 'secret', 'seed', 'name', 'body', 'headers', 'authorization', 'query', 'url'];

export function openLog(level: Config['logLevel'], to: DestinationStream = destination(STANDARD_ERROR)): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describe, error: describe, req: () => undefined, res: () => undefined },
      redact: { paths: PRIVATE.flatMap((field) => [field, `*.${field}`]), remove: true },
    },
    to,
  );
}

/** Other fields of an error may quote what somebody sent. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: error.message, stack: error.stack };
}
