import type { Vocabulary } from '../../settings/settings.ts';

export const evenings = (_vocabulary: Vocabulary) => ({
  title: 'Evenings',
});
