import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const log = (_: Words): Texts['log'] => ({});
