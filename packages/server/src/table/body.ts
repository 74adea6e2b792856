/**
 * The log as the store keeps it: the public entries, and with two of them the secret that will shuffle the next game.
 * `entryOf` is the only way from here to anybody's eyes.
 */
import type { StandIn } from '@turn7/engine';
import { Entry, Hash, PlayerId, SeatIndex } from '@turn7/protocol';
import * as z from 'zod/mini';
import type { Chose, RatedSeat, TableState } from './state.ts';

type Secretive = 'opened' | 'started';

/** `secret`: for the game to come. */
interface Opened {
  readonly secret: string;
}

/** `rated`: whose ratings the game counts for. Whoever is hidden among the players has a rating that nobody is shown. */
interface Started extends Opened {
  readonly rated?: readonly RatedSeat[];
}

export type Body =
  | Exclude<Entry, { kind: Secretive }>
  | (Extract<Entry, { kind: 'opened' }> & Opened)
  | (Extract<Entry, { kind: 'started' }> & Started);

/** `state`: of the table with that line. */
export const entryOf = (body: Body, state: TableState): Entry => {
  switch (body.kind) {
    case 'opened': {
      const { secret: _, ...entry } = body;
      return entry;
    }
    case 'started':
      return { kind: body.kind, game: body.game };
    case 'chose':
      return withStandIn(body, standInAt(state));
    default:
      return body;
  }
};

const withStandIn = (chose: Chose, why: StandIn | null): Chose => (why === null ? chose : { ...chose, by: why });

/** Why a bot made the last choice for a person; null if none did. */
function standInAt({ played }: TableState): StandIn | null {
  const last = played?.standIns.at(-1);
  return last !== undefined && last.move + 1 === played?.moves.length ? last.why : null;
}

export const writeBody = (body: Body): string => JSON.stringify(body);

const Rated = z.array(
  z.strictObject({ seat: SeatIndex, player: PlayerId, rating: z.number(), uncertainty: z.number() }),
);
const Stored = z.looseObject({ secret: z.optional(Hash), rated: z.optional(Rated) });

/** Throws if the log holds what no version of this program wrote. */
export function readBody(text: string): Body {
  const { secret, rated, ...rest } = Stored.parse(JSON.parse(text));
  const entry = Entry.parse(rest);
  if (entry.kind === 'opened') return { ...entry, secret: Hash.parse(secret) };
  if (entry.kind !== 'started') return entry;
  return { ...entry, secret: Hash.parse(secret), ...(rated === undefined ? {} : { rated }) };
}
