import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';
import { counted, inside } from './words.ts';

const { capitalised, number, percent } = formatIn('fr');

export const advice = (): Narration['advice'] => ({
  hit: 'Tirer',
  stay: 'Rester',
  give: ({ you, text }) => (you ? 'prendre la carte toi-même' : `donner la carte à ${text}`),
  chance: (answers) => `Tiré au sort parmi ${number(answers)} réponses.`,
  points: (points, limit) =>
    `Tu as ${counted(points, 'point', 'points')} ; à partir de ${number(limit)}, le conseiller reste.`,
  risk: (bust, limit) =>
    `La prochaine carte te fait sauter dans ${percent(bust)} des cas ; à partir de ${percent(limit)}, le conseiller reste.`,
  gain: (points, expected) =>
    `Une carte de plus donne ${counted(expected, 'point', 'points', 1)} en moyenne, rester ${number(points)}.`,
  free: 'Aucune carte restante ne peut te faire sauter.',
  chase: ({ text }, total, reached) =>
    `${text} a terminé avec ${number(total)} et gagne si tu ne fais pas mieux ; tu es à ${number(reached)}.`,
  ahead: (reached, next) =>
    `${number(reached)} suffisent pour gagner ; l’adversaire le plus proche est à ${number(next)}.`,
  aimLock: ({ you, text }, reached) => `${you ? 'Tu serais' : `${text} serait`} en tête avec ${number(reached)}.`,
  aimTurnThree: ({ you, text }, numbers) => `${you ? 'Tu as' : `${text} a`} le plus de nombres : ${number(numbers)}.`,
  aimLifeSaver: ({ you, text }, total) => `${you ? 'Tu as' : `${text} a`} le total le plus bas : ${number(total)}.`,
  better: (answer, other, more) =>
    `${capitalised(answer)} gagne environ ${counted(100 * more, 'partie', 'parties', 1)} de plus sur 100 que ${inside(other)}.`,
  even: (answer, other) => `${capitalised(answer)} gagne à peu près aussi souvent que ${inside(other)}.`,
  playouts: (answer, chance, other, otherChance) =>
    `${capitalised(answer)} gagne environ ${counted(100 * chance, 'partie', 'parties', 1)} sur 100, ${inside(other)} ${number(100 * otherChance, 1)}.`,
});
