import type { ReviewTexts } from '../en/review.ts';
import { formatIn } from '../languages.ts';
import { accusative, dative, does, subject } from './words.ts';

const { capitalised, number, signed } = formatIn('de');

export const review = (): ReviewTexts => ({
  grades: {
    best: 'am besten',
    fine: 'gut',
    inaccuracy: 'ungenau',
    mistake: 'Fehler',
    blunder: 'Schnitzer',
  },
  byBot: 'durch einen Bot',
  alone: 'Eine Analyse vergleicht Siegchancen. Wer allein spielt, gewinnt immer; da gibt es nichts zu vergleichen.',
  accuracy: 'Genauigkeit',
  start: 'Anfang',
  result: 'Ergebnis',
  parts: {
    luck: 'Karten',
    own: 'eigene Wahl',
    others: 'Wahl der anderen',
    correction: 'Korrektur',
  },

  hit: (who) => `${does(who, 'ziehst', 'zieht')}.`,
  stayed: (who) => `${does(who, 'hörst', 'hört')} auf.`,

  won: (who, round) => `${does(who, 'gewinnst', 'gewinnt')} in Runde ${number(round)}.`,
  nobodyWon: 'Das Spiel endet ohne Sieg.',
  unfinished: (round) =>
    `Die Aufzeichnung endet in Runde ${number(round)}, vor dem Ende des Spiels, und ist bis dorthin analysiert.`,
  account: (who, start, { luck, own, others, correction }) =>
    `Am Anfang ${who.you ? 'würdest du' : `würde ${who.text}`} ${number(start, 1)} von 100 Spielen gewinnen; die Karten machten ${signed(luck, 1)} aus, die eigene Wahl ${signed(own, 1)}, die der anderen ${signed(others, 1)}, die Korrektur ${signed(correction, 1)}.`,
  decided: {
    luck: 'Es waren vor allem die Karten.',
    own: 'Es war vor allem die eigene Wahl.',
    others: 'Es war vor allem die Wahl der anderen.',
  },
  kindest: (most, more, least, less) =>
    `Am freundlichsten waren die Karten zu ${dative(most)} (${signed(more, 1)}), am härtesten trafen sie ${accusative(least)} (${signed(less, 1)}).`,
  accurate: (most, more, least, less) =>
    `Am genauesten: ${subject(most)} (${number(more)}); am wenigsten: ${subject(least)} (${number(less)}).`,
  turned: (round, what, gainer, gain, loser, loss) =>
    `Am meisten drehte sich das Spiel in Runde ${number(round)}: ${what} ${capitalised(subject(gainer))} ${signed(gain, 1)}, ${subject(loser)} ${signed(loss, 1)}.`,
  costliest: (round, what, best, cost) =>
    `Die teuerste Wahl fiel in Runde ${number(round)}: ${what} ${capitalised(best)} bringt ${number(cost, 1)} Siege mehr in 100 Spielen.`,
  noneCost: 'Keine Wahl war messbar schlechter als eine andere.',
});
