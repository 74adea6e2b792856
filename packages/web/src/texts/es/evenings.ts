import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const evenings = (_vocabulary: Vocabulary): Chapters['evenings'] => ({
  title: 'Veladas',
});
