/** Whether a connection that was lost is back, for as long as that is worth a word. */
import { useEffect, useState } from 'preact/hooks';

/** How long good news stay. */
const BACK_MS = 2500;

export function useReconnected(isLost: boolean): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    return () => setBack(true);
  }, [isLost]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack && !isLost;
}
