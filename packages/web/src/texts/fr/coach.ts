import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const coach = (_: Words): Texts['coach'] => ({});
