/** The screen of the address. What the first screen does not need is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { address } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import type { LearnPart } from '../learn/path.ts';
import { Later } from '../ui/later.tsx';
import type { ChapterName } from '../words/chapters.ts';
import { loadChapters } from '../words/texts.ts';
import { FrontScreen } from './front/front-screen.tsx';
import { type LabPart, type Route, routeOf } from './route.ts';

/** A screen comes with words of its own. */
async function withChapters<T>(screen: Promise<T>, ...names: readonly ChapterName[]): Promise<T> {
  const [loaded] = await Promise.all([screen, loadChapters(names)]);
  return loaded;
}

const SCREENS = {
  local: () => import('../game/table/local-screen.tsx').then((m) => m.LocalScreen),
  table: () => import('../lobby/online-screen.tsx').then((m) => m.OnlineScreen),
  tv: () => import('../lobby/tv/tv-screen.tsx').then((m) => m.TvScreen),
  replay: () => import('../game/replay/replay-screen.tsx').then((m) => m.ReplayScreen),
  rules: () => import('../game/help/rules-screen.tsx').then((m) => m.RulesScreen),
  score: () =>
    withChapters(import('../score/score-screen.tsx'), 'score', 'share', 'evenings', 'figure').then(
      (m) => m.ScoreScreen,
    ),
  evenings: () =>
    withChapters(import('../score/evenings/evenings-screen.tsx'), 'score', 'evenings', 'figure').then(
      (m) => m.EveningsScreen,
    ),
  sheet: () =>
    withChapters(import('../score/share/sheet-screen.tsx'), 'score', 'share', 'evenings', 'figure').then(
      (m) => m.SheetScreen,
    ),
  board: () => withChapters(import('../score/board/board-screen.tsx'), 'score', 'share').then((m) => m.BoardScreen),
  unknown: () => import('./unknown-screen.tsx').then((m) => m.UnknownScreen),
};

interface Searched {
  readonly search: string;
  readonly hash: string;
}

const LEARN: Record<LearnPart | 'overview', () => Promise<ComponentType<Searched>>> = {
  overview: () => withChapters(import('../learn/learn-screen.tsx'), 'learn').then((m) => m.LearnScreen),
  basics: () => withChapters(import('../learn/basics-screen.tsx'), 'learn').then((m) => m.BasicsScreen),
  scoring: () => withChapters(import('../learn/scoring-screen.tsx'), 'learn').then((m) => m.ScoringScreen),
  bonus: () => withChapters(import('../learn/bonus-screen.tsx'), 'learn', 'figure').then((m) => m.BonusScreen),
  mistakes: () => withChapters(import('../learn/mistakes-screen.tsx'), 'learn').then((m) => m.MistakesScreen),
  cases: () => withChapters(import('../learn/cases-screen.tsx'), 'learn').then((m) => m.CasesScreen),
  'first-game': () =>
    withChapters(import('../learn/first-game/first-game-screen.tsx'), 'firstGame').then((m) => m.FirstGameScreen),
  quiz: () => withChapters(import('../learn/quiz/quiz-screen.tsx'), 'quiz').then((m) => m.QuizScreen),
  strategy: () =>
    withChapters(import('../learn/guide/guide-screen.tsx'), 'learn', 'guide', 'figure').then((m) => m.GuideScreen),
};

const LAB: Record<LabPart | 'overview', () => Promise<ComponentType<Pick<Searched, 'search'>>>> = {
  overview: () =>
    withChapters(import('../lab/figures/lab-screen.tsx'), 'lab', 'position', 'figure').then((m) => m.LabScreen),
  position: () =>
    withChapters(import('../lab/position/position-screen.tsx'), 'lab', 'position', 'figure').then(
      (m) => m.PositionScreen,
    ),
  simulate: () =>
    withChapters(import('../lab/simulation/simulation-screen.tsx'), 'simulation', 'figure').then(
      (m) => m.SimulationScreen,
    ),
};

/** Fetches the first screen along with the words, not after them. */
export function fetchScreen(first: Route): void {
  if (first.screen !== 'front') loaderOf(first)().catch(() => {}); // it will be missed, and told, when it is to be shown
}

function loaderOf(shown: Exclude<Route, { screen: 'front' }>): () => Promise<unknown> {
  if (shown.screen === 'learn') return LEARN[shown.part ?? 'overview'];
  if (shown.screen === 'lab') return LAB[shown.part ?? 'overview'];
  return SCREENS[shown.screen];
}

export function App() {
  const current = routeOf(useSignal(address));
  switch (current.screen) {
    case 'front':
      return <FrontScreen />;
    case 'local':
      return <Later key={current.screen} load={SCREENS.local} props={{}} />;
    case 'table':
      return <Later key={current.screen} load={SCREENS.table} props={{ code: current.code, pass: current.pass }} />;
    case 'tv':
      return <Later key={current.screen} load={SCREENS.tv} props={{ code: current.code }} />;
    case 'replay':
      return (
        <Later key={current.screen} load={SCREENS.replay} props={{ search: current.search, hash: current.hash }} />
      );
    case 'rules':
      return <Later key={current.screen} load={SCREENS.rules} props={{}} />;
    case 'score':
      return <Later key={current.screen} load={SCREENS.score} props={{}} />;
    case 'evenings':
      return <Later key={current.screen} load={SCREENS.evenings} props={{}} />;
    case 'sheet':
      return <Later key={current.screen} load={SCREENS.sheet} props={{ code: current.code, sharedKey: current.key }} />;
    case 'board':
      return <Later key={current.screen} load={SCREENS.board} props={{ code: current.code }} />;
    case 'learn': {
      const part = current.part ?? 'overview';
      return <Later key={`learn ${part}`} load={LEARN[part]} props={{ search: current.search, hash: current.hash }} />;
    }
    case 'lab': {
      const part = current.part ?? 'overview';
      return <Later key={`lab ${part}`} load={LAB[part]} props={{ search: current.search }} />;
    }
    case 'unknown':
      return <Later key={current.screen} load={SCREENS.unknown} props={{}} />;
    default:
      return current satisfies never;
  }
}
