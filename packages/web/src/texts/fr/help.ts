import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const help = (_: Words): Texts['help'] => ({});
