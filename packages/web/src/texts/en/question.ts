import type { Words } from './words.ts';

export const question = (_: Words) => ({});
