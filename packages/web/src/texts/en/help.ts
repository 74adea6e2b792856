import type { Words } from './words.ts';

export const help = (_: Words) => ({});
