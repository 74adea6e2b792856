import type { ReviewTexts } from '../en/review.ts';
import { formatIn } from '../languages.ts';
import { afterFor, does, pronoun } from './words.ts';

const { capitalised, number, signed } = formatIn('es');

export const review = (): ReviewTexts => ({
  grades: {
    best: 'lo mejor',
    fine: 'bien',
    inaccuracy: 'imprecisión',
    mistake: 'error',
    blunder: 'error grave',
  },
  byBot: 'por un bot',
  alone: 'Un análisis compara probabilidades de ganar. En solitario se gana siempre: no hay nada que comparar.',
  accuracy: 'precisión',
  start: 'inicio',
  result: 'resultado',
  parts: {
    luck: 'cartas',
    own: 'decisiones propias',
    others: 'decisiones de los demás',
    correction: 'corrección',
  },

  hit: (who) => `${does(who, 'pides', 'pide')}.`,
  stayed: (who) => `${does(who, 'te plantas', 'se planta')}.`,

  won: (who, round) => `${does(who, 'ganas', 'gana')} en la ronda ${number(round)}.`,
  nobodyWon: 'La partida acaba sin ganador.',
  unfinished: (round) =>
    `El registro se detiene en la ronda ${number(round)}, antes del final de la partida, y se analiza hasta ahí.`,
  account: (who, start, { luck, own, others, correction }) =>
    `Al inicio ${who.you ? 'ganarías' : `${who.text} ganaría`} ${number(start, 1)} de 100 partidas; las cartas aportaron ${signed(luck, 1)}, ${
      who.you ? 'tus decisiones' : 'sus decisiones'
    } ${signed(own, 1)}, las de los demás ${signed(others, 1)}, la corrección ${signed(correction, 1)}.`,
  decided: {
    luck: 'Fueron sobre todo las cartas.',
    own: 'Fueron sobre todo las decisiones propias.',
    others: 'Fueron sobre todo las decisiones de los demás.',
  },
  kindest: (most, more, least, less) =>
    `Las cartas favorecieron más a ${afterFor(most)} (${signed(more, 1)}) y menos a ${afterFor(least)} (${signed(less, 1)}).`,
  accurate: (most, more, least, less) =>
    `El juego más preciso: ${pronoun(most)} (${number(more)}); el menos: ${pronoun(least)} (${number(less)}).`,
  turned: (round, what, gainer, gain, loser, loss) =>
    `La partida dio su mayor giro en la ronda ${number(round)}: ${what} ${capitalised(pronoun(gainer))} ${signed(gain, 1)}, ${pronoun(loser)} ${signed(loss, 1)}.`,
  costliest: (round, what, best, cost) =>
    `La decisión más cara, en la ronda ${number(round)}: ${what} ${capitalised(best)} gana ${number(cost, 1)} partidas más de cada 100.`,
  noneCost: 'Ninguna decisión fue apreciablemente peor que otra.',
});
