/** A game at a moment as a scene shows it: seats with what lies open before them, and how they stand. */
import { isNumber, type SeatView, type View } from '@turn7/engine';
import { isolated } from '@turn7/narration';
import type { PreviewWords } from '@turn7/narration/preview';
import { drawable } from './lettering.ts';
import type { SceneCard, SceneRow, SceneSeat } from './scene/scene.ts';

/** Names as they can be drawn; somebody whose name the fonts lack is called by their place. */
export const drawnNames = (names: readonly string[], words: PreviewWords): readonly string[] =>
  names.map((name, seat) => drawable(name) ?? words.player(seat + 1));

const NAMED = 3;

/** So many names as a title has room for. */
export function namesIn(names: readonly string[], words: PreviewWords): string {
  const shown = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  return words.names(shown.map(isolated), names.length - shown.length);
}

export const sceneSeats = (view: View, names: readonly string[]): readonly SceneSeat[] =>
  view.seats.map((seat, i) => ({
    name: names[i] ?? '',
    total: seat.total,
    points: seat.status === 'busted' || seat.cards.length === 0 ? null : seat.points,
    cards: sceneCards(seat),
    isTurn: view.state.kind === 'playing' && view.state.question.seat === i,
    isOut: seat.status === 'busted',
  }));

/** The numbers first, as on the table; of a busted hand the twin is the last of them. */
export function sceneCards({ cards, status }: Pick<SeatView, 'cards' | 'status'>): readonly SceneCard[] {
  const numbers = cards.filter(isNumber);
  const others = cards.filter((card) => !isNumber(card)).map((card) => ({ card }));
  if (status !== 'busted') return [...numbers.map((card) => ({ card })), ...others];
  const ruined = numbers.map((card, i) => ({ card, state: i === numbers.length - 1 ? 'twin' : 'bust' }) as const);
  return [...ruined, ...others];
}

/** The best first; equal totals share a place. */
export const sceneRows = (totals: readonly number[], names: readonly string[]): readonly SceneRow[] =>
  totals
    .map((total, seat) => ({
      place: 1 + totals.filter((other) => other > total).length,
      name: names[seat] ?? '',
      total,
    }))
    .toSorted((a, b) => a.place - b.place);

/** Who is ahead, alone; null while nobody is. */
function leaderOf(totals: readonly number[]): number | null {
  const best = Math.max(0, ...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  return best > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** Sentences with a space between them. */
export const told = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

export const leadsIn = (totals: readonly number[], names: readonly string[], words: PreviewWords): string | null => {
  const leader = leaderOf(totals);
  return leader === null ? null : words.leads(isolated(names[leader] ?? ''), totals[leader] ?? 0);
};
