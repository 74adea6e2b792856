/** What the games of this device tell of whoever has it. Plain sums over what is known of each game. */
import { type Seat, soloPar } from '@turn7/engine';
import type { GameFacts, Hits, OwnFacts } from '../kept/facts.ts';
import { counts, type GameKind } from '../kept/kept-game.ts';
import type { KnownGame } from '../kept/kept-games.ts';
import { MISTAKES, type Mistake, type ReviewedMistake } from '../kept/kept-review.ts';

/** A game that counts: a seat of it is mine, and it was played from its first card. */
interface OwnGame {
  readonly game: KnownGame;
  readonly facts: GameFacts;
  readonly own: OwnFacts;
  readonly mine: Seat;
  readonly isWon: boolean;
}

export interface Wins {
  readonly games: number;
  readonly won: number;
  /** So many wins would be an even share of each table: one in as many as played there. */
  readonly par: number;
  /** How far chance alone takes the wins from that, two times in three. */
  readonly spread: number;
}

/** A reviewed game among those before it. */
export interface CoursePoint {
  readonly game: KnownGame;
  readonly accuracy: number | null;
  /** The mean of the accuracies of the last ten, this one included. */
  readonly form: number | null;
  /** In games won: what the cards did, and the own choices, in this game and all before it. */
  readonly luck: number;
  readonly own: number;
}

export interface FavouriteMistake {
  readonly kind: Mistake;
  readonly count: number;
  /** What all of them cost together, in games won. */
  readonly cost: number;
  /** The one that cost most. */
  readonly example: ReviewedMistake & { readonly game: KnownGame };
}

/** What a record is about. */
const RECORDS = ['round', 'sevens', 'total', 'margin', 'longest', 'streak', 'solo'] as const;

export interface PersonalRecord {
  readonly about: (typeof RECORDS)[number];
  readonly value: number;
  readonly game: KnownGame;
  /** The moment of it in the replay; the beginning where it is about the whole game. */
  readonly at: number;
}

export interface Statistics {
  /** Games with others. */
  readonly wins: Wins;
  readonly byKind: readonly (Wins & { readonly kind: GameKind })[];
  readonly rounds: number;
  readonly busts: number;
  readonly advised: Hits;
  readonly bold: Hits;
  /** The oldest first. */
  readonly course: readonly CoursePoint[];
  /** The most expensive first. */
  readonly mistakes: readonly FavouriteMistake[];
  readonly records: readonly PersonalRecord[];
}

/** `games`: the latest first. */
export function statisticsOf(games: readonly KnownGame[]): Statistics {
  const all = games.toReversed().flatMap(ownGame);
  const withOthers = all.filter(({ facts }) => facts.players.length > 1);
  const kinds = [...new Set(withOthers.map(({ game }) => game.kind))];
  const sum = (value: (one: OwnGame) => number) => withOthers.reduce((before, one) => before + value(one), 0);
  return {
    wins: winsIn(withOthers),
    byKind: kinds.map((kind) => ({ kind, ...winsIn(withOthers.filter(({ game }) => game.kind === kind)) })),
    rounds: sum(({ facts }) => facts.rounds),
    busts: sum(({ own }) => own.busts),
    advised: hitsOf(withOthers.map(({ own }) => own.advised)),
    bold: hitsOf(withOthers.map(({ own }) => own.bold)),
    course: courseOf(withOthers),
    mistakes: mistakesIn(withOthers),
    records: recordsIn(all, withOthers),
  };
}

function ownGame(game: KnownGame): readonly OwnGame[] {
  const { facts, mine, kind } = game;
  if (facts?.own == null || mine === null || !counts(kind)) return [];
  return [{ game, facts, own: facts.own, mine, isWon: facts.winner === mine }];
}

function winsIn(games: readonly OwnGame[]): Wins {
  const pars = games.map(({ facts }) => 1 / facts.players.length);
  const variance = pars.reduce((sum, par) => sum + par * (1 - par), 0);
  return {
    games: games.length,
    won: games.filter(({ isWon }) => isWon).length,
    par: pars.reduce((sum, par) => sum + par, 0),
    spread: Math.sqrt(variance),
  };
}

