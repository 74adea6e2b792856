/** `npm run guide`: plays the games of the strategy guide and writes its figures and docs/strategy.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Figures } from '../src/learn/guide/figures.ts';
import { workAll } from './crew.ts';
import { documentOf } from './document.ts';
import { type LuckFound, type LuckShard, lookAt, luckFigures } from './luck.ts';
import { type Counts, type Shard, work } from './shard.ts';
import { commandFor, figuresFrom, luckShardsOf, type Order, shardsOf } from './study.ts';

/** An order that cannot be carried out. */
class OrderError extends Error {}

interface Errand extends Order {
  readonly workers: number;
  /** Where the figures and the document go. */
  readonly figures: string;
  readonly document: string;
  /** Whether only the document is written, with the figures that are there. */
  readonly isWordsOnly: boolean;
  /** Whether only what is said of luck is measured. */
  readonly isLuckOnly: boolean;
}

/** What the command line asks for, or an OrderError before anything is played. */
function errandFrom(args: readonly string[]): Errand {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '2026' },
      games: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '1000000' },
      reviews: { type: 'string', default: '192' },
      workers: { type: 'string', default: String(availableParallelism()) },
      figures: { type: 'string' },
      document: { type: 'string' },
      words: { type: 'boolean', default: false },
      luck: { type: 'boolean', default: false },
    },
  });
  const { figures, document } = values;
  if (figures === undefined || document === undefined) throw new OrderError('expected --figures FILE --document FILE');
  return {
    seed: whole('--seed', values.seed, 0, 2 ** 30),
    games: whole('--games', values.games, 100, 1e9),
    rounds: whole('--rounds', values.rounds, 100, 1e9),
    reviews: whole('--reviews', values.reviews, 2, 1e6),
    workers: whole('--workers', values.workers, 1, 256),
    figures,
    document,
    isWordsOnly: values.words,
    isLuckOnly: values.luck,
  };
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new OrderError(`${option} ${text}: expected a whole number from ${least} to ${most}`);
}

/** Both files are written at the very end: whoever stops it before has changed nothing. */
async function make(errand: Errand): Promise<void> {
  const { figures: file, document, isWordsOnly } = errand;
  const figures = await figuresFor(errand, JSON.parse(readFileSync(file, 'utf8')));
  if (!isWordsOnly) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(document, documentOf(figures));
  console.error(`${isWordsOnly ? '' : `${file} and `}${document} written`);
}

/** `shipped`: those that are there. */
async function figuresFor(errand: Errand, shipped: Figures): Promise<Figures> {
  const { workers, isWordsOnly, isLuckOnly, seed, games, rounds, reviews } = errand;
  if (isWordsOnly) return shipped;
  const program = new URL(import.meta.url);
  // What is measured alone goes with the rest, as if all had been measured at once.
  const order: Order = isLuckOnly ? { ...shipped, reviews } : { seed, games, rounds, reviews };
  const luckShards = luckShardsOf(order);
  const found = await workAll<LuckShard, LuckFound>(program, workers, luckShards, progressOf(luckShards.length));
  if (isLuckOnly) return { ...shipped, command: commandFor(order), luck: luckFigures(reviews, found) };
  const shards = shardsOf(order);
  const counts = await workAll<Shard, Counts>(program, workers, shards, progressOf(shards.length));
  return figuresFrom(order, shards, counts, found);
}

/** A line for each study that is begun; on a terminal one line that changes. */
function progressOf(all: number): (shard: Shard | LuckShard, done: number) => void {
  const startedAt = performance.now();
  let last = '';
  return (shard, done) => {
    const name = 'arm' in shard ? shard.arm : 'limit' in shard ? `rounds, stay:${shard.limit}` : `luck, ${shard.kind}`;
    if (!process.stderr.isTTY && name === last) return;
    last = name;
    const seconds = (performance.now() - startedAt) / 1000;
    const line = `${Math.floor((100 * done) / all)} %  ${name}  ${seconds.toFixed(0)} s`;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}${done === all ? '\n' : ''}` : `${line}\n`);
  };
}

async function main(): Promise<void> {
  process.once('SIGINT', () => {
    console.error('\nStopped; nothing was written.');
    process.exit(130);
  });
  try {
    await make(errandFrom(process.argv.slice(2)));
  } catch (error) {
    const isExpected = error instanceof OrderError || (error instanceof Error && 'code' in error);
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

const resultOf = (shard: Shard | LuckShard): Counts | LuckFound =>
  'arm' in shard || 'limit' in shard ? work(shard) : lookAt(shard);

if (isMainThread) await main();
else parentPort?.on('message', (shard: Shard | LuckShard) => parentPort?.postMessage(resultOf(shard)));
