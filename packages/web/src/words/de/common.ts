import { cardWords } from '../card-words.ts';
import { capitalised, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const common = (w: Words): Texts['common'] => ({
  close: 'Schließen',
  home: 'Startseite',
  you: 'Du',
  seat: (seat) => `Platz ${seat}`,
  card: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `plus ${value}`,
    timesTwo: 'mal 2',
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
  }),
  aCard: cardWords({
    number: (value) => `eine ${value}`,
    plus: (value) => `eine +${value}`,
    timesTwo: 'eine ×2',
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
  status: { active: 'Im Spiel', stayed: 'Aufgehört', locked: capitalised(w.locked), busted: 'Geplatzt' },
  turn: 'Am Zug',
  yourTurn: 'Du bist am Zug',
  points: (points) => `${number(points)} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  updateReady: 'Eine neue Version ist da.',
  updateNow: 'Jetzt aktualisieren',
  missing: 'Dieser Teil lässt sich nicht laden',
  missingTells:
    'Vielleicht fehlt die Verbindung, oder es gibt eine neuere Version dieser Seite. Dein Spiel auf diesem Gerät ist sicher.',
  loadAgain: 'Neu laden',
});
