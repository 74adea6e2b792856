/**
 * Turns whatever a driver throws into a StoreError that an operator understands. What PostgreSQL says in full can quote
 * the values of a row, so only its code is passed on; for the same reason the error has no `cause`.
 */
import { StoreError } from './store.ts';

const SQLITE_WORDS: readonly (readonly [code: string, words: string])[] = [
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_READONLY', 'the file cannot be written'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['SQLITE_BUSY', 'another program holds the database'],
  ['SQLITE_IOERR', 'the disk fails'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  ['SQLITE_NOTADB', 'the file is not a database'],
];

/** By the beginning of the code, the longest first. */
const POSTGRES_WORDS: readonly (readonly [code: string, words: string])[] = [
  ['53100', 'the disk of PostgreSQL is full'],
  ['53300', 'PostgreSQL has no connection left'],
  ['57014', 'PostgreSQL took too long'],
  ['3D000', 'PostgreSQL has no such database'],
  ['25006', 'PostgreSQL only lets us read'],
  ['28', 'PostgreSQL refused the user or the password'],
  ['53', 'PostgreSQL is out of resources'],
  ['57', 'PostgreSQL is stopping or starting'],
  ['08', 'the connection to PostgreSQL broke'],
];

const NETWORK_WORDS: readonly (readonly [code: string, words: string])[] = [
  ['ECONNREFUSED', 'nobody listens there'],
  ['ECONNRESET', 'the connection to the database broke'],
  ['EPIPE', 'the connection to the database broke'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up now'],
  ['ETIMEDOUT', 'no answer in time'],
  ['EHOSTUNREACH', 'there is no way to the host'],
];

/** `failed` says what could not be done, such as `cannot write`. */
export const storeErrorFrom = (failed: string, error: unknown): StoreError =>
  new StoreError(`${failed}: ${reasonOf(error)}`);

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (isFromPostgres(error)) return `${wordsFor(POSTGRES_WORDS, code) ?? 'PostgreSQL failed'} (${code})`;
  const words = wordsFor(SQLITE_WORDS, code) ?? wordsFor(NETWORK_WORDS, code);
  if (words) return `${words} (${code})`;
  return error instanceof Error && error.message ? error.message : code || 'the database failed';
}

/** Nobody else's errors have a severity. By that, for the thread of a file need not load the driver. */
const isFromPostgres = (error: unknown): boolean => error instanceof Error && 'severity' in error;

const wordsFor = (table: typeof SQLITE_WORDS, code: string): string | undefined =>
  table.find(([beginning]) => code.startsWith(beginning))?.[1];

/** The code that the database gave, which stands at the end of the words: all that comes from another thread. */
export const databaseCodeIn = ({ message }: StoreError): string => /\((\w+)\)$/.exec(message)?.[1] ?? '';

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
