/**
 * The table as far as it has been told: the view after an event, for everybody who tells events one at a time or gets
 * them from a server. Folding the events of a choice over the view before it gives the view after it.
 *
 * Events do not tell what is asked. Until a view says so, `state` has nobody asked, and `turn` and `phase` are those of
 * the last card dealt, hit or stay. Three things are as a person would see them, though no question finds them so: a twin
 * lies in the hand until it busts or is saved from; a spare Life Saver, and a Lock or Turn Three without a seat, are
 * nowhere between two events; and the table is cleared when the next round starts, not when the old one is scored.
 *
 * Every index is a card or a seat of the game, which proves each `!`.
 */
import { type Card, KINDS, LIFE_SAVER, LOCK, TURN_THREE } from './card.ts';
import type { GameEvent } from './event.ts';
import { type HouseRules, houseRulesOf } from './house-rules.ts';
import { scoreOf } from './score.ts';
import { NOBODY, type Seat } from './seat.ts';
import type { Rules } from './setup.ts';
import { TURN_THREE_CARDS } from './turn-three.ts';
import type { GameState, SeatView, View } from './view.ts';

const NO_CARDS: readonly number[] = Array<number>(KINDS).fill(0);
const NOBODY_ASKED: GameState = { kind: 'playing', question: { kind: 'hit-or-stay', seat: NOBODY } };

type TableRules = HouseRules<number> & Pick<Rules, 'seats' | 'dealer' | 'kinds'>;

/** The table before the first event of a game. */
export function emptyView({ seats, dealer, kinds, ...house }: TableRules): View {
  return {
    ...houseRulesOf(house),
    round: 0,
    dealer,
    phase: 'deal',
    turn: NOBODY,
    seats: Array.from({ length: seats }, () => cleared({ total: 0 })),
    turnThree: null,
    queue: [],
    drawSize: kinds.reduce((size, copies) => size + copies, 0),
    discard: NO_CARDS,
    unseen: Array.from(kinds),
    state: NOBODY_ASKED,
  };
}

/** The table of a view before the first event of its game. */
export function beginningOf(view: View): View {
  return emptyView({ ...setupOf(view), kinds: kindsOf(view) });
}

/** What its table agreed on. */
export const setupOf = (view: View): Omit<TableRules, 'kinds'> => {
  return { ...houseRulesOf(view), seats: view.seats.length, dealer: firstDealerOf(view) };
};

/** Round by round the dealer's marker has moved on by one seat. */
function firstDealerOf({ dealer, round, seats }: View): Seat {
  const rounds = Math.max(0, round - 1) % seats.length;
  return (dealer - rounds + seats.length) % seats.length;
}

/** How many cards of each kind the game of a view is played with. */
export function kindsOf(view: View): Int32Array {
  const kinds = Int32Array.from(view.unseen, (copies, card) => copies + view.discard[card]!);
  for (const card of cardsInPlay(view)) kinds[card]!++;
  return kinds;
}

function cardsInPlay({ seats, turnThree, queue, state }: View): readonly Card[] {
  const hands = seats.flatMap(({ cards }) => cards);
  const resolved = turnThree === null ? [] : [TURN_THREE, ...turnThree.aside];
  const askedFor = state.kind === 'playing' && state.question.kind === 'target' ? [state.question.card] : [];
  // A Lock or Turn Three asked for within a Turn Three is one of the cards it has set aside.
  const unplaced = askedFor.filter((card) => card === LIFE_SAVER || turnThree === null);
  return [...hands, ...resolved, ...queue.map(({ card }) => card), ...unplaced];
}

/** The view after an event. */
export function follow(before: View, event: GameEvent): View {
  const view = { ...before, state: NOBODY_ASKED };
  switch (event.kind) {
    case 'game started':
    case 'turn 7':
      return view;
    case 'round started':
      return { ...clearedTable(view), round: event.round, dealer: event.dealer, turn: event.dealer, phase: 'deal' };
    case 'skipped':
      return { ...view, turn: event.seat };
    case 'drew':
      return drew(view, event, before);
    case 'stayed':
      return withSeat({ ...view, ...turnOf(before, event.seat) }, event.seat, () => ({ status: 'stayed' }));
    case 'busted':
      return busted(view, event.seat);
    case 'saved':
      return saved(view, event.seat, event.twin);
    case 'gave':
      return laid(view, event.to, LIFE_SAVER);
    case 'spare discarded':
      return discarded(view, [LIFE_SAVER]);
    case 'set aside':
      return changedTurnThree(view, ({ aside }) => ({ aside: [...aside, event.card] }));
    case 'assigned':
      return { ...withoutFirstAside(view), queue: [...view.queue, { card: event.card, seat: event.to }] };
    case 'cancelled':
      return discarded(isSetAside(view) ? withoutFirstAside(view) : withoutHead(view), [event.card]);
    case 'locked':
      return withSeat(laid(withoutHead(view), event.seat, LOCK), event.seat, () => ({ status: 'locked' }));
    case 'turn three started':
      return { ...withoutHead(view), turnThree: { seat: event.seat, toDraw: TURN_THREE_CARDS, aside: [] } };
    case 'turn three ended':
      return discarded({ ...view, turnThree: null }, [TURN_THREE]);
    case 'reshuffled':
      return { ...before, unseen: view.discard, discard: NO_CARDS, drawSize: event.cards }; // the hit is yet to come
    case 'round ended':
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, total: event.totals[i]! })) };
    case 'game ended':
      return { ...clearedTable(view), state: finishedBy(event.winner) };
    default:
      return event satisfies never;
  }
}

