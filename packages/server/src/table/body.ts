/**
 * The log as the store keeps it: the public entries, and with two of them the secret that will shuffle the next game.
 * `entryOf` is the only way from here to anybody's eyes.
 */
import { Entry, Hash } from '@turn7/protocol';
import * as z from 'zod/mini';

type Secretive = 'opened' | 'started';

export type Body =
  | Exclude<Entry, { kind: Secretive }>
  /** `secret`: for the game to come. */
  | (Extract<Entry, { kind: Secretive }> & { readonly secret: string });

export const entryOf = (body: Body): Entry => {
  if (body.kind === 'opened') return { kind: body.kind, options: body.options };
  return body.kind === 'started' ? { kind: body.kind, game: body.game } : body;
};

export const writeBody = (body: Body): string => JSON.stringify(body);

const Stored = z.looseObject({ secret: z.optional(Hash) });

/** Throws if the log holds what no version of this program wrote. */
export function readBody(text: string): Body {
  const { secret, ...rest } = Stored.parse(JSON.parse(text));
  const entry = Entry.parse(rest);
  if (entry.kind !== 'opened' && entry.kind !== 'started') return entry;
  return { ...entry, secret: Hash.parse(secret) };
}
