/** Words that one screen alone needs, loaded with it: nobody waits for them who does not open it. English says which texts there are. */
import type { Language } from '../device/settings.ts';
import type { evenings } from './en/evenings.ts';
import type { figure } from './en/figure.ts';
import type { firstGame } from './en/first-game.ts';
import type { guide } from './en/guide.ts';
import type { lab } from './en/lab.ts';
import type { learn } from './en/learn.ts';
import type { position } from './en/position.ts';
import type { quiz } from './en/quiz.ts';
import type { score } from './en/score.ts';
import type { share } from './en/share.ts';
import type { simulation } from './en/simulation.ts';
import { kept, type Made } from './kept.ts';

export interface Chapters {
  /** The score keeper. */
  readonly score: ReturnType<typeof score>;
  /** Games kept before, statistics, groups of friends, files. */
  readonly evenings: ReturnType<typeof evenings>;
  /** A score that several devices see. */
  readonly share: ReturnType<typeof share>;
  readonly learn: ReturnType<typeof learn>;
  readonly firstGame: ReturnType<typeof firstGame>;
  readonly quiz: ReturnType<typeof quiz>;
  /** The strategy guide. */
  readonly guide: ReturnType<typeof guide>;
  readonly lab: ReturnType<typeof lab>;
  /** The position editor. */
  readonly position: ReturnType<typeof position>;
  readonly simulation: ReturnType<typeof simulation>;
  /** What every chart has around it. */
  readonly figure: ReturnType<typeof figure>;
}

export type ChapterName = keyof Chapters;

type Loader<C extends ChapterName> = () => Promise<Made<Chapters[C]>>;

export const CHAPTERS: { readonly [C in ChapterName]: Readonly<Record<Language, Loader<C>>> } = {
  score: {
    en: kept(() => import('./en/score.ts').then((m) => m.score)),
    fr: kept(() => import('./fr/score.ts').then((m) => m.score)),
    de: kept(() => import('./de/score.ts').then((m) => m.score)),
    es: kept(() => import('./es/score.ts').then((m) => m.score)),
  },
  evenings: {
    en: kept(() => import('./en/evenings.ts').then((m) => m.evenings)),
    fr: kept(() => import('./fr/evenings.ts').then((m) => m.evenings)),
    de: kept(() => import('./de/evenings.ts').then((m) => m.evenings)),
    es: kept(() => import('./es/evenings.ts').then((m) => m.evenings)),
  },
  share: {
    en: kept(() => import('./en/share.ts').then((m) => m.share)),
    fr: kept(() => import('./fr/share.ts').then((m) => m.share)),
    de: kept(() => import('./de/share.ts').then((m) => m.share)),
    es: kept(() => import('./es/share.ts').then((m) => m.share)),
  },
  learn: {
    en: kept(() => import('./en/learn.ts').then((m) => m.learn)),
    fr: kept(() => import('./fr/learn.ts').then((m) => m.learn)),
    de: kept(() => import('./de/learn.ts').then((m) => m.learn)),
    es: kept(() => import('./es/learn.ts').then((m) => m.learn)),
  },
  firstGame: {
    en: kept(() => import('./en/first-game.ts').then((m) => m.firstGame)),
    fr: kept(() => import('./fr/first-game.ts').then((m) => m.firstGame)),
    de: kept(() => import('./de/first-game.ts').then((m) => m.firstGame)),
    es: kept(() => import('./es/first-game.ts').then((m) => m.firstGame)),
  },
  quiz: {
    en: kept(() => import('./en/quiz.ts').then((m) => m.quiz)),
    fr: kept(() => import('./fr/quiz.ts').then((m) => m.quiz)),
    de: kept(() => import('./de/quiz.ts').then((m) => m.quiz)),
    es: kept(() => import('./es/quiz.ts').then((m) => m.quiz)),
  },
  guide: {
    en: kept(() => import('./en/guide.ts').then((m) => m.guide)),
    fr: kept(() => import('./fr/guide.ts').then((m) => m.guide)),
    de: kept(() => import('./de/guide.ts').then((m) => m.guide)),
    es: kept(() => import('./es/guide.ts').then((m) => m.guide)),
  },
  lab: {
    en: kept(() => import('./en/lab.ts').then((m) => m.lab)),
    fr: kept(() => import('./fr/lab.ts').then((m) => m.lab)),
    de: kept(() => import('./de/lab.ts').then((m) => m.lab)),
    es: kept(() => import('./es/lab.ts').then((m) => m.lab)),
  },
  position: {
    en: kept(() => import('./en/position.ts').then((m) => m.position)),
    fr: kept(() => import('./fr/position.ts').then((m) => m.position)),
    de: kept(() => import('./de/position.ts').then((m) => m.position)),
    es: kept(() => import('./es/position.ts').then((m) => m.position)),
  },
  simulation: {
    en: kept(() => import('./en/simulation.ts').then((m) => m.simulation)),
    fr: kept(() => import('./fr/simulation.ts').then((m) => m.simulation)),
    de: kept(() => import('./de/simulation.ts').then((m) => m.simulation)),
    es: kept(() => import('./es/simulation.ts').then((m) => m.simulation)),
  },
  figure: {
    en: kept(() => import('./en/figure.ts').then((m) => m.figure)),
    fr: kept(() => import('./fr/figure.ts').then((m) => m.figure)),
    de: kept(() => import('./de/figure.ts').then((m) => m.figure)),
    es: kept(() => import('./es/figure.ts').then((m) => m.figure)),
  },
};
