import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const lobby = (_: Words): Texts['lobby'] => ({});
