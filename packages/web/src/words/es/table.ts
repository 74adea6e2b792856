import type { Words } from '@turn7/narration/es';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import { ordinal } from './summary.ts';

export const table = (w: Words): Texts['table'] => ({
  cardState: {
    bust: (card) => `${card}, ronda perdida`,
    twin: (card) => `${card}, la repetida`,
  },

  seat: ({ name, marks, status, cards, points, total }) =>
    `${[name, ...marks].join(', ')}: ${status}. ${cards.length === 0 ? 'Sin cartas' : `Cartas: ${list(cards)}`}. ` +
    `${points === null ? '' : `${number(points)} en esta ronda, `}${number(total)} en total.`,
  choose: (seat) => `Elegir: ${seat}`,
  dealer: 'reparte',
  dealerSign: 'R',
  bot: 'bot',
  presence: {
    lost: { sign: 'Sin conexión', tells: 'conexión perdida' },
    away: { sign: 'Juega un bot', tells: 'no responde, juega un bot' },
    left: { sign: 'Se fue', tells: 'ha dejado la partida, juega un bot' },
    gone: { sign: 'Se fue', tells: 'ha dejado la mesa' },
  },
  turn7: w.turn7,

  seats: 'Asientos',
  allSeats: 'Todos los asientos',
  thisRound: 'esta ronda',
  total: (total) => `total ${number(total)}`,
  missing: (have, missing) =>
    `${number(have)} de ${number(have + missing)}: ` +
    `${missing === 1 ? 'falta un número distinto' : `faltan ${number(missing)} números distintos`} para ${w.aTurn7}.`,
  lost: (twin, points) =>
    `Un segundo ${twin}: ${number(points)} ${points === 1 ? 'punto perdido' : 'puntos perdidos'}.`,
  toPlay: (place) => (place === 1 ? 'juega después' : `${ordinal(place)} en jugar`),
  next: 'Después',
  you: 'tú',
  andMore: (seats) => `y ${number(seats)} más`,

  round: (round) => `Ronda ${number(round)}`,
  roundOf: (round, rounds) => `Ronda ${number(round)} de ${number(rounds)}`,
  challengeLost: 'reto perdido',
  best: (rounds) => `récord: ${number(rounds)} ${rounds === 1 ? 'ronda' : 'rondas'}`,
  firstTo: (target) => `meta ${number(target)}`,
  seatCount: (seats) => `${number(seats)} asientos`,
  turnOf: ({ text, you }) => (you ? 'Es tu turno' : `Turno de ${text}`),
  roundOver: (round) => `Fin de la ronda ${number(round)}`,
  gameOver: 'Fin de la partida',

  piles: 'Mazo y descarte',
  toDraw: (cards) => `${number(cards)} en el mazo`,
  discarded: (cards) => `descarte, ${number(cards)}`,
  discardPile: 'Pila de descarte',
  left: 'Quedan en el mazo',
  copies: (value, copies) => `${copies} × ${value}`,

  menu: 'Menú',
  coach: 'Consejero',
  noCoach: 'sin consejero',
  rules: 'Reglas y teclas',
  settings: 'Ajustes',
  log: 'Historial',
  skip: { choice: 'Avanzar hasta mi próxima decisión', round: 'Avanzar hasta el final de la ronda' },

  join: 'Jugar o mirar',
  joinCode: (address) => `Código de ${address}`,
  waiting: 'La partida empezará pronto',
  sitting: (seats) => (seats === 1 ? 'Un asiento ocupado' : `${number(seats)} asientos ocupados`),
  leaders: 'En cabeza',
});
