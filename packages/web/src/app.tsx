/** The screen of the address. What the first screen does not need is loaded when it is opened. */
import { FrontScreen } from './front/front-screen.tsx';
import { Later } from './parts/later.tsx';
import { route } from './route.ts';
import { useStore } from './store.ts';

export function App() {
  const current = useStore(route);
  switch (current.screen) {
    case 'front':
      return <FrontScreen />;
    case 'local':
      return (
        <Later
          key={current.screen}
          load={() => import('./table/local-screen.tsx').then((m) => m.LocalScreen)}
          props={{}}
        />
      );
    case 'table':
      return (
        <Later
          key={current.screen}
          load={() => import('./lobby/online-screen.tsx').then((m) => m.OnlineScreen)}
          props={{ code: current.code, pass: current.pass }}
        />
      );
    case 'tv':
      return (
        <Later
          key={current.screen}
          load={() => import('./tv/tv-screen.tsx').then((m) => m.TvScreen)}
          props={{ code: current.code }}
        />
      );
    case 'replay':
      return (
        <Later
          key={current.screen}
          load={() => import('./replay/replay-screen.tsx').then((m) => m.ReplayScreen)}
          props={{ search: current.search, hash: current.hash }}
        />
      );
    case 'rules':
      return (
        <Later
          key={current.screen}
          load={() => import('./help/rules-screen.tsx').then((m) => m.RulesScreen)}
          props={{}}
        />
      );
    case 'unknown':
      return (
        <Later
          key={current.screen}
          load={() => import('./help/unknown-screen.tsx').then((m) => m.UnknownScreen)}
          props={{}}
        />
      );
    default:
      return current satisfies never;
  }
}
