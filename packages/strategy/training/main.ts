/**
 * `npm run train`: makes data/sharp.json and data/master.json, lesson by lesson. In each, games of the student so far teach the win
 * chance, and playouts to the end of the round what answers are worth; the last lesson goes on from the nets of the one
 * before. Everything follows from the seed, whatever the number of workers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { AIM_INPUTS, HIT_INPUTS } from '../src/bots/outlook.ts';
import { WIN_CHANCE_INPUTS } from '../src/bots/win-chance.ts';
import { workAll } from './crew.ts';
import { fit } from './fit.ts';
import { Samples } from './samples.ts';
import { type Rows, type Shard, type Student, work } from './shard.ts';

/** What is learnt in which order. The last lesson is master's: what works against players as good as sharp. */
const LESSONS: readonly Lesson[] = [
  { questions: 200_000, playedBy: 'closer', makes: null },
  { questions: 1_600_000, playedBy: 'closer', makes: 'sharp' },
  { questions: 400_000, playedBy: 'student', makes: 'master' },
];
const QUICK: readonly Lesson[] = [{ questions: 2_000, playedBy: 'closer', makes: 'sharp' }];
const QUESTIONS_A_SHARD = 10_000;
/** Games that teach the win chance, by table size. */
const GAMES: Readonly<Record<number, number>> = { 2: 12_000, 3: 12_000, 4: 30_000, 5: 8_000, 6: 36_000, 8: 6_000 };
const GAMES_A_SHARD = 2_000;
const HIDDEN = { winChance: 20, hit: 24, lock: 20, turnThree: 20, lifeSaver: 8 };
const EPOCHS = { winChance: 4, hit: 5, lock: 5, turnThree: 5, lifeSaver: 10 };

interface Lesson {
  /** Hit-or-stay questions whose answers are labelled. */
  readonly questions: number;
  /** Who plays the games and playouts: `closer` is fast, the student is better. */
  readonly playedBy: 'closer' | 'student';
  /** The data file that keeps what was learnt so far, if any. */
  readonly makes: 'sharp' | 'master' | null;
}

type Name = keyof Training;

class School {
  readonly #seed: number;
  readonly #workers: number;
  readonly #startedAt = performance.now();

  constructor(seed: number, workers: number) {
    this.#seed = seed;
    this.#workers = workers;
  }

  /** Keeps what a lesson has taught at once: whoever stops early has the lessons before. */
  async run(
    lessons: readonly Lesson[],
    start: Student,
    keep: (name: string, training: Training) => void,
  ): Promise<void> {
    let student = start;
    for (const lesson of lessons) {
      const training: Training = await this.#teach(student, lesson, lessonNumber(lesson));
      if (lesson.makes) keep(lesson.makes, training);
      student = training;
    }
  }

  async #teach(student: Student, { questions, playedBy }: Lesson, lesson: number): Promise<Training> {
    const seed = this.#seed + 10_000 * lesson;
    this.#tell(`lesson ${lesson}: games of ${student === 'closer' ? 'closer' : 'the student'}`);
    const games = await this.#share(outcomeShards(student, seed));
    const winChance = this.#fit('winChance', WIN_CHANCE_INPUTS, games);
    this.#tell(`lesson ${lesson}: ${questions.toLocaleString('en')} questions, played out by ${playedBy}`);
    const player = playedBy === 'closer' ? playedBy : student;
    const labels = await this.#share(labelShards(player, winChance, questions, seed));
    const last = playedBy === 'closer' || student === 'closer' ? undefined : student;
    return {
      winChance,
      hit: this.#fit('hit', HIT_INPUTS, labels, last),
      lock: this.#fit('lock', AIM_INPUTS, labels, last),
      turnThree: this.#fit('turnThree', AIM_INPUTS, labels, last),
      lifeSaver: this.#fit('lifeSaver', AIM_INPUTS, labels, last),
    };
  }

  #share(shards: readonly Shard[]): Promise<Rows[]> {
    return workAll(new URL(import.meta.url), this.#workers, shards, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${shards.length} `);
    });
  }

  #fit(name: Name, inputs: number, rows: readonly Rows[], last?: Training): NetData {
    const samples = Samples.join(
      inputs,
      rows.flatMap((shard) => shard[name] ?? []),
    );
    const answer = name === 'winChance' ? 'chance' : 'number';
    const [hidden, epochs, from] = [HIDDEN[name], EPOCHS[name], last?.[name]];
    const { net, loss } = fit(samples, { hidden, epochs, seed: this.#seed, answer, from });
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

/** From 1 on, also if earlier lessons are left out; each has seeds of its own. */
const lessonNumber = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '7' },
      workers: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string', default: 'packages/strategy/data' },
      /** The last lesson alone, from the sharp that is there. */
      master: { type: 'boolean', default: false },
      /** Only to see whether the program works. */
      quick: { type: 'boolean', default: false },
    },
  });
  const fileOf = (name: string): string => `${values.out}/${name}.json`;
  const lessons = values.quick ? QUICK : values.master ? LESSONS.slice(-1) : LESSONS;
  const start: Student = values.master ? JSON.parse(readFileSync(fileOf('sharp'), 'utf8')) : 'closer';
  await new School(Number(values.seed), Number(values.workers)).run(lessons, start, (name, training) => {
    writeFileSync(fileOf(name), `${JSON.stringify(training)}\n`);
    console.log(`           ${fileOf(name)} written`);
  });
}

if (isMainThread) await main();
else parentPort?.on('message', (shard: Shard) => parentPort?.postMessage(work(shard)));
