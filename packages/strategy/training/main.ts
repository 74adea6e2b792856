/** `npm run train`: makes data/sharp.json and data/win-chance.json anew. See school.ts for how. */
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { LESSONS, QUICK, School } from './school.ts';
import { type Shard, work } from './shard.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url)); // of dist/train.js, beside which the data lies

/** An order that cannot be carried out. */
class OrderError extends Error {}

interface Order {
  readonly seed: number;
  readonly workers: number;
  readonly folder: string;
  readonly keepsSharp: boolean;
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
      'win-chance': { type: 'boolean', default: false },
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
    keepsSharp: values['win-chance'],
    isQuick: values.quick,
  };
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new OrderError(`${option} ${text}: expected a whole number from ${least} to ${most}`);
}

async function train({ seed, workers, folder, keepsSharp, isQuick }: Order): Promise<void> {
  const school = new School(seed, workers, new URL(import.meta.url));
  const fileOf = (name: string): string => `${folder}/${name}.json`;
  const keep = (name: string, data: Training | NetData): void => {
    writeFileSync(fileOf(name), `${JSON.stringify(data)}\n`);
    console.log(`           ${name}.json written`);
  };
  if (!keepsSharp) keep('sharp', await school.teachSharp(isQuick ? QUICK : LESSONS));
  if (!isQuick) keep('win-chance', await school.teachWinChance(JSON.parse(readFileSync(fileOf('sharp'), 'utf8'))));
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
