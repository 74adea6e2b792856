/**
 * A small neural net: one hidden layer of soft steps, one number out. The weights are data that `npm run train` made;
 * this is all it takes to use them.
 */

/** One row of `weights` a hidden unit: its bias, then a weight for each input. `output`: a bias, then one for each unit. */
export interface NetData {
  readonly inputs: number;
  readonly weights: readonly number[];
  readonly output: readonly number[];
}

/** Units that are computed side by side: a processor adds four sums in the time of one. */
const ABREAST = 4;

/** Every index lies within the sizes that the constructor was given: that proves each `!`. */
export class Net {
  readonly #inputs: number;
  /** By groups of units; in a group by input, the weights of its units beside each other. */
  readonly #weights: Float64Array;
  readonly #output: Float64Array;

  constructor({ inputs, weights, output }: NetData) {
    const units = output.length - 1;
    const groups = Math.ceil(units / ABREAST); // the last is filled up with units that do nothing
    this.#inputs = inputs;
    this.#output = new Float64Array(1 + groups * ABREAST);
    this.#output.set(output);
    this.#weights = new Float64Array(groups * ABREAST * (inputs + 1));
    weights.forEach((weight, i) => {
      const [unit, input] = [Math.floor(i / (inputs + 1)), i % (inputs + 1)];
      const group = Math.floor(unit / ABREAST);
      this.#weights[(group * (inputs + 1) + input) * ABREAST + (unit % ABREAST)] = weight;
    });
  }

  of(input: Float64Array): number {
    const inputs = this.#inputs;
    const weights = this.#weights;
    const output = this.#output;
    let sum = output[0]!;
    let w = 0;
    for (let unit = 1; unit < output.length; unit += ABREAST) {
      let a = weights[w]!;
      let b = weights[w + 1]!;
      let c = weights[w + 2]!;
      let d = weights[w + 3]!;
      w += ABREAST;
      for (let i = 0; i < inputs; i++, w += ABREAST) {
        const x = input[i]!;
        if (x === 0) continue; // as many facts of a table are; it changes no sum
        a += weights[w]! * x;
        b += weights[w + 1]! * x;
        c += weights[w + 2]! * x;
        d += weights[w + 3]! * x;
      }
      sum += output[unit]! * softStep(a);
      sum += output[unit + 1]! * softStep(b);
      sum += output[unit + 2]! * softStep(c);
      sum += output[unit + 3]! * softStep(d);
    }
    return sum;
  }
}

/** From −1 to 1 like a tangens hyperbolicus, at a tenth of its cost. */
const softStep = (x: number): number => x / (1 + Math.abs(x));
