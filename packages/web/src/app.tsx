/** The screen of the address. What the first screen does not need is loaded when it is opened. */
import { FrontScreen } from './front/front-screen.tsx';
import { Later } from './parts/later.tsx';
import { type Route, route } from './route.ts';
import { useStore } from './store.ts';

const SCREENS = {
  local: () => import('./table/local-screen.tsx').then((m) => m.LocalScreen),
  table: () => import('./lobby/online-screen.tsx').then((m) => m.OnlineScreen),
  tv: () => import('./tv/tv-screen.tsx').then((m) => m.TvScreen),
  replay: () => import('./replay/replay-screen.tsx').then((m) => m.ReplayScreen),
  rules: () => import('./help/rules-screen.tsx').then((m) => m.RulesScreen),
  unknown: () => import('./help/unknown-screen.tsx').then((m) => m.UnknownScreen),
};

/** Fetches the first screen along with the words, not after them. */
export function fetchScreen({ screen }: Route): void {
  if (screen !== 'front') SCREENS[screen]().catch(() => {}); // it will be missed, and told, when it is to be shown
}

export function App() {
  const current = useStore(route);
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
    case 'unknown':
      return <Later key={current.screen} load={SCREENS.unknown} props={{}} />;
    default:
      return current satisfies never;
  }
}
