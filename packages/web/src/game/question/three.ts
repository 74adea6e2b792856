/** A Turn Three as its tray shows it: the cards drawn in it and what became of each, gathered from what was told. */
import { type Card, type GameEvent, isModifier, isNumber, LIFE_SAVER, type Seat, TURN_THREE } from '@turn7/engine';
import type { Moment } from '../playback/moment.ts';

export type Fate =
  | ('joined' | 'set aside' | 'assigned' | 'twin' | 'saved' | 'seventh')
  | ('kept' | 'given away' | 'discarded');

export interface Three {
  readonly seat: Seat;
  /** Who assigned it. */
  readonly giver: Seat;
  readonly cards: readonly { readonly card: Card; readonly fate: Fate }[];
}

/** What becomes of the cards set aside: nobody knows yet, they are given away, or they are discarded. */
type AsideFate = 'waits' | 'given' | 'discarded';

export function asideFate({ view, log, question }: Pick<Moment, 'view' | 'log' | 'question'>, three: Three): AsideFate {
  if (three.cards.at(-1)?.fate === 'seventh') return 'discarded'; // the round is over (R16)
  if (view.seats[three.seat]?.status === 'busted') return view.originalTurnThree ? 'given' : 'discarded'; // R26, R47
  const isTurning = log.at(-1)?.kind === 'drew' && question === null; // what the card does is not yet told
  return isTurning || (view.turnThree?.toDraw ?? 0) > 0 ? 'waits' : 'given';
}

type Assigned = Extract<GameEvent, { kind: 'assigned' }>;

/** The Turn Three told last in this round; null if there was none. */
export function lastThree(log: readonly GameEvent[]): Three | null {
  let three: { seat: Seat; giver: Seat; cards: { card: Card; fate: Fate }[] } | null = null;
  let waiting: readonly Assigned[] = [];
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

function tell(cards: { card: Card; fate: Fate }[], event: GameEvent): void {
  const decide = (fate: Fate, from: (one: { card: Card; fate: Fate }) => boolean) => {
    const one = cards.find(from);
    if (one !== undefined) one.fate = fate;
  };
  const last = cards.at(-1);
  const isLast = (one: { card: Card }) => one === last;
  switch (event.kind) {
    case 'drew':
      if (event.reason === 'turn three') cards.push({ card: event.card, fate: firstFate(event.card) });
      break;
    case 'busted':
      decide('twin', isLast);
      break;
    case 'saved':
      decide('saved', isLast);
      break;
    case 'turn 7':
      decide('seventh', isLast);
      break;
    case 'gave':
      decide('given away', isLast);
      break;
    case 'spare discarded':
      decide('discarded', isLast);
      break;
    case 'assigned':
      decide('assigned', ({ card, fate }) => card === event.card && fate === 'set aside');
      break;
    case 'cancelled':
      decide('discarded', ({ card, fate }) => card === event.card && fate === 'set aside');
      break;
  }
}

function firstFate(card: Card): Fate {
  if (isNumber(card) || isModifier(card)) return 'joined';
  return card === LIFE_SAVER ? 'kept' : 'set aside';
}
