/** What the statistics can show of each person, as a bar and as a cell. */
import type { Cell, TableData, TableRow } from '../../ui/chart/data-table.tsx';
import type { Chapters } from '../../words/chapters.ts';
import { number, percent } from '../../words/format.ts';
import type { PersonStatistics } from './statistics.ts';

type Words = Chapters['evenings'];

export const MEASURES = [
  'wins',
  'winRate',
  'averageTotal',
  'averageRound',
  'bestRound',
  'bustRate',
  'sevens',
  'longestRun',
] as const;
export type Measure = (typeof MEASURES)[number];

export const isMeasure = (word: string): word is Measure => MEASURES.some((measure) => measure === word);

interface Measured {
  readonly value: number;
  readonly text: string;
  /** Where it is not sure. */
  readonly range?: readonly [low: number, high: number];
}

/** null for what nobody knows. */
export function measured(person: PersonStatistics, measure: Measure, t: Words): Measured | null {
  if (measure === 'bustRate') return bustRate(person, t);
  const value = person[measure];
  return value === null ? null : { value, text: formatOf(measure)(value) };
}

const COUNTS: readonly Measure[] = ['wins', 'bestRound', 'sevens', 'longestRun'];

/** How a measure is written. */
const formatOf = (measure: Measure): ((value: number) => string) => {
  if (measure === 'winRate' || measure === 'bustRate') return (value) => percent(value);
  return (value) => number(value, COUNTS.includes(measure) ? 0 : 1);
};

/** Below an axis: between two whole numbers nothing is counted. */
export const tickFormatOf =
  (measure: Measure): ((tick: number) => string) =>
  (tick) =>
    COUNTS.includes(measure) && !Number.isInteger(tick) ? '' : formatOf(measure)(tick);

function bustRate({ bustRate: range }: PersonStatistics, t: Words): Measured | null {
  if (range === null) return null;
  const [least, most] = range;
  if (least === most) return { value: least, text: percent(least) };
  return { value: least, text: t.between(percent(least), percent(most)), range };
}

/** Everything that is known, of everybody. */
export function tableOf(people: readonly PersonStatistics[], t: Words): TableData {
  const { name, games, finished, rounds, busts, unclear } = t.columns;
  return {
    columns: [name, games, finished, rounds, ...MEASURES.map((measure) => t.measures[measure]), busts, unclear],
    rows: people.map((person): TableRow => {
      const counted = (value: number): Cell => ({ value, text: number(value) });
      const cells = MEASURES.map((measure): Cell => measured(person, measure, t));
      return [
        person.name,
        ...[person.games, person.finished, person.rounds].map(counted),
        ...cells,
        ...[person.busts, person.unclear].map(counted),
      ];
    }),
  };
}
