import { parts as narration, type Words } from '@turn7/narration/es';
import type { Texts } from '../texts.ts';

export const common = (w: Words): Texts['common'] => ({
  ...narration.common(w),
  close: 'Cerrar',
  home: 'Inicio',
  you: 'Tú',
  turn: 'Turno',
  yourTurn: 'Te toca',
  updateReady: 'Hay una versión nueva.',
  updateNow: 'Actualizar',
  missing: 'Esta parte no se ha podido cargar',
  missingTells:
    'Quizá falte la conexión, o haya una versión más nueva de esta página. Tu partida en este dispositivo está a salvo.',
  tryAgain: 'Probar otra vez',
});
