import { than, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

const games = (count: number): string => (count === 1 ? 'une partie' : `${number(count)} parties`);
const speed = (perSecond: number): string => number(perSecond, perSecond < 10 ? 1 : 0);

export const texts = (w: Words): Chapters['simulation'] => ({
  title: 'Simulation',
  lead: 'Fais jouer des milliers de parties à des bots sur cet appareil, et vois qui gagne combien de fois.',

  who: 'Qui joue ?',
  quick: 'Choix rapides',
  against: (one, other, seats) => `${one} contre ${number(seats)} × ${other}`,
  stayAt: (points) => `Rester à ${listOr(points.map((one) => number(one)))} ?`,
  allLevels: 'Tous les niveaux',
  alone: (name) => `${name} en solo`,
  bot: (place) => `Bot n° ${number(place)}`,
  levels: 'Niveaux',
  strategiesTitle: 'Stratégies',
  strategies: {
    stay: {
      name: 'Reste à N points',
      short: (points) => `Reste à ${number(points)}`,
      tells: 'tire jusqu’à ce que la main ait autant de points',
      number: 'Points',
    },
    risk: {
      name: 'Reste à P % de risque',
      short: (risk) => `Risque ${number(risk)} %`,
      tells: 'compte les cartes et reste dès que le risque de la suivante atteint P %',
      number: 'Risque en %',
    },
    count: {
      name: 'Compte une carte d’avance',
      short: () => 'Une d’avance',
      tells: 'tire tant que la carte suivante rapporte en moyenne',
      number: 'Nombre',
    },
    random: { name: 'Au hasard', short: () => 'Hasard', tells: 'donne n’importe quelle réponse', number: 'Nombre' },
    master: {
      name: 'Maître à K essais',
      short: (playouts) => `Maître ${number(playouts)}`,
      tells: 'joue ses réponses jusqu’à K fois avant de choisir ; lent',
      number: 'Essais',
    },
  },
  seats: 'Places',
  remove: (name) => `Retirer ${name}`,
  add: 'Ajouter un bot',
  atTable: (seats) => (seats === 1 ? 'Un seul à la table' : `${number(seats)} à la table`),
  full: (most) => `Une table a au plus ${number(most)} places.`,
  slow: 'Les Maîtres réfléchissent longtemps : quelques parties durent autant que des milliers d’autres. Le temps restant s’affiche après les premières.',
  numbers: { games: 'Parties', target: 'Points pour gagner', seed: 'Graine' },
  seedTells: 'La même graine joue les mêmes parties, sur tout appareil.',

  course: 'Avancement',
  start: 'Lancer',
  stop: 'Arrêter',
  ready: '« Lancer » joue exactement ces parties.',
  progress: (played, all) => `${number(played)} sur ${games(all)}`,
  speed: (perSecond) => `${speed(perSecond)} parties/s`,
  left: (time) => `encore ${time} environ`,
  running: (all) => `${capitalised(games(all))} en cours…`,
  complete: (played, time, perSecond) =>
    `${capitalised(games(played))}, durée : ${time}, ${speed(perSecond)} parties/s.`,
  stopped: (played, all) => `Arrêté après ${number(played)} sur ${games(all)}. Ce qui a été joué est gardé.`,
  failed: (first, last, why, played) =>
    `Les parties ${number(first)} à ${number(last)} ont échoué deux fois (${why}). Ce qui a été joué jusque-là est gardé : ${games(played)}.`,
  notStarted: (why) => `La simulation n’a pas pu démarrer sur cet appareil (${why}). Essaie avec un autre navigateur.`,
  crashed: (workers) =>
    workers === 1
      ? 'Un processus a échoué ; ses parties ont été rejouées.'
      : `${number(workers)} processus ont échoué ; leurs parties ont été rejouées.`,

  linked:
    'Le lien a tout réglé : « Lancer » joue exactement les mêmes parties. Les graphiques apparaissent ici et grandissent avec elles.',
  nothingYet: 'Les graphiques apparaissent ici dès les premières parties et grandissent avec les suivantes.',
  result: (count) => `Après ${games(count)}`,
  resultOf: (bots, target, seed) =>
    `${bots} ; jusqu’à ${number(target)} points, graine ${seed}. Les places tournent, personne n’est avantagé.`,
  range: (difference, error) => `${number(difference, 1)} ± ${number(error, 1)} points de pourcentage`,
  noise: (first, second, range) =>
    `Trop serré : ${first} devance ${second} de ${range}, ce qui peut être dû au hasard. Il faudrait plus de parties.`,
  ahead: (first, second, range) => `${first} gagne plus souvent ${than(second)}, de ${range} : ce n’est pas un hasard.`,
  shownAfter: (first, count) =>
    `À table, la chance le cache un moment : il faut ${games(count)} pour ${than(first)} soit devant en victoires avec 95 chances sur 100.`,
  roundsPerGame: 'Manches par partie',
  cardsPerGame: 'Cartes par partie',
  sevensPerRound: `${w.turn7} par manche`,
  gamesPerSecond: 'Parties par seconde',
  withoutWinner: 'Parties sans victoire',

  botHead: 'Bot',
  standardError: 'Erreur type',
  wins: 'Taux de victoire',
  errorBar:
    'Part des parties, pour une place. La barre d’erreur est l’intervalle qui contient le vrai taux dans 95 simulations sur 100 : là où deux se chevauchent, l’ordre peut être dû au hasard.',
  winsHead: 'Victoires',
  winRate: 'Taux de victoire',
  from: 'De',
  to: 'À',
  par: (share) => `part égale ${share}`,
  winsSay: (rates) => `Taux de victoire : ${list(rates)}.`,
  rangeFoot: (errors) => `Barres à ±${number(errors, 2)} erreurs types`,
  scores: 'Points par manche',
  scoresTell: 'Combien de fois une manche a rapporté combien.',
  meanScore: 'Moyenne',
  mean: 'moyenne',
  scoresSay: (means) => `Points par manche en moyenne : ${list(means)}.`,
  scoresFoot: 'points ; pic à 0 = manches perdues, ▲ = moyenne',
  lengths: (target) => `Manches jusqu’à ${number(target)}`,
  lengthsTell: (mean) => `La durée des parties : ${mean} manches en moyenne.`,
  lengthsSay: (mean, most) =>
    `Les parties ont duré ${mean} manches en moyenne ; le plus souvent, c’était ${listOr(most)}.`,
  lengthsFoot: 'manches, ▲ = moyenne',
  rounds: 'Manches',
  gamesHead: 'Parties',
  share: 'Part',
  ends: 'Comment finissent les manches',
  endsTell: 'Par manche et par place.',
  measure: 'Mesure',
  measures: { bust: 'Manches perdues', turn7: w.turn7, locked: capitalised(w.locked), score: 'Points en moyenne' },
  endsSay: (measure, values) => `${measure} : ${list(values)}.`,
  wholeCsv: 'Tous les chiffres en CSV',
  wholeJson: 'Tous les chiffres en JSON',

  past: 'Simulations précédentes',
  pastTells: (count, best, rate) => `${count} parties ; ${best} gagne le plus : ${rate}`,
  useAgain: 'Reprendre ces réglages',
});
