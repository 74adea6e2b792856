import type { Words } from './words.ts';

export const summary = (_: Words) => ({});
