import type { Vocabulary } from '../../settings/settings.ts';

export const firstGame = (_vocabulary: Vocabulary) => ({
  title: 'Your first game',
});
