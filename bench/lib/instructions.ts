/**
 * How many instructions a piece of work takes: a number that a busy machine does not change. Cachegrind counts a process
 * that does it so many times and one that does it twice as often; in the difference, start-up and compiling fall out.
 */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import V8_FLAGS from '../../packages/simulator/src/v8-flags.json' with { type: 'json' };

/** A program that does something so many times. */
export interface Work {
  readonly program: string;
  readonly args: (times: number) => readonly string[];
}

/** What counted.ts can do. */
export type WorkName = 'games' | 'heard' | 'simulated' | 'clones' | 'copies' | 'choices';

/** As seen from a bundle beside it, and from this file as well. */
const COUNTED = fileURLToPath(new URL('../dist/counted.js', import.meta.url));
const CACHEGRIND = ['--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null'];
/** V8 then compiles and collects garbage at the same moments of every run. */
const STEADY = ['--single-threaded', '--predictable'];

export const workOf = (name: WorkName, seats: number): Work => ({
  program: COUNTED,
  args: (times) => [name, seats, times].map(String),
});

/** Of one time. `times`: so many that nothing is left to compile after them. */
export async function instructionsOf(work: Work, times: number): Promise<number> {
  const [once, twice] = await Promise.all([countRun(work, times), countRun(work, 2 * times)]);
  return (twice - once) / times;
}

/** Counts, or says what is missing for it. */
export async function countIfPossible(count: () => Promise<void>): Promise<void> {
  if (hasValgrind()) return count();
  console.error('Instructions cannot be counted: valgrind is not on the PATH (Debian has it as a package).');
  process.exitCode = 1;
}

function hasValgrind(): boolean {
  try {
    execFileSync('valgrind', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function countRun({ program, args }: Work, times: number): Promise<number> {
  const node = [process.execPath, ...V8_FLAGS, ...STEADY, program, ...args(times)];
  const { stderr } = await promisify(execFile)('valgrind', [...CACHEGRIND, ...node]);
  const count = /I +refs: +([\d,]+)/.exec(stderr)?.[1];
  if (count === undefined) throw new Error(`valgrind told no number of instructions:\n${stderr}`);
  return Number(count.replaceAll(',', ''));
}
