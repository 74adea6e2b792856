/** What follows from the lines of a batch, gathered so that each kind is one statement. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, RecordRow, Row, TokenRow } from './store.ts';

type Revoked = NonNullable<Append['revoke']>;

export class Consequences {
  readonly #logs = new Map<string, Schema['logs']>();
  readonly #due = new Map<string, number>();
  readonly #notDue = new Set<string>();
  readonly #revoked: Revoked[] = [];
  #tokens: TokenRow[] = [];
  readonly #records: RecordRow[] = [];
  readonly #erased: Row[] = [];

  /** In the order of their lines, so that of two about the same thing the later one holds. */
  constructor(appends: readonly Append[]) {
    for (const append of appends) this.#add(append);
  }

  #add({ row, due, listing, token, revoke, record, erase }: Append): void {
    if (row.seq === 1 || listing !== undefined) {
      const createdAt = this.#logs.get(row.log)?.createdAt ?? row.at;
      this.#logs.set(row.log, { log: row.log, createdAt, listing: listing ?? null, listedAt: row.at });
    }
    if (due === null) {
      this.#due.delete(row.log);
      this.#notDue.add(row.log);
    } else if (due !== undefined) {
      this.#due.set(row.log, due);
      this.#notDue.delete(row.log);
    }
    if (revoke) {
      this.#revoked.push(revoke);
      this.#tokens = this.#tokens.filter(({ log, member }) => log !== revoke.log || member !== revoke.member);
    }
    if (token) this.#tokens.push(token);
    if (record) this.#records.push(record);
    if (erase) this.#erased.push(row);
  }

  async write(transaction: Transaction<Schema>): Promise<void> {
    await this.#writeLogs(transaction);
    await this.#writeDue(transaction);
    for (const member of this.#revoked) await revoke(transaction, member);
    await this.#writeTokens(transaction);
    await this.#writeRecords(transaction);
    for (const row of this.#erased) await eraseBefore(transaction, row);
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

  async #writeDue(transaction: Transaction<Schema>): Promise<void> {
    if (this.#notDue.size > 0) {
      await transaction
        .deleteFrom('due')
        .where('log', 'in', [...this.#notDue])
        .execute();
    }
    if (this.#due.size === 0) return;
    await transaction
      .insertInto('due')
      .values([...this.#due].map(([log, dueAt]) => ({ log, dueAt })))
      .onConflict((conflict) => conflict.column('log').doUpdateSet(({ ref }) => ({ dueAt: ref('excluded.dueAt') })))
      .execute();
  }

  /** A token or a record that is there already is no reason to refuse the lines of all the others. */
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
}

/** Passes first: one that is being redeemed is waited for, and the token that it turned into is then seen. */
async function revoke(transaction: Transaction<Schema>, { log, member }: Revoked): Promise<void> {
  await transaction.deleteFrom('pass').where('log', '=', log).where('member', '=', member).execute();
  await transaction.deleteFrom('token').where('log', '=', log).where('member', '=', member).execute();
}

async function eraseBefore(transaction: Transaction<Schema>, { log, seq }: Row): Promise<void> {
  await transaction.updateTable('lines').set({ body: '' }).where('log', '=', log).where('seq', '<', seq).execute();
}
