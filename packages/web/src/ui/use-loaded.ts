/** A part of the page that nobody needs at first: loaded once it is wanted, and asked for again if that failed. */
import { useEffect, useState } from 'preact/hooks';
import { loadAnew } from '../device/missing-part.ts';

export type Loaded<Part> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly again: () => void }
  | { readonly kind: 'loaded'; readonly part: Part };

/** How it was asked for last. */
type Asking = 'by itself' | 'by hand';

/** `wish` changes whenever it may be wanted; null while it is not. `atOnce`: the part, where it is here already. */
export function useLoaded<Part>(wish: unknown, load: () => Promise<Part>, atOnce: Part | null = null): Loaded<Part> {
  const [part, setPart] = useState<{ readonly is: Part } | null>(() => (atOnce === null ? null : { is: atOnce }));
  const [isMissing, setMissing] = useState(false);
  const [asking, ask] = useState<{ readonly how: Asking }>({ how: 'by itself' });

  useEffect(() => {
    if (wish === null || part !== null) return;
    let isWanted = true;
    load().then(
      (is) => isWanted && setPart({ is }),
      () => {
        if (isWanted) setMissing(true);
        if (isWanted && asking.how === 'by hand') void loadAnew();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wish, asking]);

  useEffect(() => {
    if (!isMissing) return;
    const isBack = () => ask({ how: 'by itself' });
    addEventListener('online', isBack);
    return () => removeEventListener('online', isBack);
  }, [isMissing]);

  if (part !== null) return { kind: 'loaded', part: part.is };
  return isMissing ? { kind: 'missing', again: () => ask({ how: 'by hand' }) } : { kind: 'loading' };
}
