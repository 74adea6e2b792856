/** What the tab of the browser is called. */
import { useEffect } from 'preact/hooks';

const PRODUCT = 'Turn 7';

/** As long as a screen is shown. `title`: the whole of it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);
}
