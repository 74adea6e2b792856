/** A kept game in words: when it was, who played, how it ended. */
import { isolated } from '@turn7/narration';
import type { Chapters } from '../../words/chapters.ts';
import { hourOf } from '../../words/day.ts';
import { number } from '../../words/format.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { change } from '../review/figures.ts';

type Words = Chapters['my-games'];

export interface GameWords {
  readonly when: string;
  readonly kind: string;
  /** Empty until the game was looked through. */
  readonly players: string;
  readonly result: string;
  /** null where no seat is mine, or nobody else played. */
  readonly isWon: boolean | null;
  /** What the review found of my seat; null where there is none. */
  readonly reviewed: string | null;
}

/** As many names as a line has room for. */
const MOST_NAMES = 5;

export function wordsOf(game: KnownGame, t: Words): GameWords {
  const { at, kind, facts, mine } = game;
  const names = facts?.players.map(isolated) ?? [];
  const others = mine === null || names.length === 1 ? names : names.filter((_, seat) => seat !== mine);
  return {
    when: hourOf(at),
    kind: t.kinds[kind],
    players: t.players(others, MOST_NAMES),
    result: resultOf(game, t),
    isWon: facts === null || mine === null || names.length === 1 ? null : facts.winner === mine,
    reviewed: reviewedOf(game, t),
  };
}

function resultOf({ facts, mine }: KnownGame, t: Words): string {
  if (facts === null) return '';
  const { winner, totals, players, rounds } = facts;
  if (players.length === 1) return t.soloEnd(rounds, totals[0] ?? 0);
  if (mine === null)
    return winner === null ? t.nobodyWon : t.theyWon(isolated(players[winner] ?? ''), totals[winner] ?? 0);
  const total = totals[mine] ?? 0;
  if (winner === mine) return t.youWon(total);
  return t.youCame(1 + totals.filter((other) => other > total).length, players.length, total);
}

function reviewedOf({ review, mine }: KnownGame, t: Words): string | null {
  const seat = mine === null ? undefined : review?.seats[mine];
  if (seat === undefined || seat.accuracy === null) return null;
  return t.reviewed(number(seat.accuracy), change(seat.luck));
}

/** What a search looks through. */
export function searchedIn(game: KnownGame, t: Words): readonly string[] {
  const { when, kind, result, isWon } = wordsOf(game, t);
  const end = isWon === null ? '' : isWon ? t.won : t.lost;
  return [when, kind, result, end, ...(game.facts?.players ?? [])];
}
