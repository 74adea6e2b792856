/** A table as everybody may see it. */
import * as z from 'zod/mini';
import { Board, DailyDate } from './daily-try.ts';
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
  /** Whether somebody is connected for it. Only the host, and those who have a seat or wait for one, are watched. */
  present: z.boolean(),
});

/** Whether a bot plays for a person, and by whose wish, their own or the host's; until they answer or sit down again. */
export const Away = z.literal([false, 'left', 'host']);
export type Away = z.infer<typeof Away>;

const Bot = z.strictObject({ kind: z.literal('bot'), name: Name, level: text(16) });

const Occupant = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    member: MemberId,
    name: Name,
    away: Away,
    /** For the next game. */
    seed: z.nullable(Seed),
  }),
  Bot,
]);

/** Somebody who played the game on the table. */
const Player = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), member: MemberId, name: Name }),
  Bot,
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
  /** Of the game on the table once it is over, by seat: others may sit there by then. */
  players: z.optional(z.array(Player)),
  /** Who waits for a seat, the first one first: between games those who are there sit down where nobody does, or a bot. */
  waiting: z.array(MemberId),
  /** Of the game on the table; it changes when a game begins and when it ends. */
  fairness: z.nullable(Fairness),
  /** The hash of the secret that will shuffle the next game. */
  commitment: Hash,
  /** At a rated table, whose next game there counts for their rating. */
  rated: z.optional(z.array(MemberId)),
  /** Nothing more fits soon: it is time to open a new table. */
  nearlyFull: z.optional(z.literal(true)),
  /** Of which challenge this is a try: nothing can be done here but to play it. */
  daily: z.optional(z.strictObject({ date: DailyDate, board: Board })),
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
  /** How many people have a seat, and how many may: bots give theirs up. */
  taken: z.int(),
  seats: z.int(),
  clock: z.nullable(z.int()),
  spectators: z.boolean(),
  rated: z.optional(z.literal(true)),
});
export type TableListing = z.infer<typeof TableListing>;
