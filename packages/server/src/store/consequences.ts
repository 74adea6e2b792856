/** What follows from the lines of a batch, gathered so that each kind is one statement. */
import type { Transaction } from 'kysely';
import { writeRatings } from './ratings.ts';
import type { Schema } from './schema.ts';
import type { Append, RatingRow, RecordRow, ResultRow, Row, TokenRow } from './store.ts';
import { unsubscribe } from './subscriptions.ts';

type Revoked = NonNullable<Append['revoke']>;
type Silenced = NonNullable<Append['silence']>;

/** Whether anything is to be written beside the line. The first one of a log makes the log. */
export function hasConsequences(append: Append): boolean {
  if (append.row.seq === 1) return true;
  for (const part in append) if (part !== 'row') return true;
  return false;
}

export class Consequences {
  readonly #logs = new Map<string, Schema['logs']>();
  readonly #revoked: Revoked[] = [];
  #tokens: TokenRow[] = [];
  readonly #records: RecordRow[] = [];
  readonly #results: ResultRow[] = [];
  readonly #ratings: RatingRow[] = [];
  readonly #erased: Row[] = [];
  readonly #silenced: Silenced[] = [];
  readonly #dues = new Map<string, number | null>();

  /** In the order of their lines, so that of two about the same thing the later one holds. */
  constructor(appends: readonly Append[]) {
    for (const append of appends) this.#add(append);
  }

  #add({ row, listing, publisher, token, revoke, record, result, ratings, erase, silence, due }: Append): void {
    if (row.seq === 1 || listing !== undefined) {
      const made = this.#logs.get(row.log) ?? { createdAt: row.at, publisher: publisher ?? null };
      this.#logs.set(row.log, { ...made, log: row.log, listing: listing ?? null, listedAt: row.at });
    }
    if (revoke) {
      this.#revoked.push(revoke);
      this.#tokens = this.#tokens.filter(({ log, member }) => log !== revoke.log || member !== revoke.member);
    }
    if (token) this.#tokens.push(token);
    if (record) this.#records.push(record);
    if (result) this.#results.push(result);
    if (ratings) this.#ratings.push(...ratings);
    if (erase) this.#erased.push(row);
    if (silence) this.#silenced.push(silence);
    if (due !== undefined) this.#dues.set(row.log, due);
  }

  async write(transaction: Transaction<Schema>): Promise<void> {
    await this.#writeLogs(transaction);
    for (const member of this.#revoked) await revoke(transaction, member);
    await this.#writeTokens(transaction);
    await this.#writeRecords(transaction);
    await this.#writeResults(transaction);
    await writeRatings(transaction, this.#ratings);
    for (const row of this.#erased) await eraseBefore(transaction, row);
    for (const { log, member } of this.#silenced) await unsubscribe(transaction, log, member, null);
    for (const [log, due] of this.#dues) await writeDue(transaction, log, due);
  }

  async #writeLogs(transaction: Transaction<Schema>): Promise<void> {
    if (this.#logs.size === 0) return;
    await transaction
      .insertInto('logs')
      .values([...this.#logs.values()])
      .onConflict((conflict) =>
        conflict.column('log').doUpdateSet(({ ref }) => ({
          listing: ref('excluded.listing'),
          listedAt: ref('excluded.listedAt'),
        })),
      )
      .execute();
  }

  /** A token, a record or a result that is there already is no reason to refuse the lines of all the others. */
  async #writeTokens(transaction: Transaction<Schema>): Promise<void> {
    if (this.#tokens.length === 0) return;
    await transaction
      .insertInto('token')
      .values(this.#tokens)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #writeRecords(transaction: Transaction<Schema>): Promise<void> {
    if (this.#records.length === 0) return;
    await transaction
      .insertInto('record')
      .values(this.#records)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #writeResults(transaction: Transaction<Schema>): Promise<void> {
    if (this.#results.length === 0) return;
    await transaction
      .insertInto('result')
      .values(this.#results)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Passes first: one that is being redeemed is waited for, and the token that it turned into is then seen. */
async function revoke(transaction: Transaction<Schema>, { log, member }: Revoked): Promise<void> {
  await transaction.deleteFrom('pass').where('log', '=', log).where('member', '=', member).execute();
  await transaction.deleteFrom('token').where('log', '=', log).where('member', '=', member).execute();
}

async function writeDue(transaction: Transaction<Schema>, log: string, dueAt: number | null): Promise<void> {
  if (dueAt === null) await transaction.deleteFrom('deadline').where('log', '=', log).execute();
  else
    await transaction
      .insertInto('deadline')
      .values({ log, dueAt })
      .onConflict((known) => known.column('log').doUpdateSet({ dueAt }))
      .execute();
}

async function eraseBefore(transaction: Transaction<Schema>, { log, seq }: Row): Promise<void> {
  await transaction.updateTable('lines').set({ body: '' }).where('log', '=', log).where('seq', '<', seq).execute();
}
