/** From where to where a whole number may go. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export const isWithin = (value: number, { least, most }: Limits): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
