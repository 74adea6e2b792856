import type { Vocabulary } from '../../settings/settings.ts';

export const share = (_vocabulary: Vocabulary) => ({
  title: 'Share the score',
});
