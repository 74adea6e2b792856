import type { Vocabulary } from '../../settings/settings.ts';

export const lab = (_vocabulary: Vocabulary) => ({
  title: 'Lab',
});
