import type { Words } from '@turn7/narration/fr';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const replay = (w: Words): Texts['replay'] => ({
  title: 'Rediffusion – Turn 7',
  heading: 'Rediffusion',
  players: (count) => (count === 1 ? 'une personne' : `${number(count)} personnes`),
  board: 'La table à cet instant',
  moment: 'L’instant en mots',
  step: (round, step, steps) => `Manche ${number(round)}, étape ${number(step)} sur ${number(steps)}`,
  beforeStart: 'Avant la première carte',
  beforeStartTells: 'Tout le monde est assis. Avance d’une étape, ou lance la lecture.',
  totals: 'Totaux par manche',

  controls: 'Commandes de la rediffusion',
  play: 'Lecture',
  pause: 'Pause',
  back: 'Reculer d’une étape',
  forward: 'Avancer d’une étape',
  previousRound: 'Manche précédente',
  nextRound: 'Manche suivante',
  scrub: 'Instant',
  speed: (times) => `Vitesse ${number(times, times % 1 === 0 ? 0 : 1)}×`,

  highlights: 'Grands moments',
  bustIn: (round, name) => `${number(round)} · ${name} a sauté`,
  turn7In: (round, name) => `${number(round)} · ${w.turn7} : ${name}`,

  link: 'Lien vers cet instant',
  linkCopied: 'Lien copié',
  linkShown: 'Copie ce lien',
  download: 'Enregistrer la partie',
  position: 'Ouvrir au labo',

  check: 'Vérifier le mélange',

  openLead: 'Ouvre une partie enregistrée dans un fichier .t7, dépose-le ici, ou colle son texte.',
  chooseFile: 'Choisir un fichier',
  dropHere: 'Dépose le fichier ici',
  paste: 'Texte de l’enregistrement',
  show: 'Voir la rediffusion',
  another: 'Une autre partie',
  whichGame: 'Partie',
  gameTitle: (place) => `Partie ${number(place)}`,
  wrongLine: (line) => `Ligne ${number(line)} :`,
  wrongEmpty: 'Ce texte ne contient aucun enregistrement. Un enregistrement commence par la ligne « turn7 record 1 ».',
  wrongLink:
    'Ce lien est abîmé : une partie s’est perdue en route. Demande-le à nouveau, ou ouvre l’enregistrement lui-même.',
  wrongTable: (code, game) =>
    `La table ${code} n’a pas ici d’enregistrement de la partie ${number(game)}. Après une partie, il est gardé un certain temps ; enregistre-le avant.`,
  wrongNetwork: 'L’enregistrement est sur le serveur, et celui-ci ne répond pas. Réessaie dans un instant.',
});
