import { counted, type Words } from '@turn7/narration/fr';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

/** The place in a ranking. */
export const ordinal = (place: number): string => `${place}${place === 1 ? 'er' : 'e'}`;

export const summary = (w: Words): Texts['summary'] => {
  const inRounds = (rounds: number) => `en ${counted(rounds, 'manche', 'manches')}`;
  return {
    over: (round) => `Manche ${number(round)} terminée`,
    ended: {
      turn7: ({ you, text }) => `${you ? 'Tu as' : `${text} a`} fait ${w.aTurn7}`,
      dry: 'Il n’y a plus de cartes',
    },
    tally: (banked, busted) => {
      if (banked + busted === 1) return banked === 1 ? 'Tu as encaissé tes points' : 'Tu as sauté';
      if (busted === 0) return 'Tout le monde a encaissé ses points';
      if (banked === 0) return 'Tout le monde a sauté';
      const have = (people: number) => `${number(people)} ${people > 1 ? 'ont' : 'a'}`;
      return `${have(banked)} encaissé, ${have(busted)} sauté`;
    },
    decided: ({ you, text }, points) =>
      you ? `Tu atteins ${number(points)} et tu gagnes` : `${text} atteint ${number(points)} et gagne`,
    because: {
      turn7: 'La manche s’arrête aussitôt ; qui était encore en jeu garde ses points.',
      out: 'Personne ne peut plus tirer : on compte les points.',
      dry: 'Pioche et défausse sont vides : on compte les points tels quels.',
    },
    scores: 'Points de cette manche',
    gained: (points) => `+${number(points)}`,
    second: (value) => `un second ${value} :`,
    lost: (points) => counted(points, 'perdu', 'perdus'),
    progress: (total, target) => `${number(total)} sur ${number(target)}`,
    why: 'Pourquoi ?',
    next: ({ you, text }) => `Manche suivante · ${you ? 'tu donnes' : `${text} donne`}`,
    toStanding: 'Voir le classement final',
    goOn: 'Continuer',
    goesOn: (seconds) => `La table continue toute seule dans ${number(seconds)} s.`,

    moment: `${w.turn7} !`,
    different: 'sept nombres différents',
    rings: (numbers) => `Sept anneaux, un par nombre : ${numbers}`,
    seeScores: 'voir les points',

    wins: ({ you, text }) => (you ? 'Tu gagnes !' : `${text} gagne !`),
    placed: (place, behind) => `Tu finis ${ordinal(place)}, à ${counted(behind, 'point', 'points')}`,
    nobodyWins: 'Personne ne gagne',
    noCards: 'On ne peut plus donner de carte : la partie est finie.',
    result: (points, rounds) => `${counted(points, 'point', 'points')} ${inRounds(rounds)}`,
    standing: 'Classement final',
    place: 'Rang',
    ordinal,
    player: 'Nom',
    total: 'Total',
    bestRound: 'Meilleure manche',
    busts: 'Perdues',
    sevens: w.turn7,

    chart: 'Totaux par manche',
    round: (round) => `Manche ${number(round)}`,
    target: (target) => `objectif ${number(target)}`,
    asTable: 'La même chose en tableau',

    dailyResult: 'Voir le résultat',
    rematch: 'Revanche',
    harder: 'Des adversaires plus forts',
    easier: 'Des adversaires plus faciles',
    rematchByHost: (host) => `${host ?? 'L’hôte'} peut lancer une revanche.`,
    whatNext: 'Et maintenant',
    review: 'Analyser la partie',
    replay: 'Revoir la partie',
    save: 'Enregistrer la partie',
    check: 'Vérifier le mélange',
    share: 'Partager le résultat',
    copied: 'Copié',
    notCopied: 'La copie n’a pas marché.',
    copyYourself: 'Copie ce texte :',
    home: 'Accueil',
    recordAgain: 'L’enregistrement n’est pas arrivé – réessayer',
    shared: (winner, rounds) =>
      `${w.turn7} : ${winner === null ? 'personne ne gagne' : `${winner} gagne`} ${inRounds(rounds)}`,

    soloBeaten: 'Défi réussi !',
    soloMissed: 'Défi perdu',
    soloLost: 'Le défi est perdu',
    soloOutOfReach: (total, target) =>
      `Il est désormais hors de portée : ${counted(total, 'point', 'points')} sur ${number(target)}.`,
    soloBest: (rounds) => `Ton record : ${counted(rounds, 'manche', 'manches')}`,
    soloNewBest: 'Ton meilleur résultat',
    soloAgain: 'Réessayer',

    sealed:
      'Avant la première carte, l’empreinte d’un secret est fixée et montrée. Le secret et les nombres aléatoires des joueurs donnent chaque mélange : qui a vu l’empreinte et donné un nombre voit ensuite si quelque chose a été changé.',
  };
};
