/** Who belongs to a table: how people come to it, and the keys by which they come back. */
import type { CreateTable, JoinTable } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { checkedLevel, decide, decideJoin } from '../table/decide.ts';
import type { MemberId } from '../table/state.ts';
import { hashOf, newSecret, newToken } from './ids.ts';
import type { LiveTable } from './tables.ts';

/** Long enough to take out the other device. */
const PASS_MS = 10 * 60_000;

export interface Key {
  readonly code: string;
  readonly member: MemberId;
  readonly token: string;
}

export class Memberships {
  readonly #services: Pick<Services, 'tables' | 'store' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'store' | 'now'>) {
    this.#services = services;
  }

  /** A new table with its host at it, and bots if wanted. */
  async create({ name, options = {}, bots = [], sit = true }: CreateTable): Promise<Key> {
    bots.forEach(checkedLevel); // before there is a table, not after
    const table = await this.#services.tables.create(options);
    const key = await this.#join(table, name, sit);
    for (const level of bots)
      await this.#services.tables.add(table, (state) =>
        decide(state, key.member, { kind: 'add bot', level }, newSecret),
      );
    return key;
  }

  async join(code: string, { name, sit = true }: JoinTable): Promise<Key> {
    return this.#join(await this.#services.tables.open(code), name, sit);
  }

  /** Who has this token. Throws a Refusal if nobody at this table has. */
  async authenticate(code: string, token: string): Promise<MemberId> {
    const row = await this.#services.store.findToken(hashOf(token));
    if (row !== null && row.log === code) return row.member;
    throw new Refusal('unauthorised', 'That key does not open a place at this table.');
  }

  /** A key for another device. */
  async newPass(code: string, member: MemberId): Promise<{ pass: string; expiresAt: number }> {
    const pass = newToken();
    const expiresAt = this.#services.now() + PASS_MS;
    await this.#services.store.addPass({ hash: hashOf(pass), log: code, member, expiresAt });
    return { pass, expiresAt };
  }

  async redeem(code: string, pass: string): Promise<Key> {
    const token = newToken();
    const row = await this.#services.store.redeemPass(code, hashOf(pass), hashOf(token), this.#services.now());
    if (row !== null) return { code, member: row.member, token };
    throw new Refusal('unauthorised', 'That link was used already, or is too old; expected a new one.');
  }

  async #join(table: LiveTable, name: string, sit: boolean): Promise<Key> {
    const token = newToken();
    const { member } = await this.#services.tables.add(table, (state) => decideJoin(state, name, sit), hashOf(token));
    return { code: table.code, member, token };
  }
}
