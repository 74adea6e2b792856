import { counted, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['replay'] => ({
  title: 'Revoir une partie – Turn 7',
  heading: 'Revoir une partie',
  players: (count) => (count === 1 ? 'une personne' : `${number(count)} personnes`),
  board: 'La table à cet instant',
  moment: 'L’instant en mots',
  step: (round, step, steps) => `Manche ${number(round)}, étape ${number(step)} sur ${number(steps)}`,
  beforeStart: 'Avant la première carte',
  beforeStartTells: 'Tout le monde est assis. Avance d’une étape, ou lance la lecture.',
  totals: 'Totaux par manche',

  controls: 'Commandes de lecture',
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

  whatIf: {
    button: 'Jouer à partir d’ici',
    tells: 'Les cartes et les choix jusqu’ici restent tels quels. Le reste de la pioche est mélangé à nouveau.',
    seat: 'Ta place',
    seatWith: (name, total) => `${name}, ${counted(total, 'point', 'points')}`,
    over: 'Plus personne n’a de choix à faire : la partie est décidée ici.',
  },

  check: 'Vérifier le mélange',
  embed: 'Intégrer à une page',

  openLead: 'Ouvre une partie enregistrée dans un fichier .t7, dépose-le ici, ou colle son texte.',
  chooseFile: 'Choisir un fichier',
  dropHere: 'Dépose le fichier ici',
  paste: 'Texte de l’enregistrement',
  show: 'Revoir la partie',
  another: 'Une autre partie',
  whichGame: 'Partie',
  gameTitle: (place) => `Partie ${number(place)}`,
  wrong: {
    is: (name, what) => `${name === null ? 'Ceci' : `« ${name} »`} est ${what}, pas un enregistrement de Turn 7.`,
    foreign: {
      picture: 'une image',
      pdf: 'un document PDF',
      archive: 'un fichier compressé ou un document de bureautique',
      media: 'du son ou de la vidéo',
      data: 'un fichier sans texte lisible',
      json: 'un fichier JSON',
      markup: 'une page web ou un autre balisage',
      text: 'un texte ordinaire',
      empty: 'vide',
    },
    record: (name) =>
      `${name === null ? 'Ceci' : `« ${name} »`} commence comme un enregistrement de Turn 7, mais ne peut pas être joué.`,
    cut: 'Il semble coupé : la fin manque.',
    stopped: (line, text) => `La lecture s’est arrêtée à la ligne ${number(line)} : « ${text} ».`,
    expected: 'Attendu : un fichier texte, en général .t7, qui commence par la ligne « turn7 record 1 ».',
    large: (name, size, most) =>
      `${name === null ? 'Ceci' : `« ${name} »`} fait ${number(size)} Mo. Une partie fait quelques milliers de caractères ; on lit ${number(most)} Mo au plus.`,
    unreadable: (name) =>
      `${name === null ? 'Ceci' : `« ${name} »`} est illisible : c’est un dossier, ou le fichier a disparu ou est verrouillé. Attendu : un fichier texte, en général .t7.`,
    gone: 'Cette partie n’est pas sur cet appareil. Elle a été supprimée, ou jouée sur un autre.',
    link: 'Ce lien est abîmé : une partie s’est perdue en route. Demande-le à nouveau, ou ouvre l’enregistrement lui-même.',
    table: (code, game) =>
      `La table ${code} n’a pas ici d’enregistrement de la partie ${number(game)}. Après une partie, il est gardé un certain temps ; enregistre-le avant.`,
    network: 'L’enregistrement est sur le serveur, et celui-ci ne répond pas. Réessaie dans un instant.',
  },
});
