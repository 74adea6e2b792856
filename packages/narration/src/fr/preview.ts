import { formatIn } from '../languages.ts';
import type { PreviewWords } from '../preview.ts';
import { counted } from './words.ts';

const { number, list } = formatIn('fr');

const manches = (count: number): string => (count === 1 ? 'une manche' : `${number(count)} manches`);

/** With wide no-break spaces: the fonts of pictures have no narrow one. */
export const preview: PreviewWords = {
  site: {
    title: 'Turn 7 : sept nombres différents, et un doublon de trop',
    description:
      'Le jeu de cartes où il faut savoir s’arrêter : contre des bots, entre amis par un lien, même hors ligne. Sans compte.',
    headline: 'Sept nombres différents. Un doublon, et tout s’envole.',
    line: 'Le jeu de cartes où il faut savoir s’arrêter, entre amis par un lien.',
  },
  player: (place) => `Place ${number(place)}`,
  more: (count) => (count === 1 ? 'et une autre personne' : `et ${number(count)} autres`),
  names: (names, others) =>
    list(others === 0 ? names : [...names, others === 1 ? 'une autre personne' : `${number(others)} autres`]),
  round: (round, target) => `Manche ${number(round)}, partie en ${number(target)} points`,
  leads: (name, total) => `${name} mène avec ${number(total)}.`,
  wins: (name) => `${name} gagne !`,
  nobodyWins: 'Personne ne gagne',
  result: (total, count) => `${counted(total, 'point', 'points')} en ${manches(count)}`,
  table: {
    title: 'Une table sur Turn 7',
    headline: 'Une place t’attend',
    description: 'Ouvre le lien pour venir à la table. Sans compte, et les règles tiennent en une minute.',
    label: 'Table',
  },
  lobby: {
    title: (host) => `${host} t’invite à jouer à Turn 7`,
    headline: (host) => `${host} t’invite`,
    seats: (taken, seats) => `${counted(taken, 'place prise', 'places prises')} sur ${number(seats)}`,
    description: (taken) => `${taken}. Ouvre le lien pour jouer, sans compte.`,
    code: 'Code',
  },
  playing: {
    title: (names) => `À table : ${names}`,
    description: 'Ouvre le lien pour regarder.',
    label: 'En direct',
  },
  replay: {
    title: 'Une partie à revoir',
    of: (names) => `À revoir : ${names}`,
    description: 'Carte après carte, avec ce qu’on pouvait savoir à chaque choix.',
    label: 'Partie à revoir',
  },
  review: {
    title: 'Une partie analysée',
    of: (names) => `Analyse : ${names}`,
    description: 'La part de la chance et celle du talent : chaque choix est pesé.',
    label: 'Analyse',
  },
  score: {
    title: 'Le score de la soirée',
    description: 'La page se tient à jour toute seule pendant la partie.',
    after: (count) => (count === 0 ? 'La partie va commencer' : `Après ${manches(count)}`),
    label: 'Score',
  },
  daily: {
    title: (day) => `Défi du jour, ${day}`,
    headline: 'Les mêmes cartes pour tout le monde',
    description: 'Une donne par jour, un seul essai : jusqu’où iras-tu ?',
    label: 'Défi du jour',
  },
  screens: {
    '/play': {
      title: 'Jouer',
      description: 'Une partie sur cet appareil : contre des bots, de main en main, ou en solo.',
    },
    '/games': { title: 'Mes parties', description: 'Les parties terminées sur un appareil, à revoir et en chiffres.' },
    '/score': { title: 'Feuille de score', description: 'Pour les vraies cartes sur ta table.' },
    '/score/evenings': { title: 'Soirées', description: 'Les parties avec de vraies cartes, gardées.' },
    '/board': { title: 'Grand écran', description: 'Le score de la soirée pour toute la pièce.' },
    '/rules': { title: 'Règles', description: 'Chaque règle en entier, avec son numéro.' },
    '/learn': { title: 'Apprendre', description: 'Règles en images, cas difficiles, un quiz.' },
    '/learn/basics': { title: 'Comment jouer', description: 'Les règles en images, cinq minutes.' },
    '/learn/first-game': { title: 'Première partie', description: 'Joue une manche, tout est expliqué.' },
    '/learn/scoring': { title: 'Le score', description: 'Chaque étape du calcul, et une calculette.' },
    '/learn/bonus': { title: 'Sept nombres', description: 'À quel point c’est rare, et quand tenter ce bonus.' },
    '/learn/mistakes': { title: 'Erreurs courantes', description: 'Ce qu’on fait souvent, et ce qui est juste.' },
    '/learn/cases': { title: 'Cas difficiles', description: 'Toute la FAQ, à regarder.' },
    '/learn/quiz': { title: 'Quiz', description: 'Que se passe-t-il ? Tirer ou rester ?' },
    '/learn/strategy': { title: 'Stratégie', description: 'Les conseils connus, mis à l’épreuve.' },
    '/lab': { title: 'Labo', description: 'Chances, stratégies, un million de parties.' },
    '/lab/position': {
      title: 'Éditeur de position',
      description: 'Pose ce qui se trouve sur la table : chances, meilleur jeu et conseil.',
    },
    '/lab/simulate': {
      title: 'Simulation',
      description: 'Des bots jouent des milliers de parties : qui gagne combien de fois ?',
    },
  },
};
