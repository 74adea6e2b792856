/** The number that a new quiz is made from. */
import { SEEDS } from './generate.ts';

export const newSeed = (): number => Math.floor(Math.random() * SEEDS);
