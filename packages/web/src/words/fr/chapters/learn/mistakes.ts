import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';
import { number, percent } from '../../../format.ts';

export const mistakes = (w: Words): Chapters['learn']['mistakes'] => ({
  lead: 'Ce qui tourne mal autour des vraies tables : ce qu’on fait souvent, ce qui est juste, et la règle derrière.',
  ofRules: 'Règles',
  ofPlay: 'Jeu',
  wrong: 'Ce qu’on fait souvent',
  right: 'Ce qui est juste',
  why: 'Pourquoi',
  more: 'En savoir plus',
  chaseFigures: (always, best) =>
    `Avec les nombres seuls : ne jamais rester rapporte ${number(always, 1)} points par manche, le meilleur jeu ${number(best, 1)}.`,
  gameFigures: (win) =>
    `À deux, avec les nombres seuls : qui joue la victoire bat qui joue les points dans ${percent(win, 1)} des parties.`,
  list: {
    bonusFirst: {
      wrong: 'Ajouter d’abord les cartes +N, puis tout doubler.',
      right: 'Double les nombres, puis ajoute les cartes +N. Elles ne sont jamais doublées.',
    },
    modifiersCount: {
      wrong: `Compter les bonus ou les cartes action pour ${w.aTurn7}.`,
      right: 'Seules sept cartes nombre différentes comptent, quoi qu’il y ait d’autre.',
    },
    zero: {
      wrong: 'Prendre le 0 pour une carte sans intérêt.',
      right: 'Il ne rapporte rien, mais c’est l’un des sept nombres, et il n’a pas de doublon dans le paquet.',
    },
    saverKept: {
      wrong: `Utiliser ${w.aLifeSaver} « trop tôt », ou la garder pour une meilleure main.`,
      right: 'Il n’y a pas de choix : le premier doublon l’emporte, quelle que soit la main.',
    },
    saverTurn: {
      wrong: `Tirer encore après que ${w.theLifeSaver} a servi.`,
      right: 'Le tour est fini. C’est à la place suivante.',
    },
    saverNext: {
      wrong: `Garder ${w.aLifeSaver} pour la manche suivante.`,
      right: 'Elle part à la défausse à la fin de la manche.',
    },
    saverTwo: {
      wrong: `Collectionner deux ${w.lifeSavers}.`,
      right: 'La deuxième va aussitôt à une place en jeu qui n’en a pas ; sinon, à la défausse.',
    },
    lockSelf: {
      wrong: `Croire que ${w.theLock} doit viser quelqu’un d’autre.`,
      right: 'Tu peux le prendre, et encaisser ainsi tes points. S’il n’y a plus que toi, tu dois.',
    },
    lockLost: {
      wrong: `Noter 0 pour une place ${w.locked}.`,
      right: 'Elle marque ce qu’elle a devant elle, comme en restant.',
    },
    dealAgain: {
      wrong: 'Donner une autre carte à qui a reçu une carte action à la donne.',
      right: 'La carte action était sa carte. Qui l’a jouée ailleurs commence peut-être la manche sans rien.',
    },
    threeAll: {
      wrong: `Retourner les trois cartes ${w.ofTheTurnThree} après avoir sauté.`,
      right: `Sauter ou faire ${w.aTurn7} arrête tout, à cette carte même.`,
    },
    threeNow: {
      wrong: `Jouer tout de suite ${w.aLock} ou ${w.aTurnThree} apparu parmi les trois.`,
      right: 'La carte attend la troisième, et part à la défausse si la place saute.',
    },
    threeOrder: {
      wrong: `Quand plusieurs ${w.turnThrees} attendent, commencer par le plus récent.`,
      right: 'Premier attribué, premier à agir ; ce qui vient plus tard se met au bout de la file.',
    },
    threePass: {
      wrong: `Repasser à quelqu’un ${w.aTurnThree} qu’on a reçu.`,
      right: 'Personne ne réattribue une carte. Si sa cible est sortie entre-temps, elle part à la défausse.',
    },
    nextTurn: {
      wrong: 'Continuer après la place qui a retourné trois cartes.',
      right: 'C’est à la place qui suit celle qui avait reçu la carte, peu importe qui elle visait.',
    },
    shuffle: {
      wrong: 'Mélanger toutes les cartes avant chaque manche.',
      right:
        'Les cartes jouées restent à la défausse. On ne mélange que quand la pioche est vide : compter les cartes aide donc.',
    },
    shuffleTable: {
      wrong: 'Mélanger avec le reste les cartes de qui a sauté.',
      right: 'Ce qui est devant une place y reste jusqu’à la fin de la manche.',
    },
    firstToTarget: {
      wrong: `Arrêter la partie dès que quelqu’un a ${number(DEFAULT_TARGET)} points.`,
      right: 'La manche va jusqu’au bout ; puis le plus haut total gagne, peu importe qui y est arrivé d’abord.',
    },
    tie: {
      wrong: 'Partager la victoire, ou ne faire jouer que les places à égalité.',
      right:
        'Tout le monde rejoue une manche, jusqu’à ce qu’une seule place soit en tête. Ce peut être n’importe laquelle.',
    },
    chase: {
      wrong: `Toujours viser ${w.aTurn7}.`,
      right:
        'Des points sûrs à chaque manche rapportent bien plus ; avec de grands nombres, la septième carte fait le plus souvent sauter.',
    },
    doubled: {
      wrong: 'Tirer encore à cause du ×2, pour en tirer le maximum.',
      right:
        'Il double ce que tu peux gagner et ce que tu peux perdre. Arrête-toi à peu près là où tu le ferais sans lui.',
    },
    sameGame: {
      wrong: 'Jouer de la même façon, quel que soit le score.',
      right:
        'Loin devant, prends moins de risques ; derrière, prends-en plus, surtout si quelqu’un peut gagner avec cette manche.',
    },
  },
});
