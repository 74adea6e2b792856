import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { arms } from './guide/arms.ts';
import { claims } from './guide/claims.ts';

export const texts = (w: Words): Chapters['guide'] => ({
  lead: 'Des conseils que l’on se donne, chacun essayé dans un très grand nombre de parties. À côté, ce qui a été mesuré.',

  stopTitle: 'Quand s’arrêter ?',
  stopLine: (limit) => `Reste dès que ta main vaut ${limit} points ou plus.`,
  stopShare: (wins, others, best) =>
    `La meilleure limite fixe mesurée : à quatre, elle gagne ${wins} des parties contre trois qui restent à ${others}. Qui pèse chaque carte et les compte gagne ${best}.`,

  topTitle: 'Les règles qui comptent le plus',
  topLead:
    'De combien tu gagnes plus souvent que d’autres qui jouent de même sans cette règle. Les gains ne s’additionnent pas : une règle en recouvre en partie une autre.',
  rules: {
    odds: 'Pèse la prochaine carte : ce qu’elle peut apporter, ce qu’elle peut coûter.',
    count: 'Retiens ce qui est passé. Les cartes sur la table et dans la défausse ne peuvent pas revenir.',
    saver: `Ne reste jamais tant que tu as ${w.aLifeSaver}.`,
    x2: 'Avec ×2, continue comme si tu ne l’avais pas.',
    lock: `Joue ${w.aLock} sur qui serait en tête.`,
    three: `Joue ${w.aTurnThree} sur la rangée qui risque le plus de sauter.`,
    limit: 'Si tu restes à un nombre de points fixe, choisis-le haut.',
    close:
      'En fin de partie : continue tant que quelqu’un déjà sorti gagnerait, arrête-toi dès que personne ne peut te dépasser.',
  },
  ruleGain: (points, se) => `${points}\u00a0±\u00a0${se} points de pourcentage`,

  evidence: 'Ce qu’on a mesuré',
  claimsTitle: 'Les conseils, un par un',
  claims: claims(w),
  arms: arms(w),
  verdicts: {
    holds: 'Vrai',
    limits: 'Vrai avec des limites',
    idle: 'Ne change rien',
    false: 'Faux',
    'no choice': 'Aucun choix',
  },

  key: 'Dans les graphiques, le trait vertical est une part égale, la barre les points de pourcentage que le joueur gagne en plus ou en moins. Le trait fin au-dessous va à deux erreurs types de chaque côté.',
  columns: {
    player: 'Joueur',
    wins: 'Victoires',
    error: 'Erreur type',
    even: 'Part égale',
    gain: 'Gain en points de pourcentage',
    name: 'Nom dans le simulateur',
    others: 'Les autres',
    mean: 'Score moyen d’une manche',
  },
  wins: (player, wins, se) => `${player} – gagne ${wins}\u00a0±\u00a0${se}`,
  more: (points) => `${points} points de pourcentage de plus qu’une part égale`,
  fewer: (points) => `${points} points de pourcentage de moins qu’une part égale`,
  same: 'autant qu’une part égale',

  handsTitle: 'Ce que disent les probabilités',
  handsNote: 'Exact, avec une pioche neuve et sans que d’autres tirent.',
  handStay: (points) => `Rester : ${points} points`,
  handHit: (points, bust) => `Tirer : ${points} en moyenne, ${bust} de risque`,

  bestLimit: (limit, mean, se) =>
    `Pour les points seuls, la meilleure limite fixe est ${limit} : ${mean}\u00a0±\u00a0${se} par manche, en solo avec une pioche neuve.`,
  sevenIfAlways: (share) =>
    `Avec les seules cartes nombre, qui ne reste jamais réussit ${w.aTurn7} dans ${share} des manches et saute dans toutes les autres.`,
  duel: 'Le bon risque, à deux et avec les seules cartes nombre (exact) :',
  duelRow: (own, other, bust) => `à ${own} contre ${other} : saute dans ${bust} des manches`,

  luckTitle: 'Quelle est la part de chance dans une partie ?',
  luckShares: (games, luck, own, others) =>
    `La plus grande. Dans ${games} parties analysées entre quatre joueurs au jeu différent, les cartes expliquent ${luck} des écarts de résultat, les choix de chacun ${own}, les choix des autres ${others} ; le reste est l’erreur de l’estimation.`,
  luckLeads:
    'Une seule partie dit donc peu de qui joue le mieux. Voici combien il en faut pour que le meilleur des quatre soit devant avec 95 chances sur 100 : en victoires, et en ce que les choix ont coûté d’après l’analyse de chaque partie.',
  luckColumns: {
    ahead: (best) => `${best} devant`,
    wins: 'Parties, par les victoires',
    choices: 'Parties, par l’analyse',
  },

  trySimulation: 'Jouer ces parties au labo',
  tryHand: 'Essayer au labo',
  scoring:
    'Une autre erreur souvent citée touche aux règles, pas au jeu : chaque +N vient après le doublement, et aucun bonus ne compte pour les sept.',
  scoringLink: 'Comment on compte les points',

  methodTitle: 'Comment on a mesuré',
  method: (games, seed) =>
    `Chaque ligne est un joueur dans ${games} parties entières, avec les règles complètes. Les autres places jouent toutes de même ; places et premier donneur tournent. Tout part de la graine ${seed} : chacun retrouve les mêmes chiffres.`,
  even: (four, two) =>
    `À quatre, une part égale est ${four} des victoires, à deux ${two}. Ce qui est au-dessus ou au-dessous vient de la seule chose que le joueur fait autrement.`,
  errors: (errors, points) =>
    `± est l’erreur type : de combien un chiffre peut être faux par hasard. Le double couvre environ 19 cas sur 20. Une différence compte si elle dépasse ${errors} erreurs types et ${points} points de pourcentage.`,
  bounds:
    'Un conseil est vrai si chaque mesure donne ce qu’il dit, avec des limites si quelques-unes le font. Si aucune ne le fait et qu’une dit le contraire, il est faux.',
  curious: 'Pour les curieux',
  command: 'Les chiffres de cette page sont écrits par une commande :',
});
