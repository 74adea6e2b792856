/** A game as everybody may see it, and what happened in it: the engine's own types, checked at the edge. */
import {
  DRAW_REASONS,
  ENDINGS,
  type GameEvent,
  KINDS,
  MOST_SEATS,
  PHASES,
  RULINGS,
  STATUSES,
  type View,
} from '@turn7/engine';
import * as z from 'zod/mini';
import { houseRules } from './options.ts';
import { GameNumber, Hash, SeatIndex, Seed, Time, whole } from './parts.ts';

/** An index into the list of cards: 0–12 are the numbers, then +2 +4 +6 +8 +10 x2 LS L T3. */
const CardIndex = whole(0, KINDS - 1);
const Points = whole(0, Number.MAX_SAFE_INTEGER);
const CardCounts = z.array(whole(0, 10_000)).check(z.length(KINDS));

const SeatView = z.strictObject({
  status: z.enum(STATUSES),
  total: Points,
  points: Points,
  cards: z.array(CardIndex),
  lifeSaver: z.boolean(),
});

const Question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hit-or-stay'), seat: SeatIndex }),
  z.strictObject({ kind: z.literal('target'), seat: SeatIndex, card: CardIndex, targets: z.array(SeatIndex) }),
]);

/** What the events of a game do not tell. */
const asked = {
  phase: z.enum(PHASES),
  /** The seat whose card in the deal, or whose turn, it is; −1 before the first. */
  turn: whole(-1, MOST_SEATS - 1),
  state: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('playing'), question: Question }),
    z.strictObject({ kind: z.literal('finished'), winner: z.nullable(SeatIndex) }),
  ]),
};

const TableTop: z.ZodMiniType<View> = z.strictObject({
  ...houseRules,
  ...asked,
  target: Points,
  decks: whole(1, 100),
  round: whole(0, 1e9),
  dealer: SeatIndex,
  seats: z.array(SeatView),
  turnThree: z.nullable(z.strictObject({ seat: SeatIndex, toDraw: whole(0, 3), aside: z.array(CardIndex) })),
  queue: z.array(z.strictObject({ card: CardIndex, seat: SeatIndex })),
  drawSize: whole(0, 10_000),
  discard: CardCounts,
  unseen: CardCounts,
});

const ruling = z.enum(RULINGS);

const told = <K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape, ruling });

const seat = SeatIndex;
const to = SeatIndex;
const card = CardIndex;
const forced = z.boolean();

export const Happened: z.ZodMiniType<GameEvent> = z.discriminatedUnion('kind', [
  told('game started', { seats: whole(1, MOST_SEATS), target: Points, decks: whole(1, 100) }),
  told('round started', { round: whole(1, 1e9), dealer: SeatIndex }),
  told('skipped', { seat }),
  told('drew', { seat, card, reason: z.enum(DRAW_REASONS) }),
  told('stayed', { seat, points: Points }),
  told('busted', { seat, twin: card }),
  told('saved', { seat, twin: card }),
  told('turn 7', { seat }),
  told('gave', { seat, to, forced }),
  told('spare discarded', { seat }),
  told('set aside', { seat, card }),
  told('assigned', { seat, to, card, forced }),
  told('cancelled', { seat, card }),
  told('locked', { seat, points: Points }),
  told('turn three started', { seat }),
  told('turn three ended', { seat }),
  told('reshuffled', { cards: whole(1, 10_000) }),
  told('round ended', {
    round: whole(1, 1e9),
    dealer: SeatIndex,
    by: z.enum(ENDINGS),
    scores: z.array(Points),
    totals: z.array(Points),
    hands: z.array(z.array(CardIndex)),
  }),
  told('game ended', { winner: whole(-1, MOST_SEATS - 1) }),
]);

/** What the cards of a game are shuffled with. */
export const Fairness = z.strictObject({
  /** The hash of the server's secret. */
  commitment: Hash,
  /** One for each seat. */
  seeds: z.array(z.nullable(Seed)),
  /** Told when the game is over. */
  secret: z.nullable(Hash),
});

const numbered = {
  number: GameNumber,
  /** How many questions of this game have been answered: the number of the one that is asked now. */
  question: whole(0, 1e6),
  /** When a bot will answer for whoever is asked, if nobody else does. */
  due: z.nullable(Time),
};

export const GameView = z.strictObject({ ...numbered, top: TableTop });
export type GameView = z.infer<typeof GameView>;

/** Where a game has come to by a line, beside what the events of the line tell. */
export interface GameStep extends Omit<GameView, 'top'>, Pick<View, 'phase' | 'turn' | 'state'> {
  /** Now and then: what `digestOf` makes of the table, so that whoever follows knows whether they still do. */
  readonly digest?: number | undefined;
}
export const GameStep: z.ZodMiniType<GameStep> = z.strictObject({
  ...numbered,
  ...asked,
  digest: z.optional(whole(0, 2 ** 32 - 1)),
});

/** A line of the score pad. */
export const RoundScore = z.strictObject({
  round: whole(1, 1e9),
  dealer: SeatIndex,
  by: z.enum(ENDINGS),
  scores: z.array(Points),
  totals: z.array(Points),
});
export type RoundScore = z.infer<typeof RoundScore>;
