/**
 * What happened, for everyone who watches: the page, the server, a readable replay. Events tell only what all may see.
 * The reporter makes them, and a game without a listener has no reporter, so that silence costs nothing.
 */
import type { Card } from './card.ts';
import type { RulingId } from './ruling.ts';
import type { Seat } from './seat.ts';
import type { Rules } from './setup.ts';

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

export type GameEvent = Readonly<Told> & { readonly ruling: RulingId };

export type RoundEnded = Extract<GameEvent, { kind: 'round ended' }>;

export type Listener = (event: GameEvent) => void;

const DRAW_RULING: Record<DrawReason, RulingId> = { deal: 'R5', hit: 'R10', 'no card': 'R11', 'turn three': 'R25' };
const ENDING_RULING: Record<EndedBy, RulingId> = { turn7: 'R16', out: 'R42', dry: 'R37' };

export class Reporter {
  readonly #tell: Listener;

  constructor(listener: Listener) {
    this.#tell = listener;
  }

  gameStarted({ seats, target, decks }: Rules): void {
    this.#tell({ kind: 'game started', seats, target, decks, ruling: 'R1' });
  }

  roundStarted(round: number, dealer: Seat): void {
    this.#tell({ kind: 'round started', round, dealer, ruling: 'R4' });
  }

  skipped(seat: Seat): void {
    this.#tell({ kind: 'skipped', seat, ruling: 'R7' });
  }

  drew(seat: Seat, card: Card, reason: DrawReason): void {
    this.#tell({ kind: 'drew', seat, card, reason, ruling: DRAW_RULING[reason] });
  }

  stayed(seat: Seat, points: number): void {
    this.#tell({ kind: 'stayed', seat, points, ruling: 'R12' });
  }

  busted(seat: Seat, twin: Card): void {
    this.#tell({ kind: 'busted', seat, twin, ruling: 'R14' });
  }

  saved(seat: Seat, twin: Card): void {
    this.#tell({ kind: 'saved', seat, twin, ruling: 'R18' });
  }

  turn7(seat: Seat): void {
    this.#tell({ kind: 'turn 7', seat, ruling: 'R16' });
  }

  gave(seat: Seat, to: Seat, forced: boolean): void {
    this.#tell({ kind: 'gave', seat, to, forced, ruling: forced ? 'R34' : 'R19' });
  }

  spareDiscarded(seat: Seat): void {
    this.#tell({ kind: 'spare discarded', seat, ruling: 'R20' });
  }

  setAside(seat: Seat, card: Card): void {
    this.#tell({ kind: 'set aside', seat, card, ruling: 'R27' });
  }

  assigned(seat: Seat, to: Seat, card: Card, forced: boolean, ruling: RulingId): void {
    this.#tell({ kind: 'assigned', seat, to, card, forced, ruling: forced ? 'R34' : ruling });
  }

  /** A card set aside or assigned that will never take effect. */
  cancelled(seat: Seat, card: Card, ruling: RulingId): void {
    this.#tell({ kind: 'cancelled', seat, card, ruling });
  }

  locked(seat: Seat, points: number): void {
    this.#tell({ kind: 'locked', seat, points, ruling: 'R23' });
  }

  turnThreeStarted(seat: Seat): void {
    this.#tell({ kind: 'turn three started', seat, ruling: 'R25' });
  }

  turnThreeEnded(seat: Seat): void {
    this.#tell({ kind: 'turn three ended', seat, ruling: 'R29' });
  }

  reshuffled(cards: number): void {
    this.#tell({ kind: 'reshuffled', cards, ruling: 'R35' });
  }

  roundEnded(round: number, dealer: Seat, by: EndedBy, scores: number[], totals: number[], hands: Card[][]): void {
    this.#tell({ kind: 'round ended', round, dealer, by, scores, totals, hands, ruling: ENDING_RULING[by] });
  }

  gameEnded(winner: Seat, ruling: 'R43' | 'R48'): void {
    this.#tell({ kind: 'game ended', winner, ruling });
  }
}
