/**
 * The log of a node: JSON lines on standard error. It is read by more people than a table is, so it never has what opens
 * a place, tells a card or names a person: errors are reduced to what a programmer needs, and should a line carry such a
 * field after all, the field is left out.
 */
import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const STANDARD_ERROR = 2;

const PRIVATE = ['token', 'key', 'pass', 'secret', 'seed', 'name', 'body', 'headers', 'authorization', 'query', 'url'];

export function openLog(level: Config['logLevel'], to: DestinationStream = linesTo(STANDARD_ERROR)): Logger {
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

/**
 * What cannot be written, as on a full disk, is lost: pino's own destination tries again without end, and a server neither
 * waits for its log nor ends by it.
 */
function linesTo(file: number): DestinationStream {
  let isCut = false;
  return {
    write(line) {
      const bytes = Buffer.from(isCut ? `\n${line}` : line);
      let written = 0;
      try {
        while (written < bytes.length) written += writeSync(file, bytes, written);
        isCut = false;
      } catch {
        isCut ||= written > 0;
      }
    },
  };
}

/** Other fields of an error may quote what somebody sent. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, message: error.message, stack: error.stack };
}
