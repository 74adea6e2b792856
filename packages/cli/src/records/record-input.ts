/** Records from files and standard input, and what is wrong with them in words. */
import { readFile } from 'node:fs/promises';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { type LocatedRecord, RecordError, readEachRecord, replay } from '@turn7/engine';

/** The name of standard input on a command line. */
export const STANDARD_INPUT = '-';

export const readText = (file: string): Promise<string> =>
  file === STANDARD_INPUT ? text(stdin) : readFile(file, 'utf8');

/** What a person calls it. */
export const sourceName = (file: string): string => (file === STANDARD_INPUT ? 'standard input' : file);

/** Hands over the text of each file, up to the first that is not good. The exit code: 0 if all are. */
export async function judge(files: readonly string[], use: (text: string, file: string) => void): Promise<0 | 1> {
  for (const file of files) {
    try {
      use(await readText(file), file);
    } catch (error) {
      process.stderr.write(`${complaint(file, error)}\n`);
      return 1;
    }
  }
  return 0;
}

export interface FiledRecord {
  readonly file: string;
  readonly located: LocatedRecord;
}

/** Every record of the files that is a game; of all others `complain` hears what is wrong with them. */
export async function* goodRecords(
  files: readonly string[],
  complain: (line: string) => void,
): AsyncGenerator<FiledRecord, void, undefined> {
  for (const file of files) {
    try {
      const records = [...readEachRecord(await readText(file))];
      if (records.length === 0) throw new RecordError(1, 'there is no record', 'at least one');
      for (const one of records) {
        const problem = problemOf(one);
        if (problem !== null) complain(complaint(file, problem));
        else if (!(one instanceof RecordError)) yield { file, located: one };
      }
    } catch (error) {
      complain(complaint(file, error));
    }
  }
}

function problemOf(one: LocatedRecord | RecordError): RecordError | null {
  if (one instanceof RecordError) return one;
  try {
    replay(one);
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
}

/** What went wrong while a file was read or replayed; whatever else it is goes on being thrown. */
export function complaint(file: string, error: unknown): string {
  if (error instanceof RecordError) return `${file}:${error.line}: ${error.message}`;
  if (!(error instanceof Error && 'code' in error)) throw error;
  return `${file}: ${WHY_UNREADABLE[String(error.code)] ?? error.message}; expected a file of records`;
}

const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a directory',
  EACCES: 'may not be read',
};
