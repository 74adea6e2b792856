import { TURN_7_BONUS } from '@turn7/engine';
import { counted, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';
import { number } from '../../../format.ts';

const points = (count: number): string => counted(count, 'point', 'points');

export const scoring = (w: Words): Chapters['learn']['scoring'] => ({
  lead: 'Toujours dans le même ordre : additionner les nombres, doubler, ajouter les bonus, puis ce que valent sept nombres. Tous les calculs de cette page suivent les règles mêmes qui comptent les points à la table.',
  order: 'L’ordre',
  orderSteps: [
    'Additionne les nombres.',
    'Avec ×2, double cette somme, et rien d’autre.',
    'Ajoute les cartes +2 à +10 ; elles ne sont jamais doublées.',
    `Pour ${w.aTurn7}, ajoute ${number(TURN_7_BONUS)}.`,
  ],
  steps: { numbers: 'Nombres', doubled: 'Doublé', bonus: 'Bonus', turn7: w.turn7 },
  bust: 'Qui saute ne marque rien, pas même les bonus.',
  points,
  groups: {
    five: 'Cinq nombres, et ce qui s’y ajoute',
    small: 'Une main plus petite, de cinq façons',
    four: 'On double d’abord',
    special: 'Le zéro, le ×2 et les bonus seuls',
  },
  walkthrough: 'Une manche entière',
  walkthroughText: 'Trois personnes, une manche, de la donne au score. Regarde-la, puis vérifie les calculs.',
  calculator: 'À toi d’essayer',
  calculatorText: 'Touche les cartes qui sont devant toi.',
  chooseNumbers: 'Nombres',
  chooseModifiers: 'Bonus',
  reset: 'Tout enlever',
  sevenReached: 'Sept nombres : la manche est finie, plus rien ne vient.',
  none: 'Pas encore de carte : 0 point.',
  result: (count) => `Cela fait ${points(count)}.`,
});
