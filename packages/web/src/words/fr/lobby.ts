import { counted, of, type Words } from '@turn7/narration/fr';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const lobby = (w: Words): Texts['lobby'] => ({
  title: (code) => `Table ${code} – Turn 7`,
  yourTable: 'Ta table',
  tableOf: (host) => `La table ${of(host)}`,
  someTable: 'Une table sans hôte',
  you: 'toi',
  toFront: 'Vers l’accueil',
  rules: 'Règles',

  connecting: 'Connexion à la table…',
  stillConnecting: 'Le serveur n’a pas encore répondu. Cette page continue d’essayer.',

  join: {
    title: (host) => `On t’invite à la table ${of(host)}`,
    titlePlain: 'On t’invite à une table',
    alone: 'Personne n’y est encore assis.',
    atTable: 'À la table',
    seatsFree: (free) => (free === 1 ? 'Une place est libre.' : `${number(free)} places sont libres.`),
    full: 'Toutes les places sont prises.',
    underWay: 'Une partie est en cours. Tu peux la regarder et t’asseoir pour la suivante.',
    name: 'Ton nom',
    nameHint: 'Pour que les autres sachent qui est là. Sans compte.',
    nameMissing: 'Écris un nom avec au moins une lettre.',
    sit: 'S’asseoir',
    sitNext: 'Jouer la prochaine partie',
    watch: 'Juste regarder',
    noPlaceNow: 'Tu n’as plus de place à cette table.',
    sentAway: 'L’hôte a renvoyé quelqu’un de ce nom de cette table.',
  },

  sorry: {
    'not found': {
      title: 'Cette table n’existe pas',
      tells: 'Vérifie le code : il a six lettres et chiffres. Les tables abandonnées depuis longtemps sont supprimées.',
    },
    full: {
      title: 'La table est complète',
      tells: 'Toutes les places sont prises, et l’hôte ne souhaite pas de spectateurs.',
    },
    left: { title: 'Tu n’es plus à cette table', tells: 'Tu as quitté la table, ou l’hôte a libéré ta place.' },
    noWatching: {
      title: 'Personne ne peut regarder cette table',
      tells: 'L’hôte ne souhaite plus de spectateurs.',
    },
    pass: {
      title: 'Ce lien ne marche plus',
      tells:
        'Un lien vers un autre appareil marche une seule fois, pendant dix minutes. Crée-en un nouveau sur l’appareil où tu as ta place.',
    },
    unavailable: {
      title: 'Le serveur ne répond pas',
      tells: 'Les tables en ligne demandent une connexion. Tout le reste de cette page s’en passe.',
    },
    version: {
      title: 'Cette page n’est plus à jour',
      tells: 'Le serveur a été mis à jour. Recharge la page ; ta place est gardée.',
    },
  },
  reload: 'Recharger',

  invite: {
    title: 'Inviter',
    scan: 'Scanne ou ouvre',
    qr: (address) => `Code QR pour ${address}`,
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyYourself: 'Copie ce lien :',
    share: 'Partager',
    message: 'Viens à ma table pour une partie de Turn 7.',
    watchOnly: 'Pour regarder :',
    spectator: 'lien spectateur',
    bigScreen: 'grand écran',
    localOnly:
      'Cette adresse ne marche que sur cet appareil. Pour les autres, ouvre la page à l’adresse de cet appareil dans ton réseau.',
  },

  seats: {
    title: 'Places',
    taken: (taken, all) => `${number(taken)} sur ${number(all)} ${taken < 2 ? 'prise' : 'prises'}`,
    host: 'hôte',
    bot: (level) => `bot, ${level}`,
    here: 'en ligne',
    gone: 'hors ligne',
    free: 'Place libre',
    moreFree: (count) => (count === 1 ? 'et une autre place libre' : `et ${number(count)} autres places libres`),
    addBot: 'Ajouter un bot',
    addBotTitle: 'Quel bot ?',
    sit: 'S’asseoir',
    stand: 'Se lever',
    remove: (name) => `Retirer ${name}`,
    manage: (name) => `${name} : renvoyer ou nommer hôte`,
    kick: 'Renvoyer',
    kickTells: 'Sa place se libère ; le lien lui permet de revenir.',
    handOver: 'Nommer hôte',
    handOverTells: 'C’est l’hôte qui lance les parties et change les règles ; tu ne pourras plus le faire.',
    watching: (names) => `Regardent : ${list(names)}`,
    came: (name) => `${name} arrive à la table`,
    went: (name) => `${name} quitte la table`,
  },

  options: {
    title: 'Cette table',
    change: 'Changer les règles',
    save: 'Enregistrer',
    target: 'Objectif',
    clock: 'Temps par choix',
    noClock: 'illimité',
    clockTells: 'Le temps écoulé, un bot fait ce seul choix.',
    seats: 'Places',
    decks: 'Paquets',
    decksAuto: 'selon le nombre de joueurs',
    decksCount: (decks) => number(decks),
    flags: {
      originalTurnThree: {
        name: w.turnThree,
        off: 'sauter annule les cartes mises de côté',
        on: 'sauter n’annule pas les cartes mises de côté',
        tells: `${w.turnThree} d’origine : les cartes mises de côté comptent même si l’on saute`,
      },
    },
    spectators: 'Spectateurs',
    spectatorsTell: 'Toute personne qui a le lien peut regarder',
    listed: 'Liste publique',
    listedTell: 'Montrer cette table sur l’accueil, ouverte à tout le monde',
    yes: 'oui',
    no: 'non',
    wrongTarget: (most) => `Objectif : un nombre entier de 1 à ${number(most)}.`,
    wrongSeats: (least, most) => `Places : un nombre entier de ${number(least)} à ${number(most)}.`,
  },

  seal: {
    sealed: 'Le prochain mélange est déjà scellé :',
    what: 'Qu’est-ce que c’est ?',
    title: 'Un mélange que personne ne choisit',
    tells: [
      'Avant que quiconque s’assoie, le serveur tire un long nombre secret et montre son empreinte. Dès lors, il ne peut plus changer ce nombre sans que tout le monde le voie.',
      'Ton appareil ajoute un nombre aléatoire, et celui de chaque joueur aussi. Ce sont tous ces nombres ensemble qui décident de l’ordre des cartes.',
      'La partie finie, le secret est révélé. L’enregistrement de la partie prouve alors que ces cartes en découlent bien.',
    ],
    fingerprint: 'L’empreinte complète',
    seed: 'Le nombre aléatoire de cet appareil',
  },

  doubts: {
    commitment: 'PAS équitable : le serveur montre pour la même partie une autre empreinte qu’avant.',
    seed: 'PAS équitable : le serveur avait le nombre aléatoire de cet appareil et l’a laissé de côté.',
    'bot seed': 'PAS équitable : le serveur a mélangé avec un nombre aléatoire pour un bot ; les bots n’en ont pas.',
    cards: 'PAS équitable : le serveur annonce maintenant d’autres cartes qu’avant.',
    'asked again':
      'Le serveur a demandé une seconde fois le nombre aléatoire de cet appareil. Cet appareil en a un par partie, et a donné le même.',
    'not taken':
      'Le serveur n’a pas pris le nombre aléatoire de cet appareil : il est arrivé trop tard, ou un autre appareil en a donné un pour ta place. Si ce n’est ni l’un ni l’autre, ne te fie pas à ce mélange.',
  },
  understood: 'Compris',

  start: {
    with: (players) => (players === 1 ? 'Commencer en solo' : `Commencer à ${number(players)}`),
    nobody: 'Il faut d’abord que quelqu’un s’assoie.',
    onlyHost: (host) => `${host} lance la partie.`,
    hostGone: (host) => `${host} lance la partie, mais n’est pas en ligne.`,
    noHost: 'La table n’a pas d’hôte. Qui s’assoit le devient.',
  },

  leave: {
    name: 'Quitter',
    title: 'Quitter la table ?',
    keep: 'Aller à l’accueil et garder ma place',
    forGood: 'Quitter et rendre ma place',
    tells:
      'Si tu la gardes, le même lien te ramène ici. Si tu la rends, elle se libère ; en pleine partie, un bot la joue.',
    leaving: 'Ta place se libère dès que le serveur répond.',
  },

  nearlyFull: 'On a tant joué à cette table qu’elle est presque pleine. Ouvre-en une nouvelle.',

  next: {
    watching: 'Tu regardes',
    waiting: 'Tu regardes, et tu joues la prochaine partie',
    sit: 'Jouer la prochaine partie',
    notNext: 'Juste regarder',
    full: 'Toutes les places sont prises',
    away: 'Un bot joue à ta place',
    back: 'Je suis là',
    tableRules: 'Places et règles',
    with: (names) => `Prochaine partie : ${list(names)}`,
    toTable: 'Retour à la table',
  },

  lost: (name, seconds) =>
    `${name} a perdu la connexion${seconds === null ? '' : ` ; un bot prend le relais dans ${number(seconds)} s`}.`,

  connection: {
    lost: 'Connexion perdue – nouvel essai en cours.',
    since: (seconds) => `Depuis ${number(seconds)} s. Rien n’est perdu.`,
    offline: 'Cet appareil est hors ligne.',
    back: 'De nouveau en ligne',
  },

  refused: {
    'bad request': 'Le serveur n’a pas compris.',
    unauthorised: 'Tu n’as pas de place à cette table.',
    forbidden: 'Seul l’hôte peut faire cela.',
    'not found': 'Cela n’existe plus.',
    gone: 'Cela n’existe plus.',
    'wrong stage': 'Ce n’est pas possible en ce moment.',
    stale: 'Trop tard : c’est déjà décidé.',
    contested: 'Quelqu’un a été plus rapide.',
    'not your turn': 'Ce n’est pas ton tour.',
    'not an answer': 'Ce n’est pas possible ici.',
    full: 'Toutes les places sont prises.',
    'too large': 'C’était trop long.',
    'too many requests': 'C’était trop rapide. Attends un instant.',
    internal: 'Quelque chose s’est mal passé sur le serveur.',
    unavailable: 'Le serveur n’a pas pu le faire. Réessaie.',
    outdated: 'Cette page n’est plus à jour. Recharge-la.',
  },

  reactions: {
    title: 'Réagir',
    mute: 'Cacher les réactions',
    unmute: 'Montrer les réactions',
    says: (name, reaction) => `${name} : ${reaction}`,
    names: {
      clap: 'Bravo !',
      laugh: 'Ha ha !',
      wow: 'Oh là là !',
      ouch: 'Aïe !',
      think: 'Hum…',
      hurry: 'Vite !',
      heart: 'J’adore !',
      bye: 'Au revoir !',
    },
  },

  open: {
    title: 'Tables ouvertes',
    taken: (taken, seats) => `${counted(taken, 'place', 'places')} sur ${number(seats)}`,
    clock: (time) => `${time} par choix`,
    stages: { lobby: 'pas commencée', playing: 'en cours', finished: 'entre deux parties' },
    rated: 'classée',
    join: 'Rejoindre',
    watch: 'Regarder',
    yours: 'Ta place',
  },
});
