import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const score = (_vocabulary: Vocabulary): Chapters['score'] => ({
  title: 'Punkteblock',
});
