/** All lengths grow with the screen while this one is shown. */
import { useLayoutEffect } from 'preact/hooks';

export function useTelevision(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'tv';
    return () => {
      delete dataset['screen'];
    };
  }, []);
}
