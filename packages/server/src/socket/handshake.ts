/** Who may connect, and for whom they speak. */
import { Code, Hello } from '@turn7/protocol';
import * as z from 'zod/mini';
import type { LiveTable } from '../live/live-table.ts';
import { parse } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId, TableState } from '../table/state.ts';
import type { HubSocket, Visitor } from './hub.ts';

/** A code may be typed in small letters. */
const Greeting = z.extend(Hello, { code: z.pipe(z.string().check(z.toUpperCase()), Code) });

/** Throws a Refusal. */
export async function greet({ handshake }: HubSocket, services: Services): Promise<Visitor> {
  const { memberships, tables } = services;
  const { code, token, since } = parse(Greeting, handshake.auth, 'the greeting');
  const table = await tables.open(code);
  const member = token === undefined ? null : await memberships.authenticate(code, token);
  if (isBehind(table, member, since)) await tables.catchUp(table);
  admit(table.state, member);
  return { table, member, since: since ?? table.seq };
}

/** Whether the newcomer has seen more of the table, through another node, than is known here. */
const isBehind = ({ seq, state }: LiveTable, member: MemberId | null, since = 0): boolean =>
  since > seq || (member !== null && !state.members.has(member));

/** Throws a Refusal if there is no place for them at the table. */
export function admit({ members, options }: TableState, member: MemberId | null): void {
  if (member === null && !options.spectators) throw new Refusal('unauthorised', 'Nobody may watch at this table.');
  if (member !== null && !members.has(member)) throw new Refusal('unauthorised', 'You are no longer at this table.');
}
