import { TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';
import { number } from '../../../format.ts';

const points = (count: number): string => `${number(count)} ${count === 1 ? 'punto' : 'puntos'}`;

export const scoring = (w: Words): Chapters['learn']['scoring'] => ({
  lead: 'Siempre en el mismo orden: sumar los números, doblarlos, añadir los +N y lo que dan siete números. Todas las cuentas de esta página siguen las mismas reglas que cuentan los puntos en la mesa.',
  order: 'El orden',
  orderSteps: [
    'Suma los números.',
    'Con ×2, dobla esa suma y nada más.',
    'Añade las cartas +2 a +10; nunca se doblan.',
    `Por ${w.aTurn7}, añade ${number(TURN_7_BONUS)}.`,
  ],
  steps: { numbers: 'Números', doubled: 'Doblado', bonus: 'Cartas +N', turn7: w.turn7 },
  bust: 'Te has pasado: no cuenta nada, tampoco los modificadores.',
  points,
  groups: {
    five: 'Cinco números y lo que se les une',
    small: 'Una mano más pequeña, de cinco maneras',
    four: 'Primero se dobla',
    special: 'El cero, el ×2 y los modificadores solos',
  },
  walkthrough: 'Una ronda entera',
  walkthroughText: 'Tres personas, una ronda, del reparto a la puntuación. Mírala y comprueba las cuentas.',
  calculator: 'Pruébalo',
  calculatorText: 'Toca las cartas que tienes delante.',
  chooseNumbers: 'Números',
  chooseModifiers: 'Modificadores',
  reset: 'Quitar todas',
  sevenReached: 'Siete números: la ronda ha acabado, no llega nada más.',
  none: 'Aún no hay cartas: 0 puntos.',
  result: (count) => `Eso hace ${points(count)}.`,
});
