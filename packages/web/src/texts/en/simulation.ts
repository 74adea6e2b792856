import type { Vocabulary } from '../../settings/settings.ts';

export const simulation = (_vocabulary: Vocabulary) => ({
  title: 'Simulation',
});
