/** Who belongs to a table: how people come to it, and the keys by which they come back. */
import type { CreateTable, JoinTable } from '@turn7/protocol';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { apply } from '../table/apply.ts';
import type { Body } from '../table/body.ts';
import { decide, decideJoin } from '../table/decide.ts';
import type { MemberId, TableState } from '../table/state.ts';
import { hashOf, newSecret, newToken, publisherAt } from './ids.ts';
import { type LiveTable, openingOf } from './tables.ts';

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

  /** A new table with its host at it, and bots if wanted. `address`: of whoever opens it. */
  async create({ name, options = {}, bots = [], sit = true }: CreateTable, address?: string): Promise<Key> {
    const opening = openingOf(options);
    const botDecisions = bots.map((level) => addingBot(level));
    rehearse(opening, [(state) => decideJoin(state, name, sit), ...botDecisions], this.#services.now());
    const table = await this.#services.tables.create(opening, address && publisherAt(address));
    const key = await this.#join(table, name, sit);
    for (const decision of botDecisions) await this.#services.tables.add(table, decision);
    return key;
  }

  async join(code: string, { name, sit = true, token }: JoinTable): Promise<Key> {
    const table = await this.#services.tables.open(code);
    return token === undefined ? this.#join(table, name, sit) : this.#joinOnce(table, name, sit, token);
  }

  /** Who has this token of a table, or had it before they left; null for nobody. */
  async recognise(code: string, token: string): Promise<MemberId | null> {
    const row = await this.#services.store.findToken(hashOf(token));
    return row?.log === code ? row.member : null;
  }

  /** A key for another device. */
  async newPass(code: string, member: MemberId): Promise<{ pass: string; expiresAt: number }> {
    const pass = newToken();
    const expiresAt = this.#services.now() + PASS_MS;
    await this.#services.store.addPass({ hash: hashOf(pass), log: code, member, expiresAt });
    return { pass, expiresAt };
  }

  async redeem(table: LiveTable, pass: string): Promise<Key> {
    const { code } = table;
    const token = newToken();
    const row = await this.#services.store.redeemPass(code, hashOf(pass), hashOf(token), this.#services.now());
    if (row !== null && table.state.members.has(row.member)) return { code, member: row.member, token };
    throw new Refusal('unauthorised', 'That link was used already, or is too old; expected a new one.');
  }

  /** With a key of the newcomer's own making: whoever got no answer asks again, and has one place. */
  async #joinOnce(table: LiveTable, name: string, sit: boolean, token: string): Promise<Key> {
    const { tables, store } = this.#services;
    const { code } = table;
    const keyHash = hashOf(token);
    const known = await store.findToken(keyHash);
    const seq = known ? null : await tables.admit(table, (state) => decideJoin(state, name, sit), keyHash);
    const { log, member } = known ?? (await store.findToken(keyHash)) ?? { log: null, member: 0 };
    if (seq !== null && log !== code) await this.#takeBack(table, seq);
    // Another node may have let them in while this one looked for them.
    if (log === code && !table.state.members.has(member)) await tables.catchUp(table);
    if (log === code && table.state.members.has(member)) return { code, member, token };
    throw new Refusal('unauthorised', 'That token was used before; expected 32 random bytes of your own as base64url.');
  }

  /** Somebody who came to another table by the same key at the same moment: nobody has a key to their place here. */
  async #takeBack(table: LiveTable, seq: number): Promise<void> {
    const [line] = await this.#services.tables.lines(table.code, seq - 1, 1);
    if (line?.entry.kind !== 'joined') return;
    const { member } = line.entry;
    await this.#services.tables.add(table, ({ members }) => (members.has(member) ? { kind: 'left', member } : null));
  }

  async #join(table: LiveTable, name: string, sit: boolean): Promise<Key> {
    const token = newToken();
    const { member } = await this.#services.tables.add(table, (state) => decideJoin(state, name, sit), hashOf(token));
    return { code: table.code, member, token };
  }
}

type Decision = (state: TableState) => Body;

/** By the host, who is the first to come. */
const addingBot =
  (level: string): Decision =>
  (state) =>
    decide(state, state.joined, { kind: 'add bot', level }, newSecret);

/** Throws the Refusal that somebody would meet on the way, when there is a table already that nobody has a key to. */
function rehearse(opening: Body, decisions: readonly Decision[], at: number): void {
  let { state } = apply('', null, opening, 1, at);
  for (const decision of decisions) ({ state } = apply('', state, decision(state), state.seq + 1, at));
}

/** Throws a Refusal if there is no place at a table for them, or not any more. */
export function admit({ state: { members, options } }: LiveTable, member: MemberId | null): void {
  if (member === null && !options.spectators)
    throw new Refusal('unauthorised', 'Nobody may watch at this table; expected the token of a member.');
  if (member !== null && !members.has(member)) throw new Refusal('unauthorised', 'You are no longer at this table.');
}
