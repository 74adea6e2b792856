/** Five opponents for people, each with the strategy that stands behind its name. */
export interface Level {
  readonly name: string;
  /** The name of its bot in the roster. */
  readonly bot: string;
  readonly describes: string;
}

/** How often `master` plays an answer out at most, if not said. */
export const MASTER_PLAYOUTS = 1_600;

/** From the weakest to the strongest; docs/bots.md has the games that say so. */
export const LEVELS = [
  { name: 'Rookie', bot: 'stay:15', describes: 'plays it safe: stays at 15 points' },
  { name: 'Regular', bot: 'stay:25', describes: 'stays at 25 points, whatever the cards' },
  { name: 'Counter', bot: 'closer', describes: 'counts every card and knows when the game is being decided' },
  { name: 'Sharp', bot: 'sharp', describes: 'plays for the win, not for points, by trained judgement' },
  {
    name: 'Master',
    bot: 'master',
    describes: `plays its answers out, up to ${MASTER_PLAYOUTS.toLocaleString('en')} times each, before it chooses`,
  },
] as const satisfies readonly Level[];

export type LevelName = (typeof LEVELS)[number]['name'];

/** The next stronger one; nobody is above the last. */
export const harderThan = (level: LevelName): LevelName => LEVELS[placeOf(level) + 1]?.name ?? level;

/** The next weaker one; nobody is below the first. */
export const easierThan = (level: LevelName): LevelName => LEVELS[placeOf(level) - 1]?.name ?? level;

const placeOf = (level: LevelName): number => LEVELS.findIndex(({ name }) => name === level);

/** In capital or small letters. */
export const levelNamed = (text: string): (typeof LEVELS)[number] | undefined =>
  LEVELS.find(({ name }) => name.toLowerCase() === text.toLowerCase());

/** What the bots at a table are called: one for each seat that there can be. */
const BOT_NAMES = (
  'Ada Bo Cleo Dov Eve Finn Gus Hal Ivy Jo Kim Lou Mo Nia Oz Pia Quinn Ravi Sol Tess Uma Vic Wren Xan Yara Zoe ' +
  'Abe Bea Cy Dee Eli Fay Gil Hana Ian Jun Kai Lea Max Nell Otto Pam Rio Sam Tia Ugo Val Wes Xia Yul Zed Amy Ben Coco'
).split(' ');

/** A name that nobody has yet; beyond the list they go round with a number. */
export function botName(taken: readonly string[], first: number): string {
  for (let i = first; ; i++) {
    const lap = Math.floor(i / BOT_NAMES.length);
    const name = `${BOT_NAMES[i % BOT_NAMES.length]}${lap === 0 ? '' : ` ${lap + 1}`}`;
    if (!taken.includes(name)) return name;
  }
}
