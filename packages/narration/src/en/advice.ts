import { formatIn } from '../languages.ts';
import type { Name } from '../narration.ts';

const { capitalised, number, percent } = formatIn('en');

export const advice = () => ({
  /** An answer at the head of a sentence or inside it. */
  hit: 'Hit',
  stay: 'Stay',
  give: ({ you, text }: Name) => (you ? 'keeping it yourself' : `giving it to ${text}`),
  chance: (answers: number) => `Left to chance among ${number(answers)} answers.`,
  points: (points: number, limit: number) =>
    `You hold ${number(points)} points; from ${number(limit)} on the coach stays.`,
  risk: (bust: number, limit: number) =>
    `The next card busts you in ${percent(bust)} of cases; from ${percent(limit)} on the coach stays.`,
  gain: (points: number, expected: number) =>
    `One more card makes ${number(expected, 1)} points on average, staying ${number(points)}.`,
  free: 'No card that is left can bust you.',
  chase: ({ text }: Name, total: number, reached: number) =>
    `${text} is out with ${number(total)} and wins unless you get more; you are at ${number(reached)}.`,
  ahead: (reached: number, next: number) =>
    `${number(reached)} is enough to win, and the next best is at ${number(next)}.`,
  aimLock: ({ you, text }: Name, reached: number) =>
    `${you ? 'You' : text} would stand highest, at ${number(reached)}.`,
  aimTurnThree: ({ you, text }: Name, numbers: number) =>
    `${you ? 'You have' : `${text} has`} the most numbers: ${number(numbers)}.`,
  aimLifeSaver: ({ you, text }: Name, total: number) =>
    `${you ? 'You have' : `${text} has`} the lowest total: ${number(total)}.`,
  better: (answer: string, other: string, more: number) =>
    `${capitalised(answer)} wins about ${number(100 * more, 1)} more games in 100 than ${other}.`,
  even: (answer: string, other: string) => `${capitalised(answer)} wins about as often as ${other}.`,
  playouts: (answer: string, chance: number, other: string, otherChance: number) =>
    `${capitalised(answer)} wins about ${number(100 * chance, 1)} games in 100, ${other} ${number(100 * otherChance, 1)}.`,
});
