/** A sheet added up, at both ends alike: what entries are worth, totals after each round, whether somebody has won. */
import { CARDS, type Card, type CardName, leadersAmong, NOBODY, type Seat, scoreOf, winnerAmong } from '@turn7/engine';
import type { ScoreEntry, Sheet } from './sheet.ts';
import { entryOf } from './sheet-change.ts';

/** Cards have names in a sheet and are integers everywhere else. */
export const cardsIn = (names: readonly CardName[]): readonly Card[] => names.map((name) => CARDS.indexOf(name));

export const pointsOf = (entry: ScoreEntry): number => {
  if (entry.kind === 'points') return entry.points;
  return entry.kind === 'cards' ? scoreOf(cardsIn(entry.cards)).total : 0;
};

/** Whoever comes later has an entry without any card in the rounds that were over by then. */
export const isMissed = (entry: ScoreEntry | null): boolean => entry?.kind === 'cards' && entry.cards.length === 0;

/** A round is complete when everybody who has not left has an entry, and somebody has one. */
export function isComplete(sheet: Sheet, round: number): boolean {
  const entries = sheet.rounds[round]?.entries ?? {};
  return Object.keys(entries).length > 0 && sheet.players.every(({ id, left }) => left || entries[id] !== undefined);
}

/** A sheet as everybody may see it: where scores are hidden, those of a round come to light when all of them are in. */
export function shownSheet(sheet: Sheet): Sheet {
  const open = sheet.hides ? sheet.rounds.findIndex((_, round) => !isComplete(sheet, round)) : -1;
  if (open < 0) return sheet;
  const rounds = sheet.rounds.map((round, i) => {
    if (i !== open) return round;
    const entries = Object.fromEntries(Object.entries(round.entries).filter(([, entry]) => isMissed(entry)));
    return { ...round, entries };
  });
  return { ...sheet, rounds };
}

/** Whether there is an entry that nobody may be told yet. */
export const isHidden = (
  sheet: Sheet,
  { round, player }: { readonly round: number; readonly player: number },
): boolean => entryOf(sheet, round, player) !== null && entryOf(shownSheet(sheet), round, player) === null;

/** The points of a round by seat, which is a place in `sheet.players`; null for those who have no entry, or were not there. */
export const pointsIn = (sheet: Sheet, round: number): readonly (number | null)[] =>
  sheet.players.map(({ id }) => {
    const entry = entryOf(sheet, round, id);
    return entry === null || isMissed(entry) ? null : pointsOf(entry);
  });

/** By round, by seat: the totals after it. */
function runningTotals(sheet: Sheet): readonly (readonly number[])[] {
  let totals: readonly number[] = sheet.players.map(() => 0);
  return sheet.rounds.map((_, round) => {
    const points = pointsIn(sheet, round);
    totals = totals.map((total, seat) => total + (points[seat] ?? 0));
    return totals;
  });
}

export type SheetOutcome =
  | { readonly kind: 'playing' }
  /** At or above the target nobody is alone at the top: everybody plays on (R44). */
  | { readonly kind: 'tie'; readonly seats: readonly Seat[] }
  /** `round`: the one that ended the game (R43). */
  | { readonly kind: 'won'; readonly seat: Seat; readonly round: number };

interface SheetTotals {
  /** By round, by seat. */
  readonly running: readonly (readonly number[])[];
  /** By seat: with every entry that there is, up to the end of the game. */
  readonly last: readonly number[];
  readonly outcome: SheetOutcome;
}

export function totalsOf(sheet: Sheet): SheetTotals {
  const running = runningTotals(sheet);
  const open = sheet.rounds.findIndex((_, round) => !isComplete(sheet, round));
  const outcome = outcomeAfter(sheet, running.slice(0, open < 0 ? running.length : open));
  const last = running.at(outcome.kind === 'won' ? outcome.round : -1) ?? sheet.players.map(() => 0);
  return { running, last, outcome };
}

/** Judged after each round that is complete, as are all before it: the first one with a winner ends the game. */
function outcomeAfter({ target }: Sheet, totals: readonly (readonly number[])[]): SheetOutcome {
  const winners = totals.map((after) => winnerAmong(after, target));
  const round = winners.findIndex((seat) => seat !== NOBODY);
  const seat = winners[round];
  if (seat !== undefined) return { kind: 'won', seat, round };
  const seats = leadersAmong(totals.at(-1) ?? [], target);
  return seats.length > 0 ? { kind: 'tie', seats } : { kind: 'playing' };
}
