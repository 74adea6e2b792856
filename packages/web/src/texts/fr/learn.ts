import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const learn = (_vocabulary: Vocabulary): Chapters['learn'] => ({
  title: 'Apprendre',
});
