import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';
import { number, percent } from '../../../format.ts';

export const bonus = (w: Words): Chapters['learn']['bonus'] => ({
  lead: `${number(SEVEN)} nombres différents dans une rangée : ${number(TURN_7_BONUS)} points de plus, et la manche finit pour tout le monde. Cela paraît souvent plus proche que ce n’est.`,
  facts: 'Ce qui compte',
  factLines: [
    'Seules les cartes nombre comptent, le 0 aussi. Les bonus et les cartes action, jamais.',
    `Les ${number(TURN_7_BONUS)} points s’ajoutent à la fin ; ×2 ne les double pas.`,
    'Qui est encore en jeu à ce moment garde ses points, comme en restant.',
  ],
  often: 'À quelle fréquence',
  oftenTells: 'La probabilité dans une manche avec un paquet neuf, pour qui joue en solo. Calculée exactement.',
  ways: {
    always: 'Nombres seuls, sans jamais rester',
    best: 'Nombres seuls, meilleur jeu aux points',
    bestWhole: 'Toutes les cartes, meilleur jeu aux points',
  },
  way: 'Façon de jouer',
  chance: 'Probabilité',
  points: 'Points par manche',
  oneIn: (rounds) => `une manche sur ${number(rounds)}`,
  oftenText: (always, best) =>
    `Qui ne reste jamais y arrive le plus souvent, et marque ${number(always, 1)} points par manche. Le meilleur jeu en rapporte ${number(best, 1)}, presque toujours sans cela.`,
  reach: 'À partir de quatre, cinq, six nombres',
  reachTells:
    'La probabilité de compléter les sept sans jamais rester, avec un paquet neuf et sans autres cartes : pour la rangée la plus basse et pour la plus haute.',
  numbers: 'Nombres',
  lowRow: 'Rangée la plus basse',
  highRow: 'Rangée la plus haute',
  rowOf: (count) => `${number(count)} nombres`,
  border: 'Quand continuer',
  borderTells:
    'Jusqu’à quelle somme de la rangée une carte de plus est le bon choix, aux points, avec un paquet neuf de nombres.',
  alwaysHit: 'Tirer jusqu’à',
  neverHit: 'Rester dès',
  borderText: (count, hit, stay) =>
    `Avec ${number(count)} nombres, tire jusqu’à ${number(hit)} et reste dès ${number(stay)} ; entre les deux, cela dépend des cartes.`,
  zones: { hit: 'tirer', stay: 'rester' },
  try: 'Ta rangée',
  tryText: `Choisis jusqu’à ${number(SEVEN - 1)} nombres : quelle est la probabilité, et cela en vaut-il la peine ? Toutes les autres cartes d’un paquet sont encore à venir.`,
  tryEmpty: 'Choisis un nombre.',
  newNext: 'Le prochain nombre est nouveau',
  complete: `Jusqu’au ${w.turn7}, sans jamais rester`,
  best: `${w.turn7} avec le meilleur jeu`,
  stayNow: 'Points si tu restes',
  hitNow: 'Points à attendre si tu tires',
  advise: { hit: 'Une carte de plus est le bon choix.', stay: 'Rester est le bon choix.' },
  share: (chance) => percent(chance, chance < 0.1 ? 1 : 0),
});
