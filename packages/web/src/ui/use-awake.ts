/** Keeps the screen on while this one is shown, where it is `wanted`: people look at it without touching it. */
import { useEffect } from 'preact/hooks';

export function useAwake(wanted = true): void {
  useEffect(() => {
    if (!wanted) return;
    let lock = lockScreen();
    // The browser lets go of it by itself when the page is hidden.
    const again = () => {
      if (document.visibilityState === 'visible') lock = lockScreen();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock.then((held) => held?.release());
    };
  }, [wanted]);
}

/** null where the browser cannot, or will not: to save its battery, or because the page is hidden. */
async function lockScreen(): Promise<WakeLockSentinel | null> {
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return null;
  }
}
