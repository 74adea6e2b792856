/** Where a game stands, as the JSON of `turn7 replay` tells it (docs/records.md): plain data, seats counted from 1. */
import { type CardName, isModifier, isNumber, nameOf } from './card.ts';
import type { EndedBy, RoundEnded } from './event.ts';
import type { Game } from './game.ts';
import type { Hand } from './hand.ts';
import { discardOf } from './piles.ts';
import { questionOf } from './question.ts';
import { NOBODY, type StatusName } from './seat.ts';

export interface Outcome {
  readonly status: 'playing' | 'finished';
  readonly winner: number | null;
  readonly rounds: readonly {
    readonly number: number;
    readonly dealer: number;
    readonly endedBy: EndedBy;
    readonly scores: readonly number[];
    readonly totals: readonly number[];
  }[];
  readonly totals: readonly number[];
  readonly round: RoundOutcome | null;
  readonly ask: Ask | null;
  readonly draw: number;
  readonly discard: number;
}

interface RoundOutcome {
  readonly number: number;
  readonly dealer: number;
  readonly phase: Game['phaseName'];
  readonly seats: readonly SeatOutcome[];
}

interface SeatOutcome {
  readonly status: StatusName;
  readonly numbers: readonly number[];
  readonly modifiers: readonly CardName[];
  readonly lifeSaver: boolean;
}

type Ask =
  | { readonly seat: number; readonly kind: 'hit-or-stay' }
  | { readonly seat: number; readonly kind: 'target'; readonly card: CardName; readonly targets: readonly number[] };

/** `rounds`: what a score pad kept of the game. */
export function outcomeOf(game: Game, rounds: readonly RoundEnded[]): Outcome {
  return {
    status: game.finished ? 'finished' : 'playing',
    winner: game.winner === NOBODY ? null : game.winner + 1,
    rounds: rounds.map(({ round: number, dealer, by: endedBy, scores, totals }) => {
      return { number, dealer: dealer + 1, endedBy, scores, totals };
    }),
    totals: game.hands.map(({ total }) => total),
    round: game.finished ? null : roundOutcome(game),
    ask: askOf(game),
    draw: game.drawSize,
    discard: discardOf(game).reduce((size, copies) => size + copies, 0),
  };
}

const roundOutcome = (game: Game): RoundOutcome => ({
  number: game.round,
  dealer: game.dealer.seat + 1,
  phase: game.phaseName,
  seats: game.hands.map(seatOutcome),
});

function seatOutcome(hand: Hand): SeatOutcome {
  const cards = hand.laid;
  return {
    status: hand.statusName,
    numbers: [...new Set(cards.filter(isNumber))], // without the twin of a bust
    modifiers: cards.filter(isModifier).map(nameOf),
    lifeSaver: hand.hasLifeSaver,
  };
}

function askOf(game: Game): Ask | null {
  const question = questionOf(game);
  if (question === null) return null;
  const seat = question.seat + 1;
  if (question.kind === 'hit-or-stay') return { seat, kind: question.kind };
  const targets = question.targets.map((target) => target + 1);
  return { seat, kind: question.kind, card: nameOf(question.card), targets };
}
