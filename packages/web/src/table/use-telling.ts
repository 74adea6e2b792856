/** Lets what happens at a session be told for as long as a screen shows it. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { PACES } from '../telling/pace.ts';
import { Telling, type Tempo } from '../telling/telling.ts';

const TEMPO: Tempo = {
  pace: () => PACES[settings.value.speed],
  reduced: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};

export function useTelling(session: Session): Telling | null {
  const [telling, setTelling] = useState<Telling | null>(null);
  useEffect(() => {
    const begun = new Telling(session, TEMPO);
    setTelling(begun);
    return () => begun.close();
  }, [session]);
  return telling;
}
