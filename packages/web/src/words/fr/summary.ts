import type { Words } from '@turn7/narration/fr';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

/** The place in a ranking. */
export const ordinal = (place: number): string => `${place}${place === 1 ? 'er' : 'e'}`;

export const summary = (w: Words): Texts['summary'] => {
  const inRounds = (rounds: number) => `en ${number(rounds)} ${rounds > 1 ? 'manches' : 'manche'}`;
  return {
    over: (round) => `Manche ${number(round)} terminée`,
    ended: {
      turn7: ({ you, text }) => `${you ? 'Tu as' : `${text} a`} fait ${w.aTurn7}`,
      out: () => 'Plus personne en jeu',
      dry: () => 'Il n’y a plus de cartes',
    },
    because: {
      turn7: 'La manche s’arrête aussitôt ; qui était encore en jeu garde ses points.',
      out: 'Personne ne peut plus tirer : on compte les points.',
      dry: 'Pioche et défausse sont vides : on compte les points tels quels.',
    },
    scores: 'Points de cette manche',
    gained: (points) => `+${number(points)}`,
    second: (value) => `un deuxième ${value} :`,
    progress: (total, target) => `${number(total)} sur ${number(target)}`,
    why: 'Pourquoi ?',
    next: ({ you, text }) => `Manche suivante · ${you ? 'tu donnes' : `${text} donne`}`,
    toStanding: 'Voir le classement final',
    goOn: 'Continuer',
    goesOn: (seconds) => `La table continue toute seule dans ${number(seconds)} s.`,

    moment: `${w.turn7} !`,
    different: 'sept nombres différents',
    rings: (numbers) => `Sept anneaux, un par nombre : ${numbers}`,
    seeScores: 'voir les points',

    wins: ({ you, text }) => (you ? 'Tu gagnes !' : `${text} gagne !`),
    nobodyWins: 'Personne ne gagne',
    noCards: 'On ne peut plus donner de carte : la partie est finie.',
    result: (points, rounds) => `${number(points)} points ${inRounds(rounds)}`,
    standing: 'Classement final',
    place: 'Rang',
    ordinal,
    player: 'Nom',
    total: 'Total',
    bestRound: 'Meilleure manche',
    busts: 'Sauts',
    sevens: w.turn7,

    chart: 'Totaux par manche',
    round: (round) => `Manche ${number(round)}`,
    target: (target) => `objectif ${number(target)}`,
    asTable: 'La même chose en tableau',

    rematch: 'Revanche',
    rematchByHost: (host) => `${host ?? 'L’hôte'} peut lancer une revanche.`,
    whatNext: 'Et maintenant',
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

    soloBeaten: 'Défi réussi !',
    soloMissed: 'Pas cette fois',
    soloBest: (rounds) => `Ton record : ${number(rounds)} ${rounds > 1 ? 'manches' : 'manche'}`,
    soloNewBest: 'Ton meilleur résultat',
    soloAgain: 'Réessayer',

    proof: {
      title: 'Vérifier le mélange',
      what: 'Avant la première carte, l’empreinte d’un secret était fixée ; le journal la montre. Le secret et les graines des joueurs donnent chaque mélange : rien n’a donc pu changer ensuite.',
      seeded: 'Des joueurs ont ajouté leurs propres graines : personne n’a donc pu choisir les cartes à sa guise.',
      unseeded:
        'Personne n’a ajouté de graine : le secret seul a mélangé, et tu fais confiance à l’appareil qui l’a choisi.',
      commitment: 'Empreinte montrée avant la partie',
      secret: 'Secret, montré après',
      seeds: 'Graines des joueurs',
      noSeed: 'aucune',
      proven: (shuffles) =>
        shuffles === 1
          ? 'Prouvé : le mélange est celui que donnent secret et graines.'
          : `Prouvé : les ${number(shuffles)} mélanges sont ceux que donnent secret et graines.`,
      pending: 'Le secret n’est pas encore révélé.',
      none: 'Personne ne s’est engagé sur les mélanges de cette partie.',
      failed: 'Cet enregistrement ne correspond pas à l’engagement.',
      noRecord: 'L’enregistrement de cette partie n’est pas encore là.',
    },
  };
};
