import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';
import { inside } from './words.ts';

const { capitalised, number, percent } = formatIn('es');

export const advice = (): Narration['advice'] => ({
  hit: 'Pedir',
  stay: 'Plantarse',
  give: ({ you, text }) => (you ? 'quedarte con la carta' : `dar la carta a ${text}`),
  chance: (answers) => `Al azar entre ${number(answers)} respuestas.`,
  points: (points, limit) => `Tienes ${number(points)} puntos; desde ${number(limit)} el consejero se planta.`,
  risk: (bust, limit) =>
    `Con la próxima carta te pasas en el ${percent(bust)} de los casos; desde el ${percent(limit)} el consejero se planta.`,
  gain: (points, expected) => `Una carta más da ${number(expected, 1)} puntos de media; plantarse, ${number(points)}.`,
  free: 'Ninguna de las cartas que quedan hace que te pases.',
  chase: ({ text }, total, reached) =>
    `${text} ha terminado con ${number(total)} y gana si no logras más; vas por ${number(reached)}.`,
  ahead: (reached, next) => `${number(reached)} bastan para ganar; quien va detrás tiene ${number(next)}.`,
  aimLock: ({ you, text }, reached) => `${you ? 'Quedarías' : `${text} quedaría`} en cabeza con ${number(reached)}.`,
  aimTurnThree: ({ you, text }, numbers) =>
    `${you ? 'Tienes' : `${text} tiene`} más números que nadie: ${number(numbers)}.`,
  aimLifeSaver: ({ you, text }, total) => `${you ? 'Tienes' : `${text} tiene`} el total más bajo: ${number(total)}.`,
  better: (answer, other, more) =>
    `${capitalised(answer)} gana unas ${number(100 * more, 1)} partidas más de cada 100 que ${inside(other)}.`,
  even: (answer, other) => `${capitalised(answer)} gana más o menos igual que ${inside(other)}.`,
  playouts: (answer, chance, other, otherChance) =>
    `${capitalised(answer)} gana unas ${number(100 * chance, 1)} de 100 partidas; ${inside(other)}, ${number(100 * otherChance, 1)}.`,
});
