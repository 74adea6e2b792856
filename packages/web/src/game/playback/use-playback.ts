/** Plays back what happens at a session for as long as a screen shows it. */
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced, settings } from '../../device/settings.ts';
import type { Session } from '../session/session.ts';
import { PACES } from './pace.ts';
import { Playback, type Tempo } from './playback.ts';

export function usePlayback(session: Session): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const begun = new Playback(session, tempoFor(session.online !== null));
    setPlayback(begun);
    return () => begun.close();
  }, [session]);
  return playback;
}

/** Browsers let hidden pages go slowly, and an online table goes on without them: there everything is shown at once. */
export const tempoFor = (isOnline: boolean): Tempo => ({
  pace: () => (isOnline && document.hidden ? 0 : PACES[settings.value.speed]),
  reduced: isMotionReduced,
});
