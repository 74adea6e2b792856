/** The ways to a table for a program: opening one, joining one, coming back to a place, or only watching. */
import { CODE, type CreateTable, type JoinTable } from '@turn7/protocol';
import { Api, type Credentials } from './api.ts';
import { patiently } from './back-off.ts';
import { Player } from './player.ts';
import { newKey } from './random.ts';
import { openTable, type Table } from './table.ts';
import { connectBy } from './transport.ts';

/** Where a table is. */
export interface TableAddress {
  /** The origin of its server, as in `http://localhost:7777`. */
  readonly server: string;
  readonly code: string;
}

/** A table by its address, or by the link to it, as in `http://localhost:7777/t/7KQ2MX`. */
export type TableLink = TableAddress | string;

/** What becomes of waiting when nobody waits any more. */
interface Waiting {
  readonly signal?: AbortSignal | undefined;
}

const LINK = /^\/t\/([^/]+)\/?$/;

/** Throws a TypeError that says what was expected. */
export function addressOf(link: TableLink): TableAddress {
  const url = typeof link === 'string' && URL.canParse(link) ? new URL(link) : null;
  const written = typeof link === 'string' ? LINK.exec(url?.pathname ?? '')?.[1] : link.code;
  const server = typeof link === 'string' ? url?.origin : serverOf(link.server);
  const code = written?.toUpperCase() ?? '';
  if (server !== undefined && /^https?:/.test(server) && CODE.test(code)) return { server, code };
  const said = typeof link === 'string' ? link : `${link.server} and ${link.code}`;
  throw new TypeError(`"${said}" is not a table; expected a link such as http://localhost:7777/t/7KQ2MX.`);
}

/** Opens a table as its host. Rejects with a ServerRefusal, as do all of these. */
export async function createTable(server: string, table: CreateTable, { signal }: Waiting = {}): Promise<Player> {
  const origin = serverOf(server);
  // Where the answer was lost, a table stays behind at which nobody ever is.
  const { code, token } = await patiently(() => new Api(origin).create(table), signal);
  return come({ server: origin, code }, token, (opened) => new Player(opened), signal);
}

/**
 * Joins a table, with a seat if one is free; without one the player waits for it. However often the server must be asked,
 * they come once: the key to the place is made here.
 */
export async function joinTable(link: TableLink, { signal, ...wish }: JoinTable & Waiting): Promise<Player> {
  const { server, code } = addressOf(link);
  const { token = newKey() } = wish;
  await patiently(() => new Api(server).join(code, { ...wish, token }), signal);
  return come({ server, code }, token, (table) => new Player(table), signal);
}

/** Comes back to a place by the key to it (`player.table.token`). */
export async function resumeTable(link: TableLink, token: string, { signal }: Waiting = {}): Promise<Player> {
  return come(addressOf(link), token, (table) => new Player(table), signal);
}

/** Sees a table without a place there. */
export async function watchTable(link: TableLink, { signal }: Waiting = {}): Promise<Table> {
  return come(addressOf(link), null, (table) => table, signal);
}

async function come<Guest>(
  { server, code }: TableAddress,
  token: Credentials['token'],
  begin: (table: Table) => Guest,
  signal = new AbortController().signal,
): Promise<Guest> {
  return openTable({ code, token }, begin, signal, { url: server, connect: connectBy(await socketClass()) });
}

/** Node.js has one of its own from 22 on. */
async function socketClass() {
  return 'WebSocket' in globalThis ? globalThis.WebSocket : (await import('ws')).WebSocket;
}

function serverOf(text: string): string {
  if (URL.canParse(text)) return new URL(text).origin;
  throw new TypeError(`"${text}" is not a server; expected an address such as http://localhost:7777.`);
}
