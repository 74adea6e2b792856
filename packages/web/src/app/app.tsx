/** The screen of the address. What the first screen does not need is loaded when it is opened. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { address } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { loadChapters } from '../words/texts.ts';
import { MissingScreen, UnknownScreen } from './no-screen.tsx';
import { type OpenedScreen, type Screen, type ScreenProps, screenAt } from './screens.ts';

type Component = FunctionComponent<ScreenProps>;

/** Those that were opened before: they show at once. */
const loaded = new Map<Screen, Component>();

/** A screen comes with words of its own. */
export async function loadScreen(screen: Screen): Promise<Component> {
  const [component] = await Promise.all([screen.load(), loadChapters(screen.chapters ?? [])]);
  loaded.set(screen, component);
  return component;
}

export function App() {
  const opened = screenAt(useSignal(address));
  return opened === null ? <UnknownScreen /> : <ShownScreen key={opened.screen.path} {...opened} />;
}

/** Shows nothing until the screen is there: from this device's cache that is soon. */
function ShownScreen({ screen, props }: OpenedScreen) {
  const [shown, setShown] = useState<{ readonly Screen: Component } | null>(() => {
    const Screen = loaded.get(screen);
    return Screen === undefined ? null : { Screen };
  });
  useEffect(() => {
    if (shown !== null) return;
    let isWanted = true;
    const show = (Screen: Component) => isWanted && setShown({ Screen });
    loadScreen(screen).then(show, () => show(MissingScreen));
    return () => {
      isWanted = false;
    };
  }, []);
  return shown && <shown.Screen {...props} />;
}
