import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (): Chapters['share'] => ({
  title: 'Partager le score',

  offer: {
    lead: 'Les autres ouvrent un lien et voient le score évoluer, ou aident à le tenir. Sans compte.',
    privacy:
      'Les noms et les scores sont envoyés à ce serveur. Il les efface quand personne ne s’en sert plus depuis longtemps.',
    start: 'Partager en direct',
    sharing: 'Partage en cours…',
    offline: 'Cet appareil est hors ligne. Le score est en sécurité ici ; partage-le dès qu’il y a du réseau.',
    unavailable:
      'Aucun serveur ne répond à cette adresse : rien n’a été partagé. Le score est en sécurité sur cet appareil.',
    tooLarge: 'Ce score est trop long pour être partagé. Il est en sécurité sur cet appareil.',
    tooOften: 'Trop de partages d’un coup. Attends un moment et réessaie.',
    other: 'Le serveur n’a pas accepté le score. Il est en sécurité sur cet appareil.',
  },

  ways: {
    watch: 'Regarder',
    watchTells: 'Ce lien montre chaque changement aussitôt.',
    keep: 'Aider à tenir le score',
    keepTells: 'Ce lien permet de noter et de corriger les scores : pour les gens de confiance.',
    keepQr: 'Code QR du lien pour aider',
    board: 'Grand écran',
    boardTells: 'Assez grand pour toute la pièce.',
    watchMessage: 'Voici où en est notre partie.',
    keepMessage: 'Aide-moi à tenir le score.',
    watching: (count) => (count === 1 ? '1 personne regarde' : `${number(count)} personnes regardent`),
    stop: {
      name: 'Ne plus partager',
      sure: 'Les liens n’ouvrent plus rien et le serveur efface le score. Il reste sur cet appareil.',
      now: 'Arrêter maintenant',
      keep: 'Continuer à partager',
      stopping: 'Arrêt…',
      failed: 'Le serveur ne l’a pas fait. Réessaie.',
    },
  },

  note: {
    live: (code) => `Partagé en direct · ${code}`,
    lost: 'Pas de connexion.',
    keepsHere: 'Ce que tu notes reste sur cet appareil et sera envoyé plus tard.',
    asItWas: 'Voici le dernier score connu.',
    waiting: (changes) => (changes === 1 ? 'Un changement attend.' : `${number(changes)} changements attendent.`),
    back: 'De nouveau en ligne',
    gone: 'Le serveur n’a plus ce score.',
    stopped: 'Ce score n’est plus partagé.',
    goesOnHere: 'Il continue ici, sur cet appareil seulement.',
    replaced: (name, now, mine) =>
      `${name} : maintenant ${number(now)}, noté sur un autre appareil. Tu avais noté ${number(mine)}.`,
    replacedHidden: (name) =>
      `${name} : score ressaisi sur un autre appareil. Il reste caché jusqu’à la fin de la manche.`,
    refused: 'Le serveur n’a pas accepté ce changement.',
    stale: 'Une autre partie a commencé entre-temps ; c’était pour la précédente.',
    noKey: 'Ce lien ne permet pas de changer le score. Demande-en un autre.',
    full: 'Ce score partagé n’accepte plus de changements. Partage-le à nouveau.',
  },

  contested: {
    title: (name, round) => `${name}, manche ${number(round)} : déjà saisi`,
    tells: (theirs, mine) => `Sur un autre appareil : ${theirs}. Ici : ${mine}. Lequel est juste ?`,
    keep: (theirs) => `Garder ${theirs}`,
    replace: (mine) => `Remplacer par ${mine}`,
    hidden: {
      tells:
        'Un autre appareil a aussi saisi un score. Les deux restent cachés jusqu’à la fin de la manche. Lequel compte ?',
      keep: 'Garder l’autre',
      replace: 'Remplacer par le mien',
    },
  },

  opening: 'Ouverture du score…',
  missing: {
    title: 'Ce score n’existe pas',
    tells: 'Vérifie le lien. Les scores partagés dont personne ne s’est servi depuis longtemps sont effacés.',
  },
  stopped: { title: 'Ce score n’est plus partagé', tells: 'La personne qui le partageait a arrêté.' },
  unreachable: {
    title: 'Le serveur ne répond pas',
    tells: 'La première fois qu’on l’ouvre sur un appareil, un score partagé a besoin d’une connexion.',
  },

  watch: {
    title: 'Score partagé',
    watching: 'Tu regardes. Les changements apparaissent tout seuls.',
    bigScreen: 'Sur grand écran',
    standing: 'Où en est la partie',
    rounds: 'Manche par manche',
    none: 'Aucune manche n’a encore été notée.',
    scored: (name, points, total) => `${name} : ${number(points)}, ${number(total)} au total.`,
  },

  board: {
    title: 'Grand écran',
    deals: (name) => `${name} donne`,
    leads: (name) => `${name} mène`,
    lead: (names) => `${names} mènent`,
    tie: (names) => `Égalité : ${names}. Tout le monde joue encore une manche.`,
    follow: 'À suivre sur ton téléphone',
    nothing: 'Aucun score sur cet appareil',
    nothingTells: 'Commences-en un avec la feuille de score ; il apparaît ici aussitôt.',
    begin: 'Vers la feuille de score',
    progress: (total, target) => `${number(total)} sur ${number(target)}`,
  },
});