const hitsOf = (all: readonly Hits[]): Hits =>
  all.reduce(
    (sum, { count, risk, busts }) => ({ count: sum.count + count, risk: sum.risk + risk, busts: sum.busts + busts }),
    { count: 0, risk: 0, busts: 0 },
  );

const FORM = 10;

function courseOf(games: readonly OwnGame[]): readonly CoursePoint[] {
  const accuracies: number[] = [];
  let [luck, own] = [0, 0];
  return games.flatMap(({ game, mine }) => {
    const seat = game.review?.seats[mine];
    if (seat === undefined) return [];
    luck += seat.luck;
    own += seat.own;
    if (seat.accuracy !== null) accuracies.push(seat.accuracy);
    return [{ game, accuracy: seat.accuracy, form: mean(accuracies.slice(-FORM)), luck, own }];
  });
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function mistakesIn(games: readonly OwnGame[]): readonly FavouriteMistake[] {
  const all = games.flatMap(({ game }) => (game.review?.mistakes ?? []).map((mistake) => ({ ...mistake, game })));
  return MISTAKES.flatMap((kind): FavouriteMistake[] => {
    const some = all.filter((mistake) => mistake.kind === kind).sort((a, b) => b.cost - a.cost);
    const [example] = some;
    if (example === undefined) return [];
    return [{ kind, count: some.length, cost: some.reduce((sum, { cost }) => sum + cost, 0), example }];
  }).sort((a, b) => b.cost - a.cost);
}

function recordsIn(all: readonly OwnGame[], withOthers: readonly OwnGame[]): readonly PersonalRecord[] {
  // Alone in the challenge of a day the points of a round count: that is another contest.
  const isTry = ({ game, facts }: OwnGame) =>
    game.kind !== 'daily' && soloPar(facts.players.length, facts.target) !== null && facts.winner !== null;
  return [
    most(
      'round',
      all,
      ({ own }) => own.best.points,
      ({ own }) => own.best.at,
    ),
    most(
      'sevens',
      all,
      ({ own }) => own.sevens.length,
      ({ own }) => own.sevens[0] ?? 0,
    ),
    most('total', withOthers, ({ facts, mine }) => facts.totals[mine] ?? 0),
    most('margin', withOthers, marginOf),
    most('longest', withOthers, ({ facts }) => facts.rounds),
    streakIn(withOthers),
    fewest('solo', all.filter(isTry), ({ facts }) => facts.rounds),
  ].filter((record) => record !== null);
}

/** By how much it was won; nothing where it was not. */
function marginOf({ facts: { totals }, mine, isWon }: OwnGame): number {
  const others = totals.filter((_, seat) => seat !== mine);
  return isWon ? (totals[mine] ?? 0) - Math.max(...others) : 0;
}

type About = PersonalRecord['about'];

/** The first game that has it: a record has to be broken. */
function most(
  about: About,
  games: readonly OwnGame[],
  value: (game: OwnGame) => number,
  at: (game: OwnGame) => number = () => 0,
): PersonalRecord | null {
  const best = games.reduce<OwnGame | null>((a, b) => (a !== null && value(a) >= value(b) ? a : b), null);
  return best === null || value(best) <= 0 ? null : { about, value: value(best), game: best.game, at: at(best) };
}

function fewest(about: About, games: readonly OwnGame[], value: (game: OwnGame) => number): PersonalRecord | null {
  const best = most(about, games, (game) => 1 / value(game));
  return best && { ...best, value: Math.round(1 / best.value) };
}

/** Games won in a row; its last one is shown. One alone is no row. */
function streakIn(games: readonly OwnGame[]): PersonalRecord | null {
  let [row, longest, last]: [number, number, OwnGame | null] = [0, 1, null];
  for (const game of games) {
    row = game.isWon ? row + 1 : 0;
    if (row > longest) [longest, last] = [row, game];
  }
  return last && { about: 'streak', value: longest, game: last.game, at: 0 };
}
