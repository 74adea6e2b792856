/** Who may connect, and for whom they speak. */
import { CHANGE_BYTES, Code, Envelope, Hello, MESSAGE_BYTES, SheetEnvelope, WIRE_VERSION } from '@turn7/protocol';
import * as z from 'zod/mini';
import { admit } from '../live/memberships.ts';
import type { LiveTable } from '../live/tables.ts';
import { payForTelling, toldBytes } from '../live/telling.ts';
import { parse } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { MemberId } from '../table/state.ts';
import type { Visitor } from './hub.ts';

/** A code may be typed in small letters. */
const Greeting = z.extend(Hello, { code: z.pipe(z.string().check(z.toUpperCase()), Code) });

/** `sent`: a hello, perhaps. Rejects with a Refusal. */
export async function greet(sent: unknown, address: string, services: Services): Promise<Visitor> {
  checkVersion(sent);
  const hello = parse(Greeting, sent, 'the greeting');
  return (hello.kind === 'table' ? atTable : atSheet)(hello, services, address);
}

/** Before all else: whoever is of another version may greet otherwise. */
function checkVersion(sent: unknown): void {
  if (typeof sent !== 'object' || sent === null || !('version' in sent) || sent.version === WIRE_VERSION) return;
  throw new Refusal('outdated', `This server speaks version ${WIRE_VERSION}; load the page again.`);
}

type Greeting = z.infer<typeof Greeting>;

async function atTable({ code, token, since }: Greeting, services: Services, address: string): Promise<Visitor> {
  const { memberships, tables } = services;
  const member = token === undefined ? null : await memberships.recognise(code, token);
  const table = await (member === null ? tables.openFor(address, code) : tables.open(code, address));
  if (token !== undefined) memberOr(member, 'That key does not open a place at this table.');
  if (isBehind(table, member, since)) await tables.catchUp(table);
  return {
    kind: 'table',
    log: table.name,
    member,
    since: since ?? table.seq,
    most: MESSAGE_BYTES,
    seq: () => table.seq,
    admit: () => admit(table, member),
    look: (from) => tables.look(table, from),
    catchUp: () => tables.catchUp(table),
    command: (sent) => {
      const envelope = parse(Envelope, sent, 'the command');
      const sender = memberOr(member, 'Only members of the table may do that; join it first.');
      payForTelling(services, table.name, address, toldBytes(envelope.command, table.state));
      return tables.execute(code, sender, envelope, address);
    },
  };
}

/** Whether the newcomer has seen more of the table, through another node, than is known here. */
const isBehind = ({ seq, state }: LiveTable, member: MemberId | null, since = 0): boolean =>
  since > seq || (member !== null && !state.members.has(member));

async function atSheet({ code, token, since = 0 }: Greeting, services: Services, address: string): Promise<Visitor> {
  const { sheets } = services;
  const member = token === undefined ? null : await sheets.authenticate(code, token, address);
  const sheet = await (member === null ? sheets.openFor(address, code) : sheets.open(code, address));
  if (since > sheet.seq) await sheets.catchUp(sheet);
  const look = (from: number) => sheets.show(sheet, from, address);
  return {
    kind: 'sheet',
    log: sheet.name,
    member,
    since: since === 0 ? sheet.seq : since,
    most: member === null ? MESSAGE_BYTES : CHANGE_BYTES,
    seq: () => sheet.seq,
    admit: () => void sheets.look(sheet, sheet.seq),
    look,
    catchUp: () => sheets.catchUp(sheet),
    command: async (sent) => {
      const envelope = parse(SheetEnvelope, sent, 'the change');
      memberOr(member, 'This needs the key of the score sheet.');
      payForTelling(services, sheet.name, address, JSON.stringify(envelope).length);
      return sheets.change(code, envelope, address);
    },
  };
}

function memberOr(member: MemberId | null, message: string): MemberId {
  if (member !== null) return member;
  throw new Refusal('unauthorised', message);
}
