import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const position = (_vocabulary: Vocabulary): Chapters['position'] => ({
  title: 'Posición',
});
