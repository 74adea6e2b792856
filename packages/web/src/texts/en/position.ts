import type { Vocabulary } from '../../settings/settings.ts';

export const position = (_vocabulary: Vocabulary) => ({
  title: 'Position',
});
