import { cardWords } from '../card-words.ts';
import { capitalised, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const common = (w: Words): Texts['common'] => ({
  close: 'Fermer',
  home: 'Accueil',
  you: 'Toi',
  seat: (seat) => `Place ${seat}`,
  card: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `plus ${value}`,
    timesTwo: 'fois 2',
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
  }),
  aCard: cardWords({
    number: (value) => `un ${value}`,
    plus: (value) => `un +${value}`,
    timesTwo: 'un ×2',
    lifeSaver: w.aLifeSaver,
    lock: w.aLock,
    turnThree: w.aTurnThree,
  }),
  cardSign: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `+${value}`,
    timesTwo: '×2',
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
  }),
  status: { active: 'En jeu', stayed: 'Reste', locked: capitalised(w.locked), busted: 'A sauté' },
  turn: 'Joue',
  yourTurn: 'À toi de jouer',
  points: (points) => `${number(points)} ${points < 2 ? 'point' : 'points'}`,
  updateReady: 'Une nouvelle version est prête.',
  updateNow: 'Mettre à jour',
  missing: 'Cette partie de la page n’a pas pu être chargée',
  missingTells:
    'La connexion manque peut-être, ou il existe une version plus récente de cette page. Ta partie sur cet appareil est en sécurité.',
  loadAgain: 'Recharger',
});
