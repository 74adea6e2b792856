import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const share = (_vocabulary: Vocabulary): Chapters['share'] => ({
  title: 'Partager le score',
});
