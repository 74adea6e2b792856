/** Keeps the newest line of a list in sight, unless the person has scrolled away from it. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const NEAR = 24; // px: a line half out of sight is still "at the end"

/** What people scroll with. A list also scrolls when its size changes, and nobody wished that. */
const STEERING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface Newest {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether the newest line is out of sight by the person's own wish. */
  readonly away: boolean;
  readonly toEnd: () => void;
}

/** `news` changes with everything that may add to the list. */
export function useNewest(news: unknown): Newest {
  const list = useRef<HTMLOListElement>(null);
  const [away, setAway] = useState(false);

  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(() => (list.current ? watchScrolling(list.current, setAway) : undefined), []);
  // After the browser has laid the page out anyway: to ask for the height before would make it do that twice.
  useEffect(() => {
    if (!away) toEnd();
  }, [news, away]);
  useEffect(() => {
    if (away || !list.current) return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [away]);

  return { list, away, toEnd };
}

/** Says whether the end is out of sight, as soon as the person has steered. Returns how to stop. */
function watchScrolling(list: HTMLElement, onAway: (away: boolean) => void): () => void {
  let steered = false;
  const listening = new AbortController();
  const { signal } = listening;
  for (const kind of STEERING)
    list.addEventListener(
      kind,
      () => {
        steered = true;
      },
      { signal, passive: true },
    );
  list.addEventListener(
    'scroll',
    () => {
      const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR;
      if (isAtEnd) steered = false;
      if (isAtEnd || steered) onAway(!isAtEnd);
    },
    { signal },
  );
  return () => listening.abort();
}
