/** Five opponents for people, each with the strategy that stands behind its name. */
export interface Level {
  readonly name: string;
  /** The name of its bot in the roster. */
  readonly bot: string;
  readonly describes: string;
}

/** From the weakest to the strongest; docs/bots.md has the games that say so. */
export const LEVELS = [
  { name: 'Rookie', bot: 'stay:15', describes: 'plays it safe: stays at 15 points' },
  { name: 'Regular', bot: 'stay:25', describes: 'stays at 25 points, whatever the cards' },
  { name: 'Counter', bot: 'closer', describes: 'counts every card and knows when the game is being decided' },
  { name: 'Sharp', bot: 'sharp', describes: 'plays for the win, not for points, by trained judgement' },
  { name: 'Master', bot: 'master', describes: 'plays its answers out, up to 400 times each, before it chooses' },
] as const satisfies readonly Level[];

export type LevelName = (typeof LEVELS)[number]['name'];
