import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const front = (_: Words): Texts['front'] => ({});
