/** What the tab of the browser is called. */
import { useEffect } from 'preact/hooks';

const PRODUCT = 'Turn 7';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}
