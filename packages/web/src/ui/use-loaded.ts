/** A part of a screen that nobody needs at first: loaded once it is wanted, and asked for again if that failed. */
import { useEffect, useState } from 'preact/hooks';

/** `wish` changes whenever it may be wanted; null while it is not. The part is null until it is there. */
export function useLoaded<Part>(wish: unknown, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  useEffect(() => {
    if (wish === null || part !== null) return;
    let isWanted = true;
    load().then(
      (is) => isWanted && setPart({ is }),
      () => {}, // the next wish tries again
    );
    return () => {
      isWanted = false;
    };
  }, [wish]);
  return part?.is ?? null;
}
