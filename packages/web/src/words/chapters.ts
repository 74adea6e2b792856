/**
 * Words that one screen alone needs, loaded with it: nobody waits for them who does not open it. A chapter is a file in
 * `chapters/` of every language and a line here. English says which texts there are.
 */
type Chapter<File extends { texts(w: never): unknown }> = ReturnType<File['texts']>;

export interface Chapters {
  /** The score keeper. */
  readonly score: Chapter<typeof import('./en/chapters/score.ts')>;
  /** Games kept before, statistics, groups of friends, files. */
  readonly evenings: Chapter<typeof import('./en/chapters/evenings.ts')>;
  /** A score that several devices see. */
  readonly share: Chapter<typeof import('./en/chapters/share.ts')>;
  /** Whether the shuffles of a game were fair. */
  readonly proof: Chapter<typeof import('./en/chapters/proof.ts')>;
  /** Every ruling, with what it says. */
  readonly rulings: Chapter<typeof import('./en/chapters/rulings.ts')>;
  /** What only an online table has: its clock, its host's powers, its line for seats, coming and going. */
  readonly online: Chapter<typeof import('./en/chapters/online.ts')>;
  /** The daily challenge. */
  readonly daily: Chapter<typeof import('./en/chapters/daily.ts')>;
  /** A game that is watched again. */
  readonly replay: Chapter<typeof import('./en/chapters/replay.ts')>;
  /** What is shown inside a page of somebody else, and the code for that. */
  readonly embed: Chapter<typeof import('./en/chapters/embed.ts')>;
  /** How much of a game was luck, and how much was choices. */
  readonly review: Chapter<typeof import('./en/chapters/review.ts')>;
  /** The games of this device, and what they tell. */
  readonly 'my-games': Chapter<typeof import('./en/chapters/my-games.ts')>;
  /** Rated tables, and one's own rating. */
  readonly rating: Chapter<typeof import('./en/chapters/rating.ts')>;
  readonly learn: Chapter<typeof import('./en/chapters/learn.ts')>;
  readonly 'first-game': Chapter<typeof import('./en/chapters/first-game.ts')>;
  readonly quiz: Chapter<typeof import('./en/chapters/quiz.ts')>;
  /** The strategy guide. */
  readonly guide: Chapter<typeof import('./en/chapters/guide.ts')>;
  readonly lab: Chapter<typeof import('./en/chapters/lab.ts')>;
  /** The position editor. */
  readonly position: Chapter<typeof import('./en/chapters/position.ts')>;
  readonly simulation: Chapter<typeof import('./en/chapters/simulation.ts')>;
  /** What every chart has around it. */
  readonly figure: Chapter<typeof import('./en/chapters/figure.ts')>;
}

export type ChapterName = keyof Chapters;
