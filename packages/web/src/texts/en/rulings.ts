import type { Words } from './words.ts';

export const rulings = (_: Words) => ({});
