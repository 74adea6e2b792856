/** Who may connect, and for whom they speak. */
import { CHANGE_BYTES, Code, Envelope, Hello, MESSAGE_BYTES, SheetEnvelope } from '@turn7/protocol';
import * as z from 'zod/mini';
import { commandOf as sheetCommand } from '../live/sheets.ts';
import { commandOf, type LiveTable } from '../live/tables.ts';
import { parse } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId } from '../table/state.ts';
import type { HubSocket, Visitor } from './hub.ts';

/** A code may be typed in small letters. */
const Greeting = z.extend(Hello, { code: z.pipe(z.string().check(z.toUpperCase()), Code) });

/** Throws a Refusal. */
export async function greet({ handshake }: HubSocket, services: Services): Promise<Visitor> {
  const hello = parse(Greeting, handshake.auth, 'the greeting');
  const visitor = await (hello.kind === 'table' ? atTable(hello, services) : atSheet(hello, services));
  visitor.admit();
  return visitor;
}

type Greeting = z.infer<typeof Greeting>;

async function atTable({ code, token, since }: Greeting, { memberships, tables }: Services): Promise<Visitor> {
  const table = await tables.open(code);
  const member = token === undefined ? null : await memberships.authenticate(code, token);
  if (isBehind(table, member, since)) await tables.catchUp(table);
  return {
    kind: 'table',
    log: table.name,
    member,
    since: since ?? table.seq,
    most: MESSAGE_BYTES,
    seq: () => table.seq,
    admit: () => {
      const { members, options } = table.state;
      if (member === null && !options.spectators) throw new Refusal('unauthorised', 'Nobody may watch at this table.');
      if (member !== null && !members.has(member))
        throw new Refusal('unauthorised', 'You are no longer at this table.');
    },
    look: (from) => tables.look(table, from),
    catchUp: () => tables.catchUp(table),
    command: (sent) => {
      const envelope = parse(Envelope, sent, 'the command');
      const sender = memberOr(member, 'Only members of the table may do that; join it first.');
      return { id: commandOf(sender, envelope), execute: () => tables.execute(code, sender, envelope) };
    },
  };
}

/** Whether the newcomer has seen more of the table, through another node, than is known here. */
const isBehind = ({ seq, state }: LiveTable, member: MemberId | null, since = 0): boolean =>
  since > seq || (member !== null && !state.members.has(member));

async function atSheet({ code, token, since = 0 }: Greeting, { sheets }: Services): Promise<Visitor> {
  const sheet = await sheets.open(code);
  const member = token === undefined ? null : await sheets.authenticate(code, token);
  if (since > sheet.seq) await sheets.catchUp(sheet);
  const look = (from: number) => sheets.look(sheet, from);
  return {
    kind: 'sheet',
    log: sheet.name,
    member,
    since: since === 0 ? sheet.seq : since,
    most: member === null ? MESSAGE_BYTES : CHANGE_BYTES,
    seq: () => sheet.seq,
    admit: () => void look(sheet.seq),
    look,
    catchUp: () => sheets.catchUp(sheet),
    command: (sent) => {
      const envelope = parse(SheetEnvelope, sent, 'the change');
      memberOr(member, 'This needs the key of the score sheet.');
      return { id: sheetCommand(envelope), execute: () => sheets.change(code, envelope) };
    },
  };
}

function memberOr(member: MemberId | null, message: string): MemberId {
  if (member !== null) return member;
  throw new Refusal('unauthorised', message);
}
