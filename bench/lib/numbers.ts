/** Medians, and numbers as the benchmarks print them. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const whole = (value: number): string => (Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en'));

export const ratio = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));

export const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(15)).join(''));
