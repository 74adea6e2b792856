import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const question = (_: Words): Texts['question'] => ({});
