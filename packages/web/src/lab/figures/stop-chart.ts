/** The chart of the best stopping as people read it: sums that are answered alike share a line. */
import { SEVEN } from '@turn7/engine';
import type { ChartCell } from '@turn7/strategy';

/** How many of the rows with one size and sum are better hit. */
export interface Verdict {
  readonly rows: number;
  readonly hits: number;
}

export interface StopLine {
  /** The sums that it holds for. */
  readonly from: number;
  readonly to: number;
  /** For one to six numbers; null where no row has such a sum. */
  readonly verdicts: readonly (Verdict | null)[];
}

/** A line for each sum, lowest first. */
export function stopLines(chart: readonly ChartCell[]): readonly StopLine[] {
  const most = Math.max(...chart.map(({ sum }) => sum));
  return Array.from({ length: most + 1 }, (_, sum) => ({ from: sum, to: sum, verdicts: verdictsAt(chart, sum) }));
}

const verdictsAt = (chart: readonly ChartCell[], sum: number): readonly (Verdict | null)[] =>
  Array.from({ length: SEVEN - 1 }, (_, i) => {
    const cell = chart.find((one) => one.count === i + 1 && one.sum === sum);
    return cell === undefined ? null : { rows: cell.rows, hits: cell.hits };
  });

/** The same with as few lines as say it all: all hit, all stay, or exactly so many of so many. */
export function mergedLines(lines: readonly StopLine[]): readonly StopLine[] {
  const merged: StopLine[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    const both = last && together(last, line);
    if (both) merged[merged.length - 1] = both;
    else merged.push(line);
  }
  return merged;
}

/** Null if they answer differently somewhere. What has no row agrees with everything. */
function together(above: StopLine, below: StopLine): StopLine | null {
  const verdicts = above.verdicts.map((verdict, i) => agreed(verdict, below.verdicts[i] ?? null));
  return verdicts.some((verdict) => verdict === undefined)
    ? null
    : { from: above.from, to: below.to, verdicts: verdicts.map((verdict) => verdict ?? null) };
}

function agreed(a: Verdict | null, b: Verdict | null): Verdict | null | undefined {
  if (a === null || b === null) return a ?? b;
  const alike = (a.hits === 0 && b.hits === 0) || (a.hits === a.rows && b.hits === b.rows);
  return alike ? { rows: a.rows + b.rows, hits: a.hits + b.hits } : undefined;
}
