import { cardWords } from '../card-words.ts';
import { capitalised, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import type { Words } from './words.ts';

export const common = (w: Words): Texts['common'] => ({
  close: 'Cerrar',
  home: 'Portada',
  you: 'Tú',
  seat: (seat) => `Asiento ${seat}`,
  card: cardWords({
    number: (value) => `${value}`,
    plus: (value) => `más ${value}`,
    timesTwo: 'por 2',
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
  status: { active: 'En juego', stayed: 'Se planta', locked: capitalised(w.locked), busted: 'Se pasa' },
  turn: 'Turno',
  yourTurn: 'Te toca',
  points: (points) => `${number(points)} ${points === 1 ? 'punto' : 'puntos'}`,
  updateReady: 'Hay una versión nueva.',
  updateNow: 'Actualizar',
  missing: 'Esta parte no se ha podido cargar',
  missingTells:
    'Quizá falte la conexión, o haya una versión más nueva de esta página. Tu partida en este dispositivo está a salvo.',
  loadAgain: 'Cargar de nuevo',
});
