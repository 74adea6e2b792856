/**
 * `npm run train`: makes data/training.json. Each generation plays games with the players of the last one, learns the
 * win chance from their winners and the worth of answers from playouts to the end of the round, and so becomes a better
 * player to learn from. Everything follows from the seed, whatever the number of workers.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Training } from '../src/judgement.ts';
import type { NetData } from '../src/net.ts';
import { AIM_INPUTS, HIT_INPUTS } from '../src/outlook.ts';
import { WIN_CHANCE_INPUTS } from '../src/win-chance.ts';
import { workAll } from './crew.ts';
import { fit } from './fit.ts';
import { Samples } from './samples.ts';
import { type Rows, type Shard, type Student, work } from './shard.ts';

/** Hit-or-stay questions that each generation labels. */
const QUESTIONS = [320_000, 320_000, 640_000];
const QUESTIONS_A_SHARD = 20_000;
/** Games that teach the win chance, by table size. */
const GAMES: Readonly<Record<number, number>> = { 2: 30_000, 3: 20_000, 4: 40_000, 5: 10_000, 6: 20_000, 8: 6_000 };
const GAMES_A_SHARD = 2_000;
const HIDDEN = { winChance: 16, hit: 24, lock: 20, turnThree: 20, lifeSaver: 8 };
const EPOCHS = { winChance: 4, hit: 6, lock: 6, turnThree: 6, lifeSaver: 12 };

type Name = keyof Training;

class School {
  readonly #seed: number;
  readonly #workers: number;
  readonly #startedAt = performance.now();

  constructor(seed: number, workers: number) {
    this.#seed = seed;
    this.#workers = workers;
  }

  async run(questions: readonly number[]): Promise<Training> {
    let student: Student = 'closer';
    for (const [generation, count] of questions.entries()) student = await this.#teach(student, generation, count);
    if (student === 'closer') throw new Error('there is no generation to train');
    return student;
  }

  async #teach(student: Student, generation: number, questions: number): Promise<Training> {
    const seed = this.#seed + 1000 * generation;
    this.#tell(`generation ${generation + 1}: games of ${student === 'closer' ? student : 'the last generation'}`);
    const games = await this.#share(outcomeShards(student, seed));
    const winChance = this.#fit('winChance', WIN_CHANCE_INPUTS, games);
    this.#tell(`generation ${generation + 1}: ${questions.toLocaleString('en')} questions`);
    const labels = await this.#share(labelShards(student, winChance, questions, seed));
    return {
      winChance,
      hit: this.#fit('hit', HIT_INPUTS, labels),
      lock: this.#fit('lock', AIM_INPUTS, labels),
      turnThree: this.#fit('turnThree', AIM_INPUTS, labels),
      lifeSaver: this.#fit('lifeSaver', AIM_INPUTS, labels),
    };
  }

  #share(shards: readonly Shard[]): Promise<Rows[]> {
    return workAll(new URL(import.meta.url), this.#workers, shards, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${shards.length} `);
    });
  }

  #fit(name: Name, inputs: number, rows: readonly Rows[]): NetData {
    const samples = Samples.join(
      inputs,
      rows.flatMap((shard) => shard[name] ?? []),
    );
    const answer = name === 'winChance' ? 'chance' : 'number';
    const { net, loss } = fit(samples, { hidden: HIDDEN[name], epochs: EPOCHS[name], seed: this.#seed, answer });
    this.#tell(`  ${name}: ${samples.size.toLocaleString('en')} rows, ${kindOf(answer)} ${loss.toFixed(4)}`);
    return net;
  }

  #tell(line: string): void {
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`${minutes.toFixed(1).padStart(5)} min  ${line}`);
  }
}

const kindOf = (answer: 'chance' | 'number'): string => (answer === 'chance' ? 'log loss' : 'mean squared error');

function outcomeShards(student: Student, seed: number): Shard[] {
  return Object.entries(GAMES).flatMap(([seats, games]) =>
    Array.from({ length: Math.ceil(games / GAMES_A_SHARD) }, (_, i) => ({
      student,
      winChance: null,
      task: {
        kind: 'outcomes',
        seats: Number(seats),
        games: GAMES_A_SHARD,
        seed: seed + 100 * Number(seats) + i,
      } as const,
    })),
  );
}

function labelShards(student: Student, winChance: NetData, questions: number, seed: number): Shard[] {
  return Array.from({ length: Math.ceil(questions / QUESTIONS_A_SHARD) }, (_, i) => ({
    student,
    winChance,
    task: { kind: 'labels', questions: QUESTIONS_A_SHARD, seed: seed + i },
  }));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '7' },
      workers: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string', default: 'packages/strategy/data/training.json' },
      /** For trying the program: a hundredth of the questions, one generation. */
      quick: { type: 'boolean', default: false },
    },
  });
  const school = new School(Number(values.seed), Number(values.workers));
  const training = await school.run(values.quick ? [3_200] : QUESTIONS);
  writeFileSync(values.out, `${JSON.stringify(training)}\n`);
  console.log(`${values.out} written`);
}

if (isMainThread) await main();
else parentPort?.on('message', (shard: Shard) => parentPort?.postMessage(work(shard)));
