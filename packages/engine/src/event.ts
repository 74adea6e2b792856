/**
 * What happened, for everyone who watches: the page, the server, a readable replay. Events tell only what all may see.
 */
import type { Card } from './card.ts';
import type { RulingId } from './ruling.ts';
import type { Seat } from './seat.ts';

/** Why a card was drawn. */
export const DRAW_REASONS = ['deal', 'hit', 'no card', 'turn three'] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

/** How a round ended: by a Turn 7, with everyone out, or for want of cards. */
export const ENDINGS = ['turn7', 'out', 'dry'] as const;
export type EndedBy = (typeof ENDINGS)[number];

type Told =
  | { kind: 'game started'; seats: number; target: number; decks: number }
  | { kind: 'round started'; round: number; dealer: Seat }
  | { kind: 'skipped'; seat: Seat }
  | { kind: 'drew'; seat: Seat; card: Card; reason: DrawReason }
  | { kind: 'stayed'; seat: Seat; points: number }
  | { kind: 'busted'; seat: Seat; twin: Card }
  | { kind: 'saved'; seat: Seat; twin: Card }
  | { kind: 'turn 7'; seat: Seat }
  | { kind: 'gave'; seat: Seat; to: Seat; forced: boolean }
  | { kind: 'spare discarded'; seat: Seat }
  | { kind: 'set aside'; seat: Seat; card: Card }
  | { kind: 'assigned'; seat: Seat; to: Seat; card: Card; forced: boolean }
  | { kind: 'cancelled'; seat: Seat; card: Card }
  | { kind: 'locked'; seat: Seat; points: number }
  | { kind: 'turn three started'; seat: Seat }
  | { kind: 'turn three ended'; seat: Seat }
  | { kind: 'reshuffled'; cards: number }
  | {
      kind: 'round ended';
      round: number;
      dealer: Seat;
      by: EndedBy;
      scores: number[];
      totals: number[];
      hands: Card[][];
    }
  | { kind: 'game ended'; winner: Seat };

/** Why a bot made a choice for a person: time was up, the connection was lost, they had left, or the host wanted it. */
export const STAND_INS = ['clock', 'absence', 'left', 'host'] as const;
export type StandIn = (typeof STAND_INS)[number];

export type GameEvent = Readonly<Told> & {
  readonly ruling: RulingId;
  /** Of a choice that was not the person's own. No rule knows: whoever does says so (stand-in.ts). */
  readonly standIn?: StandIn;
};

export type RoundEnded = Extract<GameEvent, { kind: 'round ended' }>;

export type Listener = (event: GameEvent) => void;
