/**
 * A hand-tuned loop without API or events, run beside ours because the machine's mood changes by the minute. It belongs
 * to nobody's build: where its file is not at hand, there is nothing to compare with.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Work } from './instructions.ts';
import { POINTS } from './table.ts';

/** For `parseArgs`. */
export const LIMIT_OPTION = { type: 'string', default: '../shared/bench/limit.mjs' } as const;

const SEED = 1;
const argsFor = (seats: number, games: number): string[] => [games, SEED, seats, POINTS].map(String);

/** Games a second, as it tells; NaN where it is not at hand. It starts anew each time, so a short run is a slow one. */
export function limitPerSecond(file: string, seats: number, games: number): number {
  if (!existsSync(file)) return Number.NaN;
  const printed = execFileSync(process.execPath, [file, ...argsFor(seats, games)], { encoding: 'utf8' });
  return Number(/games\/s=(\d+)/.exec(printed)?.[1]);
}

/** What is to be counted of it; undefined where it is not at hand. */
export const limitWork = (file: string, seats: number): Work | undefined =>
  existsSync(file) ? { program: file, args: (games) => argsFor(seats, games) } : undefined;
