/**
 * What `sharp` and `master` know, taught lesson by lesson. In each lesson games of the student so far teach the win
 * chance, and playouts to the end of the round what answers are worth. Everything follows from the seed, whatever the
 * number of workers.
 */
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { AIM_INPUTS, HIT_INPUTS } from '../src/bots/outlook.ts';
import { WIN_CHANCE_INPUTS } from '../src/bots/win-chance.ts';
import { workAll } from './crew.ts';
import { fit } from './fit.ts';
import { Samples } from './samples.ts';
import type { Rows, Shard } from './shard.ts';

/** `closer` before anything is learnt. */
type Student = Training | 'closer';

/**
 * Hit-or-stay questions of each lesson. The playouts that answer them are those of `closer`: playouts of the student
 * itself cost ten times as much and made no better player.
 */
export const LESSONS = [200_000, 1_600_000];
/** Only to see whether the program works. */
export const QUICK = [2_000];
const QUESTIONS_A_SHARD = 10_000;
/** Games that teach the win chance, by table size. */
const GAMES: Readonly<Record<number, number>> = { 2: 12_000, 3: 12_000, 4: 30_000, 5: 8_000, 6: 36_000, 8: 6_000 };
const GAMES_A_SHARD = 2_000;
/** The win chance that ends playouts is asked once in each, not three times in each choice: it may know more. */
const FINE_SEED = 30_000;
const FINE = { gamesTimes: 4, hidden: 48, epochs: 3 };
const HIDDEN = { winChance: 20, hit: 24, lock: 20, turnThree: 20, lifeSaver: 8 };
const EPOCHS = { winChance: 4, hit: 5, lock: 5, turnThree: 5, lifeSaver: 10 };

type Name = keyof Training;

export class School {
  readonly #seed: number;
  readonly #workers: number;
  /** What a worker runs. */
  readonly #program: URL;
  readonly #startedAt = performance.now();

  constructor(seed: number, workers: number, program: URL) {
    this.#seed = seed;
    this.#workers = workers;
    this.#program = program;
  }

  /** What `sharp` knows. */
  async teachSharp(lessons: readonly number[]): Promise<Training> {
    let student: Student = 'closer';
    for (const [index, questions] of lessons.entries()) student = await this.#teach(student, questions, index + 1);
    if (student === 'closer') throw new Error('there is no lesson');
    return student;
  }

  /** The win chance that `master` ends playouts with. */
  async teachWinChance(student: Training): Promise<NetData> {
    this.#tell('games of sharp, for the fine win chance');
    const games = await this.#share(outcomeShards(student, this.#seed + FINE_SEED, FINE.gamesTimes));
    return this.#fit('winChance', WIN_CHANCE_INPUTS, games, FINE);
  }

  async #teach(student: Student, questions: number, lesson: number): Promise<Training> {
    const seed = this.#seed + 10_000 * lesson;
    this.#tell(`lesson ${lesson}: games of ${student === 'closer' ? 'closer' : 'the student'}`);
    const games = await this.#share(outcomeShards(student, seed, 1));
    const winChance = this.#fit('winChance', WIN_CHANCE_INPUTS, games);
    this.#tell(`lesson ${lesson}: ${questions.toLocaleString('en')} questions`);
    const labels = await this.#share(labelShards(winChance, questions, seed));
    return {
      winChance,
      hit: this.#fit('hit', HIT_INPUTS, labels),
      lock: this.#fit('lock', AIM_INPUTS, labels),
      turnThree: this.#fit('turnThree', AIM_INPUTS, labels),
      lifeSaver: this.#fit('lifeSaver', AIM_INPUTS, labels),
    };
  }

  #share(shards: readonly Shard[]): Promise<Rows[]> {
    return workAll(this.#program, this.#workers, shards, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${shards.length} `);
    });
  }

  #fit(
    name: Name,
    inputs: number,
    rows: readonly Rows[],
    size = { hidden: HIDDEN[name], epochs: EPOCHS[name] },
  ): NetData {
    const samples = Samples.join(
      inputs,
      rows.flatMap((shard) => shard[name] ?? []),
    );
    const answer = name === 'winChance' ? 'chance' : 'number';
    const { net, loss } = fit(samples, { hidden: size.hidden, epochs: size.epochs, seed: this.#seed, answer });
    this.#tell(`  ${name}: ${samples.size.toLocaleString('en')} rows, ${kindOf(answer)} ${loss.toFixed(4)}`);
    return net;
  }

  #tell(line: string): void {
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`${minutes.toFixed(1).padStart(5)} min  ${line}`);
  }
}

const kindOf = (answer: 'chance' | 'number'): string => (answer === 'chance' ? 'log loss' : 'mean squared error');

function outcomeShards(player: Student, seed: number, times: number): Shard[] {
  return Object.entries(GAMES).flatMap(([seats, games]) =>
    Array.from({ length: Math.ceil((times * games) / GAMES_A_SHARD) }, (_, i) => ({
      kind: 'outcomes',
      player,
      seats: Number(seats),
      games: GAMES_A_SHARD,
      seed: seed + 100 * Number(seats) + i,
    })),
  );
}

function labelShards(winChance: NetData, questions: number, seed: number): Shard[] {
  return Array.from({ length: Math.ceil(questions / QUESTIONS_A_SHARD) }, (_, i) => ({
    kind: 'labels',
    questions: QUESTIONS_A_SHARD,
    seed: seed + i,
    winChance,
  }));
}
