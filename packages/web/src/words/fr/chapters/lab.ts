import { counted, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['lab'] => {
  const thinking = 'Calcul en cours…';
  const failed = 'Le calcul n’a pas pu se faire ici.';
  return {
    title: 'Labo',
    heading: 'Jusqu’où tenter sa chance ?',
    about: 'Tout est calculé sur cet appareil à partir des cartes elles-mêmes : des chiffres exacts, rien d’estimé.',
    tiles: 'Aussi au labo',
    tile: {
      position: {
        title: 'Éditeur de position',
        tells: 'N’importe quelle main, n’importe quelle table : chances, conseil et raison',
      },
      simulate: { title: 'Simuler', tells: 'Fais jouer aux bots des milliers de parties' },
      strategy: { title: 'Guide de stratégie', tells: 'Des conseils connus, et ce que les chiffres en disent' },
    },
    cards: {
      title: 'Chaque carte et ses chances',
      tells: (cards, numbers, modifiers, actions) =>
        `${number(cards)} cartes : ${number(numbers)} nombres, ${number(modifiers)} bonus, ${number(actions)} cartes action.`,
      worth: (points, one) =>
        `La première carte d’une manche rapporte ${number(points, 2)} points en moyenne, une carte nombre ${number(one, 2)}.`,
      decks: 'Paquets',
      fewerDecks: 'Un paquet de moins',
      moreDecks: 'Un paquet de plus',
      drawn: (cards) =>
        cards === 1 ? 'Probabilité pour la prochaine carte' : `Probabilité d’en voir une parmi ${number(cards)} cartes`,
      card: 'Carte',
      copies: 'Exemplaires',
      share: 'Probabilité pour la prochaine carte',
      points: 'Points seule',
      among: (drawn) => `Parmi ${number(drawn)} cartes`,
      row: (copies, chance) => `${number(copies)} · ${chance}`,
      rowTells: 'Après chaque barre : combien il y en a, et la probabilité.',
      says: (cards, drawn, chance) =>
        `Le plus probable ${drawn === 1 ? 'comme prochaine carte' : `parmi ${number(drawn)} cartes`} : ${list(cards)}, ${percent(chance, 1)}.`,
    },
    bust: {
      title: 'Risque de sauter à la prochaine carte',
      tells:
        'Paquet complet, on ne connaît que la rangée. Barres : la moyenne de toutes les rangées de cette taille, chacune selon sa fréquence, exacte. Traits : de la rangée la plus sûre à la plus risquée.',
      foot: 'nombres dans la rangée',
      mean: 'Moyenne',
      least: 'Minimum',
      most: 'Maximum',
      leastRow: 'Rangée la plus sûre',
      mostRow: 'Rangée la plus risquée',
      says: (first, count, last) =>
        `Avec un nombre, la prochaine carte fait sauter dans ${percent(first)} des cas, avec ${number(count)} nombres dans ${percent(last)}.`,
      hand: 'Essayer une main',
      busts: (busts, cards) => `de risque de sauter : ${counted(busts, 'carte', 'cartes')} sur ${number(cards)}.`,
      expected: (hit, stay) => `Tirer une fois donne ${number(hit, 1)} points en moyenne, rester ${number(stay)}.`,
      open: 'Ouvrir dans l’éditeur de position',
    },
    stopping: {
      title: 'Tirer ou rester ?',
      tells: {
        numbers: 'Le meilleur jeu pour les points, avec un paquet neuf de nombres seuls.',
        modifiers:
          'Le meilleur jeu pour les points avec nombres et bonus, tant qu’aucun bonus n’est posé près de la rangée.',
        all: `Le meilleur jeu pour les points avec toutes les cartes, tant que rien n’est posé près de la rangée. Les cartes ${w.lock} et ${w.turnThree} vont aux autres et ne changent donc rien.`,
      },
      deck: 'Cartes',
      decks: { numbers: 'Nombres', modifiers: 'Et bonus', all: 'Toutes' },
      columns: 'nombres dans la rangée',
      rows: 'somme',
      column: (count) => (count === 1 ? '1 nombre' : `${number(count)} nombres`),
      hit: 'tire',
      stay: 'reste',
      mixedShort: 'selon la rangée',
      mixed:
        'Un pourcentage veut dire : pour cette part des rangées de cette somme, mieux vaut tirer ; les petits nombres sont plus sûrs.',
      says: (two, six) =>
        `Avec deux nombres, mieux vaut rester à partir d’une somme de ${number(two)}, avec six nombres seulement à partir de ${number(six)}.`,
      thinking,
      failed,
    },
    rules: {
      title: 'Règles simples contre meilleur jeu',
      tells: 'Nombres seuls, paquet neuf : la part de la meilleure moyenne possible qu’obtient une règle simple.',
      stayFrom: (sum) => `Rester à partir d’une somme de ${number(sum)}`,
      result: (rule, share, value, bust) =>
        `${rule} : ${percent(share, 1)} du maximum, ${number(value, 2)} points par manche, ${percent(bust)} de manches perdues.`,
      sum: (sum) => `À partir de ${number(sum)} points`,
      risk: (risk) => `À partir de ${percent(risk)} de risque`,
      count: (count) => `À partir de ${number(count)} nombres`,
      always: 'Ne jamais rester',
      best: (rule, share) => `La meilleure ici : ${rule}, ${percent(share, 1)} du meilleur jeu.`,
      rule: 'Quand on reste',
      share: 'Part du maximum',
      value: 'Points par manche',
      bust: 'Saute',
      turn7: w.turn7,
      thinking,
      failed,
    },
    best: {
      title: 'Les points d’une manche jouée au mieux',
      tells: 'En solo, paquet neuf, la plus haute moyenne : la probabilité exacte de chaque score.',
      decks: {
        numbers: 'Nombres seuls',
        modifiers: 'Et bonus',
        'life savers': `Et ${w.lifeSavers}`,
        solo: 'Toutes, en solo',
      },
      foot: (step) => `points, par pas de ${number(step)} ; à 0 les manches perdues ; ▲ moyenne`,
      mean: 'Moyenne',
      bust: 'Saute',
      turn7: w.turn7,
      points: 'Points de la manche',
      rounds: (target) => `Manches jusqu’à ${number(target)}`,
      says: (means) => `Score moyen d’une manche : ${means.join(', ')}.`,
    },
    lead: {
      title: 'Comment une avance change le bon risque',
      tells:
        'Qui est mené doit risquer plus, qui mène moins : le risque qui gagne le plus souvent, et les chances de gagner.',
      own: (total) => `Ton total : ${number(total)}`,
      other: (total) => `L’autre total : ${number(total)}`,
      result: (own, other, risk, win) =>
        `À ${number(own)} : ${number(other)}, le meilleur jeu pour gagner saute dans ${percent(risk, 1)} des manches et gagne ${percent(win, 1)} des parties.`,
      says: (view, behind, ahead) => `${view} : ${behind} loin derrière, ${ahead} loin devant.`,
      shows: 'La grille montre',
      views: { risk: 'Risque de sauter', win: 'Chances de gagner' },
      yourTotal: 'Ton total',
      against: (total) => `contre ${number(total)}`,
      marked: (place, asked) =>
        place === asked ? `Encadré : ${place}.` : `Encadré : ${place}, le plus proche de ${asked}.`,
      little: 'peu',
      much: 'beaucoup',
      columns: 'l’autre total, en %',
      rows: 'ton total',
      assumes:
        'Exact à deux, avec des nombres seuls : cartes neuves à chaque manche, l’autre joue pour les points, personne ne voit la manche de l’autre, à égalité on continue.',
    },
  };
};
