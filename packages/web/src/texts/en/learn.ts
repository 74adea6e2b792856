import type { Vocabulary } from '../../settings/settings.ts';

export const learn = (_vocabulary: Vocabulary) => ({
  title: 'Learn',
});
