import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const summary = (_: Words): Texts['summary'] => ({});
