/**
 * Compares what the players were told with the log that is left. Shares no code with the server: what it knows of the
 * log, of cards and of shuffles it knows from docs/protocol.md and docs/records.md.
 */
import { judgeCommands } from './commands.ts';
import { judgeGames } from './games.ts';
import type { History, Violation } from './history.ts';
import { at, canonical, numberAt } from './json.ts';
import type { Row } from './log.ts';
import { type ToldLine, toldLines } from './reasons.ts';
import { judgeWords } from './told.ts';

/** A table as one node shows it when all is over. */
export interface Shown {
  readonly node: number;
  readonly view: unknown;
  /** All lines of its log, as everybody may read them. */
  readonly lines: readonly unknown[];
  /** By the number of the game. */
  readonly records: ReadonlyMap<number, string>;
}

/** What is left of a table. */
export interface Remains {
  readonly code: string;
  readonly rows: readonly Row[];
  /** By every node. */
  readonly shown: readonly Shown[];
}

export function judge(history: History, tables: readonly Remains[]): Violation[] {
  return [
    ...history.violations,
    ...tables.flatMap((table) => [
      ...judgeLog(table),
      ...judgeCommands(history, table),
      ...judgeWords(history, table),
      ...judgeGames(table),
    ]),
  ];
}

/** The log has no gap, and every node shows it, and the same table. */
function judgeLog(table: Remains): Violation[] {
  const { code, rows, shown } = table;
  const expected = toldLines(table);
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
  const [first] = shown;
  return [
    ...(gap < 0
      ? []
      : ([{ kind: 'order', what: `table ${code}: line ${rows[gap]?.seq} stands after line ${gap}` }] as const)),
    ...shown.flatMap(({ node, lines, view }): Violation[] => [
      ...lines.flatMap((line, i) => judgeLine(code, node, line, expected[i])),
      ...(canonical(view) === canonical(first?.view)
        ? []
        : [
            {
              kind: 'apart' as const,
              what: `table ${code}: node ${node} shows another table than node ${first?.node}`,
            },
          ]),
      ...(numberAt(view, 'seq') === lines.length
        ? []
        : [
            {
              kind: 'apart' as const,
              what: `table ${code}: node ${node} is at ${numberAt(view, 'seq')} with ${lines.length} lines`,
            },
          ]),
    ]),
  ];
}

function judgeLine(code: string, node: number, line: unknown, expected: ToldLine | undefined): Violation[] {
  const { seq, at: time, entry } = expected ?? {};
  const isTrue =
    numberAt(line, 'seq') === seq && numberAt(line, 'at') === time && canonical(at(line, 'entry')) === canonical(entry);
  if (isTrue) return [];
  const log = expected ? `${canonical(entry)} at ${seq}` : 'no such line';
  return [{ kind: 'early', what: `table ${code}: node ${node} shows ${canonical(line)}; the log has ${log}` }];
}
