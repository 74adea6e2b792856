/** Brings the place that the address names into sight, as soon as it is there. */
import { useEffect } from 'preact/hooks';

export function usePlace(hash: string, isReady = true): void {
  useEffect(() => {
    const place = isReady ? document.getElementById(hash.slice(1)) : null;
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [hash, isReady]);
}
