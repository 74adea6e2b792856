/** What a member of a table may say. A command has an id of its sender's choice: sent again, it happens once. */
import { type Choice, HIT, STAY } from '@turn7/engine';
import * as z from 'zod/mini';
import { SomeOptions } from './options.ts';
import { GameNumber, MemberId, SeatIndex, Seed, Token, text, whole } from './parts.ts';
import { REACTIONS } from './vocabulary.ts';

/** Hit, stay, or the seat that a card goes to. */
export const ChoiceWord = z.union([z.literal('hit'), z.literal('stay'), SeatIndex]);
export type ChoiceWord = z.infer<typeof ChoiceWord>;

export const toChoiceWord = (choice: Choice): ChoiceWord => {
  if (choice === HIT) return 'hit';
  return choice === STAY ? 'stay' : choice;
};

export const fromChoiceWord = (word: ChoiceWord): Choice => {
  if (word === 'hit') return HIT;
  return word === 'stay' ? STAY : word;
};

/** A question, by its number in the game of that number; what is said of one that is no longer asked is stale. */
const asked = { game: GameNumber, question: whole(0, 1e6) };

export const Command = z.discriminatedUnion('kind', [
  /** Without a free seat, or during a game, waits for one. */
  z.strictObject({ kind: z.literal('sit') }),
  /** Gives the seat up, or the wish for one; during a game, leaves it to a bot. */
  z.strictObject({ kind: z.literal('stand') }),
  z.strictObject({ kind: z.literal('leave') }),
  /**
   * Half of what shuffles the next game's cards; the other half is the server's, and committed to already. With a `game` it
   * is for that one alone: it comes too late if that has begun.
   */
  z.strictObject({ kind: z.literal('seed'), seed: Seed, game: z.optional(GameNumber) }),
  /** Answers a question. */
  z.strictObject({ kind: z.literal('move'), ...asked, choice: ChoiceWord }),
  /** At a rated table: agrees that games from the next one on count for the rating of whoever has that key; null ends it. */
  z.strictObject({ kind: z.literal('be rated'), key: z.nullable(Token) }),
  // For the host.
  z.strictObject({ kind: z.literal('set options'), options: SomeOptions }),
  z.strictObject({ kind: z.literal('add bot'), level: text(16) }),
  /** A bot of this level on every free seat. */
  z.strictObject({ kind: z.literal('fill seats'), level: text(16) }),
  z.strictObject({ kind: z.literal('remove bot'), seat: SeatIndex }),
  z.strictObject({ kind: z.literal('kick'), member: MemberId }),
  /** Reminds whoever is asked that the table waits for them. */
  z.strictObject({ kind: z.literal('nudge'), ...asked, member: MemberId }),
  /** A bot plays for whoever is asked and does not answer, until they do. */
  z.strictObject({ kind: z.literal('stand in'), ...asked, member: MemberId }),
  z.strictObject({ kind: z.literal('hand over'), member: MemberId }),
  /** The first game, and every rematch with the same seats. */
  z.strictObject({ kind: z.literal('start') }),
]);
export type Command = z.infer<typeof Command>;

export const CommandId = z.string().check(z.regex(/^[\w-]{1,40}$/));

export const Envelope = z.strictObject({ id: CommandId, command: Command });
export type Envelope = z.infer<typeof Envelope>;

/** A small fixed set instead of chat: nothing that anybody would have to moderate. They pass and are not kept. */
export const Reaction = z.enum(REACTIONS);
export type Reaction = z.infer<typeof Reaction>;

export const Reacted = z.strictObject({ member: MemberId, reaction: Reaction });
export type Reacted = z.infer<typeof Reacted>;
