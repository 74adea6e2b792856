/** A route as data: registration and the OpenAPI document are made of the same lines. */
import { CHANGE_BYTES, MESSAGE_BYTES } from '@turn7/protocol';
import * as z from 'zod/mini';
import { parse } from '../parse.ts';
import type { Services } from '../services.ts';

/** A request, reduced to what a handler may know. */
export interface Asked<Body = unknown, Query = unknown> {
  /** The parts of the path that a route names, such as `code`. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly token: string | null;
  /** Where the request came from, as limits count it. */
  readonly address: string;
  /** The address that the request was made to, such as `http://localhost:7777`. */
  readonly origin: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: () => AbortSignal;
}

/**
 * `viewers`: anybody, unless nobody may watch at the table; then its members. `keepers`: whoever has the key of a sheet.
 * `players`: whoever has a key of their own making.
 */
export type Access = 'anyone' | 'anyone or players' | 'viewers' | 'members' | 'keepers' | 'players';

interface About<Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** What it does, in words. */
  readonly summary: string;
  /** Which limit of `rates.ts` counts it; null for none. */
  readonly rate: 'request' | 'arrival' | 'sheet' | null;
  readonly status: 200 | 201;
  /** Bytes that a body may have. */
  readonly most: number;
  readonly media: 'application/json' | 'text/plain' | 'image/png';
  /** How long others may keep the answer, as `Cache-Control` has it. */
  readonly cache: string;
  readonly answer: z.ZodMiniType<Answer>;
}

export interface Route extends About<unknown> {
  readonly access: Access;
  readonly body: z.ZodMiniType;
  readonly query: z.ZodMiniType;
  /** Throws a Refusal or a StoreError. */
  readonly handle: (services: Services, asked: Asked) => Promise<unknown>;
}

/** A route whose handler gets what its schemas let through. `More`: and what was found out before it is asked. */
export interface Typed<Body, Query, Answer, More = unknown> extends About<Answer> {
  readonly body: z.ZodMiniType<Body>;
  readonly query: z.ZodMiniType<Query>;
  readonly handle: (services: Services, asked: Asked<Body, Query> & More) => Promise<Answer>;
}

export const NOTHING = z.undefined();
/** What is in the query of a request that asks for nothing there does not matter. */
const ANY_QUERY = z.object({});

export const GET = {
  method: 'GET',
  rate: 'request',
  status: 200,
  most: MESSAGE_BYTES,
  media: 'application/json',
  cache: 'no-store',
  body: NOTHING,
  query: ANY_QUERY,
} as const;

export const POST = { ...GET, method: 'POST', status: 201 } as const;

/** Checks what was sent before the handler sees it. */
export const route = <Body, Query, Answer>(typed: Typed<Body, Query, Answer>, access: Access = 'anyone'): Route => ({
  ...typed,
  access,
  handle: async (services, asked) => {
    const readBody = (): Body => parse(typed.body, asked.body, 'the body');
    return typed.handle(services, {
      ...asked,
      body: typed.most > CHANGE_BYTES ? await inTurn(services, asked, readBody) : readBody(),
      query: parse(typed.query, asked.query, 'the query'),
    });
  },
});

/** What may be very long is not checked together with another such; and not too often if it is wrong, which takes far longer. */
async function inTurn<T>({ replays, rates }: Services, { address }: Asked, read: () => T): Promise<T> {
  await replays.turn();
  rates.check('wrong sheet', address);
  try {
    return read();
  } catch (error) {
    rates.spend('wrong sheet', address, 1);
    throw error;
  }
}
