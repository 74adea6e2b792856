/** A Turn Three as it was told: the cards drawn in it, what became of each, and what becomes of those set aside. */
import { type Card, isModifier, isNumber, LIFE_SAVER, TURN_THREE } from './card.ts';
import type { GameEvent } from './event.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { View } from './view.ts';

export type DrawnFate =
  | ('joined' | 'set aside' | 'assigned' | 'twin' | 'saved' | 'seventh')
  | ('kept' | 'given away' | 'discarded');

interface Drawn {
  readonly card: Card;
  fate: DrawnFate;
}

export interface ToldTurnThree {
  readonly seat: Seat;
  /** Who assigned it. */
  readonly giver: Seat;
  readonly cards: readonly Readonly<Drawn>[];
  /** What becomes of the cards set aside: nobody knows yet, they are given away, or they are discarded. */
  readonly aside: 'waits' | 'given' | 'discarded';
}

/** The last Turn Three of the round, from all that was told and how the table stands after it; null if there was none. */
export function turnThreeTold(view: View, log: readonly GameEvent[]): ToldTurnThree | null {
  const three = lastOf(log);
  return three === null ? null : { ...three, aside: asideFate(view, log, three) };
}

function asideFate(view: View, log: readonly GameEvent[], { seat, cards }: Drawing): ToldTurnThree['aside'] {
  if (cards.at(-1)?.fate === 'seventh') return 'discarded'; // the round is over (R16)
  if (view.seats[seat]?.status === 'busted') return view.originalTurnThree ? 'given' : 'discarded'; // R26, R47
  const isAsked = view.state.kind === 'playing' && view.state.question.seat !== NOBODY;
  const isTurning = log.at(-1)?.kind === 'drew' && !isAsked; // what the card does is not yet told
  return isTurning || (view.turnThree?.toDraw ?? 0) > 0 ? 'waits' : 'given';
}

/** A Turn Three while it is gathered from what was told. */
interface Drawing extends Pick<ToldTurnThree, 'seat' | 'giver'> {
  readonly cards: Drawn[];
}

function lastOf(log: readonly GameEvent[]): Drawing | null {
  let three: Drawing | null = null;
  let waiting: readonly Extract<GameEvent, { kind: 'assigned' }>[] = [];
  for (const event of log.slice(startOfRound(log))) {
    if (event.kind === 'assigned') waiting = [...waiting, event];
    if (event.kind === 'turn three started') {
      const given = waiting.find(({ card, to }) => card === TURN_THREE && to === event.seat);
      waiting = waiting.filter((other) => other !== given);
      three = { seat: event.seat, giver: given?.seat ?? event.seat, cards: [] };
    } else if (three !== null) tell(three.cards, event);
  }
  return three;
}

const startOfRound = (log: readonly GameEvent[]): number =>
  Math.max(
    0,
    log.findLastIndex((event) => event.kind === 'round started'),
  );

/** What becomes of the card drawn last, by what is told next. */
const LAST_FATE: Partial<Record<GameEvent['kind'], DrawnFate>> = {
  busted: 'twin',
  saved: 'saved',
  'turn 7': 'seventh',
  gave: 'given away',
  'spare discarded': 'discarded',
};

function tell(cards: Drawing['cards'], event: GameEvent): void {
  if (event.kind === 'drew' && event.reason === 'turn three')
    cards.push({ card: event.card, fate: firstFate(event.card) });
  const isPlaced = event.kind === 'assigned' || event.kind === 'cancelled';
  const one = isPlaced ? cards.find(({ card, fate }) => card === event.card && fate === 'set aside') : cards.at(-1);
  const fate = isPlaced ? PLACED_FATE[event.kind] : LAST_FATE[event.kind];
  if (one !== undefined && fate !== undefined) one.fate = fate;
}

/** What becomes of a card set aside. */
const PLACED_FATE = { assigned: 'assigned', cancelled: 'discarded' } as const;

function firstFate(card: Card): DrawnFate {
  if (isNumber(card) || isModifier(card)) return 'joined';
  return card === LIFE_SAVER ? 'kept' : 'set aside';
}
