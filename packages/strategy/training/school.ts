/**
 * What `sharp` and `master` know, taught lesson by lesson. In each lesson games of the student so far teach the win
 * chance, and playouts to the end of the round what answers are worth. Everything follows from the seed, whatever the
 * number of workers.
 */
import type { Training } from '../src/bots/judgement.ts';
import type { NetData } from '../src/bots/net.ts';
import { AIM_INPUTS, HIT_INPUTS } from '../src/bots/outlook.ts';
import { STYLES } from '../src/bots/styles.ts';
import { WIN_CHANCE_INPUTS } from '../src/bots/win-chance.ts';
import { MID_ROUND_INPUTS } from '../src/review/mid-round.ts';
import { type Shelf, workAll } from './crew.ts';
import { fit, type Plan } from './fit.ts';
import type { LabelTask, Player } from './labels.ts';
import type { OutcomeTask } from './outcomes.ts';
import { Samples } from './samples.ts';
import type { Rows, Shard } from './shard.ts';

/**
 * Hit-or-stay questions of each lesson. Those of the first kind are answered by playouts of `closer`, which cost a tenth;
 * what is left to learn then, only playouts of the student itself can teach: first among its like, then twice in the company
 * that it will meet.
 */
export interface Lessons {
  readonly closer: readonly number[];
  readonly own: number;
  readonly company: number;
  readonly polish: number;
}
export const LESSONS: Lessons = { closer: [200_000, 1_600_000], own: 400_000, company: 220_000, polish: 3_200_000 };
/** Only to see whether the program works. */
export const QUICK: Lessons = { closer: [2_000], own: 2_000, company: 2_000, polish: 2_000 };
/** What was learnt before keeps its units and gets more. Nets compute eight at a time, so others would cost as much. */
const GROWN = { hit: 32, lock: 24, turnThree: 24 };
/** The lessons of a student from playouts of its own. The last has most to learn from, and goes through it most often. */
const OWN = {
  own: { playedOn: 'by the student', seed: 510_000, epochs: 5 },
  company: { playedOn: 'by everybody', seed: 520_000, epochs: 3 },
  polish: { playedOn: 'by everybody', seed: 530_000, epochs: 16 },
} as const;
type OwnLesson = keyof typeof OWN;
const QUESTIONS_A_SHARD = 10_000;
/** Games that teach the win chance, by table size. */
const GAMES: Readonly<Record<number, number>> = { 2: 12_000, 3: 12_000, 4: 30_000, 5: 8_000, 6: 36_000, 8: 6_000 };
const GAMES_A_SHARD = 2_000;
/** The win chance that ends playouts is asked once in each, not three times in each choice: it may know more. */
const FINE_SEED = 30_000;
const FINE = { gamesTimes: 4, hidden: 48, epochs: 3 };
/** The one that knows who the rivals are has as many kinds of tables to learn from as there are rivals. */
const STYLES_SEED = 70_000;
const STYLES_GAMES_TIMES = 12;
/** Positions that teach the chance in the middle of a round, by table size. */
const POSITIONS: Readonly<Record<number, number>> = {
  2: 250_000,
  3: 165_000,
  4: 250_000,
  5: 85_000,
  6: 165_000,
  8: 85_000,
};
const POSITIONS_A_SHARD = 5_000;
const MID_ROUND_SEED = 60_000;
const HIDDEN = { winChance: 20, midRound: 48, hit: 24, lock: 20, turnThree: 20, lifeSaver: 8 };
const EPOCHS = { winChance: 4, midRound: 6, hit: 5, lock: 5, turnThree: 5, lifeSaver: 10 };

type Name = keyof Training | 'midRound';
type Size = Pick<Plan, 'hidden' | 'epochs' | 'from'>;

export class School {
  readonly #seed: number;
  readonly #workers: number;
  /** What a worker runs. */
  readonly #program: URL;
  readonly #shelf: Shelf | null;
  readonly #startedAt = performance.now();

  constructor(seed: number, workers: number, program: URL, shelf: Shelf | null) {
    this.#seed = seed;
    this.#workers = workers;
    this.#program = program;
    this.#shelf = shelf;
  }

  /** What `sharp` learns from `closer`. */
  async teachSharp({ closer }: Lessons): Promise<Training> {
    let student: Player = 'closer';
    for (const [index, questions] of closer.entries()) student = await this.#teach(student, questions, index + 1);
    if (student === 'closer') throw new Error('there is no lesson');
    return student;
  }

  /** What it learns from playouts of its own. `ends`: the win chance that they end with. */
  async refineSharp(student: Training, ends: NetData, lesson: OwnLesson, lessons: Lessons): Promise<Training> {
    const { playedOn, seed, epochs } = OWN[lesson];
    const questions = lessons[lesson];
    this.#tell(`lesson ${lesson}: ${questions.toLocaleString('en')} questions, played on ${playedOn}`);
    const by = { player: student, winChance: student.winChance, ends, playedOn };
    const labels = await this.#share(labelShards(by, questions, this.#seed + seed));
    return this.#grown(student, labels, epochs);
  }

