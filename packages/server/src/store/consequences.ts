/** What follows from the lines of a batch, gathered so that each kind is one statement. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, RecordRow, TokenRow } from './store.ts';

type Member = NonNullable<Append['revoke']>;

interface TableState {
  readonly createdAt: number;
  readonly listing: string | null;
  readonly listedAt: number;
}

export class Consequences {
  readonly #tables = new Map<string, TableState>();
  readonly #due = new Map<string, number>();
  readonly #notDue = new Set<string>();
  readonly #revoked: Member[] = [];
  #tokens: TokenRow[] = [];
  readonly #records: RecordRow[] = [];

  /** In the order of their lines, so that of two about the same thing the later one holds. */
  constructor(appends: readonly Append[]) {
    for (const append of appends) this.#add(append);
  }

  #add({ row, due, listing, token, revoke, record }: Append): void {
    if (row.seq === 1 || listing !== undefined) {
      const createdAt = this.#tables.get(row.table)?.createdAt ?? row.at;
      this.#tables.set(row.table, { createdAt, listing: listing ?? null, listedAt: row.at });
    }
    if (due === null) {
      this.#due.delete(row.table);
      this.#notDue.add(row.table);
    } else if (due !== undefined) {
      this.#due.set(row.table, due);
      this.#notDue.delete(row.table);
    }
    if (revoke) {
      this.#revoked.push(revoke);
      this.#tokens = this.#tokens.filter(({ table, member }) => table !== revoke.table || member !== revoke.member);
    }
    if (token) this.#tokens.push(token);
    if (record) this.#records.push(record);
  }

  async write(transaction: Transaction<Schema>): Promise<void> {
    await this.#writeTables(transaction);
    await this.#writeDue(transaction);
    for (const member of this.#revoked) await revoke(transaction, member);
    await this.#writeTokens(transaction);
    await this.#writeRecords(transaction);
  }

  async #writeTables(transaction: Transaction<Schema>): Promise<void> {
    if (this.#tables.size === 0) return;
    const rows = [...this.#tables].map(([table, { createdAt, listing, listedAt }]) => ({
      table_id: table,
      created_at: createdAt,
      listing,
      listed_at: listedAt,
    }));
    await transaction
      .insertInto('game_table')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({
          listing: ref('excluded.listing'),
          listed_at: ref('excluded.listed_at'),
        })),
      )
      .execute();
  }

  async #writeDue(transaction: Transaction<Schema>): Promise<void> {
    if (this.#notDue.size > 0) {
      await transaction
        .deleteFrom('due')
        .where('table_id', 'in', [...this.#notDue])
        .execute();
    }
    if (this.#due.size === 0) return;
    await transaction
      .insertInto('due')
      .values([...this.#due].map(([table, at]) => ({ table_id: table, due_at: at })))
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at') })),
      )
      .execute();
  }

  /** A token or a record that is there already is no reason to refuse the lines of all the others. */
  async #writeTokens(transaction: Transaction<Schema>): Promise<void> {
    if (this.#tokens.length === 0) return;
    await transaction
      .insertInto('token')
      .values(this.#tokens.map(({ hash, table, member }) => ({ hash, table_id: table, member })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #writeRecords(transaction: Transaction<Schema>): Promise<void> {
    if (this.#records.length === 0) return;
    await transaction
      .insertInto('record')
      .values(
        this.#records.map(({ table, game, finishedAt, text }) => ({
          table_id: table,
          game,
          finished_at: finishedAt,
          text,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Passes first: one that is being redeemed is waited for, and the token that it turned into is then seen. */
async function revoke(transaction: Transaction<Schema>, { table, member }: Member): Promise<void> {
  await transaction.deleteFrom('pass').where('table_id', '=', table).where('member', '=', member).execute();
  await transaction.deleteFrom('token').where('table_id', '=', table).where('member', '=', member).execute();
}
