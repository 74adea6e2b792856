import type { Vocabulary } from '../../settings/settings.ts';

export const quiz = (_vocabulary: Vocabulary) => ({
  title: 'Quiz',
});
