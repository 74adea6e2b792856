/**
 * What is wrong with the disk under the database, as far as failures tell: a ping finds a database that is away, but
 * hardly one that is full or damaged where somebody else's table is.
 */
import type { Services } from '../services.ts';
import { databaseCodeIn } from './failure.ts';
import { type Store, StoreError } from './store.ts';

/** By the beginnings of their codes. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'XX00'];
const UNWRITABLE = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', '53100'];

/** A disk that failed a line so lately is not trusted. Whoever tries again keeps it so. */
const DISTRUST_MS = 10_000;
/** A full disk fails every table: one line in so long says it, and one that names a table. */
const TELL_MS = 10_000;
/** Tables whose damage is told, each once. */
const MOST_TOLD = 1000;

export class Trouble {
  readonly #clock: Services['steady'];
  readonly #log: Services['log'];
  readonly #damaged = new Set<string | null>();
  #isForGood = false;
  #failedAt = Number.NEGATIVE_INFINITY;
  /** When it was told last, with the name of a table and without one: what fails first is often the node's own beat. */
  readonly #toldAt = { named: Number.NEGATIVE_INFINITY, nameless: Number.NEGATIVE_INFINITY };

  constructor({ steady, log }: Pick<Services, 'steady' | 'log'>) {
    this.#clock = steady;
    this.#log = log;
  }

  /** In words, for those who run the server; null if nothing is known. Damage is not forgotten until somebody looks. */
  get now(): string | null {
    if (this.forGood !== null) return this.forGood;
    if (this.#damaged.size > 0) return 'The database is damaged; the log names the tables, `turn7 doctor` all of them.';
    return this.#clock() - this.#failedAt < DISTRUST_MS ? 'The database cannot be written; the log says why.' : null;
  }

  /** What nothing but another start mends, in words; null if there is no such thing. */
  get forGood(): string | null {
    if (!this.#isForGood) return null;
    return 'The database cannot be reached any more; the log says why. Start the server again.';
  }

  /** A call of the store has failed. */
  heed(call: string, args: readonly unknown[], error: unknown): void {
    if (!(error instanceof StoreError)) return;
    const table = LOG_CALLS.includes(call) ? tableIn(args) : null;
    if (isDamage(error)) this.#heedDamage(table, error);
    if (isOneOf(UNWRITABLE, error)) this.#heedFailure(table, error);
  }

  /** The store has ended by itself. */
  heedEnd(why: string): void {
    this.#isForGood = true;
    this.#log.error({ why }, 'the database cannot be reached until the server is started again');
  }

  #heedDamage(table: string | null, error: unknown): void {
    if (this.#damaged.has(table) || this.#damaged.size >= MOST_TOLD) return;
    this.#damaged.add(table);
    if (table === null) this.#log.error({ error }, 'the database is damaged');
    else this.#log.error({ table, error }, 'the database is damaged where this table is');
  }

  #heedFailure(table: string | null, error: unknown): void {
    this.#failedAt = this.#clock();
    const kind = table === null ? 'nameless' : 'named';
    if (this.#failedAt - this.#toldAt[kind] < TELL_MS) return;
    this.#toldAt[kind] = this.#failedAt;
    this.#log.error({ table, error }, 'the database cannot be written: nobody can move, at this table and at others');
  }
}

export const isDamage = (error: StoreError): boolean => isOneOf(DAMAGED, error);

function isOneOf(beginnings: readonly string[], error: StoreError): boolean {
  const code = databaseCodeIn(error);
  return beginnings.some((beginning) => code.startsWith(beginning));
}

/** What is asked about one log. What comes first in other calls, such as a node or the hash of a token, is no table. */
const LOG_CALLS: readonly string[] = [
  'append',
  'read',
  'findCommand',
  'findRecord',
  'gamesOf',
  'keepMilestone',
  'findMilestone',
  'addPass',
  'redeemPass',
] satisfies (keyof Store)[];

/** Whose log that is, by the first argument: the name itself, a row of it, or what is written with one. */
function tableIn([first]: readonly unknown[]): string | null {
  if (typeof first !== 'object' || first === null) return String(first);
  return 'row' in first ? tableIn([first.row]) : 'log' in first ? String(first.log) : null;
}
