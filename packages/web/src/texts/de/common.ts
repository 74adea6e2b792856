import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const common = (_: Words): Texts['common'] => ({
  close: 'x',
  back: 'x',
});
