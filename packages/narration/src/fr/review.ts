import type { ReviewTexts } from '../en/review.ts';
import { formatIn } from '../languages.ts';
import { counted, does, stressed } from './words.ts';

const { capitalised, number, signed } = formatIn('fr');

export const review = (): ReviewTexts => ({
  grades: {
    best: 'le mieux',
    fine: 'bien',
    inaccuracy: 'imprécision',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  byBot: 'par un bot',
  alone: 'Une analyse compare des chances de gagner. Qui joue en solo gagne toujours : il n’y a rien à comparer.',
  accuracy: 'précision',
  start: 'départ',
  result: 'résultat',
  parts: {
    luck: 'cartes',
    own: 'ses choix',
    others: 'choix des autres',
    correction: 'correction',
  },

  hit: (who) => `${does(who, 'tires', 'tire')}.`,
  stayed: (who) => `${does(who, 'restes', 'reste')}.`,

  won: (who, round) => `${does(who, 'gagnes', 'gagne')} à la manche ${number(round)}.`,
  nobodyWon: 'La partie finit sans gagnant.',
  unfinished: (round) =>
    `La partie enregistrée s’arrête à la manche ${number(round)}, avant la fin ; elle est analysée jusque-là.`,
  account: (who, start, { luck, own, others, correction }) =>
    `Au départ, ${who.you ? 'tu gagnerais' : `${who.text} gagnerait`} ${counted(start, 'partie', 'parties', 1)} sur 100 ; depuis, les cartes ont compté pour ${signed(luck, 1)}, ${
      who.you ? 'tes' : 'ses'
    } choix ${signed(own, 1)}, ceux des autres ${signed(others, 1)}, la correction ${signed(correction, 1)}.`,
  decided: {
    luck: 'Les cartes ont le plus pesé.',
    own: 'Les choix personnels ont le plus pesé.',
    others: 'Les choix des autres ont le plus pesé.',
  },
  kindest: (most, more, least, less) =>
    `Les cartes ont le plus aidé ${stressed(most)} (${signed(more, 1)}) et le moins ${stressed(least)} (${signed(less, 1)}).`,
  accurate: (most, more, least, less) =>
    `Le jeu le plus précis : ${stressed(most)} (${number(more)}) ; le moins : ${stressed(least)} (${number(less)}).`,
  turned: (round, what, gainer, gain, loser, loss) =>
    `La partie a surtout basculé à la manche ${number(round)} : ${what} ${capitalised(stressed(gainer))} ${signed(gain, 1)}, ${stressed(loser)} ${signed(loss, 1)}.`,
  costliest: (round, what, best, cost) =>
    `Le choix le plus coûteux, à la manche ${number(round)} : ${what} ${capitalised(best)} gagne ${counted(cost, 'partie', 'parties', 1)} de plus sur 100.`,
  noneCost: 'Aucun choix n’était mesurablement moins bon qu’un autre.',
});
