/**
 * The log as the store keeps it: the public entries, and with two of them the secret that will shuffle the next game.
 * `entryOf` is the only way from here to anybody's eyes.
 */
import type { StandIn } from '@turn7/engine';
import { Entry, Hash } from '@turn7/protocol';
import * as z from 'zod/mini';
import type { Chose, TableState } from './state.ts';

type Secretive = 'opened' | 'started';

export type Body =
  | Exclude<Entry, { kind: Secretive }>
  /** `secret`: for the game to come. */
  | (Extract<Entry, { kind: Secretive }> & { readonly secret: string });

/** `state`: of the table with that line. */
export const entryOf = (body: Body, state: TableState): Entry => {
  switch (body.kind) {
    case 'opened':
      return withoutSecret(body);
    case 'started':
      return withoutSecret(body);
    case 'chose':
      return withStandIn(body, standInAt(state));
    default:
      return body;
  }
};

function withoutSecret<B extends Extract<Body, { kind: Secretive }>>({ secret: _, ...entry }: B) {
  return entry;
}

const withStandIn = (chose: Chose, why: StandIn | null): Chose => (why === null ? chose : { ...chose, by: why });

/** Why a bot made the last choice for a person; null if none did. */
function standInAt({ played }: TableState): StandIn | null {
  const last = played?.standIns.at(-1);
  return last !== undefined && last.move + 1 === played?.moves.length ? last.why : null;
}

export const writeBody = (body: Body): string => JSON.stringify(body);

const Stored = z.looseObject({ secret: z.optional(Hash) });

/** Throws if the log holds what no version of this program wrote. */
export function readBody(text: string): Body {
  const { secret, ...rest } = Stored.parse(JSON.parse(text));
  const entry = Entry.parse(rest);
  if (entry.kind !== 'opened' && entry.kind !== 'started') return entry;
  return { ...entry, secret: Hash.parse(secret) };
}
