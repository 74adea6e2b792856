/**
 * The score of a game with real cards: what a device keeps, a file has in it, and a shared sheet is made of. A change sets
 * one thing to a value, so changes of several people go together in any order that a server gives them, and what was there
 * before undoes them.
 */
import { CARDS, MOST_DECKS, MOST_SEATS, MOST_TARGET } from '@turn7/engine';
import * as z from 'zod/mini';
import { CommandId } from './command.ts';
import { cleanName, cleanTitle, LONGEST_TITLE } from './name.ts';
import { Code, Seq, Token, text, whole } from './parts.ts';

export const MOST_ROUNDS = 500;
/** More than any hand scores. */
export const MOST_POINTS = 10_000;
/** No calendar goes further. */
const LAST_TIME = 8_640_000_000_000_000;
/** The cards of a hand, or those that were seen: far more than can lie there. */
const MOST_CARDS = 1500;

const Cards = z.array(z.enum(CARDS)).check(z.maxLength(MOST_CARDS));
/** Cleaned rather than refused: sheets of long ago have titles as they were typed. */
const Title = z.string().check(z.maxLength(LONGEST_TITLE), z.overwrite(cleanTitle));
const PersonName = z.string().check(z.refine((name) => cleanName(name) === name, 'a name as it is shown'));
const PlayerId = whole(1, 1_000_000);
const RoundIndex = whole(0, MOST_ROUNDS - 1);
const SheetId = text(64);

/** What a player has of a round. */
export const ScoreEntry = z.discriminatedUnion('kind', [
  /** The cards they kept: the score is counted from them. */
  z.strictObject({ kind: z.literal('cards'), cards: Cards }),
  /** The score as somebody counted it. */
  z.strictObject({ kind: z.literal('points'), points: whole(0, MOST_POINTS) }),
  /** The cards, as far as anybody noted them, matter to the next ones alone. */
  z.strictObject({ kind: z.literal('bust'), cards: Cards }),
]);
export type ScoreEntry = z.infer<typeof ScoreEntry>;

export const SheetPlayer = z.strictObject({
  id: PlayerId,
  name: PersonName,
  /** Went home; the rounds that were played count. */
  left: z.boolean(),
});
export type SheetPlayer = z.infer<typeof SheetPlayer>;

export const SheetRound = z.strictObject({
  /** By player id. */
  entries: z.record(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), ScoreEntry),
  /** Cards that were seen and lie in front of nobody: used Locks, Turn Threes, Life Savers and their twins. */
  seen: Cards,
});
export type SheetRound = z.infer<typeof SheetRound>;

export const Sheet = z.strictObject({
  format: z.literal('turn7 score sheet 1'),
  /** Made up by the device that began it; the same wherever the sheet goes. */
  id: SheetId,
  /** In milliseconds since 1970. */
  startedAt: whole(0, LAST_TIME),
  /** What the evening is called; empty for nothing. */
  title: Title,
  target: whole(1, MOST_TARGET),
  /** null is one for every 18 players or part of them (R2). */
  decks: z.nullable(whole(1, MOST_DECKS)),
  /** In the order of their seats, clockwise. */
  players: z.array(SheetPlayer).check(z.maxLength(MOST_SEATS)),
  /** Who deals the first round. */
  dealer: PlayerId,
  rounds: z.array(SheetRound).check(z.maxLength(MOST_ROUNDS)),
  /** Whether the scores of a round are shown only when all of them are in. A choice of the table, not a secret of the log. */
  hides: z.optional(z.boolean()),
  /** The pile was last shuffled anew in this round: what was seen before it may come again. */
  shuffledIn: RoundIndex,
});
export type Sheet = z.infer<typeof Sheet>;

export const SheetChange = z.discriminatedUnion('kind', [
  /** `null` takes an entry back. */
  z.strictObject({ kind: z.literal('entry'), round: RoundIndex, player: PlayerId, entry: z.nullable(ScoreEntry) }),
  z.strictObject({ kind: z.literal('seen'), round: RoundIndex, cards: Cards }),
  /** A new player, a new name for one, or one who leaves or comes back; null forgets one who has no entry. */
  z.strictObject({ kind: z.literal('player'), id: PlayerId, player: z.nullable(SheetPlayer) }),
  z.strictObject({ kind: z.literal('order'), ids: z.array(PlayerId).check(z.maxLength(MOST_SEATS)) }),
  z.strictObject({ kind: z.literal('dealer'), dealer: PlayerId }),
  z.strictObject({ kind: z.literal('title'), title: Title }),
  z.strictObject({ kind: z.literal('target'), target: whole(1, MOST_TARGET) }),
  z.strictObject({ kind: z.literal('decks'), decks: z.nullable(whole(1, MOST_DECKS)) }),
  z.strictObject({ kind: z.literal('hides'), hides: z.boolean() }),
  z.strictObject({ kind: z.literal('shuffled'), shuffledIn: RoundIndex }),
  /** The next game of the evening: another sheet takes the place of this one, for all who see it. */
  z.strictObject({ kind: z.literal('next'), sheet: Sheet }),
  /** Nobody sees the sheet through the server any more, nor can anybody change it there. */
  z.strictObject({ kind: z.literal('stop') }),
]);
export type SheetChange = z.infer<typeof SheetChange>;

/** A sheet may have so many bytes when it is shared: some hundred rounds at the fullest table. */
export const SHEET_BYTES = 512 * 1024;
/** More than any change has. */
export const CHANGE_BYTES = 32 * 1024;

/** Shares a sheet as it is. */
export const CreateSheet = z.strictObject({ sheet: Sheet });
export type CreateSheet = z.infer<typeof CreateSheet>;

/** A shared sheet. Whoever knows the code may see it; whoever has the key may help to keep it. */
export const SharedSheet = z.strictObject({ code: Code, key: Token, link: z.string() });
export type SharedSheet = z.infer<typeof SharedSheet>;

/**
 * `id`: of the sender's choice; sent again, the change happens once. `of`: the id of the sheet that is meant; if another
 * has taken its place, nothing is changed. `replaces`: the entry that the sender knows there, null for none; if it is
 * another, nothing is changed, so that nobody's entry is written over unseen.
 */
export const SheetEnvelope = z.strictObject({
  id: CommandId,
  of: z.optional(SheetId),
  replaces: z.optional(z.nullable(ScoreEntry)),
  change: SheetChange,
});
export type SheetEnvelope = z.infer<typeof SheetEnvelope>;

export const SheetLine = z.strictObject({ seq: Seq, id: CommandId, change: SheetChange });
export type SheetLine = z.infer<typeof SheetLine>;

/** A shared sheet as it is after line `seq` of its log. */
export const SheetView = z.strictObject({ seq: Seq, sheet: Sheet });
export type SheetView = z.infer<typeof SheetView>;
