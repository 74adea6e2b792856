/** Lets what happens at a session be told for as long as a screen shows it. */
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../../device/reduced-motion.ts';
import { settings } from '../../device/settings.ts';
import { PACES } from '../playback/pace.ts';
import { Telling, type Tempo } from '../playback/telling.ts';
import type { Session } from '../session/session.ts';

export function useTelling(session: Session): Telling | null {
  const [telling, setTelling] = useState<Telling | null>(null);
  useEffect(() => {
    const begun = new Telling(session, tempoFor(session.online !== null));
    setTelling(begun);
    return () => begun.close();
  }, [session]);
  return telling;
}

/** Browsers let hidden pages go slowly, and an online table goes on without them: there everything is told at once. */
export const tempoFor = (isOnline: boolean): Tempo => ({
  pace: () => (isOnline && document.hidden ? 0 : PACES[settings.value.speed]),
  reduced: isMotionReduced,
});
