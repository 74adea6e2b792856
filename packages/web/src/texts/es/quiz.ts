import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const quiz = (_vocabulary: Vocabulary): Chapters['quiz'] => ({
  title: 'Quiz',
});
