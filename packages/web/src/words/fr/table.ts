import { counted, of, type Words } from '@turn7/narration/fr';
import { list, number } from '../format.ts';
import type { Texts } from '../texts.ts';
import { ordinal } from './summary.ts';

export const table = (w: Words): Texts['table'] => ({
  cardState: {
    bust: (card) => `${card}, manche perdue`,
    twin: (card) => `${card}, le doublon`,
  },

  seat: ({ name, marks, status, cards, points, total }) =>
    `${[name, ...marks].join(', ')} : ${status}. ${cards.length === 0 ? 'Aucune carte' : `Cartes : ${list(cards)}`}. ` +
    `${points === null ? '' : `${number(points)} dans cette manche, `}${number(total)} au total.`,
  choose: (seat) => `Choisir : ${seat}`,
  dealer: 'donneur',
  dealerSign: 'D',
  bot: 'bot',
  presence: {
    lost: { sign: 'Hors ligne', tells: 'connexion perdue' },
    away: { sign: 'Un bot joue', tells: 'ne répond plus, un bot joue' },
    left: { sign: 'A quitté', tells: 'a quitté la partie, un bot joue' },
    gone: { sign: 'A quitté', tells: 'a quitté la table' },
  },
  turn7: w.turn7,

  seats: 'Places',
  allSeats: 'Toutes les places',
  thisRound: 'cette manche',
  total: (total) => `total ${number(total)}`,
  missing: (have, missing) =>
    `${number(have)} sur ${number(have + missing)} : ` +
    `encore ${missing === 1 ? 'un nombre différent' : `${number(missing)} nombres différents`} pour ${w.aTurn7}.`,
  lost: (twin, points) => `Un second ${twin} : ${counted(points, 'point perdu', 'points perdus')}.`,
  toPlay: (place) => (place === 1 ? 'joue ensuite' : `${ordinal(place)} à jouer`),
  next: 'Ensuite',
  you: 'toi',
  andMore: (seats) => `et ${number(seats)} de plus`,

  round: (round) => `Manche ${number(round)}`,
  roundOf: (round, rounds) => `Manche ${number(round)} sur ${number(rounds)}`,
  challengeLost: 'défi perdu',
  best: (rounds) => `record : ${counted(rounds, 'manche', 'manches')}`,
  firstTo: (target) => `en ${number(target)} pts`,
  seatCount: (seats) => `${number(seats)} places`,
  turnOf: ({ text, you }) => (you ? 'À toi de jouer' : `Au tour ${of(text)}`),
  roundOver: (round) => `La manche ${number(round)} est finie`,
  gameOver: 'La partie est finie',

  piles: 'Pioche et défausse',
  toDraw: (cards) => `${number(cards)} à piocher`,
  discarded: (cards) => `défausse, ${number(cards)}`,
  discardPile: 'Défausse',
  left: 'Encore à piocher',
  copies: (value, copies) => `${copies} × ${value}`,

  menu: 'Menu',
  coach: 'Conseiller',
  noCoach: 'sans conseiller',
  rules: 'Règles et touches',
  settings: 'Réglages',
  log: 'Journal',
  skip: { choice: 'Avancer jusqu’à mon prochain choix', round: 'Avancer jusqu’à la fin de la manche' },

  join: 'Jouer ou regarder',
  joinCode: (address) => `Code pour ${address}`,
  waiting: 'La partie va commencer',
  sitting: (seats) => (seats === 1 ? 'Une place est prise' : `${number(seats)} places sont prises`),
  leaders: 'En tête',
});
