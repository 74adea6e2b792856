/** The inverse of a symmetric positive definite matrix, by the method of Gauss and Jordan. Every index is a row's. */
export function inverse(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const left = matrix.map((row) => Float64Array.from(row));
  const right = matrix.map((row, i) => row.map((_, j) => (i === j ? 1 : 0)));
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = 1 / left[pivot]![pivot]!;
    scaleRow(left[pivot]!, scale);
    scaleRow(right[pivot]!, scale);
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const times = left[row]![pivot]!;
      subtractRow(left[row]!, left[pivot]!, times);
      subtractRow(right[row]!, right[pivot]!, times);
    }
  }
  return right;
}

const scaleRow = (row: Float64Array, by: number): void => {
  for (let i = 0; i < row.length; i++) row[i]! *= by;
};

const subtractRow = (row: Float64Array, other: Float64Array, times: number): void => {
  for (let i = 0; i < row.length; i++) row[i]! -= times * other[i]!;
};
