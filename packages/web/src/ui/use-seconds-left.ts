/** Seconds until a moment, counted down as long as somebody looks. */
import { useEffect, useState } from 'preact/hooks';

const SECOND = 1000;

/** null where there is no such moment. */
export function useSecondsLeft(moment: number | null): number | null {
  const [, tick] = useState({});
  useEffect(() => {
    if (moment === null) return;
    const ticking = setInterval(() => tick({}), SECOND);
    return () => clearInterval(ticking);
  }, [moment]);
  return moment === null ? null : Math.max(0, Math.ceil((moment - Date.now()) / SECOND));
}
