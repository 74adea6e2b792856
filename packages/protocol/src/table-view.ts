/** A table as everybody may see it. */
import * as z from 'zod/mini';
import { Fairness, GameView, RoundScore } from './game-view.ts';
import { LONGEST_NAME } from './name.ts';
import { Options } from './options.ts';
import { Code, Hash, MemberId, Seed, Seq, text } from './parts.ts';

/** With what tells people of one name apart, such as `Ann 12`. Characters are counted, as in the name itself. */
const Name = text(LONGEST_NAME + ' 999'.length);

/** Before the first game, during a game, after one. */
const Stage = z.enum(['lobby', 'playing', 'finished']);

const Member = z.strictObject({
  id: MemberId,
  name: Name,
  /** Whether somebody is connected for it. Only the host and those with a seat are watched. */
  present: z.boolean(),
});

const Occupant = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    member: MemberId,
    name: Name,
    /** Left to a bot by the person's own wish, until they sit down again. */
    away: z.boolean(),
    /** For the next game. */
    seed: z.nullable(Seed),
  }),
  z.strictObject({ kind: z.literal('bot'), name: Name, level: text(16) }),
]);

/** All but the game. */
export const Lobby = z.strictObject({
  code: Code,
  stage: Stage,
  options: Options,
  host: z.nullable(MemberId),
  members: z.array(Member),
  /** In clockwise order; nobody sits on a chair that is not there, so a game has as many seats as this list. */
  seats: z.array(Occupant),
  /** Of the game on the table; it changes when a game begins and when it ends. */
  fairness: z.nullable(Fairness),
  /** The hash of the secret that will shuffle the next game. */
  commitment: Hash,
});
export type Lobby = z.infer<typeof Lobby>;

export const TableView = z.strictObject({
  seq: Seq,
  lobby: Lobby,
  game: z.nullable(GameView),
  rounds: z.array(RoundScore),
});
export type TableView = z.infer<typeof TableView>;

/** A line of the public list. */
export const TableListing = z.strictObject({
  code: Code,
  host: Name,
  stage: Stage,
  /** How many seats are taken, and how many there may be. */
  taken: z.int(),
  seats: z.int(),
  clock: z.nullable(z.int()),
  spectators: z.boolean(),
});
export type TableListing = z.infer<typeof TableListing>;
