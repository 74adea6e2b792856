/**
 * Every screen of the page, once. Whatever depends on which screens there are follows from this list: what an address
 * opens, which addresses the server answers, the shortcuts on a home screen, what the browser tests look at.
 */
import type { FunctionComponent } from 'preact';
import type { Address } from '../device/address.ts';
import type { ChapterName } from '../words/chapters.ts';

/** What a screen learns of the address that opened it. `:code` in a path names a table or a shared score. */
export type ScreenProps<Path extends string = '/:code'> = Pick<Address, 'search' | 'hash'> &
  (Path extends `${string}:code` ? { readonly code: string } : unknown);

interface More {
  /** The words that it needs beyond those of every screen. */
  readonly chapters?: readonly ChapterName[];
  /** Its name among those that an installed page offers on a home screen. */
  readonly shortcut?: string;
}

export interface Screen<Path extends string = string> extends More {
  readonly path: Path;
  readonly load: () => Promise<FunctionComponent<ScreenProps>>;
}

const screen = <Path extends string>(
  path: Path,
  load: () => Promise<FunctionComponent<ScreenProps<Path>>>,
  more: More = {},
): Screen<Path> => ({ path, load, ...more });

export const SCREENS = [
  screen('/', () => import('./front/front-screen.tsx').then((m) => m.FrontScreen)),
  // A game on this device: against bots, from hand to hand, or alone. It goes on where it was left.
  screen('/play', () => import('../game/table/local-screen.tsx').then((m) => m.LocalScreen), { shortcut: 'Play' }),
  // An online table, lobby and game, and the same for everybody in the room.
  screen('/t/:code', () => import('../lobby/online-screen.tsx').then((m) => m.OnlineScreen), {
    chapters: ['online', 'rating'],
  }),
  screen('/tv/:code', () => import('../lobby/tv/tv-screen.tsx').then((m) => m.TvScreen), { chapters: ['online'] }),
  // What others show in a frame inside a page of theirs: to be watched, and nothing is kept.
  screen('/embed/t/:code', () => import('../lobby/embed/table-embed-screen.tsx').then((m) => m.TableEmbedScreen), {
    chapters: ['online', 'replay', 'embed'],
  }),
  screen('/embed/replay', () => import('../game/embed/replay-embed-screen.tsx').then((m) => m.ReplayEmbedScreen), {
    chapters: ['replay', 'embed'],
  }),
  // One deal a day for everyone.
  screen('/daily', () => import('../daily/daily-screen.tsx').then((m) => m.DailyScreen), {
    chapters: ['daily'],
  }),
  // The rest of the address names a game, or has one in it.
  screen('/replay', () => import('../game/replay/replay-screen.tsx').then((m) => m.ReplayScreen), {
    chapters: ['replay', 'review', 'my-games'],
  }),
  // The games that were played on this device.
  screen('/games', () => import('../game/my-games/my-games-screen.tsx').then((m) => m.MyGamesScreen), {
    chapters: ['my-games', 'rating', 'replay', 'figure'],
  }),
  // The score of a game with real cards, kept by this device, and those that it kept before.
  screen('/score', () => import('../score/score-screen.tsx').then((m) => m.ScoreScreen), {
    chapters: ['score', 'share', 'evenings', 'figure'],
    shortcut: 'Score keeper',
  }),
  screen('/score/evenings', () => import('../score/evenings/evenings-screen.tsx').then((m) => m.EveningsScreen), {
    chapters: ['score', 'evenings', 'figure'],
  }),
  // A score that is shared.
  screen('/s/:code', () => import('../score/share/sheet-screen.tsx').then((m) => m.SheetScreen), {
    chapters: ['score', 'share', 'evenings', 'figure'],
  }),
  // A score for everybody in the room: this device's own, or a shared one.
  screen('/board', () => import('../score/board/board-screen.tsx').then((m) => m.OwnBoardScreen), {
    chapters: ['score', 'share'],
  }),
  screen('/board/:code', () => import('../score/board/board-screen.tsx').then((m) => m.SharedBoardScreen), {
    chapters: ['score', 'share'],
  }),
  screen('/learn', () => import('../learn/learn-screen.tsx').then((m) => m.LearnScreen), {
    chapters: ['rulings', 'learn'],
    shortcut: 'Learn',
  }),
  screen('/learn/basics', () => import('../learn/basics/basics-screen.tsx').then((m) => m.BasicsScreen), {
    chapters: ['rulings', 'learn', 'replay'],
  }),
  screen('/learn/scoring', () => import('../learn/scoring/scoring-screen.tsx').then((m) => m.ScoringScreen), {
    chapters: ['rulings', 'learn', 'replay'],
  }),
  screen('/learn/bonus', () => import('../learn/bonus/bonus-screen.tsx').then((m) => m.BonusScreen), {
    chapters: ['rulings', 'learn', 'figure'],
  }),
  screen('/learn/mistakes', () => import('../learn/mistakes/mistakes-screen.tsx').then((m) => m.MistakesScreen), {
    chapters: ['rulings', 'learn'],
  }),
  screen('/learn/cases', () => import('../learn/cases/cases-screen.tsx').then((m) => m.CasesScreen), {
    chapters: ['rulings', 'learn', 'replay'],
  }),
  screen(
    '/learn/first-game',
    () => import('../learn/first-game/first-game-screen.tsx').then((m) => m.FirstGameScreen),
    {
      chapters: ['first-game'],
    },
  ),
  screen('/learn/quiz', () => import('../learn/quiz/quiz-screen.tsx').then((m) => m.QuizScreen), {
    chapters: ['rulings', 'quiz', 'replay'],
  }),
  screen('/learn/strategy', () => import('../learn/guide/guide-screen.tsx').then((m) => m.GuideScreen), {
    chapters: ['rulings', 'learn', 'guide', 'figure'],
  }),
  screen('/lab', () => import('../lab/figures/lab-screen.tsx').then((m) => m.LabScreen), {
    chapters: ['lab', 'position', 'figure'],
  }),
  screen('/lab/position', () => import('../lab/position/position-screen.tsx').then((m) => m.PositionScreen), {
    chapters: ['lab', 'position', 'figure'],
  }),
  screen('/lab/simulate', () => import('../lab/simulation/simulation-screen.tsx').then((m) => m.SimulationScreen), {
    chapters: ['simulation', 'figure'],
  }),
  screen('/rules', () => import('../game/help/rules-screen.tsx').then((m) => m.RulesScreen), {
    chapters: ['rulings'],
    shortcut: 'Rules',
  }),
] satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]['path'];

export interface OpenedScreen {
  readonly screen: Screen;
  readonly props: ScreenProps;
}

/** null for an address that leads nowhere. */
export function screenAt({ pathname, search, hash }: Address): OpenedScreen | null {
  const asked = partsOf(pathname);
  const screen = SCREENS.find(({ path }) => {
    const parts = partsOf(path);
    return parts.length === asked.length && parts.every((part, at) => part === ':code' || part === asked[at]);
  });
  if (screen === undefined) return null;
  const code = asked[partsOf(screen.path).indexOf(':code')] ?? '';
  return { screen, props: { code: code.toUpperCase(), search, hash } };
}

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);
