/** Brings the place that the address names into sight, as soon as it is there, and again whenever a link leads to it. */
import { useEffect } from 'preact/hooks';
import { address } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';

export function useAnchor(isReady = true): void {
  const opened = useSignal(address);
  useEffect(() => {
    const place = isReady ? document.getElementById(location.hash.slice(1)) : null;
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [opened, isReady]);
}
