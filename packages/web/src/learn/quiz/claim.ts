/** What somebody may say happens now. Whether it is true, the engine says: nothing here knows a rule. */
import { type Card, type GameEvent, LIFE_SAVER, type Seat } from '@turn7/engine';
import type { Outcome } from './situation.ts';

export type Claim =
  /** `saved`: and the turn is over. `again`: and has to take one more card. */
  | { readonly kind: 'busts' | 'saved' | 'again' | 'plays on' | 'keeps both' | 'locked'; readonly seat: Seat }
  | { readonly kind: 'seven'; readonly seat: Seat; readonly when: 'at once' | 'after the third card' }
  | { readonly kind: 'gives'; readonly seat: Seat }
  | { readonly kind: 'discards'; readonly card: Card }
  | { readonly kind: 'chooses'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'scores'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'wins'; readonly seat: Seat }
  | { readonly kind: 'another round' | 'tied only' };

export function isTrue(claim: Claim, outcome: Outcome): boolean {
  const { events, after } = outcome;
  switch (claim.kind) {
    case 'busts':
      return has(events, 'busted', claim.seat) && !events.some(({ kind }) => kind === 'cancelled');
    case 'saved':
      return has(events, 'saved', claim.seat) && askedSeat(outcome) !== claim.seat;
    case 'again':
      return has(events, 'saved', claim.seat) && askedSeat(outcome) === claim.seat;
    case 'plays on':
      return after.seats[claim.seat]?.status === 'active' && !hasEnded(events);
    case 'keeps both':
      return (after.seats[claim.seat]?.cards ?? []).filter((card) => card === LIFE_SAVER).length > 1;
    case 'locked':
      return has(events, 'locked', claim.seat);
    case 'seven':
      return has(events, 'turn 7', claim.seat) && drawsInThree(events) < 3 === (claim.when === 'at once');
    case 'gives':
      return events.some((event) => event.kind === 'gave' && event.to === claim.seat);
    case 'discards':
      return events.some((event) => discardedBy(event) === claim.card);
    case 'chooses':
      return asksTarget(outcome, claim.seat, claim.card);
    case 'turn':
      return askedSeat(outcome) === claim.seat;
    case 'scores':
      return scoreOf(claim.seat, outcome) === claim.points;
    case 'wins':
      return after.state.kind === 'finished' && after.state.winner === claim.seat;
    case 'another round':
      return hasEnded(events) && after.seats.every(({ status }) => status === 'active') && isPlaying(outcome);
    case 'tied only':
      return hasEnded(events) && after.seats.some(({ status }) => status !== 'active') && isPlaying(outcome);
    default:
      return claim satisfies never;
  }
}

/** What the round brought a seat, or would as things stand. */
function scoreOf(seat: Seat, { events, after }: Outcome): number {
  const end = events.find((event) => event.kind === 'round ended');
  return end?.scores[seat] ?? after.seats[seat]?.points ?? 0;
}

const has = (events: readonly GameEvent[], kind: 'busted' | 'saved' | 'locked' | 'turn 7', seat: Seat): boolean =>
  events.some((event) => event.kind === kind && event.seat === seat);

const hasEnded = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'round ended');

const isPlaying = ({ after }: Outcome): boolean => after.state.kind === 'playing';

const drawsInThree = (events: readonly GameEvent[]): number =>
  events.filter((event) => event.kind === 'drew' && event.reason === 'turn three').length;

function discardedBy(event: GameEvent): Card | null {
  if (event.kind === 'spare discarded') return LIFE_SAVER;
  return event.kind === 'cancelled' ? event.card : null;
}

function askedSeat({ after: { state } }: Outcome): Seat | null {
  return state.kind === 'playing' ? state.question.seat : null;
}

function asksTarget({ after: { state } }: Outcome, seat: Seat, card: Card): boolean {
  if (state.kind !== 'playing' || state.question.kind !== 'target') return false;
  return state.question.seat === seat && state.question.card === card;
}
