import { inside, type Words } from '@turn7/narration/es';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const coach = (w: Words): Texts['coach'] => ({
  name: 'Consejero',
  advises: 'Consejo:',
  quiet: 'El consejero habla cuando te toca decidir.',
  more: 'Lo que piensa el consejero',
  bust: 'pasarse',
  bustChance: 'riesgo de pasarse',
  twins: (busts, cards) => `${number(busts)} de ${number(cards)} son repetidas`,
  saved: `${w.lifeSaver}: con la próxima carta no te puedes pasar`,
  safe: 'ninguna de las cartas que quedan hace que te pases',
  win: (chance) => `cerca del ${chance} de victorias`,
  average: (points) => `${number(points, 1)} de media`,
  wins: (chance, other, otherChance) => `gana ≈\u00a0${chance}, ${inside(other)} ${otherChance}`,
  gains: (points) => `Contando el riesgo de pasarse, pedir da ${number(points, 1)} puntos más de media.`,
  loses: (points) => `Contando el riesgo de pasarse, pedir da ${number(points, 1)} puntos menos de media.`,
});
