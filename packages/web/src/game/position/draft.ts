/** A position while it is put together, and every change that can be made to it. It may be one that no game comes to. */
import {
  type Card,
  decksFor,
  type GameEvent,
  type HouseRules,
  isNumber,
  MOST_SEATS,
  type Position,
  type Seat,
  type SeatPosition,
  type View,
} from '@turn7/engine';

export type Draft = Required<Omit<Position, keyof HouseRules>> & Pick<HouseRules<number>, 'target' | 'decks'>;

const EMPTY_SEAT: SeatPosition = { total: 0, cards: [], status: 'active' };

/** Seats with a total and cards, the first of them asked, and everything else as usual. */
export const draftOf = (seats: readonly SeatPosition[], target: number): Draft => ({
  seats,
  asked: 0,
  discard: [],
  dealer: seats.length - 1,
  target,
  decks: decksFor(seats.length),
});

/** What a view shows, with the seat that is to hit or stay. */
const draftAt = ({ seats, discard, dealer, target, decks }: View, asked: Seat): Draft => ({
  seats: seats.map(({ total, cards, status }) => ({ total, cards, status })),
  asked,
  discard: discard.flatMap((copies, card) => Array<Card>(copies).fill(card)),
  dealer,
  target,
  decks,
});

/** A moment of a replay: the seat that hits or stays next is asked. Null if something else comes. */
export function draftBefore(coming: GameEvent | null, view: View): Draft | null {
  const isAnswer = coming?.kind === 'stayed' || (coming?.kind === 'drew' && coming.reason === 'hit');
  return isAnswer ? draftAt(view, coming.seat) : null;
}

export const withSeat = (draft: Draft, seat: Seat, change: Partial<SeatPosition>): Draft => ({
  ...draft,
  seats: draft.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)),
});

/** Puts a card into a hand, or takes it and its equals away; numbers stand before the others. */
export function withCard(draft: Draft, seat: Seat, card: Card): Draft {
  const cards = draft.seats[seat]?.cards ?? [];
  const rest = cards.filter((one) => one !== card);
  const more = isNumber(card)
    ? [...rest.filter(isNumber), card, ...rest.filter((one) => !isNumber(one))]
    : [...rest, card];
  return withSeat(draft, seat, { cards: rest.length < cards.length ? rest : more });
}

/** With so many of a kind among the cards seen. */
export const withSeen = (draft: Draft, card: Card, copies: number): Draft => ({
  ...draft,
  discard: withCopies(draft.discard, card, copies),
});

export const withCopies = (cards: readonly Card[], card: Card, copies: number): readonly Card[] =>
  [...cards.filter((one) => one !== card), ...Array<Card>(copies).fill(card)].toSorted((a, b) => a - b);

/** With so many seats: those at the end leave, new ones come there. Whoever was asked or deals and has left is the first. */
export function withSeats(draft: Draft, count: number): Draft {
  const wanted = Math.max(1, Math.min(MOST_SEATS, count));
  const seats = Array.from({ length: wanted }, (_, i) => draft.seats[i] ?? EMPTY_SEAT);
  const stillThere = (seat: Seat) => (seat < wanted ? seat : 0);
  const hadUsualDecks = draft.decks === decksFor(draft.seats.length);
  return {
    ...draft,
    seats,
    asked: stillThere(draft.asked),
    dealer: stillThere(draft.dealer),
    decks: hadUsualDecks ? decksFor(wanted) : draft.decks,
  };
}