  /** The win chance that reviews, and lessons of `sharp` from itself, end playouts with. */
  async teachWinChance(student: Training): Promise<NetData> {
    this.#tell('games of sharp, for the fine win chance');
    const games = await this.#share(outcomeShards(student, 'its like', this.#seed + FINE_SEED, FINE.gamesTimes));
    return this.#fit('winChance', WIN_CHANCE_INPUTS, games, { hidden: FINE.hidden, epochs: FINE.epochs });
  }

  /** The one that `master` ends playouts with: it knows the styles of the rivals. */
  async teachStyles(student: Training): Promise<NetData> {
    this.#tell('games of sharp among others, for the win chance that knows styles');
    const games = await this.#share(outcomeShards(student, 'others', this.#seed + STYLES_SEED, STYLES_GAMES_TIMES));
    return this.#fit('winChance', WIN_CHANCE_INPUTS + STYLES, games, { hidden: FINE.hidden, epochs: FINE.epochs });
  }

  /** The chance to win in the middle of a round, for reviews. `winChance`: how playouts end. */
  async teachMidRound(student: Training, winChance: NetData): Promise<NetData> {
    this.#tell('positions in rounds of sharp, for reviews');
    const positions = await this.#share(midRoundShards(student, winChance, this.#seed + MID_ROUND_SEED));
    return this.#fit('midRound', MID_ROUND_INPUTS, positions);
  }

  #grown(student: Training, labels: readonly Rows[], epochs: number): Training {
    const grow = (name: keyof typeof GROWN, inputs: number): NetData =>
      this.#fit(name, inputs, labels, { hidden: GROWN[name], epochs, from: student[name] });
    return {
      ...student, // questions about a spare Life Saver are too rare to learn more
      hit: grow('hit', HIT_INPUTS),
      lock: grow('lock', AIM_INPUTS),
      turnThree: grow('turnThree', AIM_INPUTS),
    };
  }

  async #teach(student: Player, questions: number, lesson: number): Promise<Training> {
    const seed = this.#seed + 10_000 * lesson;
    this.#tell(`lesson ${lesson}: games of ${student === 'closer' ? 'closer' : 'the student'}`);
    const games = await this.#share(outcomeShards(student, 'its like', seed, 1));
    const winChance = this.#fit('winChance', WIN_CHANCE_INPUTS, games);
    this.#tell(`lesson ${lesson}: ${questions.toLocaleString('en')} questions`);
    const by = { player: 'closer', winChance, ends: winChance, playedOn: 'by the student' } as const;
    const labels = await this.#share(labelShards(by, questions, seed));
    return {
      winChance,
      hit: this.#fit('hit', HIT_INPUTS, labels),
      lock: this.#fit('lock', AIM_INPUTS, labels),
      turnThree: this.#fit('turnThree', AIM_INPUTS, labels),
      lifeSaver: this.#fit('lifeSaver', AIM_INPUTS, labels),
    };
  }

  #share(shards: readonly Shard[]): Promise<Rows[]> {
    return workAll(this.#program, this.#workers, shards, this.#shelf, (done) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${shards.length} `);
    });
  }

  #fit(
    name: Name,
    inputs: number,
    rows: readonly Rows[],
    size: Size = { hidden: HIDDEN[name], epochs: EPOCHS[name] },
  ): NetData {
    const samples = Samples.join(
      inputs,
      rows.flatMap((shard) => shard[name] ?? []),
    );
    const answer = name === 'winChance' || name === 'midRound' ? 'chance' : 'number';
    const { net, loss } = fit(samples, { ...size, seed: this.#seed, answer });
    this.#tell(`  ${name}: ${samples.size.toLocaleString('en')} rows, ${kindOf(answer)} ${loss.toFixed(4)}`);
    return net;
  }

  #tell(line: string): void {
    const minutes = (performance.now() - this.#startedAt) / 60_000;
    console.log(`${minutes.toFixed(1).padStart(5)} min  ${line}`);
  }
}

const kindOf = (answer: 'chance' | 'number'): string => (answer === 'chance' ? 'log loss' : 'mean squared error');

function outcomeShards(player: Player, among: OutcomeTask['among'], seed: number, times: number): Shard[] {
  return Object.entries(GAMES).flatMap(([seats, games]) =>
    Array.from({ length: Math.ceil((times * games) / GAMES_A_SHARD) }, (_, i) => ({
      kind: 'outcomes',
      player,
      among,
      seats: Number(seats),
      games: GAMES_A_SHARD,
      seed: seed + 100 * Number(seats) + i,
    })),
  );
}

function labelShards(by: Omit<LabelTask, 'kind' | 'questions' | 'seed'>, questions: number, seed: number): Shard[] {
  return Array.from({ length: Math.ceil(questions / QUESTIONS_A_SHARD) }, (_, i) => ({
    kind: 'labels',
    questions: Math.min(questions, QUESTIONS_A_SHARD),
    seed: seed + i,
    ...by,
  }));
}

function midRoundShards(player: Training, winChance: NetData, seed: number): Shard[] {
  return Object.entries(POSITIONS).flatMap(([seats, positions]) =>
    Array.from({ length: Math.ceil(positions / POSITIONS_A_SHARD) }, (_, i) => ({
      kind: 'mid-round',
      player,
      winChance,
      seats: Number(seats),
      positions: POSITIONS_A_SHARD,
      seed: seed + 100 * Number(seats) + i,
    })),
  );
}
