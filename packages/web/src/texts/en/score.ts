import type { Vocabulary } from '../../settings/settings.ts';

export const score = (_vocabulary: Vocabulary) => ({
  title: 'Score keeper',
});
