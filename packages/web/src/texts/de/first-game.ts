import type { Vocabulary } from '../../settings/settings.ts';
import type { Chapters } from '../chapters.ts';

export const firstGame = (_vocabulary: Vocabulary): Chapters['firstGame'] => ({
  title: 'Dein erstes Spiel',
});
