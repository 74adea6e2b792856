import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const replay = (_: Words): Texts['replay'] => ({});
