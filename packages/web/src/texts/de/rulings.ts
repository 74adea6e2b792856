import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const rulings = (_: Words): Texts['rulings'] => ({});
