import type { Words } from './words.ts';

export const front = (_: Words) => ({});
