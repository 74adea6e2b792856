import type { Vocabulary } from '../../settings/settings.ts';

export const guide = (_vocabulary: Vocabulary) => ({
  title: 'Strategy',
});
