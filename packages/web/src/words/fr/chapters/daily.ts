import { counted } from '@turn7/narration/fr';
import { GRACE_HOURS } from '@turn7/protocol';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (): Chapters['daily'] => ({
  title: 'Défi du jour',
  lead: 'Chaque jour les mêmes cartes pour tout le monde, de minuit à minuit (UTC). Tu as un seul essai, et il compte.',
  alone:
    'Aucun serveur ne répond, il n’y a donc pas de défi pour l’instant. Tu peux t’entraîner avec d’autres cartes ; cela ne compte pas.',
  streak: (days) => (days === 1 ? '1 jour' : `${number(days)} jours de suite`),
  boards: {
    bots: {
      name: 'Contre trois bots',
      tells: (rivals) => `${list(rivals)}, les mêmes chaque jour. Une victoire rapporte 100 de plus.`,
    },
    solo: {
      name: 'En solo',
      tells: 'Jusqu’à 200 en aussi peu de manches que possible : le score est dix fois tes points par manche.',
    },
  },
  played: (players) =>
    players === 0
      ? 'Personne n’y a encore joué'
      : players === 1
        ? 'Une personne y a joué aujourd’hui'
        : `${number(players)} personnes y ont joué aujourd’hui`,
  play: 'Jouer',
  goOn: 'Continuer',
  practise: 'S’entraîner',
  late: (board, until) => `« ${board} » d’hier n’est pas terminé. Il compte jusqu’au ${until}.`,

  yesterday: (board) => `Hier : ${board}`,
  score: (score) => counted(score, 'point', 'points'),
  came: (total, rounds, won) => {
    const after = `${number(total)} en ${rounds === 1 ? 'une manche' : `${number(rounds)} manches`}`;
    return won === null ? after : `${won ? 'gagné' : 'perdu'}, ${after}`;
  },
  first: 'Personne d’autre n’a encore joué.',
  better: (share, others) => `Mieux que ${percent(share)} des autres qui ont joué jusqu’ici (${number(others)}).`,
  master: (name, score, came) => `${name} avec les mêmes cartes : ${number(score)} (${came}).`,
  review: 'Analyse',
  replay: 'Revoir',
  share: 'Partager',
  copied: 'Copié',
  copyYourself: 'Copie ceci :',
  shared: (score, share) => `${counted(score, 'point', 'points')}, mieux que ${percent(share)}`,

  tables: 'Classements',
  whose: 'De qui',
  everybody: 'Tout le monde',
  board: 'Défi',
  period: 'Quand',
  periods: { day: 'Aujourd’hui', week: 'Cette semaine' },
  nobody: 'Personne n’a encore de résultat ici.',
  place: 'Rang',
  name: 'Nom',
  days: 'Jours',
  scored: 'Points',
  you: 'toi',
  invite: 'Copier le lien pour tes amis',
  joinGroup: 'Rejoindre ce groupe',
  leaveGroup: 'Quitter ce groupe',
  groupFull: 'Ce groupe est complet. Demande qu’on en crée un autre.',
  newGroup: 'Nouveau groupe d’amis',
  makeGroup: 'Créer',
  failed: 'Le serveur ne l’a pas fait. Essaie encore.',

  archive: 'Jours passés',
  archiveTells: `Dès ${number(GRACE_HOURS)} heures après la fin d’un jour, tu peux t’entraîner avec ses cartes, autant que tu veux. Cela ne compte pas.`,
  day: 'Jour',
  noSuchDay: 'Il n’y a pas de cartes pour ce jour.',

  device: 'Toi sur un autre appareil',
  deviceTells:
    'Pas besoin de compte : on te reconnaît à une clé sur cet appareil. Avec son lien, tu continues ailleurs en restant toi.',
  deviceShow: 'Afficher le lien',
  deviceSecret: 'Qui ouvre ce lien joue à ta place. Ne le montre à personne d’autre.',
  takeTitle: 'Jouer comme la personne de ce lien ?',
  takeTells:
    'Quelqu’un joue déjà sur cet appareil. Ses résultats restent sur le serveur, mais seul son propre lien y ramène.',
  takeNot: 'Non',
  take: 'Oui, jouer ainsi',

  yourName: 'Ton nom',
  nameTells: 'Les autres le voient à côté de tes résultats.',
  nameMissing: 'Saisis un nom avec des lettres ou des chiffres.',
  proof: 'Les cartes de demain sont déjà fixées. Les empreintes de leurs secrets, contre les bots et en solo :',
});
