import type { Words } from './words.ts';

export const log = (_: Words) => ({});
