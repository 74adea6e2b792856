import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';
import { number, percent } from '../../../format.ts';

export const bonus = (w: Words): Chapters['learn']['bonus'] => ({
  lead: `${number(SEVEN)} números distintos en una fila: ${number(TURN_7_BONUS)} puntos más, y la ronda acaba para todos. A menudo parece más cerca de lo que está.`,
  facts: 'Lo que cuenta',
  factLines: [
    'Solo cuentan las cartas de número, también el 0. Los modificadores y las cartas de acción, nunca.',
    `Los ${number(TURN_7_BONUS)} puntos se añaden al final; ×2 no los dobla.`,
    'Quien sigue en juego en ese momento conserva sus puntos, como si se plantara.',
  ],
  often: 'Con qué frecuencia',
  oftenTells: 'La probabilidad en una ronda con baraja nueva, para quien juega en solitario. Calculada con exactitud.',
  ways: {
    always: 'Solo números, sin plantarse nunca',
    best: 'Solo números, el mejor juego a puntos',
    bestWhole: 'Todas las cartas, el mejor juego a puntos',
  },
  way: 'Forma de jugar',
  chance: 'Probabilidad',
  points: 'Puntos por ronda',
  oneIn: (rounds) => `una de cada ${number(rounds)} rondas`,
  oftenText: (always, best) =>
    `Quien nunca se planta lo consigue más a menudo, y suma ${number(always, 1)} puntos por ronda. El mejor juego da ${number(best, 1)}, casi siempre sin ello.`,
  reach: 'Desde cuatro, cinco, seis números',
  reachTells:
    'La probabilidad de completar los siete sin plantarse nunca, con baraja nueva y sin otras cartas: para la fila más baja y para la más alta.',
  numbers: 'Números',
  lowRow: 'Fila más baja',
  highRow: 'Fila más alta',
  rowOf: (count) => `${number(count)} números`,
  border: 'Cuándo seguir',
  borderTells: 'Hasta qué suma de la fila conviene otra carta, jugando a puntos, con una baraja nueva de números.',
  alwaysHit: 'Pedir hasta',
  neverHit: 'Plantarse desde',
  borderText: (count, hit, stay) =>
    `Con ${number(count)} números, pide hasta ${number(hit)} y plántate desde ${number(stay)}; en medio depende de las cartas.`,
  zones: { hit: 'pedir', stay: 'plantarse' },
  try: 'Tu fila',
  tryText: `Elige hasta ${number(SEVEN - 1)} números: ¿qué probabilidad hay, y vale la pena? Todas las demás cartas de una baraja están por salir.`,
  tryEmpty: 'Elige un número.',
  newNext: 'El próximo número es nuevo',
  complete: `Hasta el ${w.turn7}, sin plantarte nunca`,
  best: `${w.turn7} con el mejor juego`,
  stayNow: 'Puntos si te plantas',
  hitNow: 'Puntos que esperar si pides',
  advise: { hit: 'Lo correcto es otra carta.', stay: 'Lo correcto es plantarse.' },
  share: (chance) => percent(chance, chance < 0.1 ? 1 : 0),
});
