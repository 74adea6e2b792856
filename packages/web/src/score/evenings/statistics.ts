/**
 * What many evenings tell of each person, known by their name. A round of which only the points are known tells as much
 * as that: 0 points may be a bust or not.
 */
import { isSoloBeaten } from '@turn7/engine';
import { entryOf, pointsOf, type ScoreEntry, type Sheet } from '@turn7/protocol';
import { hasTurn7 } from '../sheet/entries.ts';
import { personKey } from '../sheet/person.ts';
import { standingOf } from '../sheet/standing.ts';

export interface PersonStatistics {
  readonly name: string;
  /** In which they played a round. */
  readonly games: number;
  /** Of these, those that came to their end. */
  readonly finished: number;
  /** Alone, by beating the challenge (R3). */
  readonly wins: number;
  /** Of the finished games; null where there is none, here and below. */
  readonly winRate: number | null;
  readonly averageTotal: number | null;
  readonly rounds: number;
  readonly averageRound: number | null;
  readonly bestRound: number | null;
  readonly busts: number;
  /** Rounds with 0 points of which nobody noted why: each may be a bust. */
  readonly unclear: number;
  /** The share of busts is not less than the first and not more than the second. */
  readonly bustRate: readonly [least: number, most: number] | null;
  /** Noted by their cards. */
  readonly sevens: number;
  /** So many rounds without a bust in a row, over all evenings; an unclear one ends it. */
  readonly longestRun: number;
}

/** What a person had of the games, in the order in which they were played. */
interface Played {
  name: string;
  entries: ScoreEntry[];
  totals: number[];
  games: number;
  wins: number;
}

/** Those who won most often first. */
export function statisticsOf(sheets: readonly Sheet[]): readonly PersonStatistics[] {
  const people = new Map<string, Played>();
  for (const sheet of sheets.toSorted((a, b) => a.startedAt - b.startedAt)) noteSheet(people, sheet);
  return [...people.values()].map(summed).toSorted(byRank);
}

function noteSheet(people: Map<string, Played>, sheet: Sheet): void {
  const { rounds, totals, outcome } = standingOf(sheet);
  for (const [seat, player] of sheet.players.entries()) {
    const entries = rounds.flatMap(({ points, afterEnd }, round) =>
      points[seat] === null || afterEnd ? [] : (entryOf(sheet, round, player.id) ?? []),
    );
    if (entries.length === 0) continue;
    const key = personKey(player.name);
    const person = people.get(key) ?? { name: '', entries: [], totals: [], games: 0, wins: 0 };
    people.set(key, person);
    person.name = player.name;
    person.entries.push(...entries);
    person.games++;
    if (outcome.kind !== 'won') continue;
    person.totals.push(totals[seat] ?? 0);
    const isMissed = isSoloBeaten(sheet.players.length, sheet.target, outcome.round + 1) === false;
    if (outcome.seat === seat && !isMissed) person.wins++;
  }
}

function summed({ name, entries, totals, games, wins }: Played): PersonStatistics {
  const points = entries.map(pointsOf);
  const busts = entries.filter(({ kind }) => kind === 'bust').length;
  const unclear = entries.filter(isUnclear).length;
  return {
    name,
    games,
    finished: totals.length,
    wins,
    winRate: totals.length === 0 ? null : wins / totals.length,
    averageTotal: meanOf(totals),
    rounds: points.length,
    averageRound: meanOf(points),
    bestRound: points.length === 0 ? null : Math.max(...points),
    busts,
    unclear,
    bustRate: points.length === 0 ? null : [busts / points.length, (busts + unclear) / points.length],
    sevens: entries.filter(hasTurn7).length,
    longestRun: longestRun(entries),
  };
}

const isUnclear = (entry: ScoreEntry): boolean => entry.kind === 'points' && entry.points === 0;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function longestRun(entries: readonly ScoreEntry[]): number {
  let [run, longest] = [0, 0];
  for (const entry of entries) {
    run = entry.kind === 'bust' || isUnclear(entry) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

const byRank = (a: PersonStatistics, b: PersonStatistics): number =>
  b.wins - a.wins || (b.averageRound ?? 0) - (a.averageRound ?? 0) || a.name.localeCompare(b.name);
