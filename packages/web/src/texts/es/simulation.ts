import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const simulation = (_vocabulary: Vocabulary): Chapters['simulation'] => ({
  title: 'Simulación',
});
