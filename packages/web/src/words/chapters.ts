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
