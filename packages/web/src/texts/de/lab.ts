import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const lab = (_vocabulary: Vocabulary): Chapters['lab'] => ({
  title: 'Labor',
});
