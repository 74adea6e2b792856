/** `npm run train`: makes the nets in data/ anew, but for `sharp` of before. See school.ts for how. */
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { Shelf } from './crew.ts';
import { LESSONS, QUICK, School } from './school.ts';
import { type Shard, work } from './shard.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url)); // of dist/train.js, beside which the data lies

/** Lessons from `closer`, the win chance, lessons of `sharp` from itself, the win chance that knows styles, what reviews know. */
const PARTS = ['all', 'closer', 'win-chance', 'own', 'company', 'polish', 'styles', 'mid-round'] as const;
type Part = (typeof PARTS)[number];

/** An order that cannot be carried out. */
class OrderError extends Error {}

interface Order {
  readonly seed: number;
  readonly workers: number;
  readonly folder: string;
  readonly shelf: Shelf | null;
  /** The part to be done; all of it if not said. */
  readonly part: Part;
  readonly isQuick: boolean;
}

/** What the command line asks for, or an OrderError before anything is learnt. */
function orderFrom(args: readonly string[]): Order {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '7' },
      workers: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string' },
      keep: { type: 'string' },
      only: { type: 'string', default: 'all' },
      quick: { type: 'boolean', default: false },
    },
  });
  // A toy must not take the place of what is shipped.
  if (values.quick && values.out === undefined) throw new OrderError('--quick expects --out FOLDER for its toy');
  const folder = values.out ?? DATA;
  accessSync(folder, constants.W_OK);
  return {
    seed: whole('--seed', values.seed, 0, 2 ** 30),
    workers: whole('--workers', values.workers, 1, 256),
    folder,
    shelf: values.keep === undefined ? null : shelfAt(values.keep),
    part: partNamed(values.only),
    isQuick: values.quick,
  };
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new OrderError(`${option} ${text}: expected a whole number from ${least} to ${most}`);
}

function shelfAt(folder: string): Shelf {
  accessSync(folder, constants.W_OK);
  return new Shelf(folder);
}

function partNamed(text: string): Part {
  const part = PARTS.find((name) => name === text);
  if (part) return part;
  throw new OrderError(`--only ${text}: expected ${PARTS.join(', ')}`);
}

async function train({ seed, workers, folder, shelf, part, isQuick }: Order): Promise<void> {
  const school = new School(seed, workers, new URL(import.meta.url), shelf);
  const lessons = isQuick ? QUICK : LESSONS;
  const fileOf = (name: string): string => `${folder}/${name}.json`;
  const keep = (name: string, data: Training | NetData): void => {
    writeFileSync(fileOf(name), `${JSON.stringify(data)}\n`);
    console.log(`           ${name}.json written`);
  };
  const read = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8'));
  const does = (one: Part): boolean => part === 'all' || part === one;
  if (does('closer')) keep('sharp', await school.teachSharp(lessons));
  const teachWinChance = async () => keep('win-chance', await school.teachWinChance(read('sharp')));
  if (does('win-chance') && !isQuick) await teachWinChance();
  for (const lesson of ['own', 'company', 'polish'] as const) {
    if (!does(lesson)) continue;
    const student = read('sharp');
    keep('sharp', await school.refineSharp(student, isQuick ? student.winChance : read('win-chance'), lesson, lessons));
  }
  if (part === 'all' && !isQuick) await teachWinChance(); // of the one that it is now
  if (does('styles') && !isQuick) keep('win-chance-styles', await school.teachStyles(read('sharp')));
  if (does('mid-round') && !isQuick) {
    keep('mid-round', await school.teachMidRound(read('sharp'), read('win-chance')));
  }
}

async function main(): Promise<void> {
  try {
    await train(orderFrom(process.argv.slice(2)));
  } catch (error) {
    const isExpected = error instanceof OrderError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

if (isMainThread) await main();
else parentPort?.on('message', (shard: Shard) => parentPort?.postMessage(work(shard)));
