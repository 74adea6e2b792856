import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const table = (_: Words): Texts['table'] => ({});
