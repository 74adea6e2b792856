import { of, than } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const seats = (count: number) => (count === 1 ? 'la place libre' : `les ${number(count)} places libres`);

export const texts = (): Chapters['online'] => ({
  away: (name) => `${name} ne répond plus ; un bot joue.`,
  left: (name) => `${name} a quitté la partie ; un bot joue.`,
  gone: (name) => `${name} a quitté la table.`,
  back: (name) => `${name} est de retour.`,
  host: (name) => `${name} est maintenant l’hôte.`,
  youHost: 'C’est maintenant toi l’hôte.',
  chosen: {
    clock: 'Le temps était écoulé : un bot a choisi pour toi',
    absence: 'Ta connexion était perdue : un bot a choisi pour toi',
    left: 'Pendant que tu n’étais pas là, un bot a choisi pour toi',
    host: 'L’hôte a laissé un bot choisir à ta place',
  },
  before: (more) => (more === 1 ? 'et un autre choix avant' : `et ${number(more)} autres choix avant`),
  close: 'Fermer',
  daily: 'Vers le défi du jour',
  embed: 'Intégrer à une page',
  device: {
    title: 'Jouer sur un autre appareil',
    tells:
      'Scanne ceci avec ton autre appareil, ou ouvres-y le lien : ta place te suit. Il marche une seule fois, pendant dix minutes. Ne le donne à personne d’autre.',
    making: 'Création du lien…',
    failed: 'Le lien n’a pas pu être créé. Réessaie dans un instant.',
  },

  clock: {
    left: (seconds) => `${number(seconds)} s`,
    hurry: (seconds) => `Vite : ${number(seconds)} s`,
    ends: (seconds) =>
      `Encore ${seconds === 1 ? 'une seconde' : `${number(seconds)} secondes`}. Ensuite, un bot choisit à ta place.`,
    longLeft: (time) => (time === null ? 'Plus qu’un instant' : `Encore ${time}`),
    slow: 'Partie lente : personne n’a besoin de rester. Reviens quand c’est ton tour.',
    tells: 'Il compte à partir de la prochaine question. Quand il est écoulé, un bot fait ce choix-là.',
  },

  hosting: {
    menu: (name) => `${name} : faire signe, laisser jouer un bot, renvoyer`,
    nudge: 'Faire signe',
    nudgeTells: (name) => `${name} voit et entend que la table attend.`,
    notAsked: (name) => `La table n’attend pas ${name}.`,
    nudged: (name) => `Tu as fait signe à ${name}.`,
    nudgesYou: 'La table t’attend',
    standIn: 'Laisser jouer un bot',
    standInTells: (name) => `Jusqu’à ce ${than(name)} réponde de nouveau.`,
    standsIn: (name) => `Un bot joue déjà à la place ${of(name)}.`,
    sendAway: 'Renvoyer',
    sendAwayTells: (name) =>
      `Un bot joue cette place jusqu’à la fin de la partie. Personne du nom ${of(name)} ne pourra revenir à cette table.`,
    reallySendAway: (name) => `Vraiment renvoyer ${name} ?`,
  },

  hostSentBot: 'L’hôte laisse un bot jouer à ta place',

  queue: {
    waiting: (names) => `En attente d’une place : ${list(names)}`,
    botsSeat: 'Tu regardes, et tu prends la place d’un bot à la prochaine partie',
    inLine: (place) => `Toutes les places sont prises. Tu as le numéro ${number(place)} dans la file`,
    takeBotsSeat: 'Prendre la place d’un bot',
    wait: 'Attendre une place',
    waitNoMore: 'Ne plus attendre',
    botsGiveWay: (bots) => (bots === 1 ? 'Un bot te laisse sa place.' : 'Les bots laissent leur place aux joueurs.'),
  },

  fill: {
    title: 'Quels bots ?',
    name: (count) => `Remplir ${seats(count)} avec des bots`,
  },

  coach: {
    name: 'Conseiller',
    allowed: 'permis',
    forbidden: 'pas à cette table',
    allowedTell: 'Chacun peut utiliser le conseiller, qui montre les chances et donne un avis',
    door: 'L’hôte ne veut pas de conseiller : à cette table, personne ne voit de chances ni de conseils.',
  },

  notices: {
    name: 'Me prévenir quand c’est mon tour',
    stop: 'Ne plus me prévenir de mon tour',
    blocked: 'Le navigateur bloque les notifications de cette page',
    asks: 'Te prévenir quand c’est ton tour ?',
    yes: 'Oui',
    no: 'Non',
    turn: 'C’est ton tour',
  },
});
