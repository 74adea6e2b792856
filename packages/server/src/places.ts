/** Places at tables: how people come to them, and the keys by which they come back. */
import type { CreateTable, JoinTable } from '@turn7/protocol';
import type { LiveTable } from './live-table.ts';
import type { Store } from './store/store.ts';
import { decide, decideJoin, levelNamed, Refusal } from './table/decide.ts';
import type { MemberId } from './table/state.ts';
import type { Tables } from './tables.ts';
import { hashOf, newSecret, newToken } from './token.ts';

/** Long enough to take out the other device. */
const PASS_MS = 10 * 60_000;

export interface Key {
  readonly code: string;
  readonly member: MemberId;
  readonly token: string;
}

export class Places {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #now: () => number;

  constructor(tables: Tables, store: Store, now: () => number) {
    this.#tables = tables;
    this.#store = store;
    this.#now = now;
  }

  /** A new table with its host at it, and bots if wanted. */
  async create({ name, options = {}, bots = [], sit = true }: CreateTable): Promise<Key> {
    bots.forEach(levelNamed); // before there is a table, not after
    const table = await this.#tables.create(options);
    const key = await this.#join(table, name, sit);
    for (const level of bots)
      await this.#tables.add(table, (state) => decide(state, key.member, { kind: 'add bot', level }, newSecret), null);
    return key;
  }

  async join(code: string, { name, sit = true }: JoinTable): Promise<Key> {
    return this.#join(await this.#tables.open(code), name, sit);
  }

  /** Who has this token. Throws a Refusal if nobody at this table has. */
  async authenticate(code: string, token: string): Promise<MemberId> {
    const row = await this.#store.findToken(hashOf(token));
    if (row !== null && row.table === code) return row.member;
    throw new Refusal('unauthorised', 'That key does not open a place at this table.');
  }

  /** A key for another device. */
  async newPass(code: string, member: MemberId): Promise<{ pass: string; expiresAt: number }> {
    const pass = newToken();
    const expiresAt = this.#now() + PASS_MS;
    await this.#store.addPass({ hash: hashOf(pass), table: code, member, expiresAt });
    return { pass, expiresAt };
  }

  async redeem(code: string, pass: string): Promise<Key> {
    const token = newToken();
    const row = await this.#store.redeemPass(code, hashOf(pass), hashOf(token), this.#now());
    if (row !== null) return { code, member: row.member, token };
    throw new Refusal('unauthorised', 'That link was used already, or is too old; expected a new one.');
  }

  async #join(table: LiveTable, name: string, sit: boolean): Promise<Key> {
    const token = newToken();
    // The member's number is known only when the line is decided, and is decided anew if somebody else was faster.
    const extras = { token: { hash: hashOf(token), table: table.code, member: 0 } };
    let member = 0;
    await this.#tables.add(
      table,
      (state) => {
        const body = decideJoin(state, name, sit);
        member = body.member;
        extras.token.member = member;
        return body;
      },
      null,
      extras,
    );
    return { code: table.code, member, token };
  }
}
