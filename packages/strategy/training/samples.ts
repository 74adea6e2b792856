/** Rows of inputs with the answer that goes with them: what a net learns from. */
export class Samples {
  readonly inputs: number;
  readonly rows: Float32Array;
  size = 0;

  constructor(inputs: number, capacity: number) {
    this.inputs = inputs;
    this.rows = new Float32Array(capacity * (inputs + 1));
  }

  /** How many rows still fit. */
  get room(): number {
    return this.rows.length / (this.inputs + 1) - this.size;
  }

  add(input: Float64Array, answer: number): void {
    const first = this.size * (this.inputs + 1);
    for (let i = 0; i < this.inputs; i++) this.rows[first + i] = input[i]!; // as long as the inputs, or longer
    this.setAnswer(this.size++, answer);
  }

  setAnswer(row: number, answer: number): void {
    this.rows[row * (this.inputs + 1) + this.inputs] = answer;
  }

  /** The rows that are filled. */
  get filled(): Float32Array {
    return this.rows.subarray(0, this.size * (this.inputs + 1));
  }

  static join(inputs: number, parts: readonly Float32Array[]): Samples {
    const width = inputs + 1;
    const joined = new Samples(inputs, parts.reduce((size, part) => size + part.length, 0) / width);
    for (const part of parts) {
      joined.rows.set(part, joined.size * width);
      joined.size += part.length / width;
    }
    return joined;
  }
}
