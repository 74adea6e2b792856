import { counted, inside, type Words } from '@turn7/narration/fr';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const coach = (w: Words): Texts['coach'] => ({
  name: 'Conseiller',
  advises: 'Conseil :',
  quiet: 'Le conseiller parle quand c’est à toi de choisir.',
  more: 'L’avis du conseiller',
  bust: 'sauter',
  bustChance: 'risque de sauter',
  twins: (busts, cards) =>
    `${number(busts)} sur ${number(cards)} ${busts < 2 ? 'est un doublon' : 'sont des doublons'}`,
  saved: `${w.lifeSaver} : la prochaine carte ne peut pas te faire sauter`,
  safe: 'aucune carte restante ne peut te faire sauter',
  win: (chance) => `environ ${chance} de victoires`,
  average: (points) => `${number(points, 1)} en moyenne`,
  wins: (chance, other, otherChance) => `gagne environ ${chance}, ${inside(other)} ${otherChance}`,
  gains: (points) =>
    `Risque de sauter compris, tirer donne ${counted(points, 'point', 'points', 1)} de plus en moyenne.`,
  loses: (points) =>
    `Risque de sauter compris, tirer donne ${counted(points, 'point', 'points', 1)} de moins en moyenne.`,
});
