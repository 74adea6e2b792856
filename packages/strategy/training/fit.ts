/** Fits a net to samples: Adam (Kingma and Ba) on small batches, in an order and from weights that the seed decides. */
import type { NetData } from '../src/bots/net.ts';
import { Random } from './random.ts';
import type { Samples } from './samples.ts';

export interface Plan {
  /** The most units; those that have learnt nothing are left out in the end. */
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
  /** What it learns on from: a net with no more units; those that are new begin with no say. */
  readonly from?: NetData;
  /** Whether the answer is a chance that the net gives as log odds, or a number that it gives itself. */
  readonly answer: 'chance' | 'number';
}

const BATCH = 128;
/** From nothing, and from a net that knows something already. */
const RATE = 0.004;
const RATE_FROM = 0.002;
/** A unit that counts less has no say: .002 of a win at most where nets speak of tenths, .005 where of log odds. */
const SAY = 0.02;
const DECAY_1 = 0.9;
const DECAY_2 = 0.999;

/** Weights and everything that Adam keeps beside them; indices below stay within the sizes made here. */
class Learner {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #act: Float64Array;
  readonly #slope: Float64Array;
  #step = 0;

  constructor(inputs: number, hidden: number, random: Random, from?: NetData) {
    this.inputs = inputs;
    this.hidden = hidden;
    const size = hidden * (inputs + 1) + hidden + 1;
    this.weights = Float64Array.from({ length: size }, () => 0);
    for (let i = 0; i < hidden * (inputs + 1); i++) this.weights[i] = (random.unit() - 0.5) * 2 * Math.sqrt(3 / inputs);
    for (let i = hidden * (inputs + 1) + 1; i < size; i++)
      this.weights[i] = ((random.unit() - 0.5) * 2) / Math.sqrt(hidden);
    if (from) this.#learnOnFrom(from);
    this.gradient = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
    this.#act = new Float64Array(hidden);
    this.#slope = new Float64Array(hidden);
  }

  #learnOnFrom({ weights, output }: NetData): void {
    const out = this.hidden * (this.inputs + 1);
    this.weights.set(weights);
    this.weights.fill(0, out);
    this.weights.set(output, out);
  }

  predict(rows: Float32Array, first: number): number {
    const { weights, inputs, hidden } = this;
    const out = hidden * (inputs + 1);
    let sum = weights[out]!;
    let w = 0;
    for (let unit = 0; unit < hidden; unit++) {
      let x = weights[w++]!;
      for (let i = 0; i < inputs; i++) x += weights[w++]! * rows[first + i]!;
      const size = 1 / (1 + Math.abs(x));
      this.#act[unit] = x * size;
      this.#slope[unit] = size * size;
      sum += weights[out + 1 + unit]! * x * size;
    }
    return sum;
  }

  /** Adds the gradient of the sample that was last predicted. `error`: prediction − answer. */
  learn(rows: Float32Array, first: number, error: number): void {
    const { weights, gradient, inputs, hidden } = this;
    const out = hidden * (inputs + 1);
    gradient[out]! += error;
    let w = 0;
    for (let unit = 0; unit < hidden; unit++) {
      gradient[out + 1 + unit]! += error * this.#act[unit]!;
      const back = error * weights[out + 1 + unit]! * this.#slope[unit]!;
      gradient[w++]! += back;
      for (let i = 0; i < inputs; i++) gradient[w++]! += back * rows[first + i]!;
    }
  }

  step(rate: number, count: number): void {
    this.#step++;
    const scale = (rate * Math.sqrt(1 - DECAY_2 ** this.#step)) / (1 - DECAY_1 ** this.#step);
    for (let i = 0; i < this.weights.length; i++) {
      const slope = this.gradient[i]! / count;
      const mean = DECAY_1 * this.#mean[i]! + (1 - DECAY_1) * slope;
      const square = DECAY_2 * this.#square[i]! + (1 - DECAY_2) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      this.weights[i]! -= (scale * mean) / (Math.sqrt(square) + 1e-8);
      this.gradient[i] = 0;
    }
  }

  /** What was learnt. What units without a say come to on average over these samples goes into the bias instead. */
  net({ rows, size }: Samples): NetData {
    const { weights, inputs, hidden } = this;
    const [width, out] = [inputs + 1, hidden * (inputs + 1)];
    const units = Array.from({ length: hidden }, (_, unit) => unit);
    const sayOf = (unit: number): number => weights[out + 1 + unit]!;
    const hasSay = (unit: number): boolean => Math.abs(sayOf(unit)) >= SAY;
    const heard = units.filter(hasSay);
    const unheard = units.filter((unit) => !hasSay(unit));
    let rest = 0;
    for (let row = 0; row < size; row++) {
      this.predict(rows, row * width);
      for (const unit of unheard) rest += sayOf(unit) * this.#act[unit]!;
    }
    return {
      inputs,
      weights: heard.flatMap((unit) => rounded(weights.subarray(unit * width, (unit + 1) * width))),
      output: rounded([weights[out]! + rest / size, ...heard.map(sayOf)]),
    };
  }
}

const rounded = (weights: ArrayLike<number>): number[] =>
  Array.from(weights, (weight) => Number(weight.toPrecision(5)));

/** The net, and what is left of the error: squared, or the log loss of a chance. */
export function fit(samples: Samples, plan: Plan): { net: NetData; loss: number } {
  if (samples.size === 0) throw new RangeError('nothing to learn from; expected at least one row');
  const random = new Random(plan.seed);
  const learner = new Learner(samples.inputs, plan.hidden, random, plan.from);
  const rate = plan.from ? RATE_FROM : RATE;
  const order = Uint32Array.from({ length: samples.size }, (_, i) => i);
  let loss = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    random.shuffle(order);
    loss = 0;
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(order.length, start + BATCH);
      for (let i = start; i < end; i++) loss += learnRow(learner, samples, order[i]!, plan.answer); // below its length
      const progress = (epoch + start / order.length) / plan.epochs;
      learner.step(rate * 0.5 * (1 + Math.cos(Math.PI * progress)), end - start);
    }
  }
  return { net: learner.net(samples), loss: loss / samples.size };
}

function learnRow(learner: Learner, { rows, inputs }: Samples, row: number, answer: Plan['answer']): number {
  const first = row * (inputs + 1);
  const wanted = rows[first + inputs]!; // the answer stands behind the inputs
  const output = learner.predict(rows, first);
  if (answer === 'number') {
    learner.learn(rows, first, output - wanted);
    return (output - wanted) ** 2;
  }
  const chance = 1 / (1 + Math.exp(-output));
  learner.learn(rows, first, chance - wanted);
  return -Math.log(Math.max(1e-9, wanted > 0.5 ? chance : 1 - chance));
}
