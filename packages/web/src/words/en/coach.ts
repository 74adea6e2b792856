import type { Words } from '@turn7/narration/en';
import { number } from '../format.ts';

export const coach = (w: Words) => ({
  name: 'Coach',
  advises: 'Coach:',
  quiet: 'The coach speaks when you are asked.',
  more: 'What the coach thinks',
  bust: 'bust',
  bustChance: 'bust chance',
  twins: (busts: number, cards: number) => `${number(busts)} of ${number(cards)} cards are twins`,
  saved: `${w.lifeSaver}: the next card cannot bust`,
  safe: 'no card that is left can bust',
  win: (chance: string) => `about ${chance} win`,
  average: (points: number) => `${number(points, 1)} on average`,
  /** Goes on after the name of the better answer. */
  wins: (chance: string, other: string, otherChance: string) => `wins about ${chance}, ${other} ${otherChance}`,
  /** Of a hit that may bust. */
  gains: (points: number) => `Busts counted, a hit makes ${number(points, 1)} points more on average.`,
  loses: (points: number) => `Busts counted, a hit makes ${number(points, 1)} points less on average.`,
});
