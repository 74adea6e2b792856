/** The game on this device. It goes on where it was left; where there is none, the front page is. */
import { useEffect, useState } from 'preact/hooks';
import { route, routeOf } from '../route.ts';
import { LocalSession } from '../session/local.ts';
import { settings } from '../settings/settings.ts';
import { PACES } from '../telling/pace.ts';
import { startThinker } from '../thinker/thinker.ts';
import { TableScreen } from './table-screen.tsx';

export function LocalScreen() {
  const [session] = useState(resumed);
  useEffect(() => {
    if (session === null) showFront();
    return () => session?.close();
  }, [session]);
  return session === null ? null : <TableScreen session={session} />;
}

function resumed(): LocalSession | null {
  const found = LocalSession.resume(startThinker(), { pace: () => PACES[settings.value.speed] });
  return found.kind === 'session' ? found.session : null;
}

/** Takes the place of this address, so that the browser's back button does not come here again. */
function showFront(): void {
  history.replaceState(null, '', '/');
  route.set(routeOf(location));
}
