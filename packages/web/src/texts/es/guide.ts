import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const guide = (_vocabulary: Vocabulary): Chapters['guide'] => ({
  title: 'Estrategia',
});
