/**
 * Who tells what happens. The rules report everything; a game without a listener has a reporter that says nothing. V8 sees
 * that its methods are empty and calls none of them, so silence costs nothing.
 */
import type { Card } from './card.ts';
import type { DrawReason, EndedBy, Listener } from './event.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import type { RulingId } from './ruling.ts';
import { roundScore } from './score.ts';
import type { Seat } from './seat.ts';
import type { Rules } from './setup.ts';

export class Reporter {
  gameStarted(_rules: Rules): void {}
  roundStarted(_round: number, _dealer: Hand): void {}
  skipped(_hand: Hand): void {}
  drew(_hand: Hand, _card: Card, _reason: DrawReason): void {}
  stayed(_hand: Hand): void {}
  busted(_hand: Hand, _twin: Card): void {}
  saved(_hand: Hand, _twin: Card): void {}
  turn7(_hand: Hand): void {}
  gave(_hand: Hand, _to: Hand, _forced: boolean): void {}
  spareDiscarded(_hand: Hand): void {}
  setAside(_hand: Hand, _card: Card): void {}
  assigned(_hand: Hand, _to: Hand, _card: Card, _forced: boolean, _ruling: RulingId): void {}
  /** A card set aside or assigned that will never take effect. */
  cancelled(_hand: Hand, _card: Card, _ruling: RulingId): void {}
  locked(_hand: Hand): void {}
  turnThreeStarted(_hand: Hand): void {}
  turnThreeEnded(_hand: Hand): void {}
  reshuffled(_cards: number): void {}
  /** Its points are banked, its table not yet cleared. */
  roundEnded(_game: Game, _by: EndedBy): void {}
  gameEnded(_winner: Seat, _ruling: 'R43' | 'R48'): void {}
}

const SILENT = new Reporter();

export const reporterTo = (listener: Listener | null): Reporter =>
  listener === null ? SILENT : new EventReporter(listener);

const ENDING_RULING: Record<EndedBy, RulingId> = { turn7: 'R16', out: 'R42', dry: 'R37' };

/** Makes the events that a listener hears. */
class EventReporter extends Reporter {
  readonly #tell: Listener;

  constructor(listener: Listener) {
    super();
    this.#tell = listener;
  }

  override gameStarted({ seats, target, decks }: Rules): void {
    this.#tell({ kind: 'game started', seats, target, decks, ruling: 'R1' });
  }

  override roundStarted(round: number, dealer: Hand): void {
    this.#tell({ kind: 'round started', round, dealer: dealer.seat, ruling: 'R4' });
  }

  override skipped({ seat }: Hand): void {
    this.#tell({ kind: 'skipped', seat, ruling: 'R7' });
  }

  override drew({ seat }: Hand, card: Card, reason: DrawReason): void {
    this.#tell({ kind: 'drew', seat, card, reason, ruling: drawRuling(reason) });
  }

  override stayed({ seat, points }: Hand): void {
    this.#tell({ kind: 'stayed', seat, points, ruling: 'R12' });
  }

  override busted({ seat }: Hand, twin: Card): void {
    this.#tell({ kind: 'busted', seat, twin, ruling: 'R14' });
  }

  override saved({ seat }: Hand, twin: Card): void {
    this.#tell({ kind: 'saved', seat, twin, ruling: 'R18' });
  }

  override turn7({ seat }: Hand): void {
    this.#tell({ kind: 'turn 7', seat, ruling: 'R16' });
  }

  override gave({ seat }: Hand, to: Hand, forced: boolean): void {
    this.#tell({ kind: 'gave', seat, to: to.seat, forced, ruling: forced ? 'R34' : 'R19' });
  }

  override spareDiscarded({ seat }: Hand): void {
    this.#tell({ kind: 'spare discarded', seat, ruling: 'R20' });
  }

  override setAside({ seat }: Hand, card: Card): void {
    this.#tell({ kind: 'set aside', seat, card, ruling: 'R27' });
  }

  override assigned({ seat }: Hand, to: Hand, card: Card, forced: boolean, ruling: RulingId): void {
    this.#tell({ kind: 'assigned', seat, to: to.seat, card, forced, ruling: forced ? 'R34' : ruling });
  }

  override cancelled({ seat }: Hand, card: Card, ruling: RulingId): void {
    this.#tell({ kind: 'cancelled', seat, card, ruling });
  }

  override locked({ seat, points }: Hand): void {
    this.#tell({ kind: 'locked', seat, points, ruling: 'R23' });
  }

  override turnThreeStarted({ seat }: Hand): void {
    this.#tell({ kind: 'turn three started', seat, ruling: 'R25' });
  }

  override turnThreeEnded({ seat }: Hand): void {
    this.#tell({ kind: 'turn three ended', seat, ruling: 'R29' });
  }

  override reshuffled(cards: number): void {
    this.#tell({ kind: 'reshuffled', cards, ruling: 'R35' });
  }

  override roundEnded(game: Game, by: EndedBy): void {
    const { round, dealer } = game;
    const scores = Array<number>(game.seats);
    const totals = Array<number>(game.seats);
    const hands = Array<Card[]>(game.seats);
    for (const hand of game.hands) {
      scores[hand.seat] = roundScore(game, hand);
      totals[hand.seat] = hand.total;
      hands[hand.seat] = hand.laid;
    }
    this.#tell({
      kind: 'round ended',
      round,
      dealer: dealer.seat,
      by,
      scores,
      totals,
      hands,
      ruling: ENDING_RULING[by],
    });
  }

  override gameEnded(winner: Seat, ruling: 'R43' | 'R48'): void {
    this.#tell({ kind: 'game ended', winner, ruling });
  }
}

/** Not looked up in a table, which V8 does not do fast for more than a few words. */
const drawRuling = (reason: DrawReason): RulingId => {
  if (reason === 'hit') return 'R10';
  if (reason === 'deal') return 'R5';
  return reason === 'turn three' ? 'R25' : 'R11';
};
