import type { Words } from './words.ts';

export const replay = (_: Words) => ({});
