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

/** Units that are computed side by side: a processor adds eight sums in the time of one or two. */
const ABREAST = 8;

/** Every index lies within the sizes that the constructor was given: that proves each `!`. */
export class Net {
  readonly #inputs: number;
  readonly #shared: number;
  /** By groups of units; in a group by input, the weights of its units beside each other. */
  readonly #weights: Float64Array;
  /** By unit: the sum before any input, and with the shared ones. */
  readonly #biases: Float64Array;
  readonly #begun: Float64Array;
  readonly #output: Float64Array;
  readonly #bias: number;

  /** `shared`: how many of the first inputs several questions have in common; `begin` takes them in. */
  constructor({ inputs, weights, output: [bias = 0, ...output] }: NetData, shared = 0) {
    const units = Math.ceil(output.length / ABREAST) * ABREAST; // the last may do nothing
    this.#inputs = inputs;
    this.#shared = shared;
    this.#bias = bias;
    this.#output = new Float64Array(units);
    this.#output.set(output);
    this.#biases = new Float64Array(units);
    this.#weights = new Float64Array(units * inputs);
    weights.forEach((weight, i) => {
      const [unit, input] = [Math.floor(i / (inputs + 1)), (i % (inputs + 1)) - 1];
      const place = unit % ABREAST;
      if (input < 0) this.#biases[unit] = weight;
      else this.#weights[(unit - place) * inputs + input * ABREAST + place] = weight;
    });
    this.#begun = this.#biases.slice();
  }

  /** Takes in the shared inputs. */
  begin(input: Float64Array): void {
    const shared = this.#shared;
    const weights = this.#weights;
    const biases = this.#biases;
    const begun = this.#begun;
    for (let unit = 0; unit < biases.length; unit += ABREAST) {
      let a = biases[unit]!;
      let b = biases[unit + 1]!;
      let c = biases[unit + 2]!;
      let d = biases[unit + 3]!;
      let e = biases[unit + 4]!;
      let f = biases[unit + 5]!;
      let g = biases[unit + 6]!;
      let h = biases[unit + 7]!;
      let w = unit * this.#inputs;
      for (let i = 0; i < shared; i++, w += ABREAST) {
        const x = input[i]!;
        a += weights[w]! * x;
        b += weights[w + 1]! * x;
        c += weights[w + 2]! * x;
        d += weights[w + 3]! * x;
        e += weights[w + 4]! * x;
        f += weights[w + 5]! * x;
        g += weights[w + 6]! * x;
        h += weights[w + 7]! * x;
      }
      begun[unit] = a;
      begun[unit + 1] = b;
      begun[unit + 2] = c;
      begun[unit + 3] = d;
      begun[unit + 4] = e;
      begun[unit + 5] = f;
      begun[unit + 6] = g;
      begun[unit + 7] = h;
    }
  }

  /** The answer to these inputs, of which the shared ones are those of `begin`. */
  of(input: Float64Array): number {
    const shared = this.#shared;
    const weights = this.#weights;
    const begun = this.#begun;
    const output = this.#output;
    let inputs = this.#inputs;
    while (inputs > shared && input[inputs - 1] === 0) inputs--; // what is rare comes last
    let sum = this.#bias;
    for (let unit = 0; unit < output.length; unit += ABREAST) {
      let a = begun[unit]!;
      let b = begun[unit + 1]!;
      let c = begun[unit + 2]!;
      let d = begun[unit + 3]!;
      let e = begun[unit + 4]!;
      let f = begun[unit + 5]!;
      let g = begun[unit + 6]!;
      let h = begun[unit + 7]!;
      let w = unit * this.#inputs + shared * ABREAST;
      for (let i = shared; i < inputs; i++, w += ABREAST) {
        const x = input[i]!;
        if (x === 0) continue; // as many facts of a table are; it changes no sum
        a += weights[w]! * x;
        b += weights[w + 1]! * x;
        c += weights[w + 2]! * x;
        d += weights[w + 3]! * x;
        e += weights[w + 4]! * x;
        f += weights[w + 5]! * x;
        g += weights[w + 6]! * x;
        h += weights[w + 7]! * x;
      }
      sum += output[unit]! * softStep(a);
      sum += output[unit + 1]! * softStep(b);
      sum += output[unit + 2]! * softStep(c);
      sum += output[unit + 3]! * softStep(d);
      sum += output[unit + 4]! * softStep(e);
      sum += output[unit + 5]! * softStep(f);
      sum += output[unit + 6]! * softStep(g);
      sum += output[unit + 7]! * softStep(h);
    }
    return sum;
  }
}

/** From −1 to 1 like a tangens hyperbolicus, at a tenth of its cost. */
const softStep = (x: number): number => x / (1 + Math.abs(x));
