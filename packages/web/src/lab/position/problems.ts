/** What is wrong with a position, as facts for whoever puts them into words. An empty list means that a game can stand like this. */
import {
  CARDS,
  type Card,
  copiesOf,
  type Game,
  gameAt,
  isNumber,
  LIFE_SAVER,
  LOCK,
  SEVEN,
  type Seat,
  type SeatPosition,
  SeededShuffler,
  type StatusName,
} from '@turn7/engine';
import type { Draft } from '../../game/position/draft.ts';

export type Problem =
  | { readonly kind: 'twice'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'seven'; readonly seat: Seat; readonly numbers: number }
  | { readonly kind: 'savers'; readonly seat: Seat; readonly count: number }
  /** A card that nobody keeps in hand. */
  | { readonly kind: 'strange'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'asked out'; readonly seat: Seat; readonly status: Exclude<StatusName, 'active'> }
  | { readonly kind: 'asked empty'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly total: number; readonly target: number }
  | { readonly kind: 'copies'; readonly card: Card; readonly count: number; readonly most: number }
  /** Whatever else the engine does not take, in its own words. */
  | { readonly kind: 'other'; readonly message: string };

export type Checked =
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** The game that stands like this, or what is in its way. */
export function check(draft: Draft): Checked {
  const problems = problemsOf(draft);
  if (problems.length > 0) return { kind: 'problems', problems };
  try {
    return { kind: 'game', game: gameAt(draft, new SeededShuffler(0)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'problems', problems: [{ kind: 'other', message }] };
  }
}

export const problemsOf = (draft: Draft): readonly Problem[] => [
  ...draft.seats.flatMap(seatProblems),
  ...askedProblems(draft),
  ...wonProblems(draft),
  ...copyProblems(draft),
];

function seatProblems({ cards, status }: SeatPosition, seat: Seat): readonly Problem[] {
  const numbers = cards.filter(isNumber);
  const row = new Set(numbers);
  const twins = numbers.filter((card, i) => numbers.indexOf(card) !== i);
  const [, second] = twins;
  const twin = status === 'busted' ? second : twins[0]; // the twin of a bust lies with it
  const savers = cards.filter((card) => card === LIFE_SAVER).length;
  const strange = cards.find((card) => card > LIFE_SAVER && !(card === LOCK && status === 'locked'));
  return [
    ...(twin === undefined ? [] : [{ kind: 'twice', seat, card: twin } as const]),
    ...(row.size < SEVEN ? [] : [{ kind: 'seven', seat, numbers: row.size } as const]),
    ...(savers <= 1 ? [] : [{ kind: 'savers', seat, count: savers } as const]),
    ...(strange === undefined ? [] : [{ kind: 'strange', seat, card: strange } as const]),
  ];
}

function askedProblems({ seats, asked }: Draft): readonly Problem[] {
  const one = seats[asked];
  if (one === undefined) return [];
  if (one.status !== 'active') return [{ kind: 'asked out', seat: asked, status: one.status }];
  return one.cards.length === 0 ? [{ kind: 'asked empty', seat: asked }] : [];
}

/** With one seat ahead at the target the game is over (R43). */
function wonProblems({ seats, target }: Draft): readonly Problem[] {
  const total = Math.max(...seats.map((seat) => seat.total));
  const leaders = [...seats.keys()].filter((seat) => seats[seat]?.total === total);
  const [leader] = leaders;
  return total < target || leaders.length > 1 || leader === undefined
    ? []
    : [{ kind: 'won', seat: leader, total, target }];
}

function copyProblems(draft: Draft): readonly Problem[] {
  const counts = seenCounts(draft);
  return CARDS.flatMap((_, card) => {
    const [count, most] = [counts[card] ?? 0, draft.decks * copiesOf(card)];
    return count > most ? [{ kind: 'copies', card, count, most } as const] : [];
  });
}

/** How many of each kind lie on the table or were seen; the Lock of a locked seat goes without saying. */
function seenCounts({ seats, discard }: Draft): readonly number[] {
  const laid = seats.flatMap(({ cards, status }) =>
    status === 'locked' && !cards.includes(LOCK) ? [...cards, LOCK] : cards,
  );
  const all = [...laid, ...discard];
  return CARDS.map((_, card) => all.filter((one) => one === card).length);
}
