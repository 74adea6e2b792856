import type { Words } from '@turn7/narration/de';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import { ordinal } from './summary.ts';

export const table = (w: Words): Texts['table'] => ({
  cardState: {
    bust: (card) => `${card}, Runde verloren`,
    twin: (card) => `${card}, der Zwilling`,
  },

  seat: ({ name, marks, status, cards, points, total }) =>
    `${[name, ...marks].join(', ')}: ${status}. ${cards.length === 0 ? 'Keine Karten' : `Karten: ${list(cards)}`}. ` +
    `${points === null ? '' : `${number(points)} in dieser Runde, `}${number(total)} gesamt.`,
  choose: (seat) => `Wählen: ${seat}`,
  dealer: 'Geber',
  dealerSign: 'G',
  bot: 'Bot',
  presence: {
    lost: { sign: 'Offline', tells: 'Verbindung verloren' },
    away: { sign: 'Bot spielt', tells: 'antwortet nicht, ein Bot spielt' },
    left: { sign: 'Gegangen', tells: 'ist gegangen, ein Bot spielt' },
    gone: { sign: 'Gegangen', tells: 'ist gegangen' },
  },
  turn7: w.turn7,

  seats: 'Plätze',
  allSeats: 'Alle Plätze',
  thisRound: 'diese Runde',
  total: (total) => `gesamt ${number(total)}`,
  missing: (have, missing) =>
    `${number(have)} von ${number(have + missing)}: ` +
    `noch ${missing === 1 ? 'eine andere Zahl' : `${number(missing)} andere Zahlen`} bis zum ${w.turn7}.`,
  lost: (twin, points) => `Eine zweite ${twin}: ${number(points)} ${points === 1 ? 'Punkt' : 'Punkte'} verloren.`,
  toPlay: (place) => (place === 1 ? 'als Nächstes dran' : `als ${ordinal(place)} dran`),
  next: 'Danach',
  you: 'du',
  andMore: (seats) => `und ${number(seats)} weitere`,

  round: (round) => `Runde ${number(round)}`,
  roundOf: (round, rounds) => `Runde ${number(round)} von ${number(rounds)}`,
  challengeLost: 'Herausforderung verloren',
  best: (rounds) => `Rekord: ${number(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'}`,
  firstTo: (target) => `bis ${number(target)}`,
  seatCount: (seats) => `${number(seats)} Plätze`,
  turnOf: ({ text, you }) => (you ? 'Du bist am Zug' : `${text} ist am Zug`),
  roundOver: (round) => `Runde ${number(round)} ist vorbei`,
  gameOver: 'Das Spiel ist vorbei',

  piles: 'Stapel',
  toDraw: (cards) => `${number(cards)} im Stapel`,
  discarded: (cards) => `Ablage, ${number(cards)}`,
  discardPile: 'Ablagestapel',
  left: 'Noch im Stapel',
  copies: (value, copies) => `${copies} × ${value}`,

  menu: 'Menü',
  coach: 'Berater',
  noCoach: 'ohne Berater',
  rules: 'Regeln und Tasten',
  settings: 'Einstellungen',
  log: 'Verlauf',
  skip: { choice: 'Vorspulen, bis ich dran bin', round: 'Vorspulen bis zum Ende der Runde' },

  join: 'Mitspielen oder zusehen',
  joinCode: (address) => `Code für ${address}`,
  waiting: 'Gleich geht es los',
  sitting: (seats) => (seats === 1 ? 'Ein Platz ist besetzt' : `${number(seats)} Plätze sind besetzt`),
  leaders: 'Vorn',
});
