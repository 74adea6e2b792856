import type { Words } from './words.ts';

export const settings = (_: Words) => ({});
