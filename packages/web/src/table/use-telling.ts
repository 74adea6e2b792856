/** Lets what happens at a session be told for as long as a screen shows it. */
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../motion/reduced.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { PACES } from '../telling/pace.ts';
import { Telling, type Tempo } from '../telling/telling.ts';

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
