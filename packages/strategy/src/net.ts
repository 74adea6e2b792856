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

export class Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly weights: Float64Array;
  readonly output: Float64Array;

  constructor({ inputs, weights, output }: NetData) {
    this.inputs = inputs;
    this.hidden = output.length - 1;
    this.weights = Float64Array.from(weights);
    this.output = Float64Array.from(output);
  }

  /** Every index lies within the sizes that the constructor was given: that proves each `!`. */
  of(input: Float64Array): number {
    const { inputs, hidden, weights, output } = this;
    let sum = output[0]!;
    let w = 0;
    for (let unit = 1; unit <= hidden; unit++) {
      let x = weights[w++]!;
      for (let i = 0; i < inputs; i++) x += weights[w++]! * input[i]!;
      sum += output[unit]! * softStep(x);
    }
    return sum;
  }
}

/** From −1 to 1 like a tangens hyperbolicus, at a tenth of its cost. */
const softStep = (x: number): number => x / (1 + Math.abs(x));
