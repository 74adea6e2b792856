import type { Words } from './words.ts';

export const coach = (_: Words) => ({});
