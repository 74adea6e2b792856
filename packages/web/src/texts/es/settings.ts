import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const settings = (_: Words): Texts['settings'] => ({});
