/** The screen of the address. What the first screen does not need is loaded when it is opened. */
import type { FunctionComponent } from 'preact';
import { address } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { useLoaded } from '../ui/use-loaded.ts';
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
  const shown = useLoaded('now', () => loadScreen(screen), loaded.get(screen));
  if (shown.kind === 'missing') return <MissingScreen again={shown.again} />;
  return shown.kind === 'loaded' ? <shown.part {...props} /> : null;
}