type Drew = Extract<GameEvent, { kind: 'drew' }>;

function drew(view: View, { seat, card, reason }: Drew, before: View): View {
  const drawn = { ...view, drawSize: view.drawSize - 1, unseen: plus(view.unseen, card, -1) };
  const isKept = card < LIFE_SAVER || (card === LIFE_SAVER && !view.seats[seat]!.lifeSaver);
  const lying = isKept ? laid(drawn, seat, card) : drawn;
  switch (reason) {
    case 'deal':
      return { ...lying, turn: seat };
    case 'hit':
      return { ...lying, ...turnOf(before, seat) };
    case 'no card':
      return { ...lying, turn: seat, phase: 'turns' };
    case 'turn three':
      return changedTurnThree(lying, ({ toDraw }) => ({ toDraw: toDraw - 1 }));
    default:
      return reason satisfies never;
  }
}

/**
 * The turn of a seat that hits or stays. The view that asked it knows; without one, the deal has come to this seat (R8),
 * unless it had come round to the dealer before.
 */
function turnOf({ state, phase, turn, dealer }: View, seat: Seat): Pick<View, 'turn' | 'phase'> {
  const wasAsked = state.kind === 'playing' && state.question.seat === seat;
  if (wasAsked) return { turn, phase };
  return { turn: seat, phase: turn === dealer ? 'turns' : phase };
}

function busted(view: View, seat: Seat): View {
  const out = withSeat(view, seat, () => ({ status: 'busted', points: 0 }));
  return view.turnThree?.seat === seat ? changedTurnThree(out, () => ({ toDraw: 0 })) : out;
}

/** The twin is the last card of the hand, and goes with the Life Saver. */
function saved(view: View, seat: Seat, twin: Card): View {
  const kept = withSeat(view, seat, ({ cards }) => ({
    cards: cards.slice(0, -1).filter((card) => card !== LIFE_SAVER),
    lifeSaver: false,
  }));
  return discarded(kept, [twin, LIFE_SAVER]);
}

/** A card comes to lie in front of a seat. */
const laid = (view: View, seat: Seat, card: Card): View =>
  withSeat(view, seat, (before) => {
    const cards = [...before.cards, card];
    return { cards, points: scoreOf(cards).total, lifeSaver: before.lifeSaver || card === LIFE_SAVER };
  });

const withSeat = (view: View, seat: Seat, change: (before: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one)),
});

type TurnThreeView = NonNullable<View['turnThree']>;

const changedTurnThree = (view: View, change: (before: TurnThreeView) => Partial<TurnThreeView>): View =>
  view.turnThree === null ? view : { ...view, turnThree: { ...view.turnThree, ...change(view.turnThree) } };

/** The queue waits while a Turn Three has cards set aside, so a card that is cancelled then is one of these. */
const isSetAside = ({ turnThree }: View): boolean => turnThree !== null && turnThree.aside.length > 0;

const withoutFirstAside = (view: View): View => changedTurnThree(view, ({ aside }) => ({ aside: aside.slice(1) }));

const withoutHead = (view: View): View => ({ ...view, queue: view.queue.slice(1) });

/** Everything in front of the seats goes to the discard pile (R38). */
function clearedTable(view: View): View {
  const cards = view.seats.flatMap((seat) => seat.cards);
  return { ...discarded(view, cards), seats: view.seats.map(cleared) };
}

const cleared = ({ total }: Pick<SeatView, 'total'>): SeatView => ({
  status: 'active',
  total,
  points: 0,
  cards: [],
  lifeSaver: false,
});

const discarded = (view: View, cards: readonly Card[]): View => ({
  ...view,
  discard: cards.reduce((discard, card) => plus(discard, card, 1), view.discard),
});

const finishedBy = (winner: Seat): GameState => ({ kind: 'finished', winner: winner === NOBODY ? null : winner });

const plus = (counts: readonly number[], card: Card, copies: number): readonly number[] =>
  counts.map((count, kind) => (kind === card ? count + copies : count));
