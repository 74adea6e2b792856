import type { Grade, Parts } from '@turn7/strategy';
import { formatIn } from '../languages.ts';
import type { Name } from '../narration.ts';
import { did, object } from './words.ts';

const { capitalised, number, signed } = formatIn('en');

/** What a review says. Every figure is wins in 100 games. Only whoever looks at a review needs it. */
export const review = () => ({
  grades: {
    best: 'best',
    fine: 'fine',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<Grade, string>,
  /** Choices that one made in somebody's place. */
  byBot: 'by a bot',
  /** In place of a review. */
  alone: 'A review compares chances to win. Who plays alone always wins, so there is nothing to compare.',
  accuracy: 'accuracy',
  start: 'start',
  result: 'result',
  parts: {
    luck: 'cards',
    own: 'own choices',
    others: 'others’ choices',
    correction: 'correction',
  } satisfies Parts<string>,

  hit: (who: Name) => `${did(who, 'hit')}.`,
  stayed: (who: Name) => `${did(who, 'stayed')}.`,

  won: (who: Name, round: number) => `${did(who, 'won')} in round ${number(round)}.`,
  nobodyWon: 'The game ended without a winner.',
  unfinished: (round: number) =>
    `The record stops in round ${number(round)}, before the end of the game, and is reviewed up to there.`,
  /** How a seat came from its first chance to the last. */
  account: (who: Name, start: number, { luck, own, others, correction }: Parts) =>
    `At the start ${object(who)} would win ${number(start, 1)} games in 100; from there the cards did ${signed(luck, 1)}, ${
      who.you ? 'your' : 'own'
    } choices ${signed(own, 1)}, the others’ choices ${signed(others, 1)}, the correction ${signed(correction, 1)}.`,
  decided: {
    luck: 'The cards did that above all.',
    own: 'Own choices did that above all.',
    others: 'The choices of the others did that above all.',
  },
  kindest: (most: Name, more: number, least: Name, less: number) =>
    `The cards were kindest to ${object(most)} (${signed(more, 1)}) and hardest on ${object(least)} (${signed(less, 1)}).`,
  accurate: (most: Name, more: number, least: Name, less: number) =>
    `Most accurate: ${object(most)} (${number(more)}); least: ${object(least)} (${number(less)}).`,
  /** `what`: a sentence. */
  turned: (round: number, what: string, gainer: Name, gain: number, loser: Name, loss: number) =>
    `The game turned most in round ${number(round)}: ${what} ${capitalised(object(gainer))} ${signed(gain, 1)}, ${object(loser)} ${signed(loss, 1)}.`,
  costliest: (round: number, what: string, best: string, cost: number) =>
    `The costliest choice came in round ${number(round)}: ${what} ${capitalised(best)} wins ${number(cost, 1)} more games in 100.`,
  noneCost: 'No choice was measurably worse than another.',
});

export type ReviewTexts = ReturnType<typeof review>;
