import { capitalised, number, percent } from '../format.ts';
import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const coach = (w: Words): Texts['coach'] => ({
  name: 'Coach',
  advises: 'Coach :',
  quiet: 'Le coach parle quand c’est à toi de choisir.',
  more: 'L’avis du coach',
  bust: 'sauter',
  bustChance: 'risque de sauter',
  twins: (busts, cards) => `${number(busts)} sur ${number(cards)} sont des doublons`,
  saved: `${w.lifeSaver} : la prochaine carte ne peut pas te faire sauter`,
  safe: 'aucune carte restante ne peut te faire sauter',
  win: (chance) => `environ ${chance} de victoires`,
  average: (points) => `${number(points, 1)} en moyenne`,
  wins: (chance, other, otherChance) => `gagne environ ${chance}, ${other} ${otherChance}`,
  hit: 'Tirer',
  stay: 'Rester',
  give: ({ you, text }) => (you ? 'prendre la carte toi-même' : `donner la carte à ${text}`),
  reason: {
    chance: (answers) => `Tiré au sort parmi ${number(answers)} réponses.`,
    points: (points, limit) => `Tu as ${number(points)} points ; à partir de ${number(limit)}, le coach reste.`,
    risk: (bust, limit) =>
      `La prochaine carte te fait sauter dans ${percent(bust)} des cas ; à partir de ${percent(limit)}, le coach reste.`,
    gain: (points, expected) =>
      `Une carte de plus donne ${number(expected, 1)} points en moyenne, rester ${number(points)}.`,
    more: (points) => `Risque de sauter compris, tirer donne ${number(points, 1)} points de plus en moyenne.`,
    less: (points) => `Risque de sauter compris, tirer donne ${number(points, 1)} points de moins en moyenne.`,
    free: 'Aucune carte restante ne peut te faire sauter.',
    chase: ({ text }, total, reached) =>
      `${text} a terminé avec ${number(total)} et gagne si tu ne fais pas mieux ; tu es à ${number(reached)}.`,
    ahead: (reached, next) => `${number(reached)} suffisent pour gagner ; le suivant est à ${number(next)}.`,
    aimLock: ({ you, text }, reached) => `${you ? 'Tu serais' : `${text} serait`} en tête avec ${number(reached)}.`,
    aimTurnThree: ({ you, text }, numbers) => `${you ? 'Tu as' : `${text} a`} le plus de nombres : ${number(numbers)}.`,
    aimLifeSaver: ({ you, text }, total) => `${you ? 'Tu as' : `${text} a`} le total le plus bas : ${number(total)}.`,
    better: (answer, other, more) =>
      `${capitalised(answer)} gagne environ ${number(100 * more, 1)} parties de plus sur 100 que ${other}.`,
    even: (answer, other) => `${capitalised(answer)} gagne à peu près aussi souvent que ${other}.`,
    playouts: (answer, chance, other, otherChance) =>
      `${capitalised(answer)} gagne environ ${number(100 * chance, 1)} parties sur 100, ${other} ${number(100 * otherChance, 1)}.`,
  },
});
