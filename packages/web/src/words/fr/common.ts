import { parts as narration, type Words } from '@turn7/narration/fr';
import type { Texts } from '../texts.ts';

export const common = (w: Words): Texts['common'] => ({
  ...narration.common(w),
  close: 'Fermer',
  home: 'Accueil',
  you: 'Toi',
  turn: 'Joue',
  yourTurn: 'À toi de jouer',
  updateReady: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
  missing: 'Cette partie de la page n’a pas pu être chargée',
  missingTells:
    'La connexion est peut-être coupée, ou il existe une version plus récente de cette page. Ta partie sur cet appareil est en sécurité.',
  tryAgain: 'Réessayer',
});
