import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const around = (rating: number, spread: number) => `${number(rating)} ± ${number(spread)}`;

export const texts = (): Chapters['rating'] => ({
  option: {
    name: 'Classée',
    yes: 'oui',
    no: 'non',
    tells:
      'Classée : les parties terminées comptent pour la cote de ceux qui sont d’accord. Règles habituelles jusqu’à 200 points, sans conseiller.',
  },
  door: 'Cette table est classée. Si tu t’assieds, les parties que tu commences ici comptent pour ta cote, même celles que tu quittes ; les autres à la table la voient. Tu peux refuser à tout moment et supprimer ta cote dans « Mes parties ».',
  table: {
    title: 'Table classée',
    counts: 'Ta prochaine partie ici compte pour ta cote.',
    countsNot: 'Tes parties ici ne comptent pas pour ta cote.',
    agree: 'Les compter',
    disagree: 'Ne pas compter les miennes',
    nobody: 'Les parties ici ne comptent encore pour personne.',
    people: (people) => `Les parties ici comptent pour ${list(people)}.`,
    rated: (name, rating, spread) => `${name} (${around(rating, spread)})`,
    fresh: (name) => `${name} (sans cote)`,
    now: (rating, spread, change) => `Ta cote : ${around(rating, spread)} (${change}).`,
  },

  title: 'Ma cote',
  around,
  provisional: 'provisoire',
  provisionalTells:
    'Encore trop peu de parties pour en dire beaucoup. Il en faut une soixantaine pour qu’une cote ait un sens.',
  spreadTells: (spread) => `Dans 19 cas sur 20, l’écart est de ${number(spread)} au plus.`,
  games: (games, won) =>
    `${games === 1 ? 'Une partie classée' : `${number(games)} parties classées`}, ${won === 0 ? 'aucune' : number(won)} gagnée${won > 1 ? 's' : ''}.`,
  accuracy: (form) => `Précision : ${form} dans tes dernières parties analysées sur cet appareil.`,
  noAccuracy: 'Précision : inconnue tant que tu n’as analysé aucune partie sur cet appareil.',
  none: 'Aucune partie classée n’est encore terminée. L’hôte d’une table en ligne peut la rendre classée.',
  scale: 'À côté des bots',
  you: 'Toi',
  luck: 'Quelle part de chance ? La plus grande : la qualité du jeu explique environ 4 % de qui gagne une seule partie. À qui joue nettement mieux, il faut environ 25 parties pour que les victoires le montrent, et entre deux bons joueurs environ 250. L’analyse de quelques parties t’en apprend plus que n’importe quelle cote.',
  remove: 'Supprimer ma cote',
  removeTitle: 'Supprimer ta cote ?',
  removeTells: 'Elle disparaît pour de bon. La prochaine partie classée en commence une nouvelle.',
  keep: 'La garder',
  removed: 'Ta cote est supprimée.',
  notRemoved: 'La cote n’a pas pu être supprimée. Réessaie dans un instant.',
});
