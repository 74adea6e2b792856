import type { Words } from './words.ts';

export const common = (_: Words) => ({
  close: 'Close',
  back: 'Back',
});
