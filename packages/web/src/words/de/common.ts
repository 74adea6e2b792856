import { parts as narration, type Words } from '@turn7/narration/de';
import type { Texts } from '../texts.ts';

export const common = (w: Words): Texts['common'] => ({
  ...narration.common(w),
  close: 'Schließen',
  home: 'Startseite',
  you: 'Du',
  turn: 'Am Zug',
  yourTurn: 'Du bist am Zug',
  updateReady: 'Eine neue Version ist da.',
  updateNow: 'Jetzt aktualisieren',
  missing: 'Dieser Teil lässt sich nicht laden',
  missingTells:
    'Vielleicht fehlt die Verbindung, oder es gibt eine neuere Version dieser Seite. Dein Spiel auf diesem Gerät ist sicher.',
  tryAgain: 'Noch einmal versuchen',
});
